import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(resolve(import.meta.dirname, "../../..", file), "utf8");

test.each(["compose.yaml", "compose.many.yaml"])("the servers of %s take every setting of .env", (file) => {
  expect(read(file)).toContain("env_file: [{ path: .env, required: false }]");
});

test("a password of PostgreSQL may hold what a URL may not", () => {
  const compose = read("compose.many.yaml");
  expect(compose).toContain("PGPASSWORD: ${POSTGRES_PASSWORD");
  expect(compose).not.toMatch(/postgres:\/\/\S*\$\{/);
});

test("the proxy between two servers passes on whom the one in front of it forwards", () => {
  expect(read("compose.many.yaml")).toMatch(
    /reverse_proxy first:3000 second:3000 \{\s+trusted_proxies private_ranges/,
  );
});

test("the image can make a backup of PostgreSQL", () => {
  expect(read("Dockerfile")).toMatch(/apt-get install .*postgresql-client/);
});
