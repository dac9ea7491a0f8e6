import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import { guidebook } from "#guidebooks/contract.ts";
import { guidebooksPerHost } from "#guidebooks/limits.ts";
import { picturesPerHost } from "#media/limits.ts";
import {
  defineRoute,
  maxBytes,
  formBody,
  uploadedFile,
  responsesOf,
  readForm,
  limitConcurrency,
  withinLimit,
} from "#core/calls.server.ts";
import { everyone, mayAlways, mayWithPlan } from "#core/gate.ts";
import { newApi, refuse, sendResult } from "#core/http.server.ts";
import { exportAccount, fileName } from "#operations/export/exportAccount.server.ts";
import { exportedGuidebook } from "#operations/export/exportedGuidebook.ts";
import { exportGuidebook, filesOf } from "#operations/export/exportGuidebook.server.ts";
import { importGuidebook } from "#operations/export/importGuidebook.server.ts";
import { exportsPerHost, importsPerHost } from "#operations/export/limits.ts";
import { sendZip } from "#operations/export/zip/sendZip.server.ts";
import { writeZip } from "#operations/export/zip/writeZip.server.ts";
import { MEGABYTE } from "#core/bytes.ts";

/** `secrets=true` puts door codes, passwords and passages for the stay in. */
const chosen = z.object({ secrets: z.enum(["true", "false"]).default("false") });
const zipFile = {
  200: { description: "A zip file", content: { "application/zip": { schema: z.string() } } },
};

const exportOne = defineRoute("get /guidebooks/{id}/export", mayAlways("edit", "guidebook"), {
  summary: "Export a guidebook as one zip: JSON, pictures, and a copy to read in any browser",
  limits: [exportsPerHost],
  middleware: [withinLimit(exportsPerHost)],
  request: { query: chosen },
  responses: zipFile,
});
const exportAll = defineRoute("get /account/export", mayAlways("manage members", "account"), {
  summary: "Export all guidebooks of the account as one zip, a folder each, with the events of the account",
  limits: [exportsPerHost],
  middleware: [withinLimit(exportsPerHost)],
  request: { query: chosen },
  responses: zipFile,
});
const schema = defineRoute("get /guidebook-export-schema", everyone, {
  summary: "Read the JSON Schema of an exported guidebook",
  responses: responsesOf(z.record(z.string(), z.unknown())),
});
const importOne = defineRoute("post /guidebooks/import", mayWithPlan("create", "account"), {
  summary: "Make a guidebook of an exported zip",
  takesKey: true,
  refuses: ["not_an_export", "property_limit", "invalid_picture", "storage_unavailable"],
  limits: [importsPerHost, guidebooksPerHost, picturesPerHost],
  middleware: [
    limitConcurrency,
    withinLimit(importsPerHost),
    maxBytes(100 * MEGABYTE, "This file is larger than 100 MB."),
    readForm,
  ],
  request: formBody(z.object({ file: uploadedFile("Choose a file to import.", "guidebook.zip") })),
  responses: responsesOf(guidebook, "The new guidebook", 201),
});

/** Export and import: the host's data is theirs (Transfer). */
export const transferRoutes = newApi()
  .openapi(exportOne, async (c) => {
    const context = c.get("context");
    const { secrets } = c.req.valid("query");
    const read = await exportGuidebook(...asMember(c), c.req.valid("param").id, secrets === "true");
    if (!read.ok) return refuse(c, read.refusal);
    return sendZip(c, fileName(read.value.name), writeZip(filesOf(context, read.value)));
  })
  .openapi(exportAll, (c) => {
    const withSecrets = c.req.valid("query").secrets === "true";
    return sendZip(c, "guidebooks", writeZip(exportAccount(...asMember(c), withSecrets)));
  })
  .openapi(schema, (c) => c.json(z.toJSONSchema(exportedGuidebook, { unrepresentable: "any" }), 200))
  .openapi(importOne, async (c) => {
    const { file } = c.req.valid("form");
    const zip = Buffer.from(await file.arrayBuffer());
    return sendResult(c, importGuidebook(...asMember(c), zip), 201);
  });
