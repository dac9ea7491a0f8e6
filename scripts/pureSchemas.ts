import type { Plugin, Rolldown } from "vite";

const IMPORTS_ZOD = /\bfrom ["'](?:zod|#?[\w./-]*sections\/(?:shape|fields|groups)\.ts)["']/;

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

type Program = ReturnType<Rolldown.PluginContext["parse"]>;

/** Returns the initial values of a module's constants that are more than a function or a literal. */
function computedAtTop({ body }: Program): { start: number; end: number }[] {
  return body
    .map((statement) => (statement.type === "ExportNamedDeclaration" ? statement.declaration : statement))
    .flatMap((statement) => (statement?.type === "VariableDeclaration" ? statement.declarations : []))
    .flatMap(({ init }) => (init && !PLAIN.has(init.type) ? init : []));
}

const PLAIN = new Set(["ArrowFunctionExpression", "FunctionExpression", "Literal"]);
