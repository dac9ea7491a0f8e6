import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { SiteFooter } from "#site/parts/SiteFooter.tsx";
import { SiteHeader } from "#site/parts/SiteHeader.tsx";
import type { Frame } from "#site/site.ts";

export function SitePage({ frame, children }: { frame: Frame; children: ReactNode }) {
  for (const font of [fraunces, figtree]) preload(font, { as: "font", type: "font/woff2", crossOrigin: "" });
  return (
    <>
      <script type="module" async src={frame.script} />
      <a
        href="#content"
        className="sr-only rounded-full bg-pine px-5 py-3 font-semibold text-on-pine focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
      >
        Skip to the page
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter year={frame.year} />
    </>
  );
}
