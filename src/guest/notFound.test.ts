import { expect, test } from "vitest";
import { DEMO_KEY } from "#guest/demo/demo.ts";
import { newWorld } from "#test/world.ts";

const world = await newWorld();

test.each([
  ["/view", "Guidebook Not Found"],
  ["/view/", "Guidebook Not Found"],
  ["/View", "Guidebook Not Found"],
  [`/view/${DEMO_KEY}/wifi`, "Guidebook Not Found"],
  [`/view/${DEMO_KEY}/wifi/more`, "Guidebook Not Found"],
  ["/VIEW/nothing-here-abc123/wifi", "Guidebook Not Found"],
  ["/view//nothing-here-abc123", "Guidebook Not Found"],
  ["/print", "Guidebook Not Found"],
  [`/print/${DEMO_KEY}/2`, "Guidebook Not Found"],
  ["/qr/", "QR Code Not Found"],
  [`/qr/${DEMO_KEY}/large`, "QR Code Not Found"],
])("%s ends at the guests' own page: %s", async (path, heading) => {
  const { status, text } = await world.guest.get(path);
  expect(status).toBe(404);
  expect(text).toContain(`${heading}</h1>`);
  expect(text).toMatch(/<a href="\/" class="gone-mark">.*<\/svg>Porchlight<\/a>/);
});

test("a path that only begins alike is left to the screens", async () => {
  expect((await world.guest.get("/viewpoint")).text).not.toContain("Guidebook Not Found");
});
