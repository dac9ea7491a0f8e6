// Vite reads this call without running it, and gives each picture the URL that the build puts it at.
const files = import.meta.glob<string>("./cards/*.jpg", { query: "?url", import: "default", eager: true });

/** Returns a page's 1200 × 630 preview. Throws until `npm run screenshots:site` has made it. */
export function picture(name: string, alt: string): { src: string; alt: string } {
  const src = files[`./cards/${name}.jpg`];
  if (!src) throw new Error(`There is no preview picture ${name}: run takeScreenshots.ts.`);
  return { src, alt };
}
