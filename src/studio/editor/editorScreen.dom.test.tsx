import { describe, expect, test } from "vitest";
import { currentToast, dismissToast, showToast } from "#platform/ui/toast.ts";
import { standardTypes, type SectionType } from "#sections/catalog.ts";
import { drafts } from "#studio/drafts.ts";
import EditorScreen from "#studio/EditorScreen.tsx";
import { editorResponses, emptySections, lakeHouse } from "#testing/editorResponses.ts";
import { waitUntil } from "#testing/render.tsx";
import { openScreen, type OpenScreen } from "#testing/screen.tsx";

async function openEditor(responses: Record<string, unknown> = {}): Promise<OpenScreen> {
  drafts.clear("u1");
  dismissToast(showToast({ title: "Before" }));
  const screen = await openScreen({
    path: "/guidebooks/g1",
    route: "/guidebooks/:id",
    Component: EditorScreen,
    responses: { ...editorResponses, ...responses },
  });
  await waitUntil(() => screen.text().includes("Last updated"));
  return screen;
}

const cardOf = (screen: OpenScreen, type: SectionType) =>
  screen.all(`[aria-labelledby=section-${type}]`)[0] ?? document.createElement("p");
const writes = ({ sent }: OpenScreen) => sent.filter(({ call }) => !call.startsWith("GET"));
const toast = () => currentToast()?.toast;

test("the editor says when the guidebook was last changed", async () => {
  const screen = await openEditor();
  expect(screen.text()).toContain("Last updated: Jan 5, 2025");
  expect(screen.field("Guidebook Name").value).toBe("Lake House");
});

test("a section without content says that there is none, and what to do", async () => {
  const screen = await openEditor();
  for (const type of standardTypes)
    expect(cardOf(screen, type).textContent).toMatch(
      /No(thing)? [\w -]+ yet\. Click Edit to add (it|one|some|them)\./,
    );
  expect(cardOf(screen, "welcome").textContent).toContain("No welcome message yet. Click Edit to add one.");
  expect(cardOf(screen, "howto").textContent).toContain("No how-to guides yet.");
});

test("a section of a type that this version does not know says so", async () => {
  const [welcome] = emptySections;
  const minibar = { ...welcome, id: "minibar", type: "minibar" };
  const screen = await openEditor({ "GET /api/guidebooks/g1/sections": [welcome, minibar] });
  expect(screen.text()).toContain("Unknown section type");
});

test("a name that is blank is refused, the same one is not sent, and one that differs is", async () => {
  const screen = await openEditor({ "PUT /api/guidebooks/g1": { ...lakeHouse, name: "Bach" } });
  await screen.type("Guidebook Name", "  ");
  await screen.press("Save");
  expect(toast()).toMatchObject({
    title: "Guidebook name required",
    description: "Please enter a name for your guidebook.",
    variant: "destructive",
  });
  await screen.type("Guidebook Name", " Lake House ");
  await screen.press("Save");
  expect(writes(screen)).toEqual([]);
  await screen.type("Guidebook Name", "Bach ");
  await screen.press("Save");
  expect(writes(screen)).toEqual([{ call: "PUT /api/guidebooks/g1", body: { name: "Bach" } }]);
  expect(toast()).toMatchObject({
    title: "Guidebook updated",
    description: "Your guidebook has been updated successfully.",
  });
});

describe("a section's form", () => {
  const SAVE = "PUT /api/guidebook-sections/rules";
  const reads = ({ sent }: OpenScreen) =>
    sent.filter(({ call }) => call === "GET /api/guidebooks/g1/sections").length;

  async function openRules(responses: Record<string, unknown> = {}) {
    const screen = await openEditor(responses);
    await screen.press("Edit House Rules");
    await waitUntil(() => cardOf(screen, "rules").textContent?.includes("Add a rule") ?? false);
    return screen;
  }

  test("is left at once by a save, and the sections are read again after it", async () => {
    const saved = Promise.withResolvers<unknown>();
    const screen = await openRules({ [SAVE]: saved.promise });
    await screen.type("Add a rule", "Shoes off");
    const before = reads(screen);
    await screen.press("Save Changes");
    expect(cardOf(screen, "rules").textContent).not.toContain("Add a rule");
    expect(cardOf(screen, "rules").textContent).toContain("Shoes off");
    expect(reads(screen)).toBe(before);
    const content = { rules: ["Shoes off"] };
    saved.resolve({ ...emptySections.find(({ type }) => type === "rules"), content, version: 2 });
    await waitUntil(() => toast()?.title === "Section updated");
    expect(toast()?.description).toBe("Your changes have been saved.");
    expect(reads(screen)).toBe(before + 1);
  });

  test("is left by Cancel, and nothing is sent", async () => {
    const screen = await openRules();
    await screen.type("Add a rule", "Shoes off");
    await screen.press("Cancel House Rules");
    expect(cardOf(screen, "rules").textContent).toContain("No house rules yet.");
    expect(writes(screen)).toEqual([]);
  });
});

test("a list adds by Enter what is typed, and nothing that is blank", async () => {
  const screen = await openEditor();
  const lists: [SectionType, string, string[]][] = [
    ["rules", "House Rules", ["Add a rule"]],
    ["departure", "Check Out", ["Add a step"]],
    ["recommendations", "Local Recommendations", ["Add a restaurant", "Add a thing to do"]],
    ["places", "Places To See", ["Add a place"]],
  ];
  for (const [type, title, fields] of lists) {
    const inCard = (text: string) => cardOf(screen, type).textContent?.includes(text) ?? false;
    const rows = () => cardOf(screen, type).querySelectorAll("[data-row]").length;
    await screen.press(`Edit ${title}`);
    await waitUntil(() => fields.every(inCard));
    for (const [at, label] of fields.entries()) {
      await screen.type(label, "   ");
      await screen.enter(label);
      expect(rows()).toBe(at);
      await screen.type(label, " Blue Pools ");
      await screen.enter(label);
      expect(rows()).toBe(at + 1);
      expect(screen.field(label).value).toBe("");
    }
    await screen.press(`Cancel ${title}`);
  }
});

test("rich text is formed by a toolbar", async () => {
  const screen = await openEditor();
  await screen.press("Edit Welcome Message");
  await waitUntil(() => screen.all("[role=toolbar]").length > 0);
  const tools = screen.all("[role=toolbar] button").map((button) => button.getAttribute("aria-label"));
  expect(tools.join(", ")).toBe(
    "Bold, Italic, Underline, Strikethrough, Heading 1, Heading 2, Heading 3, Bullet list, Numbered list, " +
      "Decrease indent, Increase indent, Link, Picture, Only during the stay, Small text, Large text, Huge text, " +
      "Remove formatting, Undo, Redo",
  );
});

test("Remove formatting leaves the words alone", async () => {
  const sections = emptySections.map((section) =>
    section.type === "welcome"
      ? { ...section, content: { text: '<h2 class="indent-2"><strong>Kia</strong> <em>ora</em></h2>' } }
      : section,
  );
  const screen = await openEditor({ "GET /api/guidebooks/g1/sections": sections });
  await screen.press("Edit Welcome Message");
  await waitUntil(() => screen.all("[role=toolbar]").length > 0);
  await screen.press("Remove formatting");
  await screen.press("Save Changes");
  expect(writes(screen)).toMatchObject([{ body: { content: { text: "<p>Kia ora</p>" } } }]);
});
