import { createHash } from "node:crypto";
import { DAY_MS } from "#core/durations.ts";
import { darkColors, lightColors } from "#core/colors.ts";
import { escapeMarkup } from "#core/markup.ts";
import type { Product } from "#core/product.ts";

/** How long codes can be read after the server last confirmed the session. */
export const CODES_MS = DAY_MS;

const declare = (colors: Record<string, string>) =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}:${color}`)
    .join(";");

const style = `
:root{color-scheme:light dark;${declare(lightColors)}}
@media (prefers-color-scheme:dark){:root{${declare(darkColors)}}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 "Figtree Variable",system-ui,sans-serif}
main{box-sizing:border-box;max-width:36rem;min-height:100dvh;margin:auto;padding:4rem 1.5rem;display:flex;flex-direction:column;justify-content:center;align-items:flex-start;gap:1.5rem}
h1{margin:0;font:600 2.25rem/1.15 "Fraunces Variable",Georgia,serif}
p{margin:0;color:var(--soft)}
button{min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:999px;background:var(--pine);color:var(--on-pine);font:inherit;font-weight:600;cursor:pointer}
button:focus-visible{outline:3px solid var(--pine);outline-offset:3px}
.list{min-height:0;justify-content:flex-start;gap:.75rem}
.list h2{margin:1.25rem 0 0;font-size:1.125rem}
.list ul{margin:0;padding:0;list-style:none;width:100%}
.list li{padding:1rem 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
.list strong{color:var(--ink)}
a{display:inline-flex;min-height:2.75rem;align-items:center;color:var(--pine)}
path{stroke:var(--pine)}
circle{fill:var(--lamp)}`;

/** Tries the server every 5 seconds. Going back skips the entries of closed layers (ui/backCloses.ts). */
const script = `
const reload = () => location.reload();
const look = () => navigator.onLine && fetch("/favicon.svg", { method: "HEAD", cache: "no-store" }).then(reload, () => {});
if (navigator.onLine) document.querySelector("#why").textContent = "We could not be reached";
document.querySelector("button").addEventListener("click", reload);
const saved = document.querySelector("[data-confirmed-at]");
if (saved) {
  const at = Number(saved.dataset.confirmedAt);
  saved.querySelector("time").textContent = new Date(at).toLocaleString("en-AU", { dateStyle: "full", timeStyle: "short" });
  const removeCodes = () => document.querySelectorAll("[data-code]").forEach((code) => code.remove());
  setInterval(() => Date.now() - at >= ${CODES_MS} && removeCodes(), 1000);
}
addEventListener("online", look);
setInterval(look, 5000);
const read = () => ({ key: history.state?.key ?? "default", depth: 0, ...history.state?.layer });
let before = read();
addEventListener("popstate", () => {
  const now = read();
  if (before.below === now.key && now.depth < before.depth) history.go(-1 - now.depth);
  before = now;
});`;

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

interface OfflineDocument {
  title: string;
  /** Markup, with an element `why` that says that the host is offline. */
  main: string;
}

/** Returns a document that needs no file, with its headers. */
export const offlineDocument = ({ name }: Product, { title, main }: OfflineDocument) => ({
  html: `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title} | ${escapeMarkup(name)}</title>
<style>${style}</style>
${main}
<script>${script}</script>
</html>
`,
  headers: {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": `default-src 'none'; style-src ${hash(style)}; script-src ${hash(script)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    // As on every screen: with another policy, Chromium forgets the state of the history entry, which closed layers need.
    "Cross-Origin-Opener-Policy": "same-origin",
  },
});

/** Returns the page in place of a host's screen that cannot be loaded. It holds nothing of a host. */
export const offlinePageOf = (product: Product) =>
  offlineDocument(product, {
    title: "You are offline",
    main: `<main>
<svg width="48" height="48" viewBox="0 0 32 32" fill="none" aria-hidden="true"><path d="M5 28V13.2L16 4l11 9.2V28" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M16 4.5v10" stroke-width="2"/><circle cx="16" cy="18" r="4.4"/></svg>
<h1 id="why">You are offline</h1>
<p>Your drafts are safe on this device. This page tries again by itself when there is a connection.</p>
<button type="button">Try again</button>
</main>`,
  });
