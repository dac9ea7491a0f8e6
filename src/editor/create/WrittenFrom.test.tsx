import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { newQueryClient } from "#core/client.ts";
import { placesServiceQuery } from "#editor/create/placesService.ts";
import { WrittenFrom } from "#editor/create/WrittenFrom.tsx";

function markupWith(about: { hasMapData: boolean; hasModel: boolean }): string {
  const client = newQueryClient();
  client.setQueryData(placesServiceQuery.queryKey, { service: "index", notice: null, ...about });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <WrittenFrom />
    </QueryClientProvider>,
  );
}

test("says before the press that there is no map data, and that one may go on", () => {
  const markup = markupWith({ hasMapData: false, hasModel: false });
  expect(markup).toContain("We cannot look up what is near the address yet");
  expect(markup).toContain("You can still go ahead");
});

test("says that it is written from map data alone, where no model has a part in it", () => {
  expect(markupWith({ hasMapData: true, hasModel: false })).toContain(
    "Written from map data, without an AI model.",
  );
  expect(markupWith({ hasMapData: true, hasModel: true })).toBe("");
});

test("speaks to a host, not to whoever runs the server", () => {
  for (const hasMapData of [true, false])
    expect(markupWith({ hasMapData, hasModel: false })).not.toMatch(/server|set up|operator/);
});
