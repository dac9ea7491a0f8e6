import { expect, test } from "vitest";
import { productFrom } from "#core/product.ts";
import { newWorld } from "#test/world.ts";

test("a changed name and contact stand in documents and emails without a restart", async () => {
  const world = await newWorld();
  const aroha = await world.host("Aroha");
  const textOf = async (path: string) => (await aroha.get(path)).text;
  const paths = [
    "/feed.xml",
    "/.well-known/security.txt",
    "/host.webmanifest",
    "/host-sw.js",
    "/api/openapi.json",
  ];
  for (const path of paths) expect(await textOf(path)).not.toMatch(/doormat/i);
  await world.runJobs();
  world.mailbox.length = 0;

  const settings = { PRODUCT_NAME: "Doormat", CONTACT_EMAIL: "us@doormat.example.com" };
  world.context.config.product = productFrom(settings);
  for (const path of paths) {
    const text = await textOf(path);
    expect(text).toMatch(/Doormat|us@doormat\.example\.com/);
    expect(text).not.toMatch(/hello@porchlight|"title":"Porchlight|\| Porchlight/);
  }
  await world.guest.post("/api/auth/forgot-password", { email: aroha.email });
  await world.runJobs();
  expect(world.mailbox).toMatchObject([
    { subject: "Reset your Doormat password", text: expect.stringContaining("us@doormat.example.com") },
  ]);

  world.context.config.product = productFrom({ ...settings, SITE: "off" });
  expect((await world.guest.get("/feed.xml")).status).toBe(404);
});
