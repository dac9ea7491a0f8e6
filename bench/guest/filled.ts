import { z } from "zod";

const DEMO = "/api/public/demo/demo-wanaka-retreat";
const section = z.object({ id: z.string(), type: z.string() });
const stay = z.object({ token: z.string(), code: z.string() });
const guidebook = z.object({ id: z.string(), slug: z.string() });
const content = z.object({
  sections: z.array(z.object({ type: z.string(), content: z.record(z.string(), z.unknown()) })),
});

export interface FilledGuidebook {
  slug: string;
  /** Changes a section, so that the cached page is no longer true. */
  change: () => Promise<void>;
  /** Shows the secrets to those who stay alone. */
  protect: () => Promise<void>;
  /** Adds a stay that is under way. */
  addStay: () => Promise<{ token: string; code: string }>;
}

/** A host's guidebook in the database with the words of the demo; its drawings are not a host's to use. */
export async function fillGuidebook(origin: string): Promise<FilledGuidebook> {
  let cookie = "";
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { "content-type": "application/json", cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    return response.json();
  };

  await call("POST", "/auth/signup", {
    email: "aroha@example.com",
    password: "lamp by the door 7",
    firstName: "Aroha",
    lastName: "Ngata",
  });
  const { id, slug } = guidebook.parse(await call("POST", "/guidebooks", { name: "Wānaka Lake House" }));
  const sections = z.array(section).parse(await call("GET", `/guidebooks/${id}/sections`));
  const demo = content.parse(await (await fetch(origin + DEMO)).json());
  for (const { type, content: demoContent } of demo.sections) {
    const target = sections.find((one) => one.type === type);
    await call("PUT", `/guidebook-sections/${target?.id}`, { content: withoutPictures(demoContent) });
  }
  const rules = sections.find(({ type }) => type === "rules");
  let changes = 0;
  return {
    slug,
    async change() {
      changes++;
      const demoContent = { rules: ["Shoes off inside", `Change ${changes}`] };
      await call("PUT", `/guidebook-sections/${rules?.id}`, { content: demoContent });
    },
    async protect() {
      const access = { access: "stays", timeZone: "Pacific/Auckland", contact: "Mere, 021 555 010" };
      await call("PUT", `/guidebooks/${id}/access`, access);
    },
    async addStay() {
      const days = { arrival: dayFromNow(-1), departure: dayFromNow(3) };
      return stay.parse(await call("POST", `/guidebooks/${id}/stays`, { ...days, guestName: "Anna" }));
    },
  };
}

function withoutPictures(demoContent: Record<string, unknown>): unknown {
  const text = JSON.stringify(demoContent).replaceAll(/<img [^>]*>/g, "");
  return JSON.parse(text.replaceAll(/"(imageUrls|pictures)":\[[^\]]*\]/g, '"$1":[]'));
}

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
