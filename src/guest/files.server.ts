import type { GuestFiles } from "#guest/Document.tsx";
import type { PageKind } from "#guest/pageRequest.server.ts";

/** As much of the build as the pages need to know: where a source file is served, and what a stylesheet says. */
export interface Assets {
  url(source: string): string;
  style(source: string): string | Promise<string>;
  /** Names what draws pages: another build draws other ones. Null where that changes under way. */
  build: string | null;
}

/**
 * Returns the files of a page. In development a file has its URL and text only once it was requested, so this runs at
 * each request.
 */
export async function filesOf(assets: Assets, sheet: "guest" | "paper" = "guest"): Promise<GuestFiles> {
  return { style: await assets.style(`src/guest/${sheet}.css`), script: assets.url("src/guest/enhance.ts") };
}

/** Returns the files of a page: what is made to be printed has a style of its own. */
export const filesFor = (assets: Assets, kind: PageKind) =>
  filesOf(assets, kind === "view" ? "guest" : "paper");
