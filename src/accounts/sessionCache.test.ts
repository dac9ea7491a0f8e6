import { expect, test } from "vitest";
import { enterSession, userQuery } from "#accounts/session.ts";
import { subscriptionQuery } from "#billing/subscription.ts";
import { newQueryClient } from "#core/client.ts";
import { standInForApi } from "#test/apiStandIn.ts";
import { activePlan, aroha } from "#test/hostSession.ts";

test("who is signed in is who the call answers", async () => {
  const sent = standInForApi(() => ({ body: aroha }));
  expect(await newQueryClient().fetchQuery(userQuery)).toEqual(aroha);
  expect(sent).toMatchObject([{ method: "GET", path: "/api/auth/user", body: undefined }]);
});

test("a 401 says that nobody is, and is no error", async () => {
  standInForApi(() => ({ status: 401, body: { code: "signed_out", message: "You are not signed in." } }));
  expect(await newQueryClient().fetchQuery(userQuery)).toBeNull();
});

test("any other refusal is one", async () => {
  standInForApi(() => ({ status: 503, body: "" }));
  await expect(newQueryClient().fetchQuery(userQuery)).rejects.toThrow(/^503: /);
});

test("nothing of the host before stays in the cache of one who signs in", () => {
  const client = newQueryClient();
  client.setQueryData(userQuery.queryKey, null);
  client.setQueryData(subscriptionQuery.queryKey, activePlan);
  client.setQueryData(["/api/guidebooks"], ["of the host before"]);
  enterSession(client, aroha);
  expect(client.getQueryData(userQuery.queryKey)).toEqual(aroha);
  expect(client.getQueryData(subscriptionQuery.queryKey)).toBeUndefined();
  expect(client.getQueryData(["/api/guidebooks"])).toBeUndefined();
});
