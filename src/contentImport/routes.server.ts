import { z } from "@hono/zod-openapi";
import { actorOf, asMember } from "#accounts/actor.server.ts";
import { undoAction } from "#guidebooks/history/undo.server.ts";
import { guidebooksPerHost } from "#guidebooks/limits.ts";
import {
  lastImport,
  manualToApply,
  MAX_MANUAL_BYTES,
  newFromManual,
  applyImport,
  readManual as readManualSchema,
  undoing,
  undone,
  type SortingStep,
} from "#contentImport/contract.ts";
import { lastImportOf } from "#contentImport/lastImport.server.ts";
import { importsPerHost, readingsPerHost } from "#contentImport/limits.ts";
import { createFromManual, applyToGuidebook } from "#contentImport/apply/applyImport.server.ts";
import { readManual } from "#contentImport/readImport.server.ts";
import { sortManual } from "#contentImport/modelSort/sortManual.server.ts";
import {
  guidebookParam,
  defineRoute,
  maxBytes,
  formBody,
  uploadedFile,
  readForm,
  responsesOf,
  jsonBody,
  limitConcurrency,
  withinLimit,
} from "#core/calls.server.ts";
import { MEGABYTE } from "#core/bytes.ts";
import { streamEvents, wantsEvents } from "#core/eventStream.server.ts";
import { mayWithPlan, mayWithPlanForGuidebook } from "#core/gate.ts";
import { newApi, refuse, sendResult } from "#core/http.server.ts";
import { ok } from "#core/refusal.ts";

/** The form around the file takes a little, too. */
const MAX_FORM_BYTES = MAX_MANUAL_BYTES + 64 * 1024;
const fileTooLarge = maxBytes(
  MAX_FORM_BYTES,
  "This file is larger than 25 MB. Take its pictures out and save it again, or paste its words.",
);
const sentencesTooLarge = maxBytes(
  4 * MEGABYTE,
  "This is too much at a time. Import one manual after the other.",
);

const example = {
  line: 0,
  text: "Network: Lake House",
  value: "Lake House",
  form: "sentence",
  target: { section: "wifi", field: "networkName" },
};

const read = defineRoute("post /manuals/read", mayWithPlanForGuidebook("edit"), {
  summary:
    "Read a manual (text, Markdown, HTML, Word, PDF) and say where its sentences could go, step by step where `Accept` is `text/event-stream`; stores nothing",
  refuses: ["unreadable_manual", "busy"],
  limits: [readingsPerHost],
  middleware: [limitConcurrency, withinLimit(readingsPerHost), fileTooLarge, readForm],
  request: {
    query: guidebookParam,
    ...formBody(z.object({ file: uploadedFile("Choose a file, or paste some text.", "manual.txt") })),
  },
  responses: {
    200: {
      description:
        "Every sentence with its place. As events: `read` with what our rules propose, `step` while a model sorts, `done`.",
      content: {
        "application/json": { schema: readManualSchema },
        "text/event-stream": { schema: z.string() },
      },
    },
  },
});
const put = defineRoute("post /guidebooks/{id}/manuals", mayWithPlan("edit", "guidebook"), {
  summary: "Put sentences of a manual into a guidebook, all or none",
  takesKey: true,
  refuses: ["stale_section", "unreadable_section", "shared_elsewhere"],
  limits: [importsPerHost],
  middleware: [limitConcurrency, withinLimit(importsPerHost), sentencesTooLarge],
  request: jsonBody(manualToApply, { example: { sentences: [example] } }),
  responses: responsesOf(applyImport),
});
const create = defineRoute("post /manuals", mayWithPlan("create", "account"), {
  summary: "Make a guidebook of sentences of a manual",
  takesKey: true,
  refuses: ["property_limit"],
  limits: [importsPerHost, guidebooksPerHost],
  middleware: [limitConcurrency, withinLimit(importsPerHost), sentencesTooLarge],
  request: jsonBody(newFromManual, { example: { name: "Lake House", sentences: [example] } }),
  responses: responsesOf(applyImport, "The guidebook is made and filled.", 201),
});
const last = defineRoute("get /guidebooks/{id}/manuals/last", mayWithPlan("edit", "guidebook"), {
  summary: "Read when a manual was last put into a guidebook, while that stands",
  responses: responsesOf(lastImport),
});
const undo = defineRoute("post /guidebooks/{id}/manuals/undo", mayWithPlan("edit", "guidebook"), {
  summary:
    "Take back what a manual brought into a guidebook; sections that were changed since stay as they are",
  refuses: ["stale_section", "unreadable_section", "shared_elsewhere"],
  limits: [importsPerHost],
  middleware: [withinLimit(importsPerHost)],
  request: jsonBody(undoing, { example: { at: 1_750_000_000_000 } }),
  responses: responsesOf(undone),
});

/** What hosts bring from elsewhere (Import). */
export const manualRoutes = newApi()
  .openapi(read, async (c) => {
    const { file } = c.req.valid("form");
    const byRules = await readManual(actorOf(c), { name: file.name, bytes: await file.bytes() });
    if (!byRules.ok) return refuse(c, byRules.refusal);
    const manual = byRules.value;
    // The proposal of our rules goes first, so that a closed connection has that.
    if (wantsEvents(c))
      return streamEvents(c, "sorting a manual", async ({ send, signal }) => {
        send("read", manual);
        const onStep = (step: SortingStep) => send("step", step);
        return ok(await sortManual(...asMember(c), manual, { signal, onStep }));
      });
    const { signal } = c.req.raw;
    return c.json(await sortManual(...asMember(c), manual, { signal }), 200);
  })
  .openapi(put, (c) =>
    sendResult(c, applyToGuidebook(...asMember(c), c.req.valid("param").id, c.req.valid("json"))),
  )
  .openapi(create, (c) => sendResult(c, createFromManual(...asMember(c), c.req.valid("json")), 201))
  .openapi(last, async (c) => c.json(await lastImportOf(...asMember(c), c.req.valid("param").id), 200))
  .openapi(undo, (c) => {
    const what = { action: "imported", at: c.req.valid("json").at } as const;
    return sendResult(c, undoAction(...asMember(c), c.req.valid("param").id, what));
  });
