import { expect, test } from "vitest";
import { readTrustedProxies } from "#core/proxies.server.ts";

test.each([
  ["false", "10.1.2.3", false],
  ["true", "10.1.2.3", true],
  ["10.0.0.0/8", "10.1.2.3", true],
  ["10.0.0.0/8", "::ffff:10.1.2.3", true],
  ["127.0.0.1, ::1", "::1", true],
  ["127.0.0.1", "127.0.0.2", false],
  ["10.0.0.0/8", "::ffff:a01:203", true],
  ["10.0.0.0/8", "unknown", false],
  ["loopback, uniquelocal", "192.168.1.2", true],
])("TRUST_PROXY=%s and a neighbour at %s: %s", (setting, ip, trusted) => {
  expect(readTrustedProxies(setting)?.(ip, 0)).toBe(trusted);
});

test.each(["yes", "10.0.0.0/40", "0.0.0.0/0", "", "10.0.0.0/8,"])("%j is refused", (setting) => {
  expect(readTrustedProxies(setting)).toBeNull();
});

test.each([
  ["true", "10.1.2.3", false],
  ["10.0.0.0/8", "10.1.2.3", true],
])("TRUST_PROXY=%s and a neighbour's neighbour at %s: %s", (setting, ip, trusted) => {
  expect(readTrustedProxies(setting)?.(ip, 1)).toBe(trusted);
});
