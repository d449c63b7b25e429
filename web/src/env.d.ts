// Outlines in a square of 512, by name.
declare module "virtual:icons" {
  const paths: Record<string, string>;
  export default paths;
}
declare module "virtual:icons/cards" {
  const paths: Record<string, string>;
  export default paths;
}
