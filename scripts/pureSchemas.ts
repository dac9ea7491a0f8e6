import type { Plugin, Rolldown } from "vite";

const IMPORTS_ZOD = /\bfrom ["'](?:zod|#?[\w./-]*sections\/(?:shape|fields|groups)\.ts)["']/;

/** The modules of zod that describe schemas as JSON Schema. Only the server does. */
const DESCRIBES = /\/zod\/v4\/core\/(?:json-schema-(?:processors|generator)|to-json-schema)\.js$/;

/** Leaves what describes schemas out of a browser's zod, where nothing may call it: a fifth of its size. */
export function schemasWithoutDescriptions(): Plugin {
  return {
    name: "schemas-without-descriptions",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!DESCRIBES.test(id)) return null;
      const names = this.parse(code).body.flatMap(exportedNames);
      return {
        code: `const none = () => {};\n${names.map((name) => `export { none as ${name} };`).join("\n")}`,
        map: null,
      };
    },
  };
}

/**
 * Marks what a module with schemas computes at its top as free of side effects: in a browser a schema that no code
 * parses with is left out, and zod with the last of them.
 */
export function pureSchemas(): Plugin {
  return {
    name: "pure-schemas",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!/\/src\/.*\.ts$/.test(id) || !IMPORTS_ZOD.test(code)) return null;
      let marked = code;
      for (const { start, end } of computedAtTop(this.parse(code)).toReversed())
        marked = `${marked.slice(0, start)}/* @__PURE__ */ (() => (${marked.slice(start, end)}))()${marked.slice(end)}`;
      return { code: marked, map: null };
    },
  };
}

/** Returns the names that a statement of a module exports. */
function exportedNames(statement: Program["body"][number]): string[] {
  if (statement.type !== "ExportNamedDeclaration") return [];
  const { declaration, specifiers } = statement;
  const named = specifiers.flatMap(({ exported }) => (exported.type === "Identifier" ? exported.name : []));
  if (declaration?.type === "VariableDeclaration")
    return [
      ...named,
      ...declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? id.name : [])),
    ];
  const id = declaration && "id" in declaration ? declaration.id : null;
  return id?.type === "Identifier" ? [...named, id.name] : named;
}

type Program = ReturnType<Rolldown.PluginContext["parse"]>;

/** Returns the initial values of a module's constants that are more than a function or a literal. */
function computedAtTop({ body }: Program): { start: number; end: number }[] {
  return body
    .map((statement) => (statement.type === "ExportNamedDeclaration" ? statement.declaration : statement))
    .flatMap((statement) => (statement?.type === "VariableDeclaration" ? statement.declarations : []))
    .flatMap(({ init }) => (init && !PLAIN.has(init.type) ? init : []));
}

const PLAIN = new Set(["ArrowFunctionExpression", "FunctionExpression", "Literal"]);
