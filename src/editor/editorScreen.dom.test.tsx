import { describe, expect, onTestFinished, test, vi } from "vitest";
import { currentToast, dismissToast, showToast } from "#ui/toast.ts";
import { standardTypes, type SectionType } from "#sections/catalog.ts";
import { drafts } from "#editor/drafts.ts";
import EditorScreen from "#editor/EditorScreen.tsx";
import { editorResponses, emptySections, lakeHouse } from "#test/editorResponses.ts";
import { buttonNamed, fieldNamed, json, openScreen, press, type } from "#test/openScreen.tsx";
import { perform, waitUntil } from "#test/render.tsx";

async function openEditor(
  responses: Record<string, () => Response | Promise<Response>> = {},
  path = "/guidebooks/g1",
) {
  drafts.clear("u1");
  dismissToast(showToast({ title: "Before" }));
  const opened = await openScreen(path, EditorScreen, {
    route: "/guidebooks/:id",
    responses: { ...editorResponses, ...responses },
  });
  const { screen } = opened;
  await waitUntil(() => screen.textContent.includes("Last updated"));
  const textOf = (section: SectionType) => cardOf(section)?.textContent ?? "";
  return { ...opened, textOf };
}

const cardOf = (section: SectionType) => document.querySelector(`[aria-labelledby=section-${section}]`);
const toast = () => currentToast.get()?.toast;

test("the editor says when the guidebook was last changed", async () => {
  const { screen } = await openEditor();
  expect(screen.textContent).toContain("Last updated: Jan 5, 2025");
  expect(fieldNamed("Guidebook Name").value).toBe("Lake House");
});

test("a section without content says that there is none, and what to do", async () => {
  const { textOf } = await openEditor();
  for (const section of standardTypes)
    expect(textOf(section)).toMatch(/No(thing)? [\w -]+ yet\. Click Edit to add [\w ,-]+\./);
  expect(textOf("welcome")).toContain("No welcome message yet. Click Edit to add one.");
  expect(textOf("howto")).toContain("No how-to guides yet.");
});

test("on a small screen tabs choose the one section that is shown", async () => {
  vi.spyOn(globalThis, "matchMedia").mockReturnValue(new EventTarget() as MediaQueryList); // which matches nothing
  onTestFinished(() => void vi.restoreAllMocks());
  await openEditor();
  const tabs = [...document.querySelectorAll<HTMLElement>("[role=tab]")];
  expect(tabs).toHaveLength(17);
  const shown = () => [...document.querySelectorAll("section h2")].map(({ id }) => id);
  // That of the next step comes first.
  expect(shown()).toContain("section-wifi");
  expect(shown()).not.toContain("section-welcome");
  await perform(() => tabs.find(({ textContent }) => textContent === "Welcome Message")?.click());
  expect(shown()).toContain("section-welcome");
  expect(shown()).not.toContain("section-wifi");
});

test("next to the cards the list marks the section that the host is in, none before the first", async () => {
  await openEditor();
  const marked = () =>
    [...document.querySelectorAll("nav [aria-current]")].map(({ textContent }) => textContent);
  expect(marked()).toEqual([]);
  await press("Edit House Rules");
  await waitUntil(() => marked().length > 0);
  expect(marked()).toEqual(["House Rules"]);
});

test("a section of a type that this version does not know says so", async () => {
  const [welcome] = emptySections;
  const sections = [welcome, { ...welcome, id: "minibar", type: "minibar" }];
  const { screen } = await openEditor({ "GET /api/guidebooks/g1/sections": json(sections) });
  expect(screen.textContent).toContain("Unknown section type");
});

test("Save says what is saved, and leaves one form that is open to its own button", async () => {
  const { textOf } = await openEditor();
  expect(buttonNamed("All saved").disabled).toBe(true);
  await press("Edit House Rules");
  await waitUntil(() => textOf("rules").includes("Add a rule"));
  expect(buttonNamed("All saved").disabled).toBe(true);
  await type("Add a rule", "Shoes off");
  expect(buttonNamed("Not saved").disabled).toBe(true);
  await press("Edit WiFi");
  await waitUntil(() => textOf("wifi").includes("Network name"));
  await type("Network name", "Lake");
  expect(buttonNamed("Save").disabled).toBe(false);
});

test("a name that is blank is refused, the same one is not sent, and one that differs is", async () => {
  const renamed = json({ ...lakeHouse, name: "Bach" });
  const { writes } = await openEditor({ "PUT /api/guidebooks/g1": renamed });
  await type("Guidebook Name", "  ");
  await press("Save");
  expect(toast()).toMatchObject({
    title: "Guidebook name required",
    description: "Please enter a name for your guidebook.",
    variant: "destructive",
  });
  await type("Guidebook Name", " Lake House ");
  expect(buttonNamed("All saved").disabled).toBe(true);
  expect(writes).toEqual([]);
  await type("Guidebook Name", "Bach ");
  await press("Save");
  expect(writes).toEqual([{ call: "PUT /api/guidebooks/g1", body: { name: "Bach" } }]);
  expect(toast()?.title).toBe("Guidebook updated");
});

