const drawings = import.meta.glob<string>("./pictures/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Returns a drawing of the demo guidebook as an SVG file, undefined where there is none of that name. */
export function findDemoPicture(file: string): string | undefined {
  const path = `./pictures/${file}`;
  return Object.hasOwn(drawings, path) ? drawings[path] : undefined;
}
