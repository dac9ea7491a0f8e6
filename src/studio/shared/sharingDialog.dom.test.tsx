import { expect, test } from "vitest";
import type { HostSection } from "#guidebooks/contract.ts";
import { guidebooksQuery, sectionsQuery } from "#guidebooks/queries.ts";
import { sharedSectionsQuery } from "#guidebooks/shared/queries.ts";
import { SharingDialog } from "#studio/shared/SharingDialog.tsx";
import { openScreen } from "#testing/openScreen.tsx";
import { perform } from "#testing/render.tsx";

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
