import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { z } from "zod";
import { packPage } from "#guest/pages/encode.server.ts";
import { demoGuidebook } from "#guest/demo/demo.ts";
import { filesFor } from "#guest/files.server.ts";
import { drawPage } from "#guest/pages/render.server.ts";
import { languages, type Language } from "#core/i18n/languages.ts";
import { readAssets } from "#app/server/assets.ts";

const build = resolve(import.meta.dirname, "../../../build");
const client = join(build, "client");
const isBuilt = existsSync(client);

const lexiconNames: Record<Language, string> = {
  en: "english",
  "zh-Hans": "chineseSimplified",
  "zh-Hant": "chineseTraditional",
  ja: "japanese",
  ko: "korean",
  de: "german",
  fr: "french",
  es: "spanish",
  it: "italian",
  pt: "portuguese",
  nl: "dutch",
  id: "indonesian",
  ar: "arabic",
};
const manifestFile = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
);

/** Returns the bytes of all script that a guest who searches loads, each file as it is sent. */
function bytesOfScript(language: Language): number {
  const manifest = manifestFile.parse(JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")));
  const files = new Set<string>();
  const add = (source: string) => {
    const { file = "", imports = [] } = manifest[source] ?? {};
    files.add(file);
    imports.forEach(add);
  };
  add("src/guest/enhance.ts");
  add("src/guest/search/answering.ts");
  add(`src/search/languages/${lexiconNames[language]}.ts`);
  return [...files].reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(client, file))).length,
    0,
  );
}

/** Returns the bytes of the page as guests get it, with what it has of the host's language. */
async function bytesOfPage(language: Language): Promise<number> {
  const files = await filesFor(readAssets(build), "view", demoGuidebook);
  const request = { kind: "view", origin: "https://guide.example.com", language } as const;
  return (await packPage(await drawPage(demoGuidebook, files, request, "Porchlight"))).brotli.length;
}

test.runIf(isBuilt).each(languages)(
  "the demo in %s takes, with all of the search, at most 38.25 KB",
  async (language) => {
    const bytes = (await bytesOfPage(language)) + bytesOfScript(language);
    expect(bytes).toBeLessThanOrEqual(38.25 * 1024);
  },
);
