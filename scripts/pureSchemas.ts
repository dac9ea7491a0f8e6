import type { Plugin, Rolldown } from "vite";

const IMPORTS_ZOD = /\bfrom ["'](?:zod|#?[\w./-]*sections\/(?:shape|fields|groups)\.ts)["']/;

/** The modules of zod that describe schemas as JSON Schema. Only the server does. */
const DESCRIBES = /\/zod\/v4\/core\/(?:json-schema-(?:processors|generator)|to-json-schema)\.js$/;
/** The sentences of zod for a refused value. What a host can read has a sentence in our schemas. */
const SENTENCES = /\/zod\/v4\/locales\/en\.js$/;
/** The module with the methods `z.string().email()` and the like, which bring all formats. `z.email()` needs its own alone. */
const FORMATS = /\/zod\/v4\/classic\/schemas\.js$/;

/** Leaves what no screen uses out of a browser's zod: a third of its size. */
export function smallZod(): Plugin {
  return {
    name: "small-zod",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (DESCRIBES.test(id)) {
        const names = this.parse(code).body.flatMap(exportedNames);
        return {
          code: `const none = () => {};\n${names.map((name) => `export { none as ${name} };`).join("\n")}`,
          map: null,
        };
      }
      if (SENTENCES.test(id))
        return { code: `export default () => ({ localeError: () => "Invalid input" });`, map: null };
      if (FORMATS.test(id)) return { code: withoutFormatMethods(code), map: null };
      return null;
    },
  };
}

/** Returns the module without the methods of `ZodString` that check one more format. Throws where zod looks otherwise. */
function withoutFormatMethods(code: string): string {
  const method =
    /^ {4}\w+\(params\) \{\n {8}return this\.check\(core\._\w+\(Zod\w+, params\)\);\n {4}\},\n/gm;
  const start = code.indexOf('$constructor("ZodString"');
  const end = code.indexOf("\n});\n", start);
  const short = code.slice(start, end + 1).replaceAll(method, "");
  if (start === -1 || short.includes("ZodEmail"))
    throw new Error("zod's ZodString is declared in another way");
  return code.slice(0, start) + short + code.slice(end + 1);
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
