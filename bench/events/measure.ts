import { sql, type KyselyPlugin } from "kysely";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import { sectionSaved } from "#guidebooks/events.ts";
import { openWorld, type Host } from "#test/openWorld.ts";

/** What work costs: medians in milliseconds, and the statements and pages of SQLite of one run. */
export interface Cost {
  ms: number;
  cpuMs: number;
  statements: number;
  pages: number;
}

/** Runs of which the pages are counted together: SQLite moves them into the database after a thousand. */
const COUNTED_RUNS = 20;

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

async function timeOf(work: () => Promise<unknown>): Promise<{ ms: number; cpuMs: number }> {
  const started = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { ms: performance.now() - started, cpuMs: (user + system) / 1000 };
}

/** Returns what a save costs, and what its event adds to a transaction that writes a row; in turns, so that both meet the same load. */
export async function measure(rounds: number, webhooks: number): Promise<{ save: Cost; event: Cost }> {
  const world = await openWorld();
  const { context } = world;
  let statements = 0;
  // Queries inside of a query are transformed too; a result is of one statement.
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      statements += 1;
      return Promise.resolve(result);
    },
  };
  const checkpoint = async (mode: "passive" | "truncate") => {
    const { rows } = await sql<{ log: number }>`pragma wal_checkpoint(${sql.raw(mode)})`.execute(context.db);
    return rows[0]?.log ?? 0;
  };
  const countOf = async (work: () => Promise<unknown>) => {
    await checkpoint("truncate");
    const counted = context.db;
    context.db = counted.withPlugin(counter);
    statements = 0;
    for (let run = 0; run < COUNTED_RUNS; run++) await work();
    context.db = counted;
    return { statements: statements / COUNTED_RUNS, pages: (await checkpoint("passive")) / COUNTED_RUNS };
  };
  try {
    const host = await world.host("Aroha");
    const { id } = (await host.post("/api/guidebooks", { name: "Lake House" })).body;
    for (let added = 0; added < webhooks; added++)
      await host.post("/api/account/webhooks", {
        url: "https://hooks.example.com/",
        events: ["stay.created"],
      });
    const sections = (await host.get(`/api/guidebooks/${id}/sections`)).body;
    const welcome = sections.find(({ type }: { type: string }) => type === "welcome").id;
    let saved = 0;
    const save = async () => {
      saved += 1;
      const content = { text: `<p>Welcome ${saved}</p>` };
      const { status } = await host.put(`/api/guidebook-sections/${welcome}`, { content });
      if (status !== 200) throw new Error(`a save answered ${status}`);
    };
    let updates = 0;
    const transaction = ({ actor }: Host, hasEvent: boolean) =>
      context.db.transaction().execute(async (db) => {
        updates += 1; // SQLite writes nothing where a row is as it was
        await db.updateTable("guidebooks").set({ updated_at: updates }).where("id", "=", id).execute();
        if (!hasEvent) return;
        const data = { type: "welcome", what: "saved" } as const;
        await recordEvent(context, db, actor, sectionSaved, data, { guidebookId: id, subjectId: welcome });
      });
    const saves: Awaited<ReturnType<typeof timeOf>>[] = [];
    const events: typeof saves = [];
    for (let round = 0; round < rounds; round++) {
      saves.push(await timeOf(save));
      await context.db.deleteFrom("rate_limits").execute();
      const without = await timeOf(() => transaction(host, false));
      const withEvent = await timeOf(() => transaction(host, true));
      events.push({ ms: withEvent.ms - without.ms, cpuMs: withEvent.cpuMs - without.cpuMs });
    }
    const ofSave = await countOf(save);
    const [without, withEvent] = [
      await countOf(() => transaction(host, false)),
      await countOf(() => transaction(host, true)),
    ];
    return {
      save: {
        ms: median(saves.map(({ ms }) => ms)),
        cpuMs: median(saves.map(({ cpuMs }) => cpuMs)),
        ...ofSave,
      },
      event: {
        ms: median(events.map(({ ms }) => ms)),
        cpuMs: median(events.map(({ cpuMs }) => cpuMs)),
        statements: withEvent.statements - without.statements,
        pages: withEvent.pages - without.pages,
      },
    };
  } finally {
    await world.close();
  }
}
