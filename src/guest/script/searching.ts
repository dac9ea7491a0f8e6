import { fold, foundIn, type Found, type Passage } from "#guest/script/finding.ts";
import { pluralOf } from "#languages/plural.ts";
import { spoken } from "#guest/script/spoken.ts";
import { sectionShown } from "#guest/script/reading.ts";

const MAX_RESULTS = 12;
/** What of a section is one passage: small enough that its words belong together. */
const PASSAGES = "summary, p, dd, dt, address, li, details h3, .prose-guidebook :is(h1, h2, h3)";

interface Place extends Passage {
  section: Element;
  element: Element;
}

/** Wires a search over the guidebook on the page: no request, no index to load. */
export function wireSearch(): void {
  const search = document.querySelector<HTMLElement>("[data-search]");
  const input = search?.querySelector("input");
  const list = search?.querySelector("ul");
  const status = search?.querySelector("output");
  const tiles = document.querySelector<HTMLElement>(".tiles");
  if (!search || !input || !list || !status || !tiles) return;
  const places = readPlaces();
  search.hidden = false;

  /** Results stand in the tiles' place; where a section is read, the tiles beside it are the way to the others. */
  const makeRoom = () => {
    tiles.hidden = input.value.trim() !== "" && !sectionShown();
  };

  const show = () => {
    const words = fold(input.value).split(/\s+/).filter(Boolean);
    const found = foundIn(places, words);
    list.replaceChildren(...found.slice(0, MAX_RESULTS).map(draw));
    list.hidden = found.length === 0;
    makeRoom();
    status.textContent = words.length === 0 ? "" : sayHowMany(found.length);
  };

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
}

function sayHowMany(found: number): string {
  const { nothingFound, firstOf, found: forms } = spoken();
  if (found === 0) return nothingFound;
  if (found > MAX_RESULTS) return firstOf.replace("#", String(found));
  return pluralOf(forms, found, document.documentElement.lang);
}

function readPlaces(): Place[] {
  const places: Place[] = [];
  for (const section of document.querySelectorAll(".page")) {
    const title = section.querySelector("h2")?.textContent ?? "";
    places.push({ section, element: section, title, text: "" });
    for (const element of section.querySelectorAll(PASSAGES)) {
      // A card of a list is one passage with all its paragraphs.
      if (element.parentElement?.closest("li, summary")) continue;
      const text = readableText(element);
      if (text) places.push({ section, element, title, text });
    }
  }
  return places;
}

/** What is read there, without what its link to a map says. */
function readableText(element: Element): string {
  const words = element.cloneNode(true) as Element; // a clone of an element is one
  for (const link of words.querySelectorAll("[data-map]")) link.remove();
  return words.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

function draw({ place, before, match, after }: Found<Place>): HTMLLIElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = `#${place.section.id}`;
  const title = document.createElement("b");
  title.textContent = place.title;
  const mark = document.createElement("mark");
  mark.textContent = match;
  link.append(title, ...(match ? [before, mark, after] : []));
  link.addEventListener("click", () => lead(place));
  item.append(link);
  return item;
}

/** Opens what folds around the passage and brings it into view, once its section is shown. */
function lead({ element, section }: Place): void {
  if (element === section) return;
  element.closest("details")?.setAttribute("open", "");
  addEventListener(
    "hashchange",
    () => {
      for (const old of document.querySelectorAll(".found")) old.classList.remove("found");
      element.classList.add("found");
      element.scrollIntoView({ block: "center" });
    },
    { once: true },
  );
}