describe("a section's form", () => {
  async function openRules(responses: Record<string, () => Promise<Response>> = {}) {
    const opened = await openEditor(responses);
    const isOpen = () => opened.textOf("rules").includes("Add a rule");
    await press("Edit House Rules");
    await waitUntil(isOpen);
    await type("Add a rule", "Shoes off");
    const reads = () => opened.calls.filter((call) => call === "GET /api/guidebooks/g1/sections").length;
    return { ...opened, isOpen, reads };
  }

  test("is left at once by a save, and the sections are read again after it", async () => {
    const saved = Promise.withResolvers<Response>();
    const { textOf, isOpen, reads } = await openRules({
      "PUT /api/guidebook-sections/rules": () => saved.promise,
    });
    const before = reads();
    await press("Save Changes");
    expect(isOpen()).toBe(false);
    await waitUntil(() => textOf("rules").includes("Shoes off"));
    expect(reads()).toBe(before);
    const rules = emptySections.find((section) => section.type === "rules");
    saved.resolve(Response.json({ ...rules, content: { rules: ["Shoes off"] }, version: 2 }));
    await waitUntil(() => toast()?.title === "Section updated");
    expect(reads()).toBe(before + 1);
  });

  test("is left by Cancel, and nothing is sent", async () => {
    const { textOf, writes } = await openRules();
    await press("Cancel House Rules");
    expect(textOf("rules")).toContain("No house rules yet.");
    expect(writes).toEqual([]);
  });
});

test("a link with a question opens the form with it at once, and leaves what is typed then", async () => {
  const { textOf } = await openEditor({}, "/guidebooks/g1?open=rules&question=dogs");
  expect(drafts.find("u1", "rules")?.content).toEqual({ rules: ["Dogs: "] });
  await waitUntil(() => textOf("rules").includes("Add a rule"));
  await type("Add a rule", "Shoes off");
  await perform(() => new Promise((done) => setTimeout(done, 50)));
  expect(JSON.stringify(drafts.find("u1", "rules")?.content)).toContain("Shoes off");
});

test("a list adds by Enter what is typed, and nothing that is blank", async () => {
  const { textOf } = await openEditor();
  const lists: [SectionType, string, string[]][] = [
    ["rules", "House Rules", ["Add a rule"]],
    ["departure", "Check Out", ["Add a step"]],
    ["recommendations", "Local Recommendations", ["Add a restaurant", "Add a thing to do"]],
    ["places", "Places To See", ["Add a place"]],
  ];
  for (const [section, title, fields] of lists) {
    await press(`Edit ${title}`);
    await waitUntil(() => fields.every((label) => textOf(section).includes(label)));
    const rowsAfter = async (label: string, text: string) => {
      await type(label, text);
      const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true });
      await perform(() => fieldNamed(label).dispatchEvent(enter));
      return cardOf(section)?.querySelectorAll("li[data-row]").length;
    };
    for (const [at, label] of fields.entries()) {
      expect(await rowsAfter(label, "   ")).toBe(at);
      expect(await rowsAfter(label, " Blue Pools ")).toBe(at + 1);
      expect(fieldNamed(label).value).toBe("");
    }
    await press(`Cancel ${title}`);
  }
});

describe("rich text", () => {
  const tools = () => [...document.querySelectorAll("[role=toolbar] button")];

  /** Once asked for, all tools stay for every text. */
  async function showAllTools() {
    await waitUntil(() => tools().length > 0);
    if (!tools().some((tool) => tool.getAttribute("aria-label") === "Undo")) await press("More formatting");
  }

  test("is formed by a toolbar", async () => {
    await openEditor();
    await press("Edit Welcome Message");
    await showAllTools();
    const labels = tools().map((tool) => tool.getAttribute("aria-label"));
    expect(labels.join(", ")).toBe(
      "Bold, Italic, Bullet list, Link, Picture, Only during the stay, More formatting, " +
        "Not for guests of a platform, " +
        "Heading 1, Heading 2, Heading 3, Underline, Strikethrough, Numbered list, Decrease indent, Increase indent, " +
        "Small text, Large text, Huge text, Remove formatting, Undo, Redo",
    );
  });

  test("loses its formatting by a tool, and no words", async () => {
    const content = { text: '<h2 class="indent-2"><strong>Kia</strong> <em>ora</em></h2>' };
    const sections = emptySections.map((one) => (one.type === "welcome" ? { ...one, content } : one));
    const { writes } = await openEditor({ "GET /api/guidebooks/g1/sections": json(sections) });
    await press("Edit Welcome Message");
    await showAllTools();
    await press("Remove formatting");
    await press("Save Changes");
    expect(writes).toMatchObject([{ body: { content: { text: "<p>Kia ora</p>" } } }]);
  });
});

test("a language that was found in what the host writes is kept on a press", async () => {
  const found = { ...lakeHouse, language: "de", languageBy: "found" };
  const { screen } = await openEditor({
    "GET /api/guidebooks/g1": json(found),
    "PUT /api/guidebooks/g1": json({ ...found, languageBy: "host" }),
  });
  await waitUntil(() => screen.textContent.includes("You write in German"));
  expect(buttonNamed("Set to English")).toBeTruthy();
  await press("Keep German");
  await waitUntil(() => !screen.textContent.includes("You write in German"));
});
