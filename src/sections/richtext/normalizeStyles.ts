const hasStyle = (element: HTMLElement, pattern: RegExp) =>
  pattern.test(element.getAttribute("data-style") ?? "");

const bold = /font-weight:\s*(?:bold|[6-9]\d\d)/i;
const notBold = /font-weight:\s*(?:normal|[1-5]\d\d)/i;

/** Inline styles with a meaning, as elements of our schema. */
const meanings: [tag: string, style: RegExp][] = [
  ["strong", bold],
  ["em", /font-style:\s*italic/i],
  ["u", /text-decoration[^:;]*:[^;]*underline/i],
  ["s", /text-decoration[^:;]*:[^;]*line-through/i],
];

/** Converts inline styles, stored as `data-style`, to elements: our CSP makes browsers ignore them. */
export function normalizeStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-style]")) {
    for (const [tag, style] of meanings) {
      if (hasStyle(element, style) && !element.closest(`h1, h2, h3, a, ${tag}`)) wrapContents(element, tag);
    }
    if (element.matches("b, strong") && hasStyle(element, notBold))
      element.replaceWith(...element.childNodes);
    else element.removeAttribute("data-style");
  }
}

function wrapContents(element: HTMLElement, tag: string): void {
  if (element.querySelector("p, h1, h2, h3, ul, ol, li, table, div")) return;
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}
