/** Many links or buttons of one kind are one stop for whoever goes by Tab; the arrows, Home and End lead on among them. */

export function roving(group: HTMLElement): () => void {
  const all = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("a, button")];
  const stop = (one: HTMLElement | undefined): void => all().forEach((other) => (other.tabIndex = other === one ? 0 : -1));

  /** The nearest one in the next row, above or below. */
  function beside(from: HTMLElement, way: number): HTMLElement | undefined {
    const { x, y } = from.getBoundingClientRect();
    const far = (one: HTMLElement): [number, number] => [(one.getBoundingClientRect().y - y) * way, Math.abs(one.getBoundingClientRect().x - x)];
    return all().filter((one) => far(one)[0] > 1).sort((a, b) => far(a)[0] - far(b)[0] || far(a)[1] - far(b)[1])[0];
  }

  function go(event: KeyboardEvent): void {
    const list = all();
    const at = list.indexOf(event.target as HTMLElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const steps: Record<string, () => HTMLElement | undefined> = {
      ArrowLeft: () => list[at - 1], ArrowRight: () => list[at + 1], ArrowUp: () => beside(list[at]!, -1), ArrowDown: () => beside(list[at]!, 1), Home: () => list[0], End: () => list.at(-1),
    };
    const next = steps[event.key]?.();
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const come = (event: FocusEvent): void => stop(event.target as HTMLElement);
  stop(all()[0]);
  group.addEventListener("keydown", go);
  group.addEventListener("focusin", come);
  return () => {
    group.removeEventListener("keydown", go);
    group.removeEventListener("focusin", come);
  };
}
