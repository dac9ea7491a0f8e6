import { expect, test } from "vitest";
import CreatePage from "#app/shell/CreatePage.tsx";
import { fieldNamed, json, openScreen, type } from "#test/openScreen.tsx";
import { perform } from "#test/render.tsx";

test("import is a third choice where a guidebook is made, and keeps name and text through the others", async () => {
  await openScreen("/create-simple", CreatePage, { responses: { "GET /api/guidebooks": json([]) } });
  await type("Guidebook Name", "Lake House");
  await perform(() => fieldNamed("Import").click());
  expect(fieldNamed("Guidebook Name").value).toBe("Lake House");
  await type("Or paste your text", "Bins go out on Tuesday.");
  await perform(() => fieldNamed("Blank").click());
  await perform(() => fieldNamed("Import").click());
  expect(fieldNamed("Or paste your text").value).toBe("Bins go out on Tuesday.");
  expect(fieldNamed("Guidebook Name").value).toBe("Lake House");
});
