import { expect, test } from "vitest";
import type { HostSection } from "#guidebooks/contract.ts";
import { guidebooksQuery, sectionsQuery, sharedSectionsQuery } from "#guidebooks/client.ts";
import { SectionMenu } from "#editor/sections/SectionMenu.tsx";
import { SharingDialog } from "#editor/sections/SharingDialog.tsx";
import { chooseFrom, openScreen, press } from "#test/openScreen.tsx";
import { perform, waitUntil } from "#test/render.tsx";
import { Toaster } from "#ui/Toaster.tsx";

const wifiOf = (id: string, networkName: string, password: string) =>
  ({
    id,
    type: "wifi",
    content: { networkName, password, notes: "" },
    prompts: [],
  }) as unknown as HostSection; // as much as is read
const own = wifiOf("a", "Lake", "kea-kea-9");

test("sharing names whose different Wi-Fi it replaces, and following what it replaces here", async () => {
  await openScreen(
    "/",
    () => <SharingDialog guidebookId="lake" section={own} onClose={() => {}} onUndo={() => {}} />,
    {
      cached: [
        [
          guidebooksQuery.queryKey,
          [
            { id: "lake", name: "Lake House" },
            { id: "bay", name: "Bay House" },
          ],
        ],
        [sectionsQuery("bay").queryKey, [wifiOf("b", "Bay-5G", "weka 23")]],
        [
          sharedSectionsQuery("lake").queryKey,
          [
            {
              id: "s",
              type: "wifi",
              content: wifiOf("h", "Hut-2G", "tui").content,
              properties: [],
              others: 1,
              isOwn: false,
            },
          ],
        ],
      ],
    },
  );
  expect(document.body.textContent).toContain("Hut-2G");
  expect(document.body.textContent).not.toContain("Bay-5G");
  const tick = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === "Bay House");
  await perform(() => tick?.click());
  expect(document.body.textContent).toContain("Bay-5G");
  expect(document.body.textContent).toContain("weka 23");
});

const checkinOf = (id: string, doorCode: string) =>
  ({ id, type: "checkin", content: { doorCode }, prompts: [] }) as unknown as HostSection; // as much as is read
const shared = {
  id: "s",
  type: "checkin",
  content: { doorCode: "9090" },
  properties: [],
  others: 1,
  isOwn: false,
};
const following = { ...checkinOf("a", "4817"), shared: { id: "s", properties: 2 } };

const anna = {
  stayId: "y",
  guestName: "Anna",
  guidebookId: "bay",
  guidebookName: "Bay House",
  departure: "",
};
const ben = { ...anna, stayId: "z", guestName: "Ben", guidebookId: "hut" };
const question = "When does the new door code start?";

test("following a section with another door code asks from when, where a guest is inside", async () => {
  const { calls } = await openScreen(
    "/",
    () => (
      <SharingDialog
        guidebookId="lake"
        section={checkinOf("a", "4817")}
        onClose={() => {}}
        onUndo={() => {}}
      />
    ),
    {
      cached: [
        [guidebooksQuery.queryKey, [{ id: "lake", name: "Lake House" }]],
        [sharedSectionsQuery("lake").queryKey, [shared]],
      ],
      responses: {
        "GET /api/guidebooks/lake/sections": () => Response.json([checkinOf("a", "4817")]),
        "GET /api/shared-sections": () => Response.json([shared]),
        "GET /api/guidebook-sections/a/guests-inside": () =>
          Response.json([{ ...anna, guidebookId: "lake" }]),
      },
    },
  );
  await press("Follow");
  await waitUntil(() => document.body.textContent.includes(question));
  expect(calls).not.toContain("PUT /api/guidebook-sections/a/shared");
});

test("sharing a door code with another home asks from when, and lets its guest alone keep that home's code", async () => {
  const { calls, writes } = await openScreen(
    "/",
    () => (
      <SharingDialog
        guidebookId="lake"
        section={checkinOf("a", "4817")}
        onClose={() => {}}
        onUndo={() => {}}
      />
    ),
    {
      cached: [
        [
          guidebooksQuery.queryKey,
          [
            { id: "lake", name: "Lake House" },
            { id: "bay", name: "Bay House" },
          ],
        ],
        [sharedSectionsQuery("lake").queryKey, []],
      ],
      responses: {
        "GET /api/guidebooks/bay/sections": () => Response.json([checkinOf("b", "1111")]),
        // Bay House shares the section with the hut, which keeps it.
        "GET /api/guidebook-sections/b/guests-inside": () => Response.json([anna, ben]),
        "PATCH /api/stays/y": () => Response.json({}),
        "POST /api/shared-sections": () => Response.json({ ...shared, others: 2 }),
      },
    },
  );
  const tick = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === "Bay House");
  await perform(() => tick?.click());
  await press("Use in 1 home");
  await waitUntil(() => document.body.textContent.includes(question));
  expect(document.body.textContent).toContain("Staying now: Anna. ");
  expect(document.body.textContent).toContain("Guests staying now keep seeing 1111;");
  expect(calls).not.toContain("POST /api/shared-sections?guidebook=lake");
  await press("Save");
  await waitUntil(() => calls.includes("POST /api/shared-sections?guidebook=lake"));
  expect(writes).toMatchObject([
    { call: "PATCH /api/stays/y", body: { doorCode: "1111", lockSet: true } },
    { call: "POST /api/shared-sections", body: { sectionId: "a", guidebookIds: ["bay"] } },
  ]);
});

test("sharing again after Undo asks from when, where the shared door code has changed since", async () => {
  const { calls } = await openScreen(
    "/",
    () => (
      <>
        <SectionMenu guidebookId="lake" section={following} title="Check In" disabled={false} />
        <Toaster />
      </>
    ),
    {
      cached: [
        [guidebooksQuery.queryKey, [{ id: "lake", name: "Lake House" }]],
        [sharedSectionsQuery("lake").queryKey, [{ ...shared, content: { doorCode: "4817" } }]],
      ],
      responses: {
        "DELETE /api/guidebook-sections/a/shared": () => Response.json(checkinOf("a", "4817")),
        "GET /api/guidebooks/lake/sections": () => Response.json([checkinOf("a", "4817")]),
        "GET /api/shared-sections": () => Response.json([shared]),
        "GET /api/guidebook-sections/a/guests-inside": () =>
          Response.json([{ ...anna, guidebookId: "lake" }]),
      },
    },
  );
  await chooseFrom("More for Check In", "Use in other homes");
  await press("Stop sharing in this home");
  await press("Undo");
  await waitUntil(() => document.body.textContent.includes(question));
  expect(calls).not.toContain("PUT /api/guidebook-sections/a/shared");
});
