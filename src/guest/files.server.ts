import type { GuestFiles } from "#guest/Document.tsx";
import type { CoverFocus } from "#guidebooks/cover.ts";
import { focusPosition } from "#guidebooks/coverPosition.ts";
import { hasFormats, hasGuides, hasPictures } from "#guest/guidebook.ts";
import type { GuestGuidebook } from "#stays/guestGuidebook.ts";
import type { PageKind } from "#guest/pages/find.server.ts";
import { LOGO_RULE } from "#guest/logoRule.ts";

/** As much of the build as the pages need to know: where a source file is served, and what a stylesheet says. */
export interface Assets {
  url(source: string): string;
  style(source: string): string | Promise<string>;
}

/** Returns the files of a page at each request: in development one has its URL only once it was requested. */
export async function filesOf(assets: Assets, sheet: Sheet = "guest"): Promise<GuestFiles> {
  return { style: await assets.style(`src/guest/${sheet}.css`), script: assets.url("src/guest/enhance.ts") };
}

/** Printed, stay, way-in and not-found pages have separate stylesheets: the guest page does not load them. */
type Sheet = "guest" | "stay" | "wayIn" | "paper" | "notFoundPage";

/** Returns the files of a page of a guidebook. One with pictures, guides, formats, questions, extras or reports carries what those need after the style of all. */
export async function filesFor(
  assets: Assets,
  kind: PageKind,
  guidebook: Pick<GuestGuidebook, "stay" | "extras" | "hasWayIn" | "sections" | "coverFocus" | "logo">,
): Promise<GuestFiles> {
  if (kind !== "view") return filesOf(assets, "paper");
  const files = await filesOf(assets, guidebook.stay ? "stay" : guidebook.hasWayIn ? "wayIn" : "guest");
  const pictures = hasPictures(guidebook) ? await assets.style("src/guest/pictures.css") : "";
  const guides = hasGuides(guidebook) ? await assets.style("src/guest/guides.css") : "";
  const extras = guidebook.extras ? await assets.style("src/guest/extras.css") : "";
  const takesReports = guidebook.stay?.problems !== undefined;
  const reports = takesReports ? await assets.style("src/guest/wrong.css") : "";
  const hasForm = guidebook.extras !== undefined || Boolean(guidebook.stay?.form);
  const formats = hasFormats(guidebook) ? await assets.style("src/guest/formats.css") : "";
  const arrival = guidebook.stay?.form ? await assets.style("src/guest/arrival.css") : "";
  return {
    ...files,
    ...((takesReports || hasForm) && {
      formScript: assets.url(`src/guest/script/${takesReports ? "reporting" : "stayForms"}.ts`),
    }),
    style:
      files.style +
      arrival +
      pictures +
      guides +
      extras +
      formats +
      reports +
      focusStyle(guidebook.coverFocus) +
      logoStyle(guidebook.logo),
  };
}

/** Only pages with a logo carry its rule. White below it, as it was drawn: it may be dark, and so may the page. */
const logoStyle = (logo: string | null) => (logo ? LOGO_RULE : "");

/** A style attribute would be refused (decision 011): the point of the cover that stays in sight is a rule. */
const focusStyle = (focus: CoverFocus | null) =>
  focus ? `.hero-picture>img{object-position:${focusPosition(focus)}}` : "";
