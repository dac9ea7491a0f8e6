import jsqr from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawPage, origin } from "#test/sitePages.tsx";

const page = document.createElement("div");
page.innerHTML = drawPage("/").html;

const part = (selector: string): Element => {
  const found = page.querySelector(selector);
  if (!found) throw new Error(`the landing page has no ${selector}`);
  return found;
};
const band = (id: string) => part(`section[aria-labelledby=${id}]`);
const textsOf = (within: Element, selector: string) =>
  [...within.querySelectorAll(selector)].map(({ textContent }) => textContent);
const linksOf = (within: Element) =>
  [...within.querySelectorAll("a")].map((link) => [
    link.textContent.replace(" (opens in a new tab)", ""),
    link.getAttribute("href"),
    link.getAttribute("target"),
  ]);

test("the header leads to Features, Pricing, Blog, the demo in a new tab, and Sign In", () => {
  const header = part("header");
  expect(linksOf(header)).toEqual(
    expect.arrayContaining([
      ["Features", "/features", null],
      ["Pricing", "/pricing", null],
      ["Blog", "/blog", null],
      ["Demo", "/view/demo-wanaka-retreat", "_blank"],
      ["Sign In", "/login", null],
      ["Sign Up", "/signup", null],
    ]),
  );
});

test("the hero leads to sign-up and to the live demo", () => {
  const hero = part("section:has(h1)");
  expect(linksOf(hero)).toEqual(
    expect.arrayContaining([
      ["Sign Up Today", "/signup", null],
      ["View Live Demo", "/view/demo-wanaka-retreat", "_blank"],
    ]),
  );
});

test("the price stands under the first buttons", () => {
  expect(part("section:has(h1) a[href='/signup']").parentElement?.nextElementSibling?.textContent).toBe(
    "$20 AUD a year · up to 20 properties · 30 days money back",
  );
});

test("the demo section leads to the demo and to its print version", () => {
  expect(linksOf(band("demo"))).toEqual(
    expect.arrayContaining([
      ["Open the live demo", "/view/demo-wanaka-retreat", null],
      ["See the print version", "/print/demo-wanaka-retreat", null],
    ]),
  );
});

test("a camera reads the demo's code: 120 pixels, a margin of one, black on white, corrected at medium level", async () => {
  const code = band("demo").querySelector("svg[aria-label='QR code of the demo guidebook']");
  expect(code?.getAttribute("width")).toBe("120");
  expect([...(code?.querySelectorAll("path") ?? [])].map((path) => path.getAttribute("fill"))).toEqual([
    "#fff",
    "#000",
  ]);
  const [, modules] = /^0 0 (\d+) \1$/.exec(code?.getAttribute("viewBox") ?? "") ?? [];
  const svg = (size: number) =>
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${modules} ${modules}" shape-rendering="crispEdges">${code?.innerHTML}</svg>`,
      ),
    );
  const { data, info } = await svg(480).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(jsqr(Uint8ClampedArray.from(data), info.width, info.height)?.data).toBe(
    `${origin}/view/demo-wanaka-retreat`,
  );

  const side = Number(modules);
  const pixels = await svg(side).greyscale().raw().toBuffer();
  const isDark = (x: number, y: number) => (pixels[y * side + x] ?? 255) < 128;
  expect([isDark(0, 0), isDark(1, 1)]).toEqual([false, true]);
  // ISO 18004: level M is 00, and the mask of the format information turns its first two bits into 1 and 0.
  expect([isDark(1, 9), isDark(2, 9)]).toEqual([true, false]);
});

test("six sample cards, in this order", () => {
  expect(textsOf(band("inside"), "h3")).toEqual([
    "Welcome Message",
    "WiFi Details",
    "House Rules",
    "Local Recommendations",
    "QR Code Access",
    "Easy Sharing",
  ]);
  expect(band("inside").textContent).toContain("16 guidebook sections");
});

test("the features stand in a grid", () => {
  const grid = band("features").querySelector("ul");
  expect(grid?.classList).toContain("grid");
  expect(textsOf(band("features"), "li h3")).toHaveLength(6);
});

