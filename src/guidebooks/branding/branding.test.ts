import { beforeEach, expect, test } from "vitest";
import { greyPng } from "#test/greyPng.ts";
import { coverFor } from "#test/pictures.ts";
import { newWorld, type Host } from "#test/world.ts";

const world = await newWorld();
const aroha = await world.host("Aroha");
let slug: string;

beforeEach(async () => {
  slug = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body.slug;
  await aroha.put("/api/account/branding", { logo: null, namesProduct: true });
});

async function upload(host: Host, width: number): Promise<string> {
  const form = new FormData();
  form.set("file", new File([greyPng(width, 40)], "logo.png"));
  return (await host.post("/api/media", form)).body.url;
}

const page = async (kind = "view") => (await world.guest.get(`/${kind}/${slug}`)).text;

test("without a logo a guest page has nothing of one, and says what it was made with", async () => {
  expect((await aroha.get("/api/account/branding")).body).toEqual({ logo: null, namesProduct: true });
  const html = await page();
  expect(html).not.toContain("foot-logo");
  expect(html).toContain("Made with Porchlight");
});

test("a logo stands on every page of the account at the next read, and goes again", async () => {
  await page();
  const logo = await upload(aroha, 200);
  const changed = await aroha.put("/api/account/branding", { logo });
  expect(changed).toMatchObject({ status: 200, body: { logo: { url: logo, width: 200, height: 40 } } });
  const html = await page();
  expect(html).toMatch(new RegExp(`<img class="foot-logo" src="${logo}"[^>]* loading="lazy"`));
  expect(html).toContain(".foot-logo{");
  expect(await page("print")).toContain(`<img class="sheet-logo" src="${logo}"`);
  await aroha.put("/api/account/branding", { logo: null });
  expect(await page()).not.toContain(logo);
});

test("what it was made with is switched off on page and sheet alone, and the logo stays", async () => {
  const logo = await upload(aroha, 210);
  await aroha.put("/api/account/branding", { logo });
  const { body } = await aroha.put("/api/account/branding", { namesProduct: false });
  expect(body).toMatchObject({ logo: { url: logo }, namesProduct: false });
  const html = await page();
  expect(html).not.toContain("Porchlight");
  await aroha.put("/api/account/branding", { logo: null });
  expect(await page("print")).not.toContain('viewBox="0 0 32 32"');
});

test("a picture from elsewhere is refused at its field", async () => {
  const refused = await aroha.put("/api/account/branding", { logo: "https://a.example/logo.png" });
  expect(refused).toMatchObject({ status: 400, body: { code: "foreign_picture" } });
  expect(refused.body.fields.logo).toMatch(/upload it here/);
});

test("only members of all guidebooks change it, and no other account sees it", async () => {
  const [given] = (await aroha.get("/api/guidebooks")).body;
  const cleo = await world.member(aroha, "Cleo", "editor", { guidebooks: [given.id] });
  expect(await cleo.put("/api/account/branding", { namesProduct: false })).toMatchObject({
    status: 403,
    body: { code: "not_allowed" },
  });
  await aroha.put("/api/account/branding", { namesProduct: false });
  const bo = await world.host("Bo");
  expect((await bo.get("/api/account/branding")).body).toEqual({ logo: null, namesProduct: true });
});

test("a logo that a cover of a deleted guidebook had too stays", async () => {
  const covered = await coverFor(aroha, "#284");
  await aroha.put("/api/account/branding", { logo: covered.picture });
  const all = (await aroha.get("/api/guidebooks")).body;
  const { id } = all.find((one: { slug: string }) => one.slug === covered.slug);
  await aroha.delete(`/api/guidebooks/${id}`);
  await aroha.post(`/api/guidebooks/${id}/erase`);
  await world.runJobs();
  expect((await world.guest.get(`/view/${covered.slug}`)).status).toBe(404);
  expect((await world.guest.get(covered.picture)).status).toBe(200);
});
