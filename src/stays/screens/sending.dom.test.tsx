import { expect, test, vi } from "vitest";
import { templatesQuery } from "#stays/messageTemplates/client.ts";
import { defaultTemplates } from "#stays/messageTemplates/template.ts";
import { currentToast } from "#ui/toast.ts";
import type { StayRow as Row } from "#stays/screens/groupStays.ts";
import { StayRow } from "#stays/screens/StayRow.tsx";
import { openScreen, press } from "#test/openScreen.tsx";
import { perform } from "#test/render.tsx";
import { lakeHouse, stayWith } from "#test/stay.ts";

const property = { ...lakeHouse, access: "everyone" as const };
const stay = stayWith({ id: "s1" });
const row: Row = {
  stay,
  property,
  today: "2026-12-09",
  leaving: null,
  isRowOfBoth: false,
  namedTonight: [],
};

test("a copied message counts as sent once its host says so", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const { writes } = await openScreen("/stays", () => <StayRow row={row} isNamed onMore={() => {}} />, {
    cached: [[templatesQuery.queryKey, defaultTemplates]],
    responses: { "PATCH /api/stays/s1": () => Response.json({ ...stay, sentAt: 2 }) },
  });
  await press("Copy message to Anna");
  expect(writeText).toHaveBeenCalledOnce();
  expect(writes).toEqual([]);
  const toast = currentToast.get()?.toast;
  expect(toast).toMatchObject({ title: "Message copied", action: { label: "Mark as sent" } });
  await perform(() => toast?.action?.onSelect());
  expect(writes).toEqual([{ call: "PATCH /api/stays/s1", body: { sent: true } }]);
});
