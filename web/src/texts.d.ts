/** A language's texts in one piece; vite.config.ts makes them. */
declare module "texts:*" {
  const text: string;
  export default text;
}
