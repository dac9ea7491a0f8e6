import type { Context } from "hono";

/** Sends a service worker that runs the build's script `url` with `globals`: a worker must be at the root. */
export function sendServiceWorker(c: Context, url: string, globals?: object) {
  const settings = globals ? `Object.assign(self, ${JSON.stringify(globals)});\n` : "";
  return c.body(`${settings}importScripts(${JSON.stringify(url)});\n`, 200, {
    "Content-Type": "text/javascript; charset=utf-8",
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; connect-src 'self'",
  });
}
