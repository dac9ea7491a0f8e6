import { expect, test } from "vitest";
import { GuidebookOutOfReach } from "#app/shell/GuidebookOutOfReach.tsx";
import { openScreen } from "#test/openScreen.tsx";

const open = (path: string) =>
  openScreen(path, GuidebookOutOfReach, {
    responses: {
      "GET /api/guidebooks": () => Response.json([{ id: "theirs", name: "Lake House" }]),
    },
  });

test("who was removed from an account is told whom to ask, at the address of its guidebook", async () => {
  const { screen } = await open("/guidebooks/lake/stays");
  expect(screen.textContent).toContain("ask the owner to invite you again");
});

test.each(["/guidebooks/theirs", "/guidebooks/new", "/dashboard"])("%s says nothing of it", async (path) => {
  expect((await open(path)).screen.textContent).toBe("");
});
