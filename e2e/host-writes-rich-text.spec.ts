import { edit, field, press } from "./editing.ts";
import { contentOf, makeGuidebook } from "./guidebooks.ts";
import { comeAsSubscribedHost } from "./hosts.ts";
import { expect, test } from "./server.ts";
import { seeToast } from "./toasts.ts";

/** Each tool that forms blocks, its keys, and what it makes of two lines. */
const blocks = [
  {
    tool: "Bullet list",
    keys: "Control+Shift+8",
    formed: "<ul><li><p>Open</p></li><li><p>Light</p></li></ul>",
  },
  {
    tool: "Numbered list",
    keys: "Control+Shift+7",
    formed: "<ol><li><p>Open</p></li><li><p>Light</p></li></ol>",
  },
  { tool: "Heading 2", keys: "Control+Alt+2", formed: "<h2>Open</h2><h2>Light</h2>" },
];
const PLAIN = "<p>Open</p><p>Light</p>";

test("What forms all of the text turns off again, by button and by key, and leaves nothing empty", async ({
  page,
}) => {
  await comeAsSubscribedHost(page, "Moana");
  const { id } = await makeGuidebook(page, "Wānaka Lake House", { welcome: { text: PLAIN } });
  await page.goto(`/guidebooks/${id}`);

  for (const { tool, keys, formed } of blocks)
    await test.step(tool, async () => {
      const card = await edit(page, "Welcome Message");
      const text = field(card, "Text");
      const button = card.getByRole("button", { name: tool, exact: true });
      /** Saves, reads what is stored, and opens the form again. */
      const expectStored = async (html: string) => {
        await card.getByRole("button", { name: "Save Changes" }).click();
        await seeToast(page, "Section updated");
        expect(await contentOf(page, id, "welcome")).toEqual({ text: html });
        await edit(page, "Welcome Message");
        await text.press("Control+a");
      };
      await text.press("Control+a");
      await press(card, "Text", tool);
      await expect(button).toHaveAttribute("aria-pressed", "true");
      await expectStored(formed);
      await expect(button).toHaveAttribute("aria-pressed", "true");
      await press(card, "Text", tool);
      await expect(button).toHaveAttribute("aria-pressed", "false");
      await press(card, "Text", tool);
      await press(card, "Text", tool);
      await expectStored(PLAIN);
      await text.press(keys);
      await expectStored(formed);
      await text.press(keys);
      await expectStored(PLAIN);
      await card.getByRole("button", { name: "Cancel Welcome Message" }).click();
    });
});

test("Edit puts the cursor into the first field of the form", async ({ page }) => {
  await comeAsSubscribedHost(page, "Rangi");
  const { id } = await makeGuidebook(page, "Wānaka Lake House", { rules: { rules: ["Shoes off"] } });
  await page.goto(`/guidebooks/${id}`);
  const first = [
    { title: "Welcome Message", label: "Text" },
    { title: "WiFi", label: "Network name" },
    { title: "Check In", label: "How guests get in" },
    { title: "House Rules", label: "Rule 1" },
    { title: "Property", label: "Property name" },
    { title: "Places To Eat", label: "Add a place" },
  ];
  for (const { title, label } of first)
    await expect((await edit(page, title)).getByLabel(label, { exact: true }), title).toBeFocused();

  const guides = await edit(page, "How-To Guides");
  await guides.getByRole("button", { name: "Add a how-to guide" }).click();
  await expect(field(guides, "Title")).toBeFocused();
});
