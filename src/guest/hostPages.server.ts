import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { asMember } from "#accounts/actor.server.ts";
import { filesFor, type Assets } from "#guest/files.server.ts";
import type { PageKind } from "#guest/pages/find.server.ts";
import { drawPage } from "#guest/pages/render.server.ts";
import { printSheetOf } from "#guest/printSheet.ts";
import { loadPage } from "#guest/wantedLanguage.server.ts";
import { sheetNotes } from "#guidebooks/sheetNotes.ts";
import { defineRoute, responsesOf, jsonBody } from "#core/calls.server.ts";
import { mayAlways } from "#core/gate.ts";
import { newApi, refuse, type AppEnv } from "#core/http.server.ts";
import type { Result } from "#core/refusal.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { previewAs } from "#stays/previewStay.ts";
import { readForPrintSheet, readLivePreview, readPreview } from "#stays/preview.server.ts";

declare module "hono" {
  interface ContextVariableMap {
    assets: Assets;
  }
}

const responses = { 200: { description: "The page", content: { "text/html": { schema: z.string() } } } };

const preview = defineRoute("get /guidebooks/{id}/preview", mayAlways("read", "guidebook"), {
  summary: "Draw the guests' page as anyone reads it, or a guest at a moment of a stay",
  request: { query: z.object({ as: previewAs.default("anyone") }) },
  responses,
});
/** More sections than a guidebook has. */
const MAX_DRAFTS = 100;

const livePreview = defineRoute("post /guidebooks/{id}/preview", mayAlways("edit", "guidebook"), {
  summary: "Draw the guests' page as it would be once what is being written is saved",
  request: jsonBody(
    z.object({
      as: previewAs.default("anyone"),
      drafts: z
        .array(z.object({ id: z.string(), content: z.record(z.string(), z.unknown()) }))
        .max(MAX_DRAFTS, `Draw at most ${MAX_DRAFTS} sections.`),
    }),
    { example: { as: "anyone", drafts: [{ id: "1", content: { text: "<p>Kia ora</p>" } }] } },
  ),
  responses,
});
const paper = defineRoute("get /guidebooks/{id}/print", mayAlways("read", "guidebook"), {
  summary:
    "Draw the print sheet for the wall inside: with the Wi-Fi, also where only guests of a stay see it",
  responses,
});

const notes = defineRoute("get /guidebooks/{id}/print/notes", mayAlways("read", "guidebook"), {
  summary: "Say what the print sheet lacks, and where it holds our words",
  responses: responsesOf(sheetNotes),
});

/** The guest pages as their host previews them: rendered at each request, and never cached. */
export const hostPageRoutes = newApi()
  .openapi(preview, (c) =>
    sendDrawn(c, "view", readPreview(...asMember(c), c.req.valid("param").id, c.req.valid("query").as)),
  )
  .openapi(livePreview, (c) =>
    sendDrawn(c, "view", readLivePreview(...asMember(c), c.req.valid("param").id, c.req.valid("json"))),
  )
  .openapi(paper, (c) => sendDrawn(c, "print", readForPrintSheet(...asMember(c), c.req.valid("param").id)))
  .openapi(notes, async (c) => {
    const read = await readForPrintSheet(...asMember(c), c.req.valid("param").id);
    if (!read.ok) return refuse(c, read.refusal);
    return c.json(printSheetOf(await loadPage("own", read.value), read.value).notes, 200);
  });

async function sendDrawn(c: Context<AppEnv>, kind: PageKind, result: Promise<Result<GuestGuidebook>>) {
  const read = await result;
  if (!read.ok) return refuse(c, read.refusal);
  const files = await filesFor(c.get("assets"), kind, read.value);
  const request = { kind, origin: c.get("origin"), language: "own" } as const;
  const { html, headers } = await drawPage(read.value, files, request, c.get("context").config.product.name);
  return c.body(html, 200, { ...headers, "Cache-Control": "private, no-store" });
}
