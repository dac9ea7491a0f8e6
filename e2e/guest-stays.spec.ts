import { phone } from "./guests.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { fillWayIn, makeGuidebookWithStays, makeStay } from "./guestStays.ts";

test(
  "a guest without script goes from the code of the booking to the door",
  { tag: "@quick" },
  async ({ page, newVisitor }) => {
    await comeAsSubscribedHost(page, "Mere");
    const { id, slug } = await makeGuidebookWithStays(page);
    await fillWayIn(page, id);
    const { code } = await makeStay(page, id, "arrival");
    const guest = await newVisitor({ ...phone, javaScriptEnabled: false });
    await guest.goto(`/view/${slug}`);
    await expect(guest.getByText("4817#")).toHaveCount(0);
    await guest.getByRole("link", { name: "Door", exact: true }).tap();
    const form = guest.getByRole("textbox", { name: /Staying here/ });
    await form.first().fill(code.toLowerCase());
    await guest.getByRole("button", { name: "Open" }).first().tap();

    const card = guest.getByRole("region", { name: "Today you arrive" });
    await expect(card.getByText("4 8 1 7 #")).toBeAttached();
    await expect(card.getByText("4817#", { exact: true })).toBeInViewport();
    await expect(card.getByText("Your code works from 3 pm, Wānaka time.")).toBeVisible();
    await card.getByText("If it does not work").tap();
    await expect(card.getByText("The spare key is with Tom at number 14.")).toBeVisible();
    await expect(card.getByText("kererū & tūī; 7")).toBeVisible();
    await expect(card.getByRole("listitem")).toHaveCount(4);
    await expect(card.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", "tel:+6421555010");
    await card.getByRole("button", { name: "We have arrived" }).tap();

    const stay = guest.getByRole("region", { name: "Your stay" });
    await expect(stay.getByText(/You said at .+ that you have arrived/)).toBeVisible();
    await expect(stay.getByText("4817#", { exact: true })).toBeHidden();
    await stay.getByText("Door code").first().tap();
    await expect(stay.getByText("4817#", { exact: true })).toBeVisible();
    await stay.getByRole("button", { name: "Undo" }).tap();
    await expect(guest.getByRole("button", { name: "We have arrived" })).toBeVisible();
  },
);

test("a guest's page says once that it was seen, and copies the code", async ({ page, newVisitor }) => {
  await comeAsSubscribedHost(page, "Tom");
  const { id } = await makeGuidebookWithStays(page);
  const { token } = await makeStay(page, id, "arrival");
  const openedAt = async () =>
    (
      (await (await page.request.get(`/api/guidebooks/${id}/stays`)).json()) as { openedAt: number | null }[]
    )[0]?.openedAt;
  const guest = await newVisitor({ ...phone, permissions: ["clipboard-read", "clipboard-write"] });
  await guest.request.get(`/view/${token}`); // a chat fetches it for its preview
  expect(await openedAt()).toBeNull();
  await guest.goto(`/view/${token}`);
  await expect.poll(openedAt).not.toBeNull();
  await guest.getByRole("button", { name: "Copy Door code" }).first().tap();
  await expect(guest.getByRole("button", { name: "Copied Door code" })).toBeVisible();
  expect(await guest.evaluate(() => navigator.clipboard.readText())).toBe("4817#");
  await guest.getByRole("button", { name: "We have arrived" }).tap();
  await expect(guest.getByText(/You said at .+ that you have arrived/)).toBeVisible();
  await guest.getByRole("button", { name: /^Undo/ }).press("Enter");
  await expect(guest.getByRole("button", { name: "We have arrived" })).toBeVisible();
});

test("a page in a tab that nobody looks at is not seen", async ({ page, newVisitor }) => {
  await comeAsSubscribedHost(page, "Wiremu");
  const { id } = await makeGuidebookWithStays(page);
  const { token } = await makeStay(page, id, "before");
  const guest = await newVisitor(phone);
  await guest.addInitScript(() =>
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" }),
  );
  const posted: string[] = [];
  guest.on("request", (request) => request.method() === "POST" && posted.push(request.url()));
  await guest.goto(`/view/${token}`, { waitUntil: "networkidle" });
  expect(posted).toEqual([]);
  const opened = guest.waitForRequest(/\/opened$/);
  await guest.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "visible" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  await opened;
});
