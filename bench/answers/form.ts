import { parse, type DefaultTreeAdapterTypes } from "parse5";
import type { Question } from "#test/answers/questions.ts";

/** The first passage that a guest is shown. */
export interface First {
  section: string;
  text: string;
  /** All that the guest reads of it. */
  shown: string;
}

let visitors = 0;

const MAX_RETURNED = 3;

/** Searches as a guest without script does, each from another address, and returns the first three passages. */
export async function askServer(origin: string, slug: string, question: Question): Promise<First[]> {
  visitors += 1;
  const page = await fetch(`${origin}/view/${slug}/search?${new URLSearchParams({ q: question.text })}`, {
    headers: {
      "accept-language": question.language,
      "x-forwarded-for": `10.1.${visitors >> 8}.${visitors & 255}`,
    },
  });
  if (!page.ok) throw new Error(`${question.text}: ${page.status}`);
  return firstsOf(await page.text());
}

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

function firstsOf(html: string): First[] {
  const results = find(parse(html), "ul");
  const links = results && "childNodes" in results ? results.childNodes.map((item) => find(item, "a")) : [];
  return links.slice(0, MAX_RETURNED).flatMap((link): First[] => {
    if (!link || !("attrs" in link)) return [];
    const href = link.attrs.find(({ name }) => name === "href")?.value ?? "";
    const excerpt = find(link, "span");
    return [{ section: href.replace(/^.*#/, ""), text: excerpt ? textOf(excerpt) : "", shown: textOf(link) }];
  });
}

function find(node: Node, tag: string): Node | undefined {
  if ("tagName" in node && node.tagName === tag) return node;
  for (const child of "childNodes" in node ? node.childNodes : []) {
    const found = find(child, tag);
    if (found) return found;
  }
  return undefined;
}

const textOf = (node: Node): string =>
  "value" in node ? node.value : "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
