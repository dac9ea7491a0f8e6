import type { Context } from "hono";

/**
 * Answers with a service worker that runs the script of the build at `url`. A worker has to be at the root to look after
 * paths of the root, where the build puts nothing.
 */
export const sendServiceWorker = (c: Context, url: string) =>
  c.body(`importScripts(${JSON.stringify(url)});\n`, 200, {
    "Content-Type": "text/javascript; charset=utf-8",
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; connect-src 'self'",
  });
