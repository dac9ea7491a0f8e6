const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
const inline = /<\/?(?:strong|b|em|i|u|s|span|a)(?:\s[^<>]*)?>/g;

/** The words of sanitised rich text, in one line: blocks stand apart, a half-bold word stays one word. */
export function plainText(html: string): string {
  return html
    .replace(inline, "")
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) => {
      if (name) return entities[name.toLowerCase()] ?? entity;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    })
    .replace(/\s+/g, " ")
    .trim();
}
