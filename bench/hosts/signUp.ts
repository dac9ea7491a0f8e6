import { z } from "zod";

const guidebookSchema = z.object({ id: z.string(), slug: z.string() });
const sectionSchema = z.object({ id: z.string(), type: z.string(), content: z.unknown() });

/** A request that the server did not acknowledge: it refused, or the connection broke. */
export class NotAcknowledged extends Error {}

/** A host of a bench, who speaks to whichever server is given with each call. */
export interface SignedUpHost {
  email: string;
  /** The `Cookie` header of its session. */
  cookie: () => string;
  call(origin: string, method: string, path: string, body?: unknown): Promise<unknown>;
  createGuidebook(origin: string, name: string): Promise<z.output<typeof guidebookSchema>>;
  sectionsOf(origin: string, guidebookId: string): Promise<z.output<typeof sectionSchema>[]>;
}

/** Signs a host up. Each comes from another network, so that none consumes another's limits. */
export async function signUp(origin: string, number: number): Promise<SignedUpHost> {
  const email = `host${number}@example.com`;
  let cookie = "";
  const ip = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const call: SignedUpHost["call"] = async (at, method, path, body) => {
    const notAcknowledged = (error: unknown) => {
      throw new NotAcknowledged(`${method} ${path}`, { cause: error });
    };
    const response = await fetch(`${at}/api${path}`, {
      method,
      headers: { "content-type": "application/json", "x-forwarded-for": ip, cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    }).catch(notAcknowledged);
    const text = await response.text().catch(notAcknowledged);
    if (!response.ok) throw new NotAcknowledged(`${method} ${path}: ${response.status} ${text}`);
    cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    return text === "" ? null : JSON.parse(text);
  };
  await call(origin, "POST", "/auth/signup", {
    email,
    password: "lamp by the door 7",
    firstName: "Aroha",
    lastName: "Ngata",
  });
  return {
    email,
    cookie: () => cookie,
    call,
    createGuidebook: async (at, name) =>
      guidebookSchema.parse(await call(at, "POST", "/guidebooks", { name })),
    sectionsOf: async (at, id) =>
      z.array(sectionSchema).parse(await call(at, "GET", `/guidebooks/${id}/sections`)),
  };
}
