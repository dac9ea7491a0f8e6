import { Hono, type Context } from "hono";
import { z } from "zod";
import { smallForm } from "#core/calls.server.ts";
import type { AppEnv } from "#core/http.server.ts";
import {
  drawAnswered,
  drawAnswerNotice,
  drawEarlierAnswer,
  drawQuestion,
} from "#stays/extras/AnswerPage.server.tsx";
import { answerExtra } from "#stays/extras/answerExtra.server.ts";
import { readAnswerLink, type AnsweredLink } from "#stays/extras/answerLinks.server.ts";
import { extraAnswer } from "#stays/extras/contract.ts";
import { answerPageReads } from "#stays/extras/limits.ts";

const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const firstAnswer = z.enum(["yes", "no", "other"]).nullable().catch(null);

interface Files {
  url(source: string): string;
}

/** Returns the pages of the links in emails that answer a guest. Only a POST acts: programs that read emails open links. */
export function answerPages(files: Files) {
  const pages = new Hono<AppEnv>();
  const drawingFor = (c: Context<AppEnv>) => ({
    product: c.get("context").config.product,
    style: files.url("src/stays/turnovers/turnovers.css"),
  });

  pages.use("/answer/*", async (c, next) => {
    c.header("Cache-Control", "no-store");
    c.header("X-Robots-Tag", "noindex, nofollow");
    c.header("Referrer-Policy", "same-origin");
    c.header("Content-Security-Policy", POLICY);
    const taken = await c.get("context").limits.consume(answerPageReads, c.get("ip"));
    if (taken.ok) return next();
    c.header("Retry-After", String(taken.refusal.retryAfter ?? 60));
    return c.html(drawAnswerNotice("One moment", taken.refusal.message, drawingFor(c)), 429);
  });

  pages.get("/answer/:token", async (c) => {
    const token = c.req.param("token");
    const linked = await readAnswerLink(c.get("context"), token);
    if (!linked) return sendGone(c);
    if (linked.state === "answered") return c.html(drawEarlierAnswer(linked, drawingFor(c)));
    const first = firstAnswer.parse(c.req.query("answer") ?? null);
    return c.html(drawQuestion({ token, request: linked.request, first }, drawingFor(c)));
  });

  pages.post("/answer/:token", smallForm, async (c) => {
    const context = c.get("context");
    const token = c.req.param("token");
    const linked = await readAnswerLink(context, token);
    const sent = await c.req.parseBody();
    const wanted = firstAnswer.parse(sent["answer"] ?? null);
    if (!linked || !wanted) return sendGone(c);
    if (linked.state === "answered") return sendEarlierAnswer(c, linked, wanted);
    const { actor, request } = linked;
    const given = extraAnswer.safeParse(sent);
    if (!given.success) {
      const question = { token, request, first: "other", problem: "Choose a time." } as const;
      return c.html(drawQuestion(question, drawingFor(c)), 422);
    }
    const answered = await answerExtra(context, actor, { ...given.data, id: request.id });
    if (answered.ok) return c.html(drawAnswered(answered.value, drawingFor(c)));
    const { code, message } = answered.refusal;
    if (code === "already_answered") {
      const now = await readAnswerLink(context, token);
      return now?.state === "answered" ? sendEarlierAnswer(c, now, wanted) : sendGone(c);
    }
    if (code !== "contradicts" && code !== "invalid") return sendGone(c);
    const question = { token, request, first: "other", problem: message } as const;
    return c.html(drawQuestion(question, drawingFor(c)), code === "invalid" ? 422 : 409);
  });
  return pages;

  /** A second press of the same button has done what it should; another one changes nothing. */
  function sendEarlierAnswer(c: Context<AppEnv>, answered: AnsweredLink, wanted: string) {
    const isSame = answered.by === null && answered.request.state === wanted;
    return c.html(drawEarlierAnswer(answered, drawingFor(c)), isSame ? 200 : 409);
  }

  function sendGone(c: Context<AppEnv>) {
    const text =
      "The guest has had an answer, has taken it back, or the day is over. Anything still open is with your stays.";
    return c.html(drawAnswerNotice("This link has ended", text, drawingFor(c)), 404);
  }
}
