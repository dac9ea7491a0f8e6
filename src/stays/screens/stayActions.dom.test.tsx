import { expect, test } from "vitest";
import type { Stay } from "#stays/contract.ts";
import { StayActions } from "#stays/screens/StayActions.tsx";
import { currentToast } from "#ui/toast.ts";
import { openScreen, press, settle } from "#test/openScreen.tsx";
import { perform } from "#test/render.tsx";
import { lakeHouse, stayWith } from "#test/stay.ts";

const open = (stay: Stay, mayShare = true) =>
  openScreen(
    "/stays",
    () => <StayActions stay={stay} property={{ ...lakeHouse, mayShare }} onChange={() => {}} />,
    { responses: { "PATCH /api/stays/stay": () => Response.json(stay) } },
  );

test("a stay without a door code gets one with a press, and loses it with the next", async () => {
  const { writes } = await open(stayWith({ doorCode: null }));
  await press("Make a door code");
  await perform(() => currentToast.get()?.toast.action?.onSelect());
  await settle();
  expect(writes.map(({ body }) => body)).toEqual([{ newDoorCode: true }, { doorCode: "" }]);
});

test("one that has a code, or is not the member's to share, has no such button", async () => {
  const { screen } = await open(stayWith({ doorCode: "4711" }));
  expect(screen.textContent).toContain("Lock is set");
  expect(screen.textContent).not.toContain("Make a door code");
  expect((await open(stayWith({ doorCode: null }), false)).screen.textContent).not.toContain("door code");
});
