import { writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { warnOfUnusable } from "#app/server/startChecks.ts";
import { newFolder } from "#test/backups.ts";
import { startS3StandIn } from "#test/s3StandIn.ts";
import { newWorld } from "#test/world.ts";

const s3 = await startS3StandIn();
// The machine that tests is no machine of Amazon's with a role.
beforeAll(() => void vi.stubEnv("AWS_EC2_METADATA_DISABLED", "true"));
afterAll(async () => {
  vi.unstubAllEnvs();
  await s3.close();
});

/** Returns what a server with these settings warns of when it starts. */
async function warningsWith(env: Record<string, string>, greetingMs?: number): Promise<string> {
  const world = await newWorld(env);
  world.logged.length = 0;
  await warnOfUnusable(world.context, greetingMs);
  return world.logged.map((line) => (line as { msg: string }).msg).join("\n"); // every line has one
}

async function smtpServer(options: SMTPServerOptions = {}): Promise<number> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"], ...options });
  await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => new Promise((closed) => server.close(closed)));
  return (server.server.address() as AddressInfo).port; // it listens on a port, not on a pipe
}

test("a mail server that takes what we send is no warning", async () => {
  expect(await warningsWith({ SMTP_URL: `smtp://127.0.0.1:${await smtpServer()}` })).toBe("");
});

test("a mail server that refuses the password, is not there or is silent is said, and the password is not", async () => {
  const refusing = await smtpServer({
    authOptional: false,
    onAuth: (_auth, _session, done) => done(new Error("Invalid username or password")),
  });
  const silent = createServer(() => {});
  await new Promise<void>((ready) => void silent.listen(0, "127.0.0.1", ready));
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo; // listening on TCP
  const key = "aroha%40example.com:s3cret";
  for (const [SMTP_URL, greetingMs, sentence] of [
    [`smtp://${key}@127.0.0.1:${refusing}`, undefined, /does not take the user and password of SMTP_URL/],
    [`smtp://${key}@127.0.0.1:9`, undefined, /127\.0\.0\.1:9 of SMTP_URL does not answer .*correct SMTP_URL/],
    [`smtp://${key}@127.0.0.1:${port}`, 300, /SMTP_URL does not answer/],
  ] as const) {
    const warnings = await warningsWith({ SMTP_URL }, greetingMs);
    expect(warnings).toMatch(sentence);
    expect(warnings).not.toMatch(/s3cret|aroha/);
  }
});

test("a folder for backups that cannot be written is said, and one that can is not", async () => {
  const file = join((await newWorld()).context.config.dataDir, "a-file");
  writeFileSync(file, "");
  expect(await warningsWith({ BACKUP_DIR: join(file, "backups") })).toMatch(
    /^No backup can be made\. .*a-file\/backups is not a folder\. Set BACKUP_DIR to one\.$/,
  );
  expect(await warningsWith({ BACKUP_DIR: newFolder() })).toBe("");
});

test("a backup of PostgreSQL without its programs is said", async () => {
  const path = process.env.PATH;
  process.env.PATH = "";
  onTestFinished(() => void (process.env.PATH = path));
  const warnings = await warningsWith({ BACKUP_DIR: newFolder() });
  const isPostgres = process.env.TEST_DATABASE_URL !== undefined;
  expect(warnings).toBe(
    isPostgres
      ? "No backup can be made. pg_dump is not installed. Install the client programs of PostgreSQL, of the server's version or newer."
      : "",
  );
});

test.each(["S3", "BACKUP_S3"])("a bucket of %s that cannot be used is said", async (kind) => {
  const given = kind === "S3" ? s3.env : s3.backupEnv;
  const { [`${kind}_ACCESS_KEY_ID`]: _id, [`${kind}_SECRET_ACCESS_KEY`]: _key, ...keyless } = given;
  expect(await warningsWith(given)).toBe("");
  for (const [env, sentence] of [
    [keyless, `${kind}_BUCKET has no key, and this machine has no role. Set ${kind}_ACCESS_KEY_ID and`],
    [{ ...given, [`${kind}_SECRET_ACCESS_KEY`]: "a guess" }, `refuses the key (SignatureDoesNotMatch)`],
    [
      { ...given, [`${kind}_BUCKET`]: "another" },
      `has no bucket another. Create it, or correct ${kind}_BUCKET`,
    ],
    [
      { ...given, [`${kind}_ENDPOINT`]: "http://127.0.0.1:9" },
      "The service at http://127.0.0.1:9 does not answer",
    ],
  ] as const) {
    const warnings = await warningsWith(env);
    expect(warnings).toContain(
      kind === "S3" ? "No picture can be read or stored." : "No backup can be made.",
    );
    expect(warnings).toContain(sentence);
    expect(warnings.split("\n")).toHaveLength(1);
  }
});
