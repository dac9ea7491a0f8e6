import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const read = (file: string) => readFileSync(resolve(import.meta.dirname, "../../..", file), "utf8");

const composeFile = z.object({
  services: z.record(
    z.string(),
    z.object({
      build: z.string().optional(),
      env_file: z.array(z.object({ path: z.string(), required: z.boolean() })).optional(),
      environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
      ports: z.array(z.string()).default([]),
      volumes: z.array(z.string()).default([]),
      configs: z.array(z.object({ source: z.string() })).default([]),
      profiles: z.array(z.string()).default([]),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()),
  configs: z.record(z.string(), z.object({ content: z.string() })),
});

describe.each(["compose.yaml", "compose.many.yaml"])("%s", (file) => {
  const { services, volumes, configs } = composeFile.parse(parse(read(file), { merge: true }));
  const servers = Object.values(services).filter(({ build }) => build !== undefined);

  test("its servers take every setting of .env but those that a container decides", () => {
    for (const { env_file, environment } of servers) {
      expect(env_file).toEqual([{ path: ".env", required: false }]);
      expect(environment).toMatchObject({
        NODE_ENV: "production",
        HOST: "0.0.0.0",
        PORT: 3000,
        DATA_DIR: "/data",
        TRUST_PROXY: "${TRUST_PROXY:-uniquelocal}",
      });
    }
  });

  test("takes nothing of .env that .env.example does not list", () => {
    const requested = [...read(file).matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name = ""]) => name);
    const listed = new Set([...read(".env.example").matchAll(/^# (\w+)=/gm)].map(([, name]) => name));
    expect(requested.filter((name) => !listed.has(name))).toEqual([]);
  });

  test("declares the volumes and files that its services use", () => {
    for (const service of Object.values(services)) {
      const named = service.volumes.map((mount) => mount.split(":")[0] ?? "");
      expect(named.filter((name) => !(name in volumes))).toEqual([]);
      expect(service.configs.filter(({ source }) => !(source in configs))).toEqual([]);
    }
  });

  test("opens nothing to other machines but Caddy's ports, where the operator wants TLS", () => {
    const open = Object.values(services).filter(({ ports }) =>
      ports.some((port) => !port.startsWith("127.0.0.1:")),
    );
    expect(open.map(({ profiles, ports }) => ({ profiles, ports }))).toEqual([
      { profiles: ["tls"], ports: ["80:80", "443:443", "443:443/udp"] },
    ]);
  });
});

test("a password of PostgreSQL may hold what a URL may not", () => {
  const compose = read("compose.many.yaml");
  expect(compose).toContain("PGPASSWORD: ${POSTGRES_PASSWORD");
  expect(compose).not.toMatch(/postgres:\/\/\S*\$\{/);
});

test("the image can make a backup of PostgreSQL, and a volume of it belongs to its user", () => {
  expect(read("Dockerfile")).toMatch(/apt-get install .*postgresql-client/);
  expect(read("Dockerfile")).toMatch(/mkdir \/data \/backups && chown node:node \/data \/backups/);
});
