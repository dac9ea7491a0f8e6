import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import { savesPerHost } from "#guidebooks/limits.ts";
import {
  defineRoute,
  maxBytes,
  formBody,
  uploadedFile,
  readForm,
  responsesOf,
  smallBody,
  jsonBody,
  limitConcurrency,
  withinLimit,
} from "#core/calls.server.ts";
import { mayWithPlan } from "#core/gate.ts";
import { newApi, refuse, sendResult } from "#core/http.server.ts";
import {
  guidebookLanguages,
  guidebookTranslations,
  importedTranslations,
  language,
  languagesChange,
  translatingOrder,
  translationChange,
} from "#guidebooks/translation/contract.ts";
import { exportFile } from "#guidebooks/translation/file/exportFile.server.ts";
import { importFile } from "#guidebooks/translation/file/importFile.server.ts";
import { saveTranslation } from "#guidebooks/translation/saveTranslation.server.ts";
import {
  chooseLanguages,
  languagesOf,
  translateNow,
  translationsOf,
} from "#guidebooks/translation/translation.server.ts";
import { MEGABYTE } from "#core/bytes.ts";

const readLanguages = defineRoute("get /guidebooks/{id}/languages", mayWithPlan("read", "guidebook"), {
  summary: "Read into which languages a guidebook is translated, and how far",
  responses: responsesOf(guidebookLanguages),
});
const writeLanguages = defineRoute("put /guidebooks/{id}/languages", mayWithPlan("edit", "guidebook"), {
  summary: "Choose the languages that a guidebook is translated into",
  limits: [savesPerHost],
  middleware: [withinLimit(savesPerHost), smallBody],
  request: jsonBody(languagesChange, { example: { languages: ["de", "ja"] } }),
  responses: responsesOf(guidebookLanguages),
});
const readTranslations = defineRoute("get /guidebooks/{id}/translations", mayWithPlan("read", "guidebook"), {
  summary: "Read the words of a guidebook next to their translations into a language",
  request: { query: z.object({ language: language.meta({ example: "de" }) }) },
  responses: responsesOf(guidebookTranslations),
});
const writeTranslation = defineRoute("put /guidebooks/{id}/translations", mayWithPlan("edit", "guidebook"), {
  summary: "Save the translation of one piece of a guidebook's words",
  refuses: ["words_changed", "locked_changed", "secret_open", "shared_elsewhere"],
  limits: [savesPerHost],
  middleware: [withinLimit(savesPerHost), smallBody],
  request: jsonBody(translationChange, {
    example: {
      language: "de",
      sectionId: "$GUIDEBOOK_SECTION_ID",
      path: "rules.0",
      digest: "2jmj7l5rSw0yVb_vlWAYkK",
      text: "Bitte leise nach 22:00",
    },
  }),
  responses: responsesOf(guidebookLanguages),
});

const translate = defineRoute("post /guidebooks/{id}/translations", mayWithPlan("edit", "guidebook"), {
  summary: "Have a model translate what of a guidebook is not translated",
  refuses: ["no_model"],
  limits: [savesPerHost],
  middleware: [withinLimit(savesPerHost), smallBody],
  request: jsonBody(translatingOrder, { example: { again: true } }),
  responses: responsesOf(guidebookLanguages),
});

const exportCsv = defineRoute("get /guidebooks/{id}/translation-file", mayWithPlan("edit", "guidebook"), {
  summary: "Export the words of a guidebook and their translations as a CSV file",
  request: { query: z.object({ secrets: z.enum(["true", "false"]).default("false") }) },
  responses: { 200: { description: "A CSV file", content: { "text/csv": { schema: z.string() } } } },
});
const importCsv = defineRoute("post /guidebooks/{id}/translation-file", mayWithPlan("edit", "guidebook"), {
  summary:
    "Compare a CSV file of translations with a guidebook, and save what is good of it where the form says so",
  refuses: ["not_translations"],
  limits: [savesPerHost],
  middleware: [
    limitConcurrency,
    withinLimit(savesPerHost),
    maxBytes(5 * MEGABYTE, "This file is larger than 5 MB."),
    readForm,
  ],
  request: formBody(
    z.object({
      file: uploadedFile("Choose a file to import.", "translations.csv"),
      save: z.enum(["true", "false"]).default("false"),
    }),
  ),
  responses: responsesOf(importedTranslations),
});

/** The host's texts in other languages (Languages 6 to 9). */
export const translationRoutes = newApi()
  .openapi(readLanguages, (c) => sendResult(c, languagesOf(...asMember(c), c.req.valid("param").id)))
  .openapi(writeLanguages, (c) =>
    sendResult(c, chooseLanguages(...asMember(c), c.req.valid("param").id, c.req.valid("json").languages)),
  )
  .openapi(readTranslations, (c) =>
    sendResult(c, translationsOf(...asMember(c), c.req.valid("param").id, c.req.valid("query").language)),
  )
  .openapi(translate, (c) => {
    const { id } = c.req.valid("param");
    const { again = false } = c.req.valid("json");
    return sendResult(c, translateNow(...asMember(c), id, again));
  })
  .openapi(exportCsv, async (c) => {
    const { id } = c.req.valid("param");
    const file = await exportFile(...asMember(c), id, c.req.valid("query").secrets === "true");
    if (!file.ok) return refuse(c, file.refusal);
    c.header("Content-Disposition", 'attachment; filename="translations.csv"');
    c.header("Cache-Control", "private, no-store");
    return c.body(file.value, 200, { "Content-Type": "text/csv; charset=utf-8" });
  })
  .openapi(importCsv, async (c) => {
    const { id } = c.req.valid("param");
    const { file, save } = c.req.valid("form");
    const given = { bytes: await file.bytes(), save: save === "true" };
    return sendResult(c, importFile(...asMember(c), id, given));
  })
  .openapi(writeTranslation, async (c) => {
    const { id } = c.req.valid("param");
    const saved = await saveTranslation(...asMember(c), id, c.req.valid("json"));
    if (!saved.ok) return refuse(c, saved.refusal);
    return sendResult(c, languagesOf(...asMember(c), id));
  });
