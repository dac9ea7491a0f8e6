import { randomBytes } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";
import sharp from "sharp";
import { z } from "zod";
import { greyPng } from "../../test/greyPng.ts";

/** A thread in which one host saves the largest sections, four at a time, until it is stopped. */
const { origin, cookie, sectionId } = z
  .object({ origin: z.string(), cookie: z.string(), sectionId: z.string() })
  .parse(workerData);
const AT_ONCE = 4;
/** Below the host's own limits (`savesPerHost`, `picturesPerHost`), so that each is looked at. */
const MAX_SAVES = 280;

const asSource = (png: Uint8Array) => `data:image/png;base64,${Buffer.from(png).toString("base64")}`;
const withPicture = (png: Uint8Array) => text(`<p>A view</p><img src="${asSource(png)}">`);
const text = (html: string) => JSON.stringify({ content: { text: html } });

const raw = { width: 1100, height: 1100, channels: 3 as const };
const noise = await sharp(randomBytes(1100 * 1100 * 3), { raw })
  .png({ compressionLevel: 0 })
  .toBuffer();
/** In turn, each with how it is called in the report. */
const saves: [name: string, body: string][] = [
  ["10.5 MB of text", text("<p>words &amp; more</p>".repeat(525_000))],
  ["1 x 39,000,000 pixels", withPicture(greyPng(1, 39_000_000))],
  ["a million characters of tags", text("<b><p>&lt;<a href='https://a.b'>".repeat(31_000))],
  ["39,000,000 x 1 pixels", withPicture(greyPng(39_000_000, 1))],
  ["16,000 x 2,400 pixels", withPicture(greyPng(16_000, 2400))],
  ["3.6 MB of noise", withPicture(noise)],
];

const statuses: Record<string, number> = {};
const end = new AbortController();
parentPort?.once("message", () => end.abort());
parentPort?.postMessage("ready");

let at = 0;
async function saveInTurn() {
  while (!end.signal.aborted && at < MAX_SAVES) {
    const [name, body] = saves[at % saves.length] ?? ["", ""];
    at += 1;
    const headers = { "content-type": "application/json", cookie };
    const url = `${origin}/api/guidebook-sections/${sectionId}`;
    // A refusal may close the connection while the body is still on its way.
    const status = await fetch(url, { method: "PUT", headers, body }).then(
      (response) => response.status,
      () => "closed",
    );
    const key = `${name}: ${status}`;
    statuses[key] = (statuses[key] ?? 0) + 1;
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, saveInTurn));
parentPort?.postMessage(statuses);
