import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { newQueryClient } from "#core/client.ts";
import { placesServiceQuery } from "#editor/create/placesService.ts";
import { NoMapData, WrittenFrom } from "#editor/create/WrittenFrom.tsx";

function markupWith(about: { hasMapData: boolean; hasModel: boolean }): string {
  const client = newQueryClient();
  client.setQueryData(placesServiceQuery.queryKey, { service: "index", notice: null, ...about });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <NoMapData />
      <WrittenFrom />
    </QueryClientProvider>,
  );
}

test("says before the press that there is no map data, and that one may go on", () => {
  const markup = markupWith({ hasMapData: false, hasModel: false });
  expect(markup).toContain("We cannot look up what is near this address yet");
  expect(markup).toContain("You can go ahead");
  expect(markup).not.toContain("places nearby");
});

test("says what is written and what only the host knows, the same with and without a model", () => {
  const markup = markupWith({ hasMapData: true, hasModel: false });
  expect(markup).toContain("We write: welcome, rules, emergency, places nearby");
  expect(markup).toContain("You add: Wi-Fi, door, bins (5 minutes)");
  expect(markupWith({ hasMapData: true, hasModel: true })).toBe(markup);
});

test("speaks to a host, not to whoever runs the server", () => {
  for (const hasMapData of [true, false])
    expect(markupWith({ hasMapData, hasModel: false })).not.toMatch(/server|set up|operator|model/);
});
