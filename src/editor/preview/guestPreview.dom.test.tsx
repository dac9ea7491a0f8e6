import { expect, test } from "vitest";
import { GuestPreview } from "#editor/preview/GuestPreview.tsx";
import { useSectionForms } from "#editor/sections/useSectionForms.ts";
import { editorResponses, emptySections, lakeHouse } from "#test/editorResponses.ts";
import { json, openScreen } from "#test/openScreen.tsx";
import { perform, waitUntil } from "#test/render.tsx";

function Preview() {
  const sectionForms = useSectionForms("g1", emptySections);
  return (
    <GuestPreview
      guidebook={lakeHouse}
      sections={emptySections}
      sectionForms={sectionForms}
      isLive={false}
      onLive={undefined}
      onLeave={() => {}}
    />
  );
}

test("the outline of the page is shown until it has loaded, for each guest that it is shown as", async () => {
  const access = json({ access: "everyone", timeZone: "Pacific/Auckland" });
  const responses = { ...editorResponses, "GET /api/guidebooks/g1/access": access };
  const { screen } = await openScreen("/guidebooks/g1", Preview, { responses });
  const isBusy = () => screen.querySelector("[aria-busy=true]") !== null;
  const load = () => perform(() => screen.querySelector("iframe")?.dispatchEvent(new Event("load")));
  const choice = () => screen.querySelector("select");
  await waitUntil(() => choice() !== null);
  expect(isBusy()).toBe(true);
  await load();
  expect(isBusy()).toBe(false);
  await perform(() => {
    const select = choice();
    if (select) select.value = "arrival";
    select?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(isBusy()).toBe(true);
  await load();
  expect(isBusy()).toBe(false);
});
