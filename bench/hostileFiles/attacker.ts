import { setPriority } from "node:os";
import { z } from "zod";
import { signUp } from "../hosts/signUp.ts";
import { attacksOf, type Attack } from "./attacks.ts";
import type { Target } from "./entrances.ts";
import { isStoredAt, READ_SECONDS, readersOf } from "./readBack.ts";

/** A process that makes every attack on one server, and sends each response to its parent process. */
export interface AttackEnd {
  what: string;
  entrance: string;
  /** "closed" where a refusal closed the connection while the body was on its way. */
  answer: string;
  seconds: number;
  limit: number;
  /** Milliseconds of the clock. */
  from: number;
  to: number;
}

const { origin, seed, feeds, parallel, part } = z
  .object({
    origin: z.string(),
    seed: z.string(),
    feeds: z.string(),
    parallel: z.number(),
    part: z.string(),
  })
  .parse(JSON.parse(process.argv[2] ?? ""));
// Making a file and sending it is not what is measured.
setPriority(19);

/** Below the limits of a host. */
const ATTACKS_A_HOST = 8;
const openApi: unknown = await (await fetch(`${origin}/api/openapi.json`)).json();
const attacks = attacksOf(seed, openApi).filter(({ input, entrance }) =>
  `${input.what} ${entrance.name}`.includes(part),
);
process.send?.(attacks.length);

let hosts = 0;
async function newTarget(): Promise<Target> {
  const number = hosts++;
  const host = await signUp(origin, 500 + number);
  const { id, slug } = await host.createGuidebook(origin, "Lake House");
  const sections = await host.sectionsOf(origin, id);
  await host.call(origin, "PUT", `/guidebooks/${id}/languages`, { languages: ["de", "fr"] });
  return {
    origin,
    cookie: host.cookie(),
    ip: `10.9.${number >> 8}.${number & 255}`,
    guidebookId: id,
    slug,
    sections: Object.fromEntries(sections.map((section) => [section.type, section.id])),
    feeds,
  };
}

async function make({ input, entrance }: Attack, target: Target): Promise<void> {
  const bytes = await input.bytes();
  const { method, path, body, type } = entrance.deliver(input, bytes, target);
  const from = { cookie: target.cookie, "x-forwarded-for": target.ip };
  const headers = { ...from, ...(type && { "content-type": type }) };
  const of = { what: input.what, entrance: entrance.name, limit: entrance.seconds };
  const answer = await send(of, path, { method, headers, body, redirect: "manual" });
  if (answer === null || !isStoredAt(entrance)) return;
  for (const { name, path: read, acceptLanguage } of readersOf(answer, target)) {
    const reader = { what: `${input.what}, stored as ${entrance.name}`, entrance: name, limit: READ_SECONDS };
    await send(reader, read, {
      headers: { ...from, ...(acceptLanguage && { "accept-language": acceptLanguage }) },
    });
  }
}

/** Reports how a request was answered. Returns its answer; null where it was refused. */
async function send(
  of: Pick<AttackEnd, "what" | "entrance" | "limit">,
  path: string,
  request: RequestInit,
): Promise<string | null> {
  const from = Date.now();
  const signal = AbortSignal.timeout(of.limit * 2000);
  const { answer, text } = await fetch(origin + path, { ...request, signal }).then(
    async (response) => {
      const body = await response.text();
      const code = response.ok ? "" : (/"code":"(\w+)"/.exec(body)?.[1] ?? "");
      return { answer: `${response.status} ${code}`.trim(), text: response.ok ? body : null };
    },
    (error: Error) => ({ answer: error.name === "TimeoutError" ? "none" : "closed", text: null }),
  );
  const to = Date.now();
  process.send?.({ ...of, answer, seconds: (to - from) / 1000, from, to } satisfies AttackEnd);
  return text;
}

let at = 0;
async function attackInTurn(): Promise<void> {
  let target = await newTarget();
  for (let made = 0; at < attacks.length; made += 1) {
    const attack = attacks[at++];
    if (made % ATTACKS_A_HOST === ATTACKS_A_HOST - 1) target = await newTarget();
    if (attack) await make(attack, target);
  }
}
await Promise.all(Array.from({ length: parallel }, attackInTurn));
process.disconnect?.();
