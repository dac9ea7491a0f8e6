import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runAdmin } from "#operations/admin/commands.server.ts";
import { newFolder } from "#test/backups.ts";
import { newWorld } from "#test/world.ts";

const DAY = 24 * 60 * 60 * 1000;

async function open(env: Record<string, string> = {}) {
  const world = await newWorld({ PUBLIC_URL: "https://guide.example.com", ...env });
  const run = async (...given: string[]) => {
    const { lines, isRefused } = await runAdmin(world.context, given, "root");
    return { text: lines.join("\n"), isRefused };
  };
  return { world, run };
}

test("a host is found by name, email, id and guidebook, with plan and guidebooks", async () => {
  const { world, run } = await open();
  const aroha = await world.host("Aroha Ngata");
  await world.host("Ben");
  const { slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  for (const text of ["aroha.ngata@", "NGATA", aroha.id, slug]) {
    const found = await run("find", text);
    expect(found.text).toContain("aroha.ngata@example.com");
    expect(found.text).toContain(`${slug}  Lake House  live`);
    expect(found.text).toMatch(/plan: active until 2027-/);
    expect(found.text).not.toContain("ben@example.com");
  }
  expect((await run("find", "100%")).text).toBe("Nobody was found.");
});

test("a plan is granted until the end of a day and ended, without a payment", async () => {
  const { world, run } = await open();
  const ben = await world.host("Ben", { subscribed: false });
  const make = () => ben.post("/api/guidebooks", { name: "Beach House" });
  expect((await make()).status).toBe(402);
  expect(await run("grant", "BEN@example.com", "2026-02-01", "--because", "A prize")).toMatchObject({
    isRefused: false,
  });
  expect((await make()).status).toBe(201);
  world.clock.advance(27 * DAY);
  expect((await make()).status).not.toBe(402);
  await run("end", "ben@example.com", "--because", "Over");
  expect((await make()).status).toBe(402);
  const { text } = await run("log");
  expect(text.split("\n")).toHaveLength(2);
  expect(text).toMatch(/root {2}grant .* A prize/);
  expect(text).toMatch(/root {2}end .* Over/);
  expect(text).not.toContain("ben@");
});

test("a guidebook that was taken down is not there for guests by any link, and comes back", async () => {
  const { world, run } = await open();
  const aroha = await world.host("Aroha");
  const { id, slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  const { token } = (await aroha.post(`/api/guidebooks/${id}/share-links`, { label: "Ana" })).body;
  const paths = [`/view/${slug}`, `/print/${slug}`, `/view/${token}`];
  const statuses = async () => Promise.all(paths.map(async (path) => (await world.guest.get(path)).status));
  expect(await statuses()).toEqual([200, 200, 200]);

  const down = await run("take-down", slug, "--because", "It is a scam");
  expect(down).toMatchObject({ isRefused: false, text: expect.stringContaining("aroha@example.com") });
  expect(await statuses()).toEqual([404, 404, 404]);
  expect((await world.guest.get(`/view/${slug}`)).text).not.toContain("scam");
  expect((await aroha.get(`/api/guidebooks/${id}`)).status).toBe(200);
  expect((await run("find", slug)).text).toContain("taken down: It is a scam");

  expect(await run("put-back", slug, "--because", "It was none")).toMatchObject({ isRefused: false });
  expect(await statuses()).toEqual([200, 200, 200]);
  expect(await run("put-back", slug, "--because", "Again")).toMatchObject({ isRefused: true });
});

test("all that a host wrote is exported into a new file, and the host reads that it was", async () => {
  const { world, run } = await open();
  const aroha = await world.host("Aroha");
  await aroha.post("/api/guidebooks", { name: "Lake House" });
  await aroha.post("/api/guidebooks", { name: "Beach Bach" });
  const folder = newFolder();
  mkdirSync(folder);
  const file = join(folder, "aroha.zip");
  expect(await run("export", "aroha@example.com", file)).toMatchObject({ isRefused: true });
  const exported = await run("export", "aroha@example.com", file, "--because", "Asked by email");
  expect(exported).toMatchObject({
    isRefused: false,
    text: `The guidebooks of aroha@example.com are in ${file}.`,
  });
  const own = await aroha.download("/api/account/export");
  // The events come last, behind a header of 30 bytes, and each of the two exports is one.
  const guidebooksIn = (zip: Buffer) => zip.subarray(0, zip.indexOf("events.json") - 30);
  expect(guidebooksIn(readFileSync(file)).equals(guidebooksIn(own))).toBe(true);
  expect(await run("export", "aroha@example.com", file, "--because", "Again")).toMatchObject({
    isRefused: true,
    text: expect.stringContaining("already"),
  });
  const { text } = await run("log");
  expect(text.split("\n")).toHaveLength(1);
  expect(text).toContain(`export  ${aroha.accountId}  Asked by email`);
  expect((await aroha.get("/api/auth/security-events")).body).toMatchObject([
    { kind: "exported_by_support" },
  ]);
});

test("a host is signed out everywhere, and nobody else", async () => {
  const { world, run } = await open();
  const aroha = await world.host("Aroha");
  const ben = await world.host("Ben");
  expect(await run("sign-out", "aroha@example.com", "--because", "A stolen phone")).toMatchObject({
    isRefused: false,
  });
  expect((await aroha.get("/api/guidebooks")).status).toBe(401);
  expect((await ben.get("/api/guidebooks")).status).toBe(200);
  expect((await run("log")).text).toContain(`sign-out  ${aroha.id}  A stolen phone`);
  const { email, password } = aroha;
  expect((await aroha.post("/api/auth/login", { email, password })).status).toBe(200);
  const kinds = (await aroha.get("/api/auth/security-events")).body.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toContain("signed_out_by_support");
});

test("owners read what was done to their account", async () => {
  const { world, run } = await open();
  const aroha = await world.host("Aroha", { subscribed: false });
  await run("grant", "aroha@example.com", "2026-06-30", "--because", "A prize");
  const { slug } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  for (const deed of ["take-down", "put-back"]) {
    world.clock.advance(1);
    await run(deed, slug, "--because", "A complaint");
  }
  world.clock.advance(1);
  await run("end", "aroha@example.com", "--because", "Over");
  const events = (await aroha.get("/api/auth/security-events")).body;
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
    "plan_ended_by_support",
    "put_back_by_support",
    "taken_down_by_support",
    "plan_granted_by_support",
  ]);
});

