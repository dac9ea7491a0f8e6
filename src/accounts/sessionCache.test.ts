import { expect, test } from "vitest";
import { enterSession, userQuery } from "#accounts/session.ts";
import { subscriptionQuery } from "#billing/subscription.ts";
import { newQueryClient } from "#platform/client.ts";
import { standInForApi } from "#testing/apiStandIn.ts";

const aroha = {
  id: "u1",
  email: "aroha@example.com",
  firstName: "Aroha",
  lastName: "Ngata",
  profileImageUrl: null,
  emailConfirmed: true,
};

test("who is signed in is who the call answers", async () => {
  const sent = standInForApi(() => ({ body: aroha }));
  expect(await newQueryClient().fetchQuery(userQuery)).toEqual(aroha);
  expect(sent).toMatchObject([{ method: "GET", path: "/api/auth/user", body: undefined }]);
});

test("a 401 says that nobody is, and is no error", async () => {
  standInForApi(() => ({ status: 401, body: { code: "signed_out", message: "Nobody is signed in." } }));
  expect(await newQueryClient().fetchQuery(userQuery)).toBeNull();
});

test("any other refusal is one", async () => {
  standInForApi(() => ({ status: 503, body: "" }));
  await expect(newQueryClient().fetchQuery(userQuery)).rejects.toThrow(/^503: /);
});

test("whoever signs in finds themself and their subscription fresh in the caches", async () => {
  const client = newQueryClient();
  client.setQueryData(userQuery.queryKey, null);
  client.setQueryData(subscriptionQuery.queryKey, null);
  client.setQueryData(["/api/guidebooks"], ["of the host before"]);
  standInForApi(() => ({ body: { status: "active" } }));
  await enterSession(client, aroha);
  expect(client.getQueryData(userQuery.queryKey)).toEqual(aroha);
  expect(client.getQueryData(subscriptionQuery.queryKey)).toMatchObject({ status: "active" });
  expect(client.getQueryData(["/api/guidebooks"])).toBeUndefined();
});
