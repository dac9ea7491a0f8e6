import { startPostgres } from "../scripts/postgres.mjs";
import { comeAsSubscribedHost } from "./hosts.ts";
import { makeGuidebook } from "./guidebooks.ts";
import { edit, field } from "./editing.ts";
import { expect, startServer, test } from "./server.ts";
import { seeToast } from "./toasts.ts";

test("While PostgreSQL is stopped guests read on, all others are asked to wait, and all is well afterwards", async ({
  browser,
}) => {
  const postgres = await startPostgres();
  const server = await startServer({ DATABASE_URL: postgres.url });
  const context = await browser.newContext({ baseURL: server.url });
  try {
    const page = await context.newPage();
    await comeAsSubscribedHost(page, "Ana");
    const { id, slug } = await makeGuidebook(page, "Lake House");
    const { slug: unread } = await makeGuidebook(page, "Bach");
    expect((await page.request.get(`/view/${slug}`)).status()).toBe(200);
    const host = await context.newPage();
    await host.goto(`/guidebooks/${id}`);
    const wifi = await edit(host, "WiFi");
    await field(wifi, "Network name").fill("Kererū");
    await postgres.pause();

    await wifi.getByRole("button", { name: "Save Changes" }).click();
    await expect(host.getByText("Saving is paused")).toBeVisible();

    for (const call of [
      await page.request.get(`/api/guidebooks/${id}/sections`),
      await page.request.patch(`/api/guidebooks/${id}/archive`),
      await page.request.post("/api/auth/login", { data: { email: "ana@example.com", password: "wrong" } }),
    ]) {
      expect(call.status()).toBe(503);
      expect(Number(call.headers()["retry-after"])).toBeGreaterThan(0);
      expect(await call.json()).toMatchObject({
        code: "unavailable",
        message: expect.stringMatching(/Nothing was lost/),
      });
    }
    const readers = Array.from({ length: 64 }, () => page.request.get(`/view/${slug}`));
    const statuses = (await Promise.all(readers)).map((response) => response.status());
    expect(new Set(statuses)).toEqual(new Set([200]));
    const guide = await page.goto(`/view/${unread}`);
    expect(guide?.status()).toBe(503);
    await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
    expect((await page.request.get("/healthz")).status()).toBe(503);

    // Jobs, visitors and the load balancer go on asking.
    for (let tries = 0; tries < 50; tries += 1) {
      await page.request.get(`/api/guidebooks/${id}/sections`);
      await page.request.get("/readyz");
    }
    expect(server.output().match(/"level":[5-9]0/g)).toHaveLength(1);
    expect(server.output().match(/the database does not answer/g)).toHaveLength(1);

    await postgres.resume();
    await seeToast(host, "Section updated", "Your changes have been saved.");
    await expect(host.getByText("Saving is paused")).toBeHidden();
    await expect.poll(async () => (await page.request.get("/healthz")).status()).toBe(200);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Bach" })).toBeVisible();
    expect((await page.request.get(`/api/guidebooks/${id}/sections`)).status()).toBe(200);
    await expect.poll(() => server.output().match(/the database answers again/g)?.length).toBe(1);
  } finally {
    await context.close();
    await server.stop();
    await postgres.stop();
  }
});
