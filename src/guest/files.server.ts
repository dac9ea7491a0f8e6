import type { GuestFiles } from "#guest/Document.tsx";

/** As much of the build as the pages need to know: where a source file is served, and what a stylesheet says. */
export interface Assets {
  url(source: string): string;
  style(source: string): string | Promise<string>;
}

/** Asked for at each request: in development a file has its address and its text only once it was asked for. */
export async function filesOf(assets: Assets, sheet: "guest" | "paper" = "guest"): Promise<GuestFiles> {
  return { style: await assets.style(`src/guest/${sheet}.css`), script: assets.url("src/guest/enhance.ts") };
}
