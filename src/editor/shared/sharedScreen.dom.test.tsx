import { expect, test } from "vitest";
import type { HostSection } from "#guidebooks/contract.ts";
import { guidebooksQuery, sectionsQuery, sharedSectionsQuery } from "#guidebooks/client.ts";
import SharedScreen from "#editor/shared/SharedScreen.tsx";
import { buttonNamed, fieldNamed, openScreen, press, type } from "#test/openScreen.tsx";
import { perform, waitUntil } from "#test/render.tsx";
import { catalog } from "#sections/catalog.ts";
import { emptyContent } from "#sections/section.ts";

const checkinOf = (id: string, doorCode: string) =>
  ({
    id,
    type: "checkin",
    content: { ...emptyContent("checkin"), checkInType: "Key safe", details: "<p>Left gate</p>", doorCode },
    version: 1,
    prompts: [],
  }) as unknown as HostSection; // as much as is read
const guestIn = (guidebookId: string, guestName: string) => ({
  stayId: `stay-${guidebookId}`,
  guestName,
  guidebookId,
  guidebookName: guidebookId,
  departure: "",
});

test("a door code set for many homes asks from when, for the guests of each home and the code that they have", async () => {
  const [lake, bay] = [checkinOf("a", "4817"), checkinOf("b", "1111")];
  const { calls, writes } = await openScreen("/shared", SharedScreen, {
    cached: [
      [
        guidebooksQuery.queryKey,
        [
          { id: "lake", name: "Lake House" },
          { id: "bay", name: "Bay House" },
        ],
      ],
      [sharedSectionsQuery().queryKey, []],
      [sectionsQuery("lake").queryKey, [lake]],
    ],
    responses: {
      "GET /api/guidebooks/bay/sections": () => Response.json([bay]),
      "GET /api/guidebook-sections/a/guests-inside": () => Response.json([guestIn("lake", "Anna")]),
      "GET /api/guidebook-sections/b/guests-inside": () => Response.json([guestIn("bay", "Ben")]),
      "PATCH /api/stays/stay-lake": () => Response.json({}),
      "PATCH /api/stays/stay-bay": () => Response.json({}),
    },
  });
  await press("Add a section");
  await perform(() => {
    const select = document.querySelector("select");
    if (!select) return;
    select.value = "checkin";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await waitUntil(() => document.body.textContent.includes("Door code"));
  await type("Door code", "2468");
  expect(buttonNamed("Use in other homes").disabled).toBe(true);
  await perform(() => fieldNamed("Bay House").click());
  await press("Use in 1 home");
  await waitUntil(() => document.body.textContent.includes(`${catalog.checkin.title} changes in 2 homes`));
  await press("Save for 2 homes");
  await waitUntil(() => document.body.textContent.includes("When does the new door code start?"));
  expect(document.body.textContent).toContain("Staying now: Anna in lake and Ben in bay.");
  expect(document.body.textContent).toContain("Guests staying now keep seeing 4817 and 1111;");
  expect(calls).not.toContain("POST /api/shared-sections");
  await press("Save");
  await waitUntil(() => calls.includes("POST /api/shared-sections"));
  expect(writes.slice(0, 2)).toMatchObject([
    { call: "PATCH /api/stays/stay-lake", body: { doorCode: "4817", lockSet: true } },
    { call: "PATCH /api/stays/stay-bay", body: { doorCode: "1111", lockSet: true } },
  ]);
  expect(writes[2]?.body).toMatchObject({ guidebookIds: ["bay"], content: { doorCode: "2468" } });
});