test("a host is deleted for good, and the trail names them by id alone", async () => {
  const { world, run } = await open();
  const aroha = await world.host("Aroha");
  expect(await run("delete", "aroha@example.com", "--because", "Asked")).toMatchObject({ isRefused: true });
  await run("delete", "aroha@example.com", "--for-good", "--because", "Asked for it");
  expect((await run("find", "aroha")).text).toBe("Nobody was found.");
  const { text } = await run("log");
  expect(text).toContain(`delete  ${aroha.id}  Asked for it`);
  expect(text).not.toContain("aroha@");
});

test("the email that confirms an address is sent again", async () => {
  const { world, run } = await open();
  await world.host("Aroha");
  await world.runJobs();
  world.mailbox.length = 0;
  expect(await run("resend", "aroha@example.com")).toMatchObject({ isRefused: false });
  await world.runJobs();
  expect(world.mailbox).toMatchObject([{ to: "aroha@example.com" }]);
});

test("the first operator is named by the shell, and is listed until they are removed or deleted", async () => {
  const { world, run } = await open();
  const aroha = await world.host("Aroha Ngata");
  await world.host("Ben");
  expect((await run("operator", "list")).text).toContain("There is no operator.");
  for (const name of ["Aroha.Ngata", "ben"]) {
    expect(await run("operator", "add", `${name}@example.com`)).toMatchObject({ isRefused: false });
    world.clock.advance(1);
  }
  expect((await run("operator", "list")).text).toBe(
    "aroha.ngata@example.com  Aroha Ngata  since 2026-01-05\nben@example.com  Ben Host  since 2026-01-05",
  );
  expect(await run("operator", "add", "ben@example.com")).toMatchObject({ isRefused: true });
  expect(await run("operator", "add", "stranger@example.com")).toMatchObject({
    isRefused: true,
    text: expect.stringContaining("stranger@example.com"),
  });

  await run("operator", "remove", "aroha.ngata@example.com", "--because", "Left us");
  expect(await run("operator", "remove", "aroha.ngata@example.com")).toMatchObject({ isRefused: true });
  await run("delete", "ben@example.com", "--for-good", "--because", "Asked");
  expect((await run("operator", "list")).text).toContain("There is no operator.");
  const { text } = await run("log");
  expect(text).toContain(`operator-add  ${aroha.id}  asked`);
  expect(text).toContain(`operator-remove  ${aroha.id}  Left us`);
  expect(text).not.toContain("aroha.ngata@");
});

