import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

const root = resolve(import.meta.dirname, "..");
const read = (file: string): unknown => JSON.parse(readFileSync(resolve(root, file), "utf8"));

const direct = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const locked = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
});
const manifest = direct.parse(read("package.json"));
const { packages } = z
  .object({ packages: z.record(z.string(), z.unknown()) })
  .parse(read("package-lock.json"));
const all = Object.entries(packages)
  .filter(([path]) => path !== "")
  .map(([path, entry]) => ({ path, ...locked.parse(entry) }));
const pathsOf = (wrong: typeof all) => wrong.map(({ path }) => path);

// The policy is in docs/reference/security.md, "Packages". Known weaknesses are asked of the registry: npm run check:packages.

test("every package is one version with its hash, from the registry that npm is set to", () => {
  expect(all.length).toBeGreaterThan(300);
  expect(
    pathsOf(all.filter(({ version, integrity }) => !version || !integrity?.startsWith("sha512-"))),
  ).toEqual([]);
  expect(pathsOf(all.filter(({ resolved }) => resolved !== undefined))).toEqual([]);
});

test("the lock is of what package.json asks for", () => {
  expect(direct.parse(packages[""])).toEqual(manifest);
});

test("nothing that runs in production runs a script when it is installed", () => {
  expect(pathsOf(all.filter(({ dev, hasInstallScript }) => hasInstallScript && !dev))).toEqual([]);
});

test("what runs in production may be used as we use it", () => {
  const fine =
    /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|OFL-1\.1|Unlicense|LGPL-3\.0-or-later)$/;
  const isFine = (license: string) =>
    license
      .replaceAll(/[()]/g, "")
      .split(" OR ")
      .some((choice) => choice.split(" AND ").every((part) => fine.test(part)));
  const others = all.filter(({ dev, license }) => !dev && !isFine(license ?? "none"));
  expect(others.map(({ path, license }) => `${path}: ${license}`)).toEqual([]);
});
