import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import { actorOf } from "#accounts/actor.server.ts";
import {
  generated,
  generationRequest,
  regenerated,
  regeneration,
  type GenerationRequest,
} from "#generation/contract.ts";
import { auditRoutes } from "#generation/audit/routes.server.ts";
import { generateGuidebook } from "#generation/generate.server.ts";
import { generationLimit, regenerationLimit } from "#generation/limits.ts";
import { regenerateSection, takeRegenerated, writeSectionAnew } from "#generation/regenerate.server.ts";
import { guidebooksPerHost } from "#guidebooks/limits.ts";
import { section } from "#guidebooks/sectionSchema.ts";
import { responsesOf, byId, call, takes } from "#platform/calls.server.ts";
import { mayWithPlan } from "#platform/gate.ts";
import { newApi, refuse, type AppEnv } from "#platform/http.server.ts";
import type { Refusal } from "#platform/refusal.ts";
import { statusOf } from "#platform/refusalCodes.ts";

const generate = call({
  method: "post",
  path: "/guidebooks/generate-enhanced",
  gate: mayWithPlan("create", "account"),
  does: "Make a guidebook and fill it from its address; tells its steps where `Accept` is `text/event-stream`",
  refuses: ["property_limit", "other_user", "which_place"],
  limits: [generationLimit, guidebooksPerHost],
  request: takes(generationRequest, {
    example: {
      name: "Wānaka Lake House",
      propertyAddress: "12 Lakeside Road, Wānaka 9305",
      notes: "Check-in is 3 pm. Bins go out on Tuesday.",
    },
  }),
  responses: {
    ...responsesOf(generated, "The guidebook is made and filled.", 201),
    200: {
      description: "The steps as they are done, where `Accept` asks for them, and the answer at the end.",
      content: { "text/event-stream": { schema: z.string() } },
    },
  },
});

const regenerate = call({
  method: "post",
  path: "/guidebook-sections/{id}/regenerate",
  gate: mayWithPlan("edit", "section"),
  does: "Write a generated section anew",
  refuses: [
    "stale_section",
    "unreadable_section",
    "shared_elsewhere",
    "property_address_needed",
    "which_place",
    "no_places",
  ],
  limits: [regenerationLimit],
  request: {
    params: byId,
    ...takes(regeneration, { example: { notes: "Bins go out on Tuesday." }, required: false }),
  },
  responses: responsesOf(section),
});

const writeAnew = call({
  method: "post",
  path: "/guidebook-sections/{id}/regenerated",
  gate: mayWithPlan("edit", "section"),
  does: "Write a generated section anew, to be looked at; nothing is stored",
  refuses: ["unreadable_section", "property_address_needed", "which_place", "no_places"],
  limits: [regenerationLimit],
  request: {
    params: byId,
    ...takes(regeneration, { example: { notes: "Bins go out on Tuesday." }, required: false }),
  },
  responses: responsesOf(regenerated),
});

const takeAnew = call({
  method: "put",
  path: "/guidebook-sections/{id}/regenerated",
  gate: mayWithPlan("edit", "section"),
  does: "Save what was written anew, as it was looked at",
  refuses: ["stale_section", "unreadable_section", "shared_elsewhere"],
  request: {
    params: byId,
    ...takes(regenerated, {
      example: {
        content: { text: "<p>Welcome.</p>" },
        generated: { text: "<p>Welcome.</p>" },
        prompts: [],
        sources: [],
        round: 1,
        version: 1,
      },
    }),
  },
  responses: responsesOf(section),
});

export const generationRoutes = newApi()
  .route("/", auditRoutes)
  .openapi(generate, async (c) => {
    const request = c.req.valid("json");
    if (c.req.header("accept")?.includes("text/event-stream")) return stream(c, request);
    const { signal } = c.req.raw;
    const made = await generateGuidebook(c.get("platform"), actorOf(c), request, { signal });
    return made.ok ? c.json(made.value, 201) : refuse(c, made.refusal);
  })
  .openapi(regenerate, async (c) => {
    const { id } = c.req.valid("param");
    const { notes } = c.req.valid("json") ?? {};
    const options = { notes, signal: c.req.raw.signal };
    const saved = await regenerateSection(c.get("platform"), actorOf(c), id, options);
    return saved.ok ? c.json(saved.value, 200) : refuse(c, saved.refusal);
  })
  .openapi(writeAnew, async (c) => {
    const { id } = c.req.valid("param");
    const { notes } = c.req.valid("json") ?? {};
    const options = { notes, signal: c.req.raw.signal };
    const anew = await writeSectionAnew(c.get("platform"), actorOf(c), id, options);
    return anew.ok ? c.json(anew.value, 200) : refuse(c, anew.refusal);
  })
  .openapi(takeAnew, async (c) => {
    const { id } = c.req.valid("param");
    const saved = await takeRegenerated(c.get("platform"), actorOf(c), id, c.req.valid("json"));
    return saved.ok ? c.json(saved.value, 200) : refuse(c, saved.refusal);
  });

/** A proxy hangs up on a line that says nothing; most wait for a minute. */
const BEAT = 15_000;

/**
 * The same work told as it goes (server-sent events): `step` for each step, then one of `done` with the answer of the
 * plain call, or `refused` with `{ status, code, message }`; a comment now and then keeps the line open. Closing the
 * connection cancels, and nothing is stored.
 */
function stream(c: Context<AppEnv>, request: GenerationRequest) {
  const platform = c.get("platform");
  const actor = actorOf(c);
  const cancelled = new AbortController();
  c.req.raw.signal.addEventListener("abort", () => cancelled.abort());
  const response = streamSSE(c, async (events) => {
    events.onAbort(() => cancelled.abort());
    const beat = setInterval(() => void events.write(": still at work\n\n"), BEAT);
    const say = (event: string, data: unknown) => events.writeSSE({ event, data: JSON.stringify(data) });
    let sent = Promise.resolve();
    try {
      const made = await generateGuidebook(platform, actor, request, {
        signal: cancelled.signal,
        onStep: (step) => void (sent = sent.then(() => say("step", step))),
      });
      await sent;
      if (made.ok) await say("done", made.value);
      else await say("refused", { ...made.refusal.detail, ...answerOf(made.refusal) });
    } catch (error) {
      if (cancelled.signal.aborted) return;
      const about = { id: c.get("requestId"), route: c.req.routePath };
      platform.log.error({ err: error, ...about }, "generation failed");
      const message = "Something went wrong on our side. Please try again.";
      await say("refused", answerOf({ code: "internal", message }));
    } finally {
      clearInterval(beat);
    }
  });
  // A proxy that gathers or compresses the stream would tell all steps at once (nginx reads the second header).
  response.headers.set("Cache-Control", "no-cache, no-transform");
  response.headers.set("X-Accel-Buffering", "no");
  return response;
}

const answerOf = ({ code, message, fields }: Refusal) => ({
  status: statusOf(code),
  code,
  message,
  ...(fields && { fields }),
});
