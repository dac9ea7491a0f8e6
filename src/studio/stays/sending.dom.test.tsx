import { expect, test, vi } from "vitest";
import { templatesQuery } from "#channels/client.ts";
import { defaultTemplates } from "#channels/template.ts";
import { currentToast } from "#platform/ui/toast.ts";
import type { Stay } from "#stays/contract.ts";
import type { StayProperty } from "#stays/stayProperty.ts";
import type { StayRow as Row } from "#studio/stays/groupStays.ts";
import { StayRow } from "#studio/stays/StayRow.tsx";
import { openScreen, press } from "#testing/openScreen.tsx";
import { perform } from "#testing/render.tsx";

const property: StayProperty = {
  guidebookId: "lake",
  name: "Lake House",
  isArchived: false,
  access: "everyone",
  showFrom: "3",
  timeZone: "Pacific/Auckland",
  checkInTime: "15:00",
  checkOutTime: "10:00",
  mayShare: true,
  mayEdit: true,
};
const stay: Stay = {
  id: "s1",
  guidebookId: "lake",
  token: "token",
  url: "https://porchlight.test/view/token",
  arrival: "2026-12-11",
  departure: "2026-12-14",
  nights: 3,
  checkInTime: null,
  checkOutTime: null,
  guestName: "Anna",
  note: null,
  code: "CODE",
  phoneDigits: null,
  source: "hand",
  platform: null,
  doorCode: null,
  lockSetAt: null,
  showFrom: null,
  sentAt: null,
  openedAt: null,
  arrivedAt: null,
  revokedAt: null,
  cancelledAt: null,
  doubt: null,
  overlaps: false,
  sameDay: false,
  createdAt: 1,
  updatedAt: 1,
};
const row: Row = {
  stay,
  property,
  today: "2026-12-09",
  leaving: null,
  standsForBoth: false,
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
  const toast = currentToast()?.toast;
  expect(toast).toMatchObject({ title: "Message copied", action: { label: "Mark as sent" } });
  await perform(() => toast?.action?.onSelect());
  expect(writes).toEqual([{ call: "PATCH /api/stays/s1", body: { sent: true } }]);
});
