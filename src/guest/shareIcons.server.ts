/** An icon of lucide as React writes it: size, name, further classes, further attributes, shapes. */
const ICON =
  /<svg xmlns="[^"]*" width="([^"]*)" [^>]*?class="lucide lucide-([a-z0-9-]+)([^"]*)"([^>]*)>(.*?)<\/svg>/g;

/** A shape without content, as React writes it. */
const EMPTY_SHAPE = /><\/(?:path|circle|rect|line|ellipse|poly(?:gon|line)|stop)>/g;

/** Consecutive paths without attributes of their own. */
const PATHS = /(?:<path d="[^"]*"\/>){2,}/g;
/** A path's first move, which is from the origin when it is relative; a pair of numbers after it is a line. */
const FIRST_MOVE = /^m(-?\d*\.?\d+)[ ,]?(-?\d*\.?\d+) ?(?=([-\d.])?)/;

/** Writes paths as one: each draws with the same stroke, and starts where it started. */
function joinPaths(paths: string): string {
  const [first = "", ...others] = [...paths.matchAll(/d="([^"]*)"/g)].map(([, d = ""]) => d);
  const moved = others.map((d) =>
    d.replace(FIRST_MOVE, (_, x, y, next) => `M${x}${y.startsWith("-") ? "" : " "}${y}${next ? "l" : ""}`),
  );
  return `<path d="${first}${moved.join("")}"/>`;
}

/**
 * Writes repeated icons once, as a symbol, without what the style has for all (`styles/page.css`), and shapes without
 * closing tags.
 */
export function shareIcons(drawnPage: string): string {
  const page = drawnPage.replaceAll(EMPTY_SHAPE, "/>");
  const counts = new Map<string, number>();
  for (const [, , name = ""] of page.matchAll(ICON)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const symbols = new Map<string, string>();
  const markup = page.replaceAll(ICON, (_, size, name, classes, rest, drawn) => {
    const shapes = drawn.replaceAll(PATHS, joinPaths);
    const look = `class="lucide${classes.replaceAll(/ lucide-[a-z0-9-]+/g, "")}" width="${size}" height="${size}"${rest}`;
    if (counts.get(name) === 1) return `<svg viewBox="0 0 24 24" ${look}>${shapes}</svg>`;
    symbols.set(name, `<symbol id="icon-${name}" viewBox="0 0 24 24">${shapes}</symbol>`);
    return `<svg ${look}><use href="#icon-${name}"/></svg>`;
  });
  if (symbols.size === 0) return markup;
  return markup.replace(
    /<body[^>]*>/,
    (body) => `${body}<svg hidden="">${[...symbols.values()].join("")}</svg>`,
  );
}
