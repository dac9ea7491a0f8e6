import type { Plugin } from "vite";
import { languages } from "#core/i18n/languages.ts";
import type { FullLexicon } from "#search/lexicon.ts";
import { NAMED_NEEDS, needs, rowOfNeed, type Need } from "#search/needs.ts";
import { vocabulariesOf } from "#search/vocabularies.ts";
import { readTerms, writeTerms } from "#search/vocabulary.ts";

const NEEDS = /\/src\/search\/needs\.ts$/;
const LEXICON = /\/src\/search\/languages\/\w+\.ts$/;
const all = Object.keys(needs) as Need[]; // Object.keys forgets the key type
/** A number alone would be sorted before the others. */
const shortName = (need: Need) => (NAMED_NEEDS.includes(need) ? need : `n${all.indexOf(need)}`);

/** Written once for a file: the needs by their place, each with what `read` makes of its line. */
const byNeed = (lines: readonly string[], read: string) =>
  `Object.fromEntries(${JSON.stringify(lines.join("\n"))}.split("\\n").map((line,at)=>[${JSON.stringify(
    Object.fromEntries(NAMED_NEEDS.map((need) => [all.indexOf(need), need])),
  )}[at]??"n"+at,${read}]))`;

/** The plugins that keep a guest page's script small. */
export const guestScript = (): Plugin[] => [searchData(), plainImports()];

const IMPORTING = /\/src\/(?:search\/vocabularies|guest\/script\/searching)\.ts$/;

/** Vite wraps an import that is made later in code that preloads its styles: a kilobyte, and these have none. */
function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async transform(code, id) {
      if (!IMPORTING.test(id)) return null;
      let plain = code;
      for (const [whole, source = ""] of code.matchAll(/import\("([^"]+)"\)/g)) {
        const imported = await this.resolve(source, id);
        if (!imported) throw new Error(`${id} imports ${source}, which is not there`);
        const chunk = this.emitFile({ type: "chunk", id: imported.id, preserveSignature: "strict" });
        plain = plain.replace(whole, `import(import.meta.ROLLUP_FILE_URL_${chunk})`);
      }
      return { code: plain, map: null };
    },
  };
}

/** Sends the search's data as one text for each file, a tenth smaller without the names of needs, which it never reads. */
function searchData(): Plugin {
  return {
    name: "search-data",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async transform(code, id) {
      if (NEEDS.test(id)) return { code: shortNeeds(), map: null };
      if (!LEXICON.test(id)) return null;
      // Vite bundles its configuration: what is read from the file is another object than the vocabulary's.
      const [read]: FullLexicon[] = Object.values(await import(id));
      const vocabularies = await vocabulariesOf(languages);
      const vocabulary = vocabularies.find(({ lexicon }) => lexicon.stopWords === read?.stopWords);
      const from = code.indexOf("\n  needs: {");
      const to = code.lastIndexOf("\n};");
      if (!read || !vocabulary || from < 0 || to < from) throw new Error(`${id} has no needs`);
      const lines = all.map((need) => writeTerms(readTerms(vocabulary.lexicon.needs[need], vocabulary)));
      const start = code
        .slice(0, from)
        .replace(read.stopWords, [...vocabulary.stopWords].toSorted().join(" "));
      return {
        code: `${start}\n  needs: ${byNeed(lines, "line")},${code.slice(to)}`,
        map: null,
      };
    },
  };
}

function shortNeeds(): string {
  const sections = [...new Set(all.flatMap((need) => rowOfNeed(need).sections))];
  const lines = all.map((need) => {
    const { sections: own, helpedBy = [], isDetail, isOtherTime } = rowOfNeed(need);
    const helping = helpedBy.map((name) => shortName(name as Need)); // the rows name needs
    return [
      own.map((section) => sections.indexOf(section).toString(36)).join(""),
      helping.join(" "),
      isDetail ? "d" : isOtherTime ? "o" : "",
    ]
      .join()
      .replace(/,+$/, "");
  });
  const read = `read(line.split(","))`;
  return `const sections=${JSON.stringify(sections.join())}.split(",");
const read=([own,helping,kind])=>({sections:[...own].map((at)=>sections[parseInt(at,36)]),helpedBy:helping?helping.split(" "):[],isDetail:kind==="d",isOtherTime:kind==="o"});
export const needs=${byNeed(lines, read)};
export const rowOfNeed=(need)=>needs[need];`;
}
