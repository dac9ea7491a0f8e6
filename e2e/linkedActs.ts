import { expect } from "@playwright/test";
import { askFor, makeCleanerLink, makePropertyToActIn, makeStayOn, noteLeftBehind, report } from "./acts.ts";
import { emailTo } from "./emails.ts";
import type { Caller } from "./hosts.ts";
import type { Screen } from "./screens.ts";
import type { RunningServer } from "./server.ts";
import { unfold } from "./unfold.ts";

/** What is behind the links of emails, for hosts and named contacts, and the page of a cleaner. */
export async function linkedActScreens(
  caller: Caller,
  server: RunningServer,
  hostEmail: string,
): Promise<Screen[]> {
  const property = await makePropertyToActIn(caller);
  const staying = await makeStayOn(caller, property, [-1, 3]);
  await report(caller, staying, { kind: "water", text: "No hot water in the shower.", photos: 2 });
  const message = await emailTo(server, property.plumber, "No hot water");
  const contactPath = pathIn(message, "problems");
  const answerPathOf = async (guestName: string, days: readonly [number, number]) => {
    const stay = await makeStayOn(caller, property, days, { guestName });
    await askFor(caller, property, stay, {
      kind: "early",
      time: "12:30",
      note: `${guestName} lands at eleven.`,
    });
    return pathIn(await emailTo(server, hostEmail, `${guestName} lands`), "answer");
  };
  const path = await answerPathOf("Anna", [5, 8]);
  const other = await answerPathOf("Priya", [12, 15]);
  const turnover = await makePropertyToActIn(caller);
  await makeStayOn(caller, turnover, [-3, 0]);
  await makeStayOn(caller, turnover, [0, 3], { guestName: "Ben" });
  const token = await makeCleanerLink(caller, turnover);
  const open = await makePropertyToActIn(caller);
  await makeStayOn(caller, open, [-3, 0]);
  const openToken = await makeCleanerLink(caller, open);
  return [
    { name: "act-answer", path: `${path}?answer=yes` },
    { name: "act-answer-no", path: `${path}?answer=no` },
    { name: "act-answer-other", path: `${path}?answer=other` },
    {
      name: "act-answer-said",
      path: `${other}?answer=other`,
      async prepare(page) {
        const heading = page.getByRole("heading", { name: "You said yes" });
        const ended = page.getByRole("heading", { name: "This link has ended" });
        if (await ended.isVisible()) return;
        await page.getByLabel("Yes, but at").fill("13:00");
        await page.getByRole("button", { name: "Answer" }).click();
        await expect(heading).toBeVisible();
      },
    },
    { name: "act-answer-ended", path: "/answer/no-such-link" },
    { name: "act-contact", path: contactPath },
    {
      name: "act-contact-seen",
      path: contactPath,
      async prepare(page) {
        const seen = page.getByText(/Seen at/);
        if (!(await seen.isVisible())) await page.getByRole("button", { name: "I have seen this" }).click();
        await expect(seen).toBeVisible();
      },
    },
    { name: "act-contact-ended", path: "/problems/no-such-link" },
    { name: "act-cleaner", path: `/turnovers/${token}` },
    { name: "act-cleaner-note", path: `/turnovers/${token}`, prepare: unfold("Something left behind?") },
    {
      name: "act-cleaner-ticked",
      path: `/turnovers/${token}`,
      async prepare(page) {
        if (await page.getByRole("heading", { name: "Left behind" }).isVisible()) return;
        await noteLeftBehind(caller, token, turnover, "Blue jacket, on the hook in the hall");
        await page.getByLabel("Bins emptied").check();
        await page.reload();
        await expect(page.getByRole("heading", { name: "Left behind" })).toBeVisible();
      },
    },
    {
      name: "act-cleaner-question",
      path: `/turnovers/${openToken}`,
      async prepare(page) {
        await page.getByRole("button", { name: /^Mark as ready/ }).click();
        await expect(page.getByText(/not ticked/)).toBeVisible();
      },
    },
    {
      name: "act-cleaner-ready",
      path: `/turnovers/${openToken}`,
      async prepare(page) {
        const ready = page.getByText("✓ Ready");
        if (await ready.isVisible()) return;
        await page.getByRole("button", { name: /^Mark as ready/ }).click();
        await page.getByRole("button", { name: /^Ready all the same/ }).click();
        await expect(ready).toBeVisible();
      },
    },
  ];
}

/** Returns the path of a link in an email, without its query. */
function pathIn(message: string, folder: "answer" | "problems"): string {
  const path = new RegExp(`/${folder}/[\\w-]+`).exec(message)?.[0];
  expect(path, `a link to /${folder}`).toBeDefined();
  return path ?? "";
}
