import { phone } from "./guests.ts";
import { makeGuidebookWithStays, makeStay } from "./guestStays.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { seeToast } from "./toasts.ts";

test.use(phone);

test("A host offers an early check-in, a guest asks for it with one thumb, and the yes is on their page", async ({
  page,
  newVisitor,
}) => {
  await comeAsSubscribedHost(page, "Nell");
  const { id } = await makeGuidebookWithStays(page);
  const stay = await makeStay(page, id, "before");
  await page.goto(`/guidebooks/${id}/stays`);
  await page.getByRole("button", { name: "Early check-in" }).click();
  const dialog = page.getByRole("dialog", { name: "Early check-in" });
  await dialog.getByLabel("The earliest check-in").fill("11:30");
  await dialog.getByLabel("Price").fill("$20");
  await dialog.getByLabel("How guests pay").selectOption("By my own payment link");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Paste a whole link that begins with https://.")).toBeVisible();
  await dialog.getByLabel("How guests pay").selectOption("On arrival");
  await dialog.getByLabel("Guests can ask").selectOption("Until check-in");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("From 11:30 am · $20 · Only when nobody leaves that day")).toBeVisible();

  const guest = await newVisitor({ ...phone, javaScriptEnabled: false });
  await guest.goto(`/view/${stay.token}`);
  await guest.getByText("Ask your host for more").click();
  await guest.getByText("Early check-in · $20").click();
  await expect(guest.getByText("Nobody leaves that morning.")).toBeVisible();
  await guest.getByLabel("Arrive from").selectOption("1 pm");
  await guest.getByLabel("Anything your host should know").fill("We land at eleven.");
  await guest.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(guest.getByText("Your host has not answered yet.")).toBeVisible();

  await page.reload();
  await expect(page.getByText("We land at eleven.")).toBeVisible();
  await page.getByRole("button", { name: "Yes to Anna", exact: true }).click();
  await seeToast(page, "You said yes");
  await guest.reload();
  await expect(guest.getByText("Your host says yes.")).toBeVisible();
  await expect(guest.getByText("Check in from 1 pm", { exact: false })).toBeVisible();

  await page.getByText("Answered (1)").click();
  await page.getByRole("button", { name: "Take back the answer to Anna" }).click();
  await seeToast(page, "Answer taken back");
  await guest.reload();
  await expect(guest.getByText("Your host has taken the yes back.")).toBeVisible();
  await expect(guest.getByText("Check in from 3 pm", { exact: false })).toBeVisible();
});
