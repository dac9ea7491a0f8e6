import { startFirefox } from "./engines/firefox.ts";
import { missingPrograms } from "./engines/installed.ts";
import { pagesOf } from "./engines/pages.ts";
import { walk, type Walker } from "./engines/walker.ts";
import { startWebKit } from "./engines/webkit.ts";
import { newEmail, PASSWORD } from "./hosts.ts";
import { expect, test } from "./server.ts";

const DEMO = "demo-wanaka-retreat";
const PAGE_MM = 271;

const engines = [
  { name: "Firefox", start: startFirefox, needs: ["firefox-esr"] },
  { name: "WebKit", start: startWebKit, needs: ["WebKitWebDriver", "Xvfb"] },
];

for (const { name, start, needs } of engines)
  test.describe(`In ${name}`, () => {
    const missing = missingPrograms(needs);
    test.skip(missing.length > 0, `${missing.join(", ")} not installed: nothing was tried in ${name}.`);
    let walker: Walker;
    test.beforeAll(async () => {
      walker = walk(await start());
    });
    test.afterAll(() => walker?.stop());

    test("@release a guest finds the way around, and back", async ({ server }) => {
      await walker.resize(1280, 900);
      await walker.open(`${server.url}/view/${DEMO}`);
      await walker.pressNamed(".tiles a", "WiFi");
      await walker.see("slow-morning-42");
      await walker.until(
        "document.documentElement.scrollWidth <= innerWidth",
        "a page without sideways scroll",
      );
      await walker.pressNamed("a", "Back to Welcome");
      await walker.until("!document.querySelector('.page:target')", "the welcome");
      await walker.pressNamed("search input", "");
      await walker.type("heat pump");
      await walker.pressNamed("search li a", "Heat pump");
      await walker.until("document.querySelector('#howto').checkVisibility()", "the how-to guides");
      await walker.until("document.querySelector('.tiles').checkVisibility()", "the list beside them");
    });

    test("@release the print sheet is one page, whatever its type is set in", async ({ server }) => {
      await walker.open(`${server.url}/print/${DEMO}`);
      await walker.see("HOUSE RULES");
      const height = await walker.evaluate(`document.fonts.ready.then(() => {
        const sheet = document.querySelector(".sheet");
        Object.assign(sheet.style, { border: 0, minHeight: 0, padding: 0, width: "182mm" });
        return sheet.getBoundingClientRect().height / 96 * 25.4;
      })`);
      expect(height).toBeLessThan(PAGE_MM);
      const pdf = await walker.print();
      if (pdf) expect(pagesOf(pdf)).toBe(1);
    });

    test("@release a whole guidebook prints with its pictures and without stranded headings", async ({
      server,
    }) => {
      await walker.open(`${server.url}/view/${DEMO}`);
      const pdf = await walker.print();
      test.skip(!pdf, `The driver of ${name} cannot print.`);
      // With a heading alone at the foot of every page, and its section on the next, there are 19.
      expect(pdf && pagesOf(pdf)).toBe(17);
      expect(
        await walker.evaluate("[...document.images].every(({ naturalWidth }) => naturalWidth > 0)"),
      ).toBe(true);
    });

    test("@release a host signs up, pays, writes the Wi-Fi and shares it", async ({ server }) => {
      test.setTimeout(180_000);
      await walker.open(`${server.url}/signup`);
      await walker.fill("First name", "Rosa");
      await walker.fill("Last name", "Host");
      await walker.fill("Email", newEmail(`rosa-${name}`));
      await walker.fill("Password", PASSWORD);
      await walker.pressNamed("button", "Create Account");
      await walker.pressNamed("button", "Subscribe for $20/year");
      await walker.pressNamed("button", "Pay");
      await walker.see("No Guidebooks Yet");
      await walker.open(`${server.url}/create-simple`);
      await walker.pressNamed("label", "Blank");
      await walker.fill("Guidebook Name", "Lake House");
      await walker.pressNamed("button", "Create Blank Guidebook");
      await walker.until("/guidebooks\\/[^n/]/.test(location.pathname)", "the editor");
      const path = await walker.evaluate("location.pathname");
      await walker.open(`${server.url}${String(path)}?open=wifi`);
      await walker.until("document.activeElement?.tagName === 'INPUT'", "the network's field");
      await walker.type("Lakehouse-5G");
      await walker.pressNamed("button", "Save Changes");
      await walker.see("Section updated");
      await walker.pressNamed("button", "Share");
      await walker.see("Share your guidebook");
      const url = await walker.evaluate("document.querySelector('[role=dialog] [readonly]').value");
      await walker.open(`${String(url)}#wifi`);
      await walker.see("Lakehouse-5G");
    });
  });
