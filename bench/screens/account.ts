import { z } from "zod";
import { signUp } from "../hosts/signUp.ts";

const DEMO = "/api/public/demo/demo-wanaka-retreat";
const HOMES = ["Lake House", "Harbour Flat", "Cape Cottage"];
const DAY_MS = 86_400_000;
const demoSections = z.object({
  sections: z.array(z.object({ type: z.string(), content: z.record(z.string(), z.unknown()) })),
});

export interface Account {
  /** The `Cookie` header of the host's session. */
  cookie: string;
  guidebookId: string;
  slug: string;
}

/** Signs up a host with three properties, the first with the demo's words, and two stays. */
export async function fillAccount(origin: string): Promise<Account> {
  const host = await signUp(origin, 1);
  const { sections } = demoSections.parse(await (await fetch(origin + DEMO)).json());
  const made = [];
  for (const name of HOMES) made.push(await host.createGuidebook(origin, name));
  const [first] = made;
  if (!first) throw new Error("no guidebook was made");
  const own = await host.sectionsOf(origin, first.id);
  for (const { type, content } of sections) {
    const target = own.find((section) => section.type === type);
    await host.call(origin, "PUT", `/guidebook-sections/${target?.id}`, {
      content: withoutPictures(content),
    });
  }
  const access = { access: "stays", timeZone: "Pacific/Auckland", contact: "Mere, 021 555 010" };
  await host.call(origin, "PUT", `/guidebooks/${first.id}/access`, access);
  for (const [from, until, guestName] of [
    [-1, 3, "Mia"],
    [5, 9, "Ben and Isla"],
  ] as const) {
    const stay = { arrival: dayFromNow(from), departure: dayFromNow(until), guestName };
    await host.call(origin, "POST", `/guidebooks/${first.id}/stays`, stay);
  }
  return { cookie: host.cookie(), guidebookId: first.id, slug: first.slug };
}

/** The demo's pictures are not a host's to use. */
function withoutPictures(content: Record<string, unknown>): unknown {
  const text = JSON.stringify(content).replaceAll(/<img [^>]*>/g, "");
  return JSON.parse(text.replaceAll(/"(imageUrls|pictures)":\[[^\]]*\]/g, '"$1":[]'));
}

const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
