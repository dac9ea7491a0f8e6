import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "#core/config.server.ts";
import { secretBoxOf } from "#core/secretKey.server.ts";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "porchlight-key-"));
  folders.push(folder);
  return folder;
}

const boxIn = (folder: string, env: Record<string, string> = {}) =>
  secretBoxOf({ config: readConfig({ DATA_DIR: folder, ...env }), randomBytes });

const SECRET_KEY = "a key of an operator, with more than 32 characters";
const POSTGRES = "postgres://porchlight@127.0.0.1/porchlight";
const FEED = "https://calendars.example.com/lake.ics?s=5678";

test("what is sealed opens with the same key, in the same context, and nowhere else", () => {
  const box = boxIn(newFolder(), { SECRET_KEY });
  const sealed = box?.seal(FEED, "lake") ?? "";
  expect(sealed).not.toContain("lake.ics");
  expect(box?.seal(FEED, "lake")).not.toBe(sealed);
  expect(box?.open(sealed, "lake")).toBe(FEED);
  expect(box?.open(sealed, "hill")).toBeNull();
  expect(box?.open(`${sealed.slice(0, -2)}AA`, "lake")).toBeNull();
  expect(box?.open("", "lake")).toBeNull();
  expect(boxIn(newFolder(), { SECRET_KEY: `${SECRET_KEY}!` })?.open(sealed, "lake")).toBeNull();
});

test("equal texts have one digest under one key", () => {
  const box = boxIn(newFolder(), { SECRET_KEY });
  expect(box?.digest(FEED)).toBe(box?.digest(FEED));
  expect(box?.digest(FEED)).not.toBe(boxIn(newFolder())?.digest(FEED));
});

test("with SQLite a key file is made, for its user alone, and used from then on", () => {
  const folder = newFolder();
  const sealed = boxIn(folder)?.seal(FEED, "lake") ?? "";
  const file = join(folder, "secret.key");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8")).toHaveLength(43);
  expect(boxIn(folder)?.open(sealed, "lake")).toBe(FEED);
  writeFileSync(file, "another");
  expect(boxIn(folder)?.open(sealed, "lake")).toBeNull();
});

test("with PostgreSQL there is a box only under SECRET_KEY", () => {
  expect(boxIn(newFolder(), { DATABASE_URL: POSTGRES })).toBeNull();
  expect(boxIn(newFolder(), { DATABASE_URL: POSTGRES, SECRET_KEY })).not.toBeNull();
});
