import { type Context, Hono } from "hono";
import { maxBytes } from "#core/calls.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import type { AppEnv } from "#core/http.server.ts";
import { type Assets, filesFor } from "#guest/files.server.ts";
import { sendNotFound } from "#guest/notices.server.ts";
import { admit } from "#guest/readLimit.server.ts";
import { drawPage, translatedInto } from "#guest/pages/render.server.ts";
import { readAnswer } from "#guest/stay/arrival/readAnswer.ts";
import { sectionOf } from "#guest/stay/now/stayContents.ts";
import { wantedLanguage } from "#guest/wantedLanguage.server.ts";
import { saveAnswer } from "#stays/arrivalForms/guestAnswers.server.ts";
import { mayAnswer, type GuestForm, type RefusedAnswer } from "#stays/arrivalForms/guestForm.ts";
import { answersPerStay, MAX_FORM_BYTES } from "#stays/arrivalForms/limits.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import { readGuestGuidebook } from "#stays/guestGuidebook.server.ts";
import { findStayOfGuest } from "#stays/store.server.ts";

/** What guests answer before they arrive, without script (Stays 46). */
export function arrivalPages(assets: Assets) {
  const pages = new Hono<AppEnv>();
  const detailsForm = maxBytes(MAX_FORM_BYTES, "This is more than the form takes.");

  // Where the browser goes by itself after a refusal, as after a choice of the language.
  pages.get("/view/:key/details", (c) => backTo(c, c.req.param("key")));
  pages.post("/view/:key/details", detailsForm, admit(assets), async (c) => {
    const context = c.get("context");
    const key = c.req.param("key");
    const request = { kind: "view", origin: c.get("origin"), language: wantedLanguage(c) } as const;
    const guidebook = await readGuestGuidebook(context, key, translatedInto(request));
    const row = guidebook?.stay && (await findStayOfGuest(context.db, key));
    const form = guidebook?.stay?.form;
    if (!guidebook || !row || guidebook.stay?.phase === "after") return sendNotFound(c, assets, "view", key);
    const refuse = async (refused: RefusedAnswer, status: 409 | 422 | 429) => {
      const shown = withRefused(guidebook, refused);
      const files = await filesFor(assets, "view", shown);
      const { html, headers } = await drawPage(shown, files, request, context.config.product.name);
      return c.body(html, status, headers);
    };
    const hasBegun = row.details_at !== null && guidebook.stay && !mayAnswer(guidebook.stay, row.details_at);
    if (!form && !hasBegun) return sendNotFound(c, assets, "view", key);
    const body = await c.req.parseBody();
    const free = await context.limits.consume(answersPerStay, row.id);
    if (!free.ok) {
      if (free.refusal.retryAfter) c.header("Retry-After", String(free.refusal.retryAfter));
      return refuse({ typed: typedAgain(body), problems: { form: "tooMany" } }, 429);
    }
    if (!form) return refuse({ typed: {}, problems: { form: "tooLate" } }, 409);
    const shown = rulesShown(guidebook, "original" in body ? undefined : translatedInto(request));
    const read = readAnswer(form, body, shown, context.now());
    if (!read.ok) return refuse(read.refused, 422);
    await saveAnswer(context, key, read.answer);
    return backTo(c, key, form.isWaitedFor ? "" : "#details");
  });
  return pages;
}

const backTo = (c: Context<AppEnv>, key: string, anchor = "#details") =>
  c.redirect(`/view/${encodeURIComponent(key)}${anchor}`, 303);

/** Returns the rules as the guest read them: in `into`, where they are translated, or as their host wrote them. */
function rulesShown(guidebook: GuestGuidebook, into: Language | undefined) {
  const rules = sectionOf(guidebook, "rules");
  const translated = into === undefined ? undefined : rules?.translation;
  const content = translated ? rules?.content : (rules?.translation?.original.content ?? rules?.content);
  return { words: [...(content?.rules ?? [])], language: translated ? (into ?? "") : guidebook.language };
}

const typedAgain = (body: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(body).filter((field): field is [string, string] => typeof field[1] === "string"),
  );

const nothingLeft: GuestForm = {
  rulesVersion: null,
  names: false,
  arrivalTime: false,
  carPlate: false,
  answeredAt: null,
  answer: null,
  haveRulesChanged: false,
  isWaitedFor: false,
};

/** Returns a guidebook for a page that says why the answer was not taken. */
function withRefused(guidebook: GuestGuidebook, refused: RefusedAnswer): GuestGuidebook {
  const { stay } = guidebook;
  return stay
    ? { ...guidebook, stay: { ...stay, form: { ...(stay.form ?? nothingLeft), refused } } }
    : guidebook;
}
