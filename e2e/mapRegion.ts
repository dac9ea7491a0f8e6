import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { madeUpDistrict } from "#test/madeUpDistrict.ts";

/** Serves a list of map regions with one, the made-up district, on this machine. `url` is for `REGIONS_URL`. */
export async function serveRegion(): Promise<{ url: string; close: () => void }> {
  const extract = JSON.stringify(madeUpDistrict);
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo; // listening on TCP
    const region = {
      id: "ember/port-ember",
      name: "Port Ember",
      url: `http://127.0.0.1:${port}/port-ember.json`,
      bytes: Buffer.byteLength(extract),
      sha256: createHash("sha256").update(extract).digest("hex"),
    };
    response.end(request.url === "/regions.json" ? JSON.stringify({ regions: [region] }) : extract);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo; // listening on TCP
  return { url: `http://127.0.0.1:${port}/regions.json`, close: () => server.close() };
}
