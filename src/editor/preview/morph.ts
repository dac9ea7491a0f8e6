/**
 * Makes what is shown follow from one drawing of a page to the next. Only what differs between the two is touched, so that
 * the page keeps its place, what was unfolded, and what its own script did.
 */
export function morph(shown: Element, before: Element, after: Element): void {
  if (before.isEqualNode(after)) return;
  copyAttributes(shown, before, after);
  const [on, was, next] = [shown, before, after].map(({ childNodes }) => [...childNodes]);
  if (!on || !was || !next || !isAlike(on, was) || !isAlike(was, next)) {
    shown.replaceChildren(...[...after.childNodes].map((node) => shown.ownerDocument.importNode(node, true)));
    return;
  }
  for (const [at, node] of on.entries()) {
    const [from, to] = [was[at], next[at]];
    if (node.nodeType === Node.TEXT_NODE) {
      if (from?.nodeValue !== to?.nodeValue) node.nodeValue = to?.nodeValue ?? "";
    } else if (isElement(node) && isElement(from) && isElement(to)) morph(node, from, to);
  }
}

/** An element of another window is none of this window's. */
const isElement = (node: Node | undefined): node is Element => node?.nodeType === Node.ELEMENT_NODE;

function isAlike(nodes: readonly Node[], others: readonly Node[]): boolean {
  return (
    nodes.length === others.length && nodes.every(({ nodeName }, at) => nodeName === others[at]?.nodeName)
  );
}

function copyAttributes(shown: Element, before: Element, after: Element): void {
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) shown.removeAttribute(name);
  for (const { name, value } of after.attributes)
    if (before.getAttribute(name) !== value) shown.setAttribute(name, value);
}
