import { expect, onTestFinished, test } from "vitest";
import { userQuery } from "#accounts/session.ts";
import { addDays } from "#core/days.ts";
import { ConfirmEmail } from "#editor/dashboard/ConfirmEmail.tsx";
import { dayIn } from "#stays/screens/today.ts";
import { json, openScreen, press } from "#test/openScreen.tsx";
import { aroha } from "#test/hostSession.ts";

const today = dayIn(null, Date.now());
const stay = {
  id: "s1",
  guidebookId: "g1",
  arrival: addDays(today, 3),
  departure: addDays(today, 5),
  revokedAt: null,
  cancelledAt: null,
};

const open = (stays: object[], emailConfirmed = false) =>
  openScreen("/", ConfirmEmail, {
    cached: [[userQuery.queryKey, { ...aroha, emailConfirmed }]],
    responses: { "GET /api/stays": json(stays) },
  });

test("an email that is not confirmed is a line where a guest comes, closed for a week", async () => {
  onTestFinished(() => {
    localStorage.clear();
  });
  const line = async (stays = [stay], isConfirmed = false) =>
    (await open(stays, isConfirmed)).screen.textContent;
  expect(await line([])).toBe("");
  expect(await line([stay], true)).toBe("");
  const { screen } = await open([stay]);
  expect(screen.textContent).toContain("Confirm your email");
  await press("Close for a week");
  expect(screen.textContent).toBe("");
  expect(await line()).toBe("");
});
