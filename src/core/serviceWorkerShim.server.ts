import type { Context } from "hono";

/**
 * Answers with a service worker that runs the script of the build at `url`, with `globals`. A worker has to be at the root to look after
 * paths of the root, where the build puts nothing.
 */
export function sendServiceWorker(c: Context, url: string, globals?: object) {
  const settings = globals ? `Object.assign(self, ${JSON.stringify(globals)});\n` : "";
  return c.body(`${settings}importScripts(${JSON.stringify(url)});\n`, 200, {
    "Content-Type": "text/javascript; charset=utf-8",
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; connect-src 'self'",
  });
}
