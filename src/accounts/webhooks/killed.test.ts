import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Webhook as Receiver } from "standardwebhooks";
import { expect, onTestFinished, test } from "vitest";
import { recordEvent } from "#accounts/events/recordEvent.server.ts";
import { runAdmin } from "#operations/admin/commands.server.ts";
import { stayCreated } from "#stays/events.ts";
import { MAX_WAIT_MS, eventually } from "#test/eventually.ts";
import { TIMES } from "#test/properties.ts";
import { tlsCertificate } from "#test/tlsCertificate.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

const CHANGES = TIMES === 1 ? 60 : 1200;
/** One change in six is rolled back. */
const UNDONE_EACH = 6;
/** Longer than the claim of a job whose process was killed; twice that is within the tolerance of the signature. */
const CLAIM_MS = 100_000;

/** A server that verifies what it gets, and calls `onMessage` before it answers. */
async function newReceiver(onMessage: (count: number) => void) {
  const got: { id: string; body: string }[] = [];
  const refused: unknown[] = [];
  const verifier = { secret: "" };
  const server = createServer(tlsCertificate, (request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      const given = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
      const headers = Object.fromEntries(given);
      try {
        new Receiver(verifier.secret).verify(body, headers);
      } catch (error) {
        refused.push(error);
      }
      got.push({ id: headers["webhook-id"] ?? "", body });
      onMessage(got.length);
      response.writeHead(204).end();
    });
  }).listen(0, "localhost");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { got, refused, verifier, host: `localhost:${port}` };
}

/** Makes changes, of which some are rolled back, each with its event. Returns the ids of the events that are stored. */
async function makeChanges({ context }: World, { actor }: Host): Promise<string[]> {
  const days = { arrival: "2026-02-01", departure: "2026-02-04" };
  for (let change = 1; change <= CHANGES; change++) {
    const transaction = await context.db.startTransaction().execute();
    await recordEvent(context, transaction, actor, stayCreated, days, { subjectId: `stay-${change}` });
    const ended = change % UNDONE_EACH === 0 ? transaction.rollback() : transaction.commit();
    await ended.execute();
  }
  const stored = context.db.selectFrom("events").select("id").where("kind", "=", stayCreated.name);
  return (await stored.execute()).map(({ id }) => id);
}

/** Starts a process that sends what is due; its clock is ahead by some milliseconds. */
function startDelivering({ context: { config } }: World, host: string, ahead: number) {
  const certificate = join(config.dataDir, "receiver.pem");
  writeFileSync(certificate, tlsCertificate.cert);
  const child = spawn(process.execPath, ["test/deliveringProcess.ts", String(ahead)], {
    env: {
      ...process.env,
      DATA_DIR: config.dataDir,
      DATABASE_URL: config.databaseUrl ?? "",
      SECRET_KEY: config.secretKey ?? "",
      WEBHOOK_PRIVATE_HOSTS: host,
      NODE_EXTRA_CA_CERTS: certificate,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

test(
  "each event of a change that is stored arrives at least once with its id, though processes are killed in the middle",
  { timeout: 2 * MAX_WAIT_MS },
  async () => {
    let kill: ((count: number) => void) | undefined;
    const receiver = await newReceiver((count) => kill?.(count));
    const { host, got, refused } = receiver;
    const world = await newWorld({ WEBHOOK_PRIVATE_HOSTS: host });
    const aroha = await world.host("Aroha");
    await runAdmin(world.context, ["private-hosts", "allow", aroha.email, "--because", "A test"], "root");
    const hook = { url: `https://${host}/hook`, events: [stayCreated.name] };
    receiver.verifier.secret = (await aroha.post("/api/account/webhooks", hook)).body.secret;
    const stored = await makeChanges(world, aroha);
    expect(stored).toHaveLength(CHANGES - CHANGES / UNDONE_EACH);

    for (const part of [1, 2]) {
      const child = startDelivering(world, host, (part - 1) * CLAIM_MS);
      // Each is killed before a message is answered.
      kill = (count) => count >= (part * stored.length) / 3 && child.kill("SIGKILL");
      await once(child, "exit");
    }
    kill = undefined;
    const atLast = startDelivering(world, host, 2 * CLAIM_MS);
    const waiting = world.context.db.selectFrom("webhook_deliveries").select("id");
    await eventually(async () =>
      expect(await waiting.where("next_try_at", "is not", null).execute()).toEqual([]),
    );
    atLast.kill("SIGKILL");
    await once(atLast, "exit");

    expect(refused).toEqual([]);
    const bodies = Map.groupBy(got, ({ id }) => id);
    expect(new Set(bodies.keys())).toEqual(new Set(stored));
    const differing = [...bodies.values()].filter((same) => new Set(same.map(({ body }) => body)).size > 1);
    expect(differing).toEqual([]);
    expect(got.length).toBeGreaterThan(stored.length);
    if (TIMES > 1) process.stdout.write(`${stored.length} events, ${got.length} messages\n`);
  },
);
