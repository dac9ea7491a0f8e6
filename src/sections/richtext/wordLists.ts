/** Converts Word's paragraphs with drawn bullets to lists, in place. Reads `data-style`. */
export function convertWordLists(pasted: ParentNode): void {
  for (const paragraph of pasted.querySelectorAll<HTMLElement>("p[data-style*='mso-list']")) {
    if (paragraph.closest("li")) continue;
    convertRun(paragraph);
  }
}

function convertRun(first: HTMLElement): void {
  const open: HTMLElement[] = [];
  let next: Element | null = first;
  while (next instanceof HTMLElement && isWordItem(next)) {
    const paragraph: HTMLElement = next;
    next = paragraph.nextElementSibling;
    addItem(paragraph, open, first);
  }
}

function addItem(paragraph: HTMLElement, open: HTMLElement[], first: HTMLElement): void {
  const level = Math.min(levelOf(paragraph), open.length + 1);
  const tag = isNumbered(paragraph) ? "ol" : "ul";
  open.length = Math.min(open.length, level);
  if (open[level - 1]?.localName !== tag) {
    const list = paragraph.ownerDocument.createElement(tag);
    const parent = open[level - 2]?.lastElementChild;
    const before = open[level - 1];
    if (parent) parent.append(list);
    else if (before) before.after(list);
    else first.before(list);
    open[level - 1] = list;
  }
  for (const bullet of paragraph.querySelectorAll("[data-style*='mso-list:Ignore']")) bullet.remove();
  const item = paragraph.ownerDocument.createElement("li");
  open[level - 1]?.append(item);
  item.append(paragraph);
}

function isWordItem(element: Element): boolean {
  return element.localName === "p" && /mso-list:\s*l\d/.test(element.getAttribute("data-style") ?? "");
}

function levelOf(paragraph: Element): number {
  return Number(/mso-list:[^;]*\blevel(\d)/.exec(paragraph.getAttribute("data-style") ?? "")?.[1] ?? 1);
}

function isNumbered(paragraph: Element): boolean {
  const bullet = paragraph.querySelector("[data-style*='mso-list:Ignore']")?.textContent?.trim() ?? "";
  return /^\(?[\da-z]{1,4}[.)]/i.test(bullet);
}
