import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import type { Running } from "../guest/server.ts";

/** What one kind of read costs. Times in milliseconds. */
export interface Cost {
  reads: number;
  p50: number;
  p95: number;
  p99: number;
  /** Of the server's whole process, for each read. */
  cpu: number;
  perSecond: number;
}

const TICK_MS = 1000 / Number(execFileSync("getconf", ["CLK_TCK"]).toString());

/** The processor time that a process has used (Linux). */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Reads each path once, `connections` at a time, and says what that cost. */
export async function read(server: Running, paths: readonly string[], connections = 1): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const cpuBefore = cpuOf(server.pid);
  const started = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let at = next++; at < paths.length; at = next++) {
        const startedAt = performance.now();
        await get(server.port, paths[at] ?? "", agent, at);
        times.push(performance.now() - startedAt);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return {
    reads: paths.length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    cpu: (cpuOf(server.pid) - cpuBefore) / paths.length,
    perSecond: paths.length / seconds,
  };
}

/** Each read comes from another IP, as a trusted proxy sends it: draws are limited for each. */
function get(port: number, path: string, agent: Agent, at: number): Promise<void> {
  const headers = {
    "Accept-Encoding": "br",
    "X-Forwarded-For": `10.${at % 251}.${(at >> 8) % 251}.${Math.floor(Math.random() * 251)}`,
  };
  return new Promise((done, failed) => {
    request({ host: "127.0.0.1", port, path, agent, headers }, (response) => {
      response.resume().on("end", () => {
        if (response.statusCode === 200) done();
        else failed(new Error(`${path}: ${response.statusCode}`));
      });
    })
      .on("error", failed)
      .end();
  });
}

function percentile(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
