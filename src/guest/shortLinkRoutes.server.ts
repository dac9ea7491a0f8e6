import { Hono, type Context } from "hono";
import { admit } from "#guest/readLimit.server.ts";
import type { Assets } from "#guest/files.server.ts";
import { readRevisionsOrDemo } from "#guest/pages/find.server.ts";
import { sendNotFound } from "#guest/notices.server.ts";
import { fragmentOf } from "#guidebooks/cards/cardGuides.ts";
import { shortCodeOf } from "#guidebooks/cards/shortCode.ts";
import { findShortLink } from "#guidebooks/cards/shortLinkStore.server.ts";
import { findGuestSections } from "#guidebooks/sectionStore.server.ts";
import type { AppEnv } from "#core/http.server.ts";
import type { AppContext } from "#core/context.server.ts";

const unlisted = {
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex, nofollow",
  "Referrer-Policy": "no-referrer",
};

export function shortLinkPages(assets: Assets) {
  const pages = new Hono<AppEnv>();
  const sendGone = (c: Context<AppEnv>) => sendNotFound(c, assets, "view");
  pages.get("/g/:code", admit(assets), async (c) => {
    const path = await pathBehind(c.get("context"), c.req.param("code"));
    if (!path) return sendGone(c);
    return c.body(null, 303, { ...unlisted, Location: path });
  });
  pages.get("/g/*", admit(assets), sendGone);
  return pages;
}

/** Returns where the code of a card leads, or null where there is nothing that guests may read. */
async function pathBehind(context: AppContext, typed: string): Promise<string | null> {
  const code = shortCodeOf(typed);
  const link = code && (await findShortLink(context.db, code));
  if (!link) return null;
  const isReadable = (await readRevisionsOrDemo(context, [link.slug])).has(link.slug);
  if (!isReadable) return null;
  return `/view/${link.slug}${await fragmentBehind(context, link)}`;
}

type Behind = NonNullable<Awaited<ReturnType<typeof findShortLink>>>;

async function fragmentBehind({ db }: AppContext, link: Behind): Promise<string> {
  if (link.anchor === "") return "";
  const sections = await findGuestSections(db, link.guidebookId);
  const shown = sections.flatMap(({ section, isHidden }) => (isHidden ? [] : section));
  return fragmentOf(shown, link);
}
