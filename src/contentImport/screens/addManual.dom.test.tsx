import { expect, test } from "vitest";
import ImportScreen from "#contentImport/screens/ImportScreen.tsx";
import { retryCalls } from "#core/sessionEnd.ts";
import { fieldNamed, json, openScreen, press, settle, type } from "#test/openScreen.tsx";
import { perform } from "#test/render.tsx";

const refusal = "This file has more words than a guidebook can hold.";

test("pasted text that is refused stays, to be shortened", async () => {
  await openScreen("/guidebooks/import", ImportScreen, {
    responses: {
      "GET /api/guidebooks": json([]),
      "POST /api/manuals/read": () =>
        Response.json({ code: "unreadable_manual", message: refusal }, { status: 422 }),
    },
  });
  await type("Or paste your text", "Bins go out on Tuesday.");
  await press("Continue");
  expect(document.body.textContent).toContain(refusal);
  expect(document.querySelector("textarea")?.value).toBe("Bins go out on Tuesday.");
});

test("an empty field is asked for, and nothing is sent", async () => {
  const { calls } = await openScreen("/import", ImportScreen, {
    responses: { "GET /api/guidebooks": json([]) },
  });
  await press("Continue");
  expect(document.body.textContent).toContain("Paste or type your text first.");
  expect(calls).not.toContain("POST /api/manuals/read");
});

test("pasted text stays until it was read, which the host has to sign in again for", async () => {
  let isSignedIn = false;
  await openScreen("/import", ImportScreen, {
    responses: {
      "GET /api/guidebooks": json([]),
      "POST /api/manuals/read": () =>
        isSignedIn
          ? new Response(`event: done\ndata: ${JSON.stringify({ title: "", sentences: [] })}\n\n`)
          : Response.json({ code: "signed_out", message: "Sign in first." }, { status: 401 }),
    },
  });
  await type("Or paste your text", "Bins go out on Tuesday.");
  await press("Continue");
  expect(document.body.textContent).toContain("Sign in again to read Pasted text.");
  expect(fieldNamed("Or paste your text").value).toBe("Bins go out on Tuesday.");
  isSignedIn = true;
  await perform(retryCalls);
  await settle();
  expect(document.body.textContent).not.toContain("Pasted text");
  expect(fieldNamed("Or paste your text").value).toBe("");
});
