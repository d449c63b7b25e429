// Fetchers for the icon groups: outlines in a 512 × 512 square, by icon name.
declare module "virtual:icons" {
  const fetchers: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default fetchers;
}
