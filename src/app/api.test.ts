import { validate } from "@hyperjump/json-schema/openapi-3-1";
import { beforeAll, expect, test } from "vitest";
import { buildApi, listCalls } from "#app/api.ts";
import type { Gate } from "#core/gate.ts";
import type { Visitor } from "#test/visitor.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

const gates: Record<string, Gate> = Object.fromEntries(
  listCalls().map(({ method, path, gate }) => [`${method} ${path}`, gate]),
);

let world: World;
let unpaid: Host;
beforeAll(async () => {
  world = await newWorld();
  unpaid = await world.host("Beau", { subscribed: false });
});

test("the description names every call, and no gate stands alone", async () => {
  const { status, body } = await world.guest.get("/api/openapi.json");
  expect(status).toBe(200);
  const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(Object.keys(gates).toSorted());
});

test("the description is a valid document of OpenAPI 3.1 and has the bearer scheme", async () => {
  const { body } = await world.guest.get("/api/openapi.json");
  const checked = await validate("https://spec.openapis.org/oas/3.1/schema-base", body, "BASIC");
  expect(checked).toEqual({ valid: true });
  expect(body.components.securitySchemes.token).toMatchObject({ type: "http", scheme: "bearer" });
});

test("every route of the API is a call with a gate", () => {
  const defined = new Set(Object.keys(gates).map((name) => name.replaceAll(/\{(\w+)\}/g, ":$1")));
  const others = buildApi()
    .routes.filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => !defined.has(name));
  expect(others).toEqual(["GET /openapi.json"]);
});

interface Operation {
  summary?: string;
  operationId: string;
  security: object[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { description: string }>;
}

async function describedCalls(): Promise<[name: string, operation: Operation][]> {
  const { paths } = (await world.guest.get("/api/openapi.json")).body;
  return Object.entries<Record<string, Operation>>(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  );
}

/** In how many ways a caller can say who they are: by a session, and as a member by a token. */
const waysToAct = { public: 0, "signed in": 1, operator: 1, member: 2 };

test("each call says what it does, who may, and what it refuses", async () => {
  const calls = await describedCalls();
  expect(new Set(calls.map(([, { operationId }]) => operationId)).size).toBe(calls.length);
  for (const [name, { summary, security, responses }] of calls) {
    expect.soft(summary, name).toMatch(/^[A-Z].*[^.]$/);
    expect.soft(security.length, name).toBe(waysToAct[gates[name]?.access ?? "public"]);
    expect.soft("402" in responses, name).toBe(needsPlan(name));
    expect.soft(Object.keys(responses), name).toContain("default");
  }
});

test("each call that takes JSON has an example, and takes it", async () => {
  const host = await world.host("Aroha");
  for (const [name, { requestBody }] of await describedCalls()) {
    const json = requestBody?.content["application/json"];
    if (!json) continue;
    expect.soft(json.example, name).toBeDefined();
    const { body } = await call(name.includes("/auth/") ? world.visitor() : host, name, json.example);
    expect.soft(body?.code, `${name}: ${JSON.stringify(body)}`).not.toBe("invalid");
  }
});

const call = (visitor: Visitor, name: string, body?: unknown) => {
  const [method = "", path = ""] = name.split(" ");
  const at = `/api${path.replaceAll(/\{\w+\}/g, "x")}`;
  const { get: GET, delete: DELETE, post: POST, put: PUT, patch: PATCH } = visitor;
  const read = { GET, DELETE }[method];
  if (read) return read(at);
  const write = { POST, PUT, PATCH }[method];
  if (!write) throw new Error(`no such method: ${method}`);
  return write(at, body);
};

const guarded = Object.keys(gates).filter(
  (name) => !["public", "operator"].includes(gates[name]?.access ?? ""),
);

function needsPlan(name: string): boolean {
  const gate = gates[name];
  return gate?.access === "member" && gate.needsPlan;
}

test.each(guarded)("%s needs a sign-in", async (name) => {
  expect((await call(world.guest, name)).body).toMatchObject({ code: "signed_out" });
});

test.each(guarded.filter(needsPlan))("%s needs a subscription", async (name) => {
  const response = await call(unpaid, name);
  expect(response.status).toBe(402);
  expect(response.body).toMatchObject({ code: "subscription_required" });
});

test.each(guarded.filter((name) => !needsPlan(name)))(
  "%s is open to a host who has not paid",
  async (name) => {
    expect((await call(unpaid, name)).status).not.toBe(402);
  },
);

test("a call by another method says which it takes", async () => {
  const refused = await world.guest.delete("/api/guidebooks/x/share");
  expect(refused).toMatchObject({ status: 405, body: { code: "method_not_allowed" } });
  expect(refused.body.message).toBe("This call takes GET and POST.");
  expect(refused.headers.get("allow")).toBe("GET, POST");
});
