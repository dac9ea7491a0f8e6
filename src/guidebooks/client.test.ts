import { QueryObserver, type QueryKey, type QueryObserverOptions } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { guidebookQuery, guidebooksQuery, sectionsQuery } from "#guidebooks/client.ts";
import { newQueryClient } from "#core/client.ts";
import { standInForApi } from "#test/apiStandIn.ts";

/** How often the call is made by a screen that is opened, left and opened again. */
async function readsBy<Data, Key extends QueryKey>(
  query: QueryObserverOptions<Data, Error, Data, Data, Key>,
) {
  const sent = standInForApi(() => ({ body: [] }));
  const client = newQueryClient();
  for (let visit = 0; visit < 2; visit++) {
    const observer = new QueryObserver(client, query);
    const leave = observer.subscribe(() => {});
    await expect.poll(() => observer.getCurrentResult().isFetching).toBe(false);
    leave();
    await new Promise((resolve) => setTimeout(resolve));
  }
  return sent.map(({ method, path }) => `${method} ${path}`);
}

test("sections are read anew each time a screen shows them", async () => {
  const read = "GET /api/guidebooks/g1/sections";
  expect(await readsBy(sectionsQuery("g1"))).toEqual([read, read]);
});

test("a guidebook and the list of them are read once", async () => {
  expect(await readsBy(guidebookQuery("g1"))).toEqual(["GET /api/guidebooks/g1"]);
  expect(await readsBy(guidebooksQuery)).toEqual(["GET /api/guidebooks"]);
});
