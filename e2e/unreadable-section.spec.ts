import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { cardOf } from "./editing.ts";
import { makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { seeToast } from "./toasts.ts";

test("Content that cannot be read is kept until the host starts the section again", async ({
  page,
  server,
}) => {
  await comeAsSubscribedHost(page, "Una");
  const { id } = await makeGuidebook(page, "Wānaka Lake House", {});
  const database = new DatabaseSync(join(server.dataDir, "porchlight.db"));
  database
    .prepare("update sections set content = '{\"rules\":7}' where guidebook_id = ? and type = 'rules'")
    .run(id);
  database.close();
  await page.goto(`/guidebooks/${id}`);
  const card = cardOf(page, "House Rules");
  await expect(card.getByText("Cannot be edited here")).toBeVisible();
  await expect(card.getByRole("button", { name: "Edit House Rules" })).toBeHidden();
  await card.getByRole("button", { name: /^Start again/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await card.getByRole("button", { name: /^Start again/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Start again" }).click();
  await seeToast(page, "Section updated");
  await expect(card.getByText("No house rules yet.")).toBeVisible();
  await card.getByRole("button", { name: "Edit House Rules" }).click();
});
