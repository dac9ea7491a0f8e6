import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { emailKey } from "#accounts/contract.ts";
import { hashToken } from "#core/ids.server.ts";
import { coverFor, storedPictures } from "#test/pictures.ts";
import { isQuick } from "#test/quick.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

const run = promisify(execFile);

/** Runs the operator's command as a separate process while the server runs. */
const deleteForGood = ({ context: { config } }: World, { email }: Host) =>
  run(process.execPath, ["scripts/deleteAccount.ts", email, "--for-good"], {
    env: { ...process.env, DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl ?? "" },
  });

/** Returns which of the words a file under the data folder contains, with its path. */
async function findInFiles({ context: { config } }: World, words: string[]): Promise<string[]> {
  const entries = await readdir(config.dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = files.map(async (file) => {
    const bytes = await readFile(file);
    return words.filter((word) => bytes.includes(word)).map((word) => `${file}: ${word}`);
  });
  return (await Promise.all(found)).flat();
}

/** Has the host write, rename and share, so that rows change their place and their size. */
async function writeMuch({ guest }: World, host: Host): Promise<void> {
  const { id } = (await host.get("/api/guidebooks")).body[0];
  for (const name of ["Wattlebird Nook", "Currawong Rest"]) {
    await host.put(`/api/guidebooks/${id}`, { name });
    await host.post(`/api/guidebooks/${id}/slug`);
    await host.post(`/api/guidebooks/${id}/share-links`, { label: `For ${name}` });
  }
  const [{ slug }] = (await host.get("/api/guidebooks")).body;
  const [welcome] = (await host.get(`/api/guidebooks/${id}/sections`)).body;
  for (const words of ["Mind the possum. ".repeat(2000), "Mind the wombat. ".repeat(50)])
    await host.put(`/api/guidebook-sections/${welcome.id}`, { content: { text: `<p>${words}</p>` } });
  await guest.get(`/view/${slug}`);
  await host.post("/api/auth/login", { email: host.email, password: "not this one" });
}

/** What the database holds of a host. */
async function rowsOf({ context: { db } }: World, { id, email }: Host): Promise<string[]> {
  const user = await db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const sessions = db.selectFrom("sessions").select("token_hash").where("user_id", "=", id);
  const resets = db.selectFrom("password_resets").select("token_hash").where("user_id", "=", id);
  const tokens = await sessions.unionAll(resets).execute();
  const slugs = await db.selectFrom("guidebooks").select("slug").where("user_id", "=", id).execute();
  return [
    ...Object.values(user).filter((value) => typeof value === "string"),
    ...tokens.map(({ token_hash }) => token_hash),
    ...slugs.map(({ slug }) => slug),
    hashToken(emailKey(email)).slice(0, 32),
  ];
}

const CONTENT = ["Wattlebird", "wattlebird", "Currawong", "currawong", "possum", "wombat"];

test.skipIf(isQuick)(
  "no file in the data folder holds a word of a deleted account",
  { timeout: 90_000 },
  async () => {
    const world = await newWorld({ OUTBOX: "1" });
    const zephyrine = await world.host("Zephyrine Quillfeather");
    const bo = await world.host("Bo");
    for (const host of [zephyrine, bo]) await coverFor(host, "#c98");
    await coverFor(zephyrine, "#3d5a4c");
    await writeMuch(world, zephyrine);

    const outbox = join(world.context.config.dataDir, "outbox");
    const emails = () => readdir(outbox).catch(() => []);
    await zephyrine.post("/api/auth/forgot-password", { email: zephyrine.email });
    await world.runJobs();
    const [email = ""] = await emails();
    const [token = ""] = /token=(3D)?[\w-]{20}/.exec(await readFile(join(outbox, email), "utf8")) ?? [];
    expect(token).not.toBe("");
    await bo.post("/api/auth/forgot-password", { email: bo.email });
    await world.runJobs();
    expect(await emails()).toHaveLength(2);
    await zephyrine.post("/api/auth/forgot-password", { email: zephyrine.email.toUpperCase() });

    const words = [...CONTENT, token, zephyrine.email.toUpperCase(), ...(await rowsOf(world, zephyrine))];
    expect(await findInFiles(world, [zephyrine.email])).not.toEqual([]);
    await deleteForGood(world, zephyrine);
    expect(await findInFiles(world, words)).toEqual([]);
    expect((await bo.get("/api/guidebooks")).body).toHaveLength(1);
    expect(await emails()).toHaveLength(1);
    // Both had brought the one that is left.
    expect(await storedPictures(world)).toHaveLength(2);

    await deleteForGood(world, bo);
    expect(await storedPictures(world)).toEqual([]);
    expect(await world.context.db.selectFrom("media").selectAll().execute()).toEqual([]);
  },
);

test("no file holds the email or name of a host who deleted their own account, once the next jobs have run", async () => {
  const world = await newWorld();
  const zephyrine = await world.host("Zephyrine Quillfeather");
  await world.host("Bo");
  await coverFor(zephyrine, "#3d5a4c");
  await writeMuch(world, zephyrine);
  await world.runJobs();
  const words = [zephyrine.email, "Quillfeather", ...CONTENT];
  const { password } = zephyrine;
  expect((await zephyrine.delete("/api/auth/user", {}, { password })).status).toBe(204);
  await world.runJobs();
  expect(await findInFiles(world, words)).toEqual([]);
});
