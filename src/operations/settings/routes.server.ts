import { requireProof } from "#accounts/profile/proof.server.ts";
import { defineRoute, jsonBody, responsesOf } from "#core/calls.server.ts";
import { operatorOnly, signedIn } from "#core/gate.ts";
import { hostOf, newApi, refuse, sendResult } from "#core/http.server.ts";
import { announcementAnswer, serverSettings, settingsInput } from "#operations/settings/contract.ts";
import { changeSettings, readAnnouncement, readSettings } from "#operations/settings/settings.server.ts";

const read = defineRoute("get /admin/settings", operatorOnly, {
  summary: "Read the settings that need no restart, and which of them the environment names",
  responses: responsesOf(serverSettings),
});
const change = defineRoute("put /admin/settings", operatorOnly, {
  summary: "Change settings without a restart; null takes the default again, or ends the announcement",
  refuses: ["proof_needed", "set_by_environment"],
  request: jsonBody(settingsInput, { example: { signUp: "closed" } }),
  responses: responsesOf(serverSettings),
});
const announcement = defineRoute("get /announcement", signedIn, {
  summary: "Read what the operators of the server announce to all hosts",
  responses: responsesOf(announcementAnswer),
});

/** The settings on the operator's screen, and the announcement that all hosts read (Operator 5). */
export const settingsRoutes = newApi()
  .openapi(read, async (c) => c.json(await readSettings(c.get("context")), 200))
  .openapi(change, async (c) => {
    const context = c.get("context");
    const host = hostOf(c);
    const proof = await requireProof(context, host);
    if (!proof.ok) return refuse(c, proof.refusal);
    return sendResult(c, changeSettings(context, c.req.valid("json"), host.id));
  })
  .openapi(announcement, async (c) =>
    c.json({ announcement: await readAnnouncement(c.get("context")) }, 200),
  );
