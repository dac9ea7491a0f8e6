import { setPriority } from "node:os";
import { z } from "zod";
import { signUp } from "../hosts/signUp.ts";
import { attacksOf, type Attack } from "./attacks.ts";
import type { Target } from "./entrances.ts";

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
  const host = await signUp(origin, 500 + hosts++);
  const { id, slug } = await host.createGuidebook(origin, "Lake House");
  const sections = await host.sectionsOf(origin, id);
  await host.call(origin, "PUT", `/guidebooks/${id}/languages`, { languages: ["de", "fr"] });
  return {
    origin,
    cookie: host.cookie(),
    guidebookId: id,
    slug,
    sections: Object.fromEntries(sections.map((section) => [section.type, section.id])),
    feeds,
  };
}

async function make({ input, entrance }: Attack, target: Target): Promise<AttackEnd> {
  const bytes = await input.bytes();
  const { method, path, body, type } = entrance.deliver(input, bytes, target);
  const headers = { cookie: target.cookie, ...(type && { "content-type": type }) };
  const from = Date.now();
  const signal = AbortSignal.timeout(entrance.seconds * 2000);
  const answer = await fetch(origin + path, { method, headers, body, signal }).then(
    async (response) => {
      const text = await response.text();
      return `${response.status} ${response.ok ? "" : (/"code":"(\w+)"/.exec(text)?.[1] ?? "")}`.trim();
    },
    (error: Error) => (error.name === "TimeoutError" ? "none" : "closed"),
  );
  const to = Date.now();
  return {
    what: input.what,
    entrance: entrance.name,
    answer,
    seconds: (to - from) / 1000,
    limit: entrance.seconds,
    from,
    to,
  };
}

let at = 0;
async function attackInTurn(): Promise<void> {
  let target = await newTarget();
  for (let made = 0; at < attacks.length; made += 1) {
    const attack = attacks[at++];
    if (made % ATTACKS_A_HOST === ATTACKS_A_HOST - 1) target = await newTarget();
    if (attack) process.send?.(await make(attack, target));
  }
}
await Promise.all(Array.from({ length: parallel }, attackInTurn));
process.disconnect?.();
