import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PACKAGE = "lucide-react";
const IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g;
const EXPORT = /export \{ ([^}]+) \} from '\.\/icons\/([\w-]+)\.mjs'/g;

/**
 * Imports each icon from its own module, not from the package's index: then `screenChunks` knows which screens draw it,
 * and a screen loads no other screen's icons.
 */
export function directIcons(): Plugin {
  const files = iconFiles();
  return {
    name: "direct-icons",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!id.includes("/src/") || !code.includes(PACKAGE)) return null;
      return {
        code: code.replaceAll(IMPORT, (_whole, names: string) => importEach(names, files)),
        map: null,
      };
    },
  };
}

/** Returns the module of each exported name. */
function iconFiles(): ReadonlyMap<string, string> {
  const index = readFileSync(
    fileURLToPath(import.meta.resolve(`${PACKAGE}/dist/esm/lucide-react.mjs`)),
    "utf8",
  );
  return new Map(
    [...index.matchAll(EXPORT)].flatMap(([, names = "", file = ""]) =>
      names.split(", ").map((name): [string, string] => [name.replace("default as ", ""), file]),
    ),
  );
}

function importEach(names: string, files: ReadonlyMap<string, string>): string {
  const imports = names.split(",").flatMap((name) => {
    const [exported = "", local = exported] = name.trim().split(/\s+as\s+/);
    if (exported === "") return [];
    const file = files.get(exported);
    return file
      ? `import ${local} from "${PACKAGE}/icons/${file}";`
      : `import { ${exported} as ${local} } from "${PACKAGE}";`;
  });
  return imports.join(" ");
}
