import { z } from "zod";
import { signUp, type SignedUpHost } from "../hosts/signUp.ts";

const requestSchema = z.object({
  path: z.string(),
  method: z.enum(["GET", "POST"]),
  body: z.string().optional(),
  cookie: z.string().optional(),
  accept: z.string().optional(),
});

export const loadSchema = z.object({
  name: z.string(),
  /** How many at the same time. */
  parallel: z.number(),
  requests: z.array(requestSchema),
  /** Whether the first of them makes the first request again and again, the second the second, and so on. */
  each: z.boolean().default(false),
  /** How often one of them asks at most: a plan holds 20 guidebooks. */
  times: z.number().optional(),
});
export type Load = z.input<typeof loadSchema>;

const SEARCHES = [
  "wifi",
  "How do I turn the heatr on?",
  "bins",
  "kayak hire",
  "Wo ist der Föhn?",
  "checkout time",
];
const GENERATIONS_EACH = 9;

/** The password of every host of the bench. */
const password = "lamp by the door 7";

/** Prepares the loads under which a guest page is measured. `slug` is an ordinary guidebook, filled. */
export async function prepareLoads(origin: string, slug: string): Promise<Load[]> {
  const hosts: SignedUpHost[] = [];
  for (let number = 1; number <= 101; number++) hosts.push(await signUp(origin, number));
  const [hostile] = hosts.splice(0, 1);
  if (!hostile) throw new Error("no host signed up");
  return [
    {
      name: "40 searches",
      parallel: 40,
      requests: SEARCHES.map((query) => search(slug, query)),
    },
    {
      name: "40 searches of a page of one repeated word",
      parallel: 40,
      requests: [search(await repeatWord(origin, hostile), "wifi")],
    },
    {
      name: "60 sign-ins",
      parallel: 60,
      each: true,
      requests: hosts.slice(0, 60).map(({ email }) => post("/api/auth/login", { email, password })),
    },
    {
      name: "40 generations",
      parallel: 40,
      each: true,
      times: GENERATIONS_EACH,
      requests: hosts.slice(0, 40).map(({ cookie }, number) => generate(cookie(), number)),
    },
    {
      name: "100 event streams",
      parallel: 100,
      each: true,
      times: GENERATIONS_EACH,
      requests: hosts.map(({ cookie }, number) => ({
        ...generate(cookie(), number),
        accept: "text/event-stream",
      })),
    },
  ];
}

const search = (slug: string, query: string) =>
  ({ path: `/view/${slug}/search?q=${encodeURIComponent(query)}`, method: "GET" }) as const;

const post = (path: string, body: unknown) => ({ path, method: "POST", body: JSON.stringify(body) }) as const;

const generate = (cookie: string, number: number) => ({
  ...post("/api/guidebooks/generate-enhanced", {
    name: `Home ${number}`,
    propertyAddress: "12 Lakeside Road, Wānaka 9305",
    notes: "Check-in is 3 pm. Bins go out on Tuesday.",
  }),
  cookie,
});

/** Fills a guidebook as a host of bad will does, and returns its slug. */
async function repeatWord(origin: string, host: SignedUpHost): Promise<string> {
  const { id, slug } = await host.createGuidebook(origin, "Word");
  const welcome = (await host.sectionsOf(origin, id)).find(({ type }) => type === "welcome");
  const text = `<p>${"a ".repeat(50_000)}</p>`;
  await host.call(origin, "PUT", `/guidebook-sections/${welcome?.id}`, { content: { text } });
  return slug;
}
