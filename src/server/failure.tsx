import type { ErrorHandler } from "hono";
import { renderToStaticMarkup } from "react-dom/server";
import { Document, type GuestFiles } from "#guest/Document.tsx";
import { answerError, type HouseEnv } from "#platform/http.server.ts";
import { buttonLook } from "#platform/ui/buttonLook.ts";
import type { Assets } from "#server/assets.ts";

/** The last word on a surprise: JSON for a call, a page for a person. The log has it without the address. */
export const answerSurprise =
  (assets: Assets): ErrorHandler<HouseEnv> =>
  (error, c) => {
    const answer = answerError(error, c);
    if (c.req.path.startsWith("/api/")) return answer;
    const files = { style: assets.url("src/guest/guest.css"), script: assets.url("src/guest/enhance.ts") };
    return c.html(`<!doctype html>${renderToStaticMarkup(<FailedPage files={files} />)}`, 500, {
      "Cache-Control": "no-store",
      "Content-Security-Policy":
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'",
    });
  };

/** Drawn without anything that could be what broke. */
function FailedPage({ files }: { files: GuestFiles }) {
  return (
    <Document title="Something went wrong" files={files} page="gone">
      <main className="gone">
        <h1>Something went wrong</h1>
        <p>The fault is on our side. Please try again in a minute.</p>
        <a href="/" className={buttonLook({ size: "large" })}>
          Return Home
        </a>
      </main>
    </Document>
  );
}
