import { queryServer, type FoundOnPage } from "#guest/search/queryServer.ts";
import { watchSearchesWithoutResult } from "#guest/search/watchSearchesWithoutResult.ts";
import { LEXICON, readPassages, type PagePassage } from "#guest/search/pagePassages.ts";
import { pageTree } from "#guest/search/pageTree.ts";
import { countText } from "#guest/search/resultTexts.ts";
import { excerptOf } from "#search/excerpt.ts";
import { findPassages } from "#search/find.ts";
import { vocabulariesOfPage } from "#search/pageLexicon.ts";
import { newPassageIndex } from "#search/passageIndex.ts";
import { languageOfTag } from "#search/vocabularies.ts";

/** Reads the page, and loads the search of its language. */
export async function readPage() {
  const { body, documentElement } = document;
  const language = languageOfTag(documentElement.lang);
  const passages = readPassages<Node>(body, pageTree, language, languageOfTag);
  const holder = body.querySelector<HTMLElement>(`[${LEXICON}]`);
  const text = holder?.getAttribute(LEXICON);
  const other = holder && text ? { language: languageOfTag(holder.lang), text } : null;
  return { language, passages, vocabularies: await vocabulariesOfPage(language, other) };
}

/** The icon `circle-x` of lucide, in the size of the field's. */
const CLEAR_ICON =
  '<svg viewBox="0 0 24 24" class="lucide" width="20" height="20"><circle cx="12" cy="12" r="10"/><path d="m15 9-6 6M9 9l6 6"/></svg>';

/** The form of the search on the page. */
export interface SearchForm {
  form: HTMLFormElement;
  input: HTMLInputElement;
  /** Empties the field and focuses it. */
  clear: () => void;
}

/** Answers the search on the page with its own passages at once, then as the server answers (Search 1). */
export async function answerOnPage(
  { form, input, clear }: SearchForm,
  sectionShown: () => Element | null,
): Promise<void> {
  const { language, passages, vocabularies } = await readPage();
  const index = newPassageIndex(passages, vocabularies);
  const say = vocabularies[0].lexicon.texts;
  const tiles = document.querySelector<HTMLElement>(".tiles");
  if (!tiles) return;

  const list = document.createElement("ul");
  list.setAttribute("aria-label", say.results);
  const status = document.createElement("output");
  const note = elementOf("p", say.hostSees);
  note.className = "soft";
  const recordSearchWithoutResult = watchSearchesWithoutResult();
  const contact = document.querySelector(".contact")?.cloneNode(true);
  const nothing = document.createElement("div");
  nothing.append(recordSearchWithoutResult ? note : "", contact ?? "");
  const clearButton = document.createElement("button");
  clearButton.type = "button";
  clearButton.setAttribute("aria-label", say.clear);
  clearButton.innerHTML = CLEAR_ICON;
  clearButton.addEventListener("click", clear);
  form.append(clearButton);
  form.after(status, list, nothing);

  /** Results replace the tiles; without results, or in a section, the tiles are shown. */
  const makeRoom = () => {
    tiles.hidden = !list.hidden && !sectionShown();
  };
  const draw = (query: string, found: readonly FoundOnPage<PagePassage<Node>>[], none: string) => {
    const isBlank = query.trim() === "";
    list.replaceChildren(...found.map(drawFound));
    list.hidden = found.length === 0;
    makeRoom();
    status.textContent = isBlank ? "" : none || countText(found.length, say, language);
    nothing.hidden = isBlank || found.length > 0;
    recordSearchWithoutResult?.(isBlank || found.length > 0 ? "" : query);
  };
  const ask = queryServer(form.action, passages, (query, ...answer) => {
    // A guest who went on to an answer comes back to the same list.
    if (query === input.value && !sectionShown() && !list.contains(document.activeElement))
      draw(query, ...answer);
  });
  const show = () => {
    const query = input.value;
    draw(query, findPassages(index, query), "");
    ask(query);
  };

  const search = form.parentElement ?? form;
  input.addEventListener("input", show);
  addEventListener("hashchange", makeRoom);
  search.addEventListener("keydown", (key) => {
    const links = [...list.querySelectorAll("a")];
    const at = links.findIndex((link) => link === document.activeElement);
    if (key.key === "Escape") clear();
    else if (key.key === "Enter" && key.target === input) links[0]?.click();
    else if (key.key === "ArrowDown") links[at + 1]?.focus();
    else if (key.key === "ArrowUp" && at >= 0) (links[at - 1] ?? input).focus();
    else return;
    key.preventDefault();
  });
  show();
}

function elementOf(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function drawFound({ passage, marks }: FoundOnPage<PagePassage<Node>>, at: number): HTMLLIElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = `#${passage.section}`;
  const heading = passage.name || passage.heading?.text;
  const excerpt = document.createElement("span");
  excerpt.lang = passage.text.language;
  excerpt.dir = "auto";
  for (const { text, isMarked } of excerptOf(passage.text.text, marks, at, passage.name))
    excerpt.append(elementOf(isMarked ? "mark" : "span", text));
  link.append(
    elementOf("b", passage.title.text),
    " ",
    heading ? elementOf("strong", heading) : "",
    " ",
    excerpt,
  );
  link.addEventListener("click", () => lead(passage.element));
  item.append(link);
  return item;
}

/** Opens the disclosures around a passage and scrolls to it, once its section is shown. */
function lead(node: Node): void {
  if (!(node instanceof Element)) return;
  node.closest("details")?.setAttribute("open", "");
  addEventListener(
    "hashchange",
    () => {
      document.querySelector(".found")?.classList.remove("found");
      node.classList.add("found");
      node.scrollIntoView({ block: "center" });
    },
    { once: true },
  );
}
