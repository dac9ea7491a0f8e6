import { z } from "@hono/zod-openapi";
import { asMember } from "#accounts/actor.server.ts";
import { defineRoute, jsonBody, responsesOf } from "#core/calls.server.ts";
import { mayAlways, mayWithPlan } from "#core/gate.ts";
import { newApi, sendResult } from "#core/http.server.ts";
import { answerExtra, requestsOf } from "#stays/extras/answerExtra.server.ts";
import { extra, extraAnswer, extraRequest, extrasList } from "#stays/extras/contract.ts";
import { changeExtras, extrasOf } from "#stays/extras/offers.server.ts";

const read = defineRoute("get /guidebooks/{id}/extras", mayAlways("read", "guidebook"), {
  summary: "List what guests of a guidebook can ask for",
  responses: responsesOf(z.array(extra)),
});
const write = defineRoute("put /guidebooks/{id}/extras", mayWithPlan("share", "guidebook"), {
  summary: "Change what guests of a guidebook can ask for: those that the list lacks are removed",
  request: {
    body: {
      required: true,
      content: {
        "application/json": {
          schema: extrasList,
          example: [
            { kind: "early", price: "£15", pay: "platform", rule: "quiet-day", until: 24, time: "12:00" },
          ],
        },
      },
    },
  },
  responses: responsesOf(z.array(extra)),
});
const list = defineRoute("get /extra-requests", mayAlways("read", "account"), {
  summary: "List what guests have asked for and what was answered, as long as it lies ahead",
  responses: responsesOf(z.array(extraRequest)),
});
const answer = defineRoute("post /extra-requests/{id}/answer", mayWithPlan("share", "extra request"), {
  summary: "Answer what a guest asks for: a yes changes the stay's times at once",
  refuses: ["already_answered", "contradicts"],
  request: jsonBody(extraAnswer, { example: { answer: "yes" } }),
  responses: responsesOf(extraRequest),
});

/** What guests can ask for, and the answers of hosts. */
export const extraRoutes = newApi()
  .openapi(read, (c) => sendResult(c, extrasOf(...asMember(c), c.req.valid("param").id)))
  .openapi(write, (c) =>
    sendResult(c, changeExtras(...asMember(c), c.req.valid("param").id, c.req.valid("json"))),
  )
  .openapi(list, async (c) => c.json(await requestsOf(...asMember(c)), 200))
  .openapi(answer, (c) => {
    const given = { id: c.req.valid("param").id, ...c.req.valid("json") };
    return sendResult(c, answerExtra(...asMember(c), given));
  });
