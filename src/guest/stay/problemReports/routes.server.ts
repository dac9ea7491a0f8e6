import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Texts } from "#core/i18n/texts/english.ts";
import { readForm } from "#core/calls.server.ts";
import type { AppEnv } from "#core/http.server.ts";
import type { Refusal } from "#core/refusal.ts";
import { newSemaphore } from "#core/semaphore.server.ts";
import { filesFor, type Assets } from "#guest/files.server.ts";
import { sendNotFound, sendTryAgain } from "#guest/notices.server.ts";
import { readGuestGuidebookOrDemo } from "#guest/pages/find.server.ts";
import { admit } from "#guest/readLimit.server.ts";
import { drawPage, translatedInto } from "#guest/pages/render.server.ts";
import { statusOfForm } from "#guest/stay/sendWayIn.server.ts";
import { loadPage, wantedLanguage } from "#guest/wantedLanguage.server.ts";
import { PHOTO_FORM_MAX_BYTES } from "#media/privatePhotos/contract.ts";
import { PROBLEM_TEXT_MAX, problemForm } from "#stays/problems/contract.ts";
import { problemsPerStay } from "#stays/problems/limits.ts";
import { reportProblem } from "#stays/problems/problems.server.ts";

/** Forms with photos that are read at a time in this process, and that wait. */
const forms = newSemaphore({ parallel: 4, waiting: 50 });

/** The form by which a stay's guest reports what is wrong. Works without script. */
export function problemPages(assets: Assets) {
  const pages = new Hono<AppEnv>();
  const path = "/view/:key/problems";

  // Where the browser goes by itself after a refusal, as after a choice of the language.
  pages.get(path, (c) => backTo(c, c.req.param("key")));

  // The stay first: the body of a stranger is not read.
  pages.on("POST", path, admit(assets), async (c, next) => {
    const guidebook = await readGuestGuidebookOrDemo(c.get("context"), c.req.param("key") ?? "");
    return guidebook?.stay?.problems ? next() : sendNotFound(c, assets, "view", c.req.param("key"));
  });
  pages.post(
    path,
    bodyLimit({ maxSize: PHOTO_FORM_MAX_BYTES, onError: (c) => sendRefused(c, "badPhoto", {}) }),
    (c) =>
      forms.run(
        () => takeReport(c),
        () => sendTryAgain(c, assets, 503),
      ),
  );
  return pages;

  async function takeReport(c: Context<AppEnv>): Promise<Response> {
    const context = c.get("context");
    const key = c.req.param("key") ?? "";
    await readForm(c, async () => {});
    const sent = await c.req.parseBody({ all: true });
    const typed = { kind: wordOf(sent["kind"]), text: wordOf(sent["text"]) };
    const photos = [sent["photo"]].flat().filter((file) => file instanceof File);
    const given = problemForm.safeParse({ ...typed, key: wordOf(sent["key"]) });
    if (!given.success) return sendRefused(c, "unclear", typed);
    if (given.data.text === "" && !photos.some(({ size }) => size > 0))
      return sendRefused(c, "unclear", typed);
    const reported = await reportProblem(context, key, { ...given.data, photos, origin: c.get("origin") });
    if (reported.ok) return backTo(c, key);
    return sendRefused(c, whyRefused(reported.refusal), typed, reported.refusal);
  }

  /** Sends the page of the stay with the form open, what was typed in it, and why it was refused. */
  async function sendRefused(
    c: Context<AppEnv>,
    why: "unclear" | ReturnType<typeof whyRefused>,
    { kind = "", text = "" }: { kind?: string; text?: string },
    refusal: Refusal | null = null,
  ) {
    const context = c.get("context");
    const key = c.req.param("key") ?? "";
    const request = { kind: "view", origin: c.get("origin"), language: wantedLanguage(c) } as const;
    const guidebook = await readGuestGuidebookOrDemo(context, key, translatedInto(request));
    if (!guidebook?.stay?.problems) return sendNotFound(c, assets, "view", key);
    const say: Texts["problems"] = (await loadPage(request.language, guidebook)).texts.problems;
    const refused = { sentence: say[why], kind, text: text.slice(0, PROBLEM_TEXT_MAX) };
    const stay = { ...guidebook.stay, problems: { ...guidebook.stay.problems, refused } };
    const shown = { ...guidebook, stay };
    const files = await filesFor(assets, "view", shown);
    const { html, headers } = await drawPage(shown, files, request, context.config.product.name);
    return c.body(html, statusOfForm(c, refusal), { ...headers, "Cache-Control": "private, no-store" });
  }
}

/** The limit of reports, else of photos: too many for a form, a stay or an account, or one that cannot be taken. */
function whyRefused({ code, message }: Refusal) {
  if (message === problemsPerStay.message) return "tooMany";
  return code === "invalid" || code === "too_many" ? "tooManyPhotos" : "badPhoto";
}

const backTo = (c: Context<AppEnv>, key: string) =>
  c.redirect(`/view/${encodeURIComponent(key)}#problem`, 303);

const wordOf = (field: unknown): string => (typeof field === "string" ? field : "");
