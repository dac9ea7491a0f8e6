const SPACE = " \t\n\f\r";

/**
 * Returns external HTML with inline styles as `data-style` and handlers as `data-on…`, before a browser parses it: our
 * CSP would report each of them. Reads tags as HTML's tokenizer does (https://html.spec.whatwg.org/#tag-open-state), in
 * linear time; keeps the rest.
 */
export function renameStyles(html: string): string {
  let renamed = "";
  let copiedTo = 0;
  let at = 0;
  const skip = (isPart: (sign: string) => boolean) => {
    while (at < html.length && isPart(html.charAt(at))) at++;
  };
  const isBetween = (sign: string) => sign === "/" || SPACE.includes(sign);
  const isName = (sign: string) => !isBetween(sign) && sign !== ">" && sign !== "=";

  for (at = nextTag(html, 0); at !== -1; at = nextTag(html, at)) {
    skip(isName);
    for (skip(isBetween); at < html.length && html.charAt(at) !== ">"; skip(isBetween)) {
      const start = at++; // the first sign of a name may be any
      skip(isName);
      const name = html.slice(start, at).toLowerCase();
      if (name === "style" || name.startsWith("on")) {
        renamed += `${html.slice(copiedTo, start)}data-`;
        copiedTo = start;
      }
      skip((sign) => SPACE.includes(sign));
      if (html.charAt(at) === "=") skipValue();
    }
  }
  return renamed + html.slice(copiedTo);

  function skipValue(): void {
    at++;
    skip((sign) => SPACE.includes(sign));
    const quote = html.charAt(at);
    if (quote !== '"' && quote !== "'") return skip((sign) => sign !== ">" && !SPACE.includes(sign));
    const end = html.indexOf(quote, at + 1);
    at = end === -1 ? html.length : end + 1;
  }
}

/** Returns the index of the next start tag, -1 without one; skips comments. */
function nextTag(html: string, from: number): number {
  for (let at = html.indexOf("<", from); at !== -1; at = html.indexOf("<", at + 1)) {
    if (html.startsWith("<!--", at)) {
      at = html.indexOf("-->", at + 2);
      if (at === -1) return -1;
    } else if (/[a-z]/i.test(html.charAt(at + 1))) return at;
  }
  return -1;
}
