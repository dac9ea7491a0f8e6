import { useQuery } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { drafts } from "#editor/drafts.ts";
import { sectionsQuery } from "#guidebooks/client.ts";
import { currentToast } from "#ui/toast.ts";
import { useGuidebookChange } from "#guidebooks/useGuidebookChange.ts";
import { useSaveSection } from "#editor/sections/useSaveSection.ts";
import { standInForApi, type Reply } from "#test/apiStandIn.ts";
import { perform, render } from "#test/render.tsx";

const content = { networkName: "Lake", password: "kea", notes: "" };

function Editor() {
  const { mutate: change } = useGuidebookChange("g1");
  const save = useSaveSection("g1", () => {});
  useQuery(sectionsQuery("g1"));
  return (
    <>
      <button onClick={() => change({ name: "Lake House" })}>Save</button>
      <button onClick={() => save({ sectionId: "s1", content, prompts: [], version: 1 })}>
        Save Changes
      </button>
    </>
  );
}

/** Presses one of the two, and returns what was called after that. */
async function press(button: "Save" | "Save Changes", reply: Reply) {
  const sent = standInForApi(({ method }) => (method === "PUT" ? reply : { body: [] }));
  const holder = await render(<Editor />);
  const before = sent.length;
  const pressed = [...holder.querySelectorAll("button")].find(({ textContent }) => textContent === button);
  await perform(() => pressed?.click());
  await expect.poll(() => currentToast.get()?.open).toBe(true);
  return sent.slice(before);
}

const toast = () => currentToast.get()?.toast;
const failing: [string, Reply][] = [
  ["the server fails", { status: 500, body: { code: "internal", message: "Oops." } }],
  ["a proxy fails", { status: 502, body: "<h1>Bad Gateway</h1>" }],
];

test("a new name is sent, and said to be saved", async () => {
  const calls = await press("Save", { body: { id: "g1", name: "Lake House" } });
  expect(calls[0]).toMatchObject({
    method: "PUT",
    path: "/api/guidebooks/g1",
    body: { name: "Lake House" },
  });
  expect(toast()).toMatchObject({
    title: "Guidebook updated",
    description: "Your guidebook has been updated successfully.",
    variant: "default",
  });
});

test.each(failing)("a name that was not saved, for %s, says so", async (_why, reply) => {
  await press("Save", reply);
  expect(toast()).toMatchObject({
    title: "Failed to update guidebook",
    description: "There was an error updating your guidebook. Please try again.",
    variant: "destructive",
  });
});

test("a name that nobody answered for is an unexpected error", async () => {
  await press("Save", "hang up");
  expect(toast()).toMatchObject({
    title: "Error saving guidebook",
    description: "An unexpected error occurred. Please try again.",
    variant: "destructive",
  });
});

test("a section is sent, said to be saved, and all sections are read again", async () => {
  const calls = await press("Save Changes", { body: { id: "s1", type: "wifi", content, version: 2 } });
  expect(calls[0]).toMatchObject({ method: "PUT", path: "/api/guidebook-sections/s1", body: { content } });
  expect(calls.slice(1).map(({ method, path }) => `${method} ${path}`)).toContain(
    "GET /api/guidebooks/g1/sections",
  );
  expect(toast()).toMatchObject({
    title: "Section updated",
    description: "Your changes have been saved.",
    variant: "default",
  });
});

test("a save ends the draft that was sent, and none that was typed since", async () => {
  const reply = { body: { id: "s1", type: "wifi", content, version: 2 } };
  const draft = { guidebookId: "g1", content, version: 1, at: 1 };
  drafts.store("u1", "s1", draft);
  await press("Save Changes", reply);
  expect(drafts.find("u1", "s1")).toBeNull();
  const since = { ...draft, content: { ...content, notes: "Behind the door" }, at: 2 };
  drafts.store("u1", "s1", since);
  await press("Save Changes", reply);
  expect(drafts.find("u1", "s1")).toEqual(since);
  drafts.drop("u1", "s1");
});

test.each([...failing, ["nobody answers", "hang up"] as [string, Reply]])(
  "a section that was not saved, for %s, says so",
  async (_why, reply) => {
    await press("Save Changes", reply);
    expect(toast()).toMatchObject({
      title: "Failed to update section",
      description: "There was an error saving your changes. Please try again.",
      variant: "destructive",
    });
  },
);