test("an export into a folder that is not there says so, and notes nothing", async () => {
  const { world, run } = await open();
  await world.host("Ben");
  const file = join(newFolder(), "exports", "ben.zip");
  const { isRefused, text } = await run("export", "ben@example.com", file, "--because", "Asked");
  expect({ isRefused, text }).toEqual({
    isRefused: true,
    text: expect.stringContaining("There is no folder"),
  });
  expect((await run("log")).text).toBe("No operator has done anything.");
});

test.each([
  [["nonsense"], 'There is no command "nonsense".'],
  [[], "A command is missing."],
  [["operator"], "add, remove or list is missing."],
  [["operator", "add"], "The email is missing."],
  [["operator", "crown", "ben@example.com"], 'operator "crown" is neither add, remove nor list.'],
  [["grant", "ben@example.com", "tomorrow", "--because", "x"], '"tomorrow" is no day in the future'],
  [["grant", "ben@example.com", "2020-01-01", "--because", "x"], '"2020-01-01" is no day in the future'],
  [["take-down", "lake-house"], "The reason is missing"],
  [["delete", "ben@example.com", "--because", "x"], "--for-good is missing"],
  [["export", "ben@example.com", "--because", "x"], "The name of the new zip file is missing."],
  [["find"], "is missing"],
  [["find", "Aroha", "Ngata"], '"Ngata" is too much. Put a text of several words in quotes.'],
  [
    ["grant", "ben@example.com", "2030-01-31", "--because", "A", "prize"],
    '"prize" is too much. Put a text of several words in quotes.',
  ],
  [["grant", "ben@example.com", "--because", "x"], "The day is missing, such as 2030-06-30."],
  [["grant", "ben@example.com", "2030-02-30", "--because", "x"], '"2030-02-30" is no day'],
  [["grant", "ben", "2030-01-31", "--because", "x"], '"ben" is no email.'],
  [["take-down", "https://guide.example.com/view/x", "--because", "x"], "is no slug"],
  [["end", "ben@example.com", "--for-good", "--because", "x"], "end takes no --for-good."],
  [["sign-out", "ben@example.com", "--because"], "--because"],
  [["private-hosts"], "allow, refuse or list is missing."],
  [["operator", "list", "ben@example.com"], '"ben@example.com" is too much.'],
  [["find", "x", "--what"], "--what"],
])("%j changes nothing, and says which part is wrong and how it is used", async (given, wrong) => {
  const { run } = await open();
  const { isRefused, text } = await run(...given);
  expect(isRefused).toBe(true);
  expect(text.split("\n")[0]).toContain(wrong);
  expect(text).toContain("npm run admin");
  expect((await run("log")).text).toBe("No operator has done anything.");
});
