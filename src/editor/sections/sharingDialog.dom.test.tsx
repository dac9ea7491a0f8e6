import { expect, test } from "vitest";
import type { HostSection } from "#guidebooks/contract.ts";
import { guidebooksQuery, sectionsQuery } from "#guidebooks/queries.ts";
import { sharedSectionsQuery } from "#guidebooks/shared/queries.ts";
import { SharingDialog } from "#editor/sections/SharingDialog.tsx";
import { openScreen } from "#test/openScreen.tsx";
import { perform } from "#test/render.tsx";

const wifiOf = (id: string, networkName: string, password: string) =>
  ({
    id,
    type: "wifi",
    content: { networkName, password, notes: "" },
    prompts: [],
  }) as unknown as HostSection; // as much as is read
const own = wifiOf("a", "Lake", "kea-kea-9");

test("sharing names whose different Wi-Fi it replaces, and following what it replaces here", async () => {
  await openScreen("/", () => <SharingDialog guidebookId="lake" section={own} onClose={() => {}} />, {
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
            homes: [],
            others: 1,
            isOwn: false,
          },
        ],
      ],
    ],
  });
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
  homes: [],
  others: 1,
  isOwn: false,
};
const pressed = (name: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);

test("following a section with another door code asks from when, where a guest is inside", async () => {
  const guest = { stayId: "y", guestName: "Anna", guidebookName: "Lake House", departure: "2026-12-14" };
  const { calls } = await openScreen(
    "/",
    () => <SharingDialog guidebookId="lake" section={checkinOf("a", "4817")} onClose={() => {}} />,
    {
      cached: [
        [guidebooksQuery.queryKey, [{ id: "lake", name: "Lake House" }]],
        [sharedSectionsQuery("lake").queryKey, [shared]],
      ],
      responses: { "GET /api/guidebook-sections/a/guests-inside": () => Response.json([guest]) },
    },
  );
  await perform(() => pressed("Follow")?.click());
  await expect.poll(() => document.body.textContent).toContain("When does the new door code start?");
  expect(calls).not.toContain("PUT /api/guidebook-sections/a/shared");
});

test("sharing a door code says that guests of the other home see it at once, with the way to their stays", async () => {
  await openScreen(
    "/",
    () => <SharingDialog guidebookId="lake" section={checkinOf("a", "4817")} onClose={() => {}} />,
    {
      cached: [
        [
          guidebooksQuery.queryKey,
          [
            { id: "lake", name: "Lake House" },
            { id: "bay", name: "Bay House" },
          ],
        ],
        [sectionsQuery("bay").queryKey, [checkinOf("b", "1111")]],
        [sharedSectionsQuery("lake").queryKey, []],
      ],
    },
  );
  const tick = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === "Bay House");
  await perform(() => tick?.click());
  expect(document.body.textContent).toContain("Guests who stay here now see the new door code at once.");
  expect(document.querySelector('a[href="/guidebooks/bay/stays"]')).not.toBeNull();
});
