// How the icons of each drawer are fetched: outlines in a square of 512, by name.
declare module "virtual:icons" {
  const fetchers: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default fetchers;
}
