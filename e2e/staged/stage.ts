import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer, type RunningServer } from "../server.ts";

export interface Stage {
  /** Servers on one database. */
  servers: RunningServer[];
  /** Sets the servers' clock, which then stands. */
  setClock(iso: string): void;
  /** Shows a calendar at every URL of a host. */
  showFeed(host: string, text: string): void;
  stop(): Promise<void>;
}

/** Starts servers with a clock and calendars that a journey sets. */
export async function openStage(count = 1, env: Record<string, string> = {}): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), "porchlight-stage-"));
  const servers: RunningServer[] = [];
  for (let at = 0; at < count; at += 1)
    servers.push(
      await startServer(
        { STAGE: folder, ...(count > 1 && { DATA_DIR: folder }), ...env },
        "e2e/staged/main.ts",
      ),
    );
  return {
    servers,
    setClock: (iso) => writeFileSync(join(folder, "clock"), String(Date.parse(iso))),
    showFeed: (host, text) => writeFileSync(join(folder, `${host}.ics`), text),
    async stop() {
      for (const server of servers) await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
