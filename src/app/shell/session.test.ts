import { beforeEach, expect, test, vi } from "vitest";
import { newQueryClient } from "#core/client.ts";
import { factsIn, fetchSessionState, fillSession } from "#app/shell/session.ts";
import { standInForApi } from "#test/apiStandIn.ts";
import { activePlan, aroha, ownedAccount } from "#test/hostSession.ts";

const A_NIGHT = 12 * 3_600_000;
const facts = { user: aroha, subscription: activePlan, accounts: [ownedAccount] };

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test("a session's facts stay known however long a screen is open", async () => {
  const client = newQueryClient();
  fillSession(client, facts);
  await vi.advanceTimersByTimeAsync(A_NIGHT);
  expect(factsIn(client)).toEqual(facts);
  expect(await fetchSessionState(client)).toBe("subscribed");
});

test.each([
  ["an active plan", { body: activePlan }, "subscribed"],
  ["an ended plan", { body: { ...activePlan, status: "inactive" } }, "unsubscribed"],
  ["no account", { status: 404, body: { code: "not_found", message: "Not found." } }, "unsubscribed"],
])("a fact that is missing is fetched: %s", async (_, subscription, state) => {
  const client = newQueryClient();
  fillSession(client, { user: aroha });
  standInForApi(({ path }) =>
    path === "/api/subscription-status" ? subscription : { body: [ownedAccount] },
  );
  expect(await fetchSessionState(client)).toBe(state);
  await vi.advanceTimersByTimeAsync(A_NIGHT);
  expect(factsIn(client)).toMatchObject({ user: aroha, accounts: [ownedAccount] });
});

test("a fact that could not be fetched decides nothing", async () => {
  const client = newQueryClient();
  fillSession(client, { user: aroha });
  standInForApi(() => ({ status: 503, body: "" }));
  await expect(fetchSessionState(client)).rejects.toThrow(/^503: /);
});

test("a visitor is asked for nothing", async () => {
  const client = newQueryClient();
  fillSession(client, { user: null });
  const sent = standInForApi(() => ({ body: {} }));
  expect(await fetchSessionState(client)).toBe("signed-out");
  expect(sent).toEqual([]);
});
