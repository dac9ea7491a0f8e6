/** An icon of lucide as React writes it: size, name, further classes, further attributes, shapes. */
const ICON =
  /<svg xmlns="[^"]*" width="([^"]*)" [^>]*?class="lucide lucide-([a-z0-9-]+)([^"]*)"([^>]*)>(.*?)<\/svg>/g;

/** Writes repeated icons once, as a symbol, without what the style has for all (`styles/page.css`). */
export function shareIcons(page: string): string {
  const counts = new Map<string, number>();
  for (const [, , name = ""] of page.matchAll(ICON)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const symbols = new Map<string, string>();
  const markup = page.replaceAll(ICON, (_, size, name, classes, rest, shapes) => {
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