test("the link that knows the stay is told moment by moment, with a picture of it", () => {
  expect(textsOf(band("stay"), "ol > li h3")).toEqual([
    "From the booking",
    "Three days before",
    "At the door",
    "After check-out",
  ]);
  expect(band("stay").textContent).toContain("Airbnb, Booking.com and Vrbo");
  expect(band("stay").querySelector("img")?.getAttribute("src")).toContain("stay-light");
});

test("five testimonials have a first name and a role, and the rating is 5.0", () => {
  const hosts = band("hosts");
  expect(textsOf(hosts, "figcaption > span > span:first-child")).toEqual([
    "Marama",
    "Daniel",
    "Priya",
    "Tom",
    "Elena",
  ]);
  expect(textsOf(hosts, "figcaption > span > span:nth-child(2)")).toEqual([
    "Hosts a lake house",
    "Property manager",
    "Runs a boutique hotel",
    "Corporate housing",
    "Extended-stay operator",
  ]);
  expect(hosts.textContent).toContain("5.0 average rating");
});

test("a rating that is an example says so first, and has no star", () => {
  const lead = band("hosts").querySelector("h2 + p");
  expect(lead?.textContent).toBe(
    "Examples that we wrote. No host has said them yet. Example5.0 average rating out of 5",
  );
  expect(lead?.querySelectorAll("svg")).toHaveLength(0);
});

test("the pricing card says what the plan costs, for how many properties, and that the money comes back", () => {
  const text = band("price").textContent;
  for (const words of ["$20", "AUD", "a year", "Up to 20 properties", "30-day money-back guarantee"])
    expect(text).toContain(words);
});

test("three steps lead from sign-up to sharing", () => {
  expect(textsOf(band("how"), "ol > li h3")).toEqual([
    "Sign up and add a property",
    "Customise the guidebook",
    "Share with guests",
  ]);
});

test("traditional methods, the product and other tools are compared row by row", () => {
  const table = band("compare");
  expect(textsOf(table, "thead th").slice(1)).toEqual(["Traditional methods", "Porchlight", "Other tools"]);
  expect(table.textContent).toContain("A comparison of traditional methods, Porchlight and other tools");
  const rows = [...table.querySelectorAll("tbody tr")];
  expect(rows.length).toBeGreaterThan(3);
  for (const row of rows) expect(row.querySelectorAll("td")).toHaveLength(3);
});

test("the parts stand in order, and the last is the call to sign up", () => {
  const bands = ["demo", "inside", "stay", "features", "hosts", "price", "how", "compare", "final"];
  const shown = [...page.querySelectorAll("main > section")].map((each) =>
    each.getAttribute("aria-labelledby"),
  );
  expect(shown.filter((id) => bands.includes(id ?? ""))).toEqual(bands);
  expect(shown.at(-1)).toBe("final");
  expect(linksOf(band("final"))).toContainEqual(["Sign Up Today", "/signup", null]);
});

test("it says that one is live in minutes, and that guests need no app and no account", () => {
  for (const words of ["live in minutes", "without an app, an account", "No app for guests", "30 days"])
    expect(page.textContent).toContain(words);
});

test("the footer has Product, Company with a link to write to us, Get Started, and the year", () => {
  const footer = part("footer");
  expect(textsOf(footer, "nav h2")).toEqual(["Product", "Company", "Get Started"]);
  const company = part("footer nav[aria-label=Company]");
  expect(linksOf(company)).toContainEqual(["Contact", "mailto:hello@porchlight.example", null]);
  expect(footer.textContent).toContain("© 2026 Porchlight");
});

test("who is signed in goes to their dashboard, and is not asked to sign up", () => {
  for (const path of ["/", "/features", "/pricing"]) {
    const { html } = drawPage(path, undefined, undefined, { user: { firstName: "Aroha" } });
    expect(html).toContain("Go to your dashboard");
    expect(html).not.toMatch(
      /Sign Up|href="\/signup"|Sign In|try the editor first|your first guidebook today/,
    );
  }
});
