import { watchUnfound } from "#guest/search/watchUnfound.ts";
import { readPassages, type PagePassage } from "#guest/search/pagePassages.ts";
import { pageTree } from "#guest/search/pageTree.ts";
import { countText, MAX_RESULTS, placeOf } from "#guest/search/resultTexts.ts";
import { excerptOf } from "#search/excerpt.ts";
import { findPassages, type Found } from "#search/find.ts";
import { newPassageIndex } from "#search/passageIndex.ts";
import { languageOfTag, vocabulariesOf } from "#search/vocabularies.ts";

/** Reads the page, and loads what the search knows of its languages. */
export async function readPage() {
  const language = languageOfTag(document.documentElement.lang);
  const passages = readPassages<Node>(document.body, pageTree, language, languageOfTag);
  const languages = passages.flatMap(({ title, text }) => [title.language, text.language]);
  return { language, passages, vocabularies: await vocabulariesOf([language, ...languages]) };
}

/**
 * Answers on the page what is typed into the search: with passages of this very page, without a request (Search 1). What it shares
 * with the page's own script is handed over: imported, it would be a file more at the first look.
 */
export async function answerOnPage(
  form: HTMLFormElement,
  input: HTMLInputElement,
  sectionShown: () => Element | null,
): Promise<void> {
  const { language, passages, vocabularies } = await readPage();
  const index = newPassageIndex(passages, vocabularies);
  const say = vocabularies[0]?.lexicon.texts;
  const tiles = document.querySelector<HTMLElement>(".tiles");
  if (!say || !tiles) return;

  const list = document.createElement("ul");
  list.setAttribute("aria-label", say.results);
  const status = document.createElement("output");
  const note = document.createElement("p");
  note.className = "soft";
  note.textContent = say.hostSees;
  form.after(list, status, note);
  const noteUnfound = watchUnfound();

  /** Results stand in the tiles' place; where a section is read, the tiles beside it are the way to the others. */
  const makeRoom = () => {
    tiles.hidden = input.value.trim() !== "" && !sectionShown();
  };
  const show = () => {
    const query = input.value;
    const isBlank = query.trim() === "";
    const found = findPassages(index, query);
    list.replaceChildren(...found.slice(0, MAX_RESULTS).map(draw));
    list.hidden = found.length === 0;
    makeRoom();
    status.textContent = isBlank ? "" : countText(found.length, say, language);
    note.hidden = isBlank || found.length > 0;
    noteUnfound(isBlank || found.length > 0 ? "" : query);
  };

  const search = form.parentElement ?? form;
  input.addEventListener("input", show);
  addEventListener("hashchange", makeRoom);
  search.addEventListener("keydown", (key) => {
    const links = [...list.querySelectorAll("a")];
    const at = links.findIndex((link) => link === document.activeElement);
    if (key.key === "Escape") {
      input.value = "";
      show();
      input.focus();
    } else if (key.key === "Enter" && key.target === input) links[0]?.click();
    else if (key.key === "ArrowDown") links[at + 1]?.focus();
    else if (key.key === "ArrowUp" && at >= 0) (links[at - 1] ?? input).focus();
    else return;
    key.preventDefault();
  });
  show();
}

function draw(found: Found<PagePassage<Node>>): HTMLLIElement {
  const { passage, marks } = found;
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = `#${passage.section}`;
  const place = document.createElement("b");
  place.textContent = placeOf(found);
  const excerpt = document.createElement("span");
  excerpt.lang = passage.text.language;
  excerpt.dir = "auto";
  for (const { text, isMarked } of excerptOf(passage.text.text, marks)) {
    const piece = document.createElement(isMarked ? "mark" : "span");
    piece.textContent = text;
    excerpt.append(piece);
  }
  link.append(place, " ", excerpt);
  link.addEventListener("click", () => lead(passage.element));
  item.append(link);
  return item;
}

/** Opens what folds around the passage and brings it into view, once its section is shown. */
function lead(node: Node): void {
  if (!(node instanceof Element)) return;
  node.closest("details")?.setAttribute("open", "");
  addEventListener(
    "hashchange",
    () => {
      for (const old of document.querySelectorAll(".found")) old.classList.remove("found");
      node.classList.add("found");
      node.scrollIntoView({ block: "center" });
    },
    { once: true },
  );
}
