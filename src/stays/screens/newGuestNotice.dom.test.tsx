import { expect, test, vi } from "vitest";
import { NewGuestNotice } from "#stays/screens/NewGuestNotice.tsx";
import { json, openScreen, press, type } from "#test/openScreen.tsx";
import { perform } from "#test/render.tsx";
import { lakeHouse } from "#test/stay.ts";

const flat = { ...lakeHouse, guidebookId: "flat", name: "Harbour Flat", timeZone: "Europe/London" };
const open = (path: string) =>
  openScreen(path, () => <NewGuestNotice properties={[lakeHouse, flat]} open onClose={() => {}} />, {
    responses: { "POST /api/notices": json({}) },
  });

test("a notice ends with the day at the property that the list shows", async () => {
  vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-27T12:00:00Z"));
  const { writes } = await open("/stays?home=lake");
  expect(document.body.textContent).toContain("Auckland time, as at your property");
  expect(document.body.textContent).toContain("The end of today, Sat 28 Nov");
  await type("What they should know", "Water is off.");
  await press("Tell guests of 1 home");
  expect(writes[0]?.body).toEqual({
    text: "Water is off.",
    startsAt: null,
    endsAt: Date.parse("2026-11-28T23:59+13:00"),
    guidebooks: ["lake"],
  });
});

test("a form that is open at midnight at the property ends the notice with the new day", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const now = vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-28T10:50:00Z"));
  const { writes } = await open("/stays?home=lake");
  expect(document.body.textContent).toContain("The end of today, Sat 28 Nov");
  now.mockReturnValue(Date.parse("2026-11-28T11:10:00Z"));
  await perform(() => vi.advanceTimersByTimeAsync(60_000));
  expect(document.body.textContent).toContain("The end of today, Sun 29 Nov");
  vi.useRealTimers();
  await type("What they should know", "Water is off.");
  await press("Tell guests of 1 home");
  expect(writes[0]?.body).toMatchObject({ endsAt: Date.parse("2026-11-29T23:59+13:00") });
});

test("where the clocks of the chosen properties differ, the times are of the device", async () => {
  await open("/stays");
  expect(document.body.textContent).toContain("By the clock of this device");
});
