import type { Visitor } from "#test/visitor.ts";
import type { Host, World } from "#test/world.ts";

interface TokenOptions {
  role?: "viewer" | "editor";
  guidebooks?: string[];
  expiresAt?: number;
}

/** A program that calls with a token, and the token's id. */
export interface Program extends Visitor {
  id: string;
  token: string;
}

/** Makes a token of a host who has just signed in, and a program that calls with it. */
export async function newProgram(world: World, host: Host, options: TokenOptions = {}): Promise<Program> {
  const made = await host.post("/api/account/tokens", { name: "Home Assistant", role: "editor", ...options });
  if (made.status !== 201) throw new Error(`no token: ${made.text}`);
  const { id, token } = made.body;
  return { ...programWith(world, token), id, token };
}

/** A program that sends a text as its token. */
export function programWith(world: World, token: string): Visitor {
  const visitor = world.visitor();
  const bearer = { authorization: `Bearer ${token}` };
  return {
    ...visitor,
    get: (path, headers) => visitor.get(path, { ...bearer, ...headers }),
    head: (path, headers) => visitor.head(path, { ...bearer, ...headers }),
    post: (path, body, headers) => visitor.post(path, body, { ...bearer, ...headers }),
    put: (path, body, headers) => visitor.put(path, body, { ...bearer, ...headers }),
    patch: (path, body, headers) => visitor.patch(path, body, { ...bearer, ...headers }),
    delete: (path, headers, body) => visitor.delete(path, { ...bearer, ...headers }, body),
  };
}
