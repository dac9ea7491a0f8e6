import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { newQueryClient } from "#platform/client.ts";
import { placesServiceQuery } from "#studio/create/placesService.ts";
import { WrittenFrom } from "#studio/create/WrittenFrom.tsx";

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
  expect(markup).toContain("There is no map data on this server yet");
  expect(markup).toContain("You can go on with what is known");
});

test("says that no model has a part in it, where none has", () => {
  expect(markupWith({ hasMapData: true, hasModel: false })).toContain("without a model");
  expect(markupWith({ hasMapData: true, hasModel: true })).toBe("");
});
