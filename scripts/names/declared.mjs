import { parseSync } from "@swc/core";

/** The calls of a migration that name a table, column or index, and which argument does. */
const NAMING_CALLS = { createTable: 0, addColumn: 0, createIndex: 0, renameColumn: 1, renameTo: 0 };

/** Returns every name that a source file declares, as `{ name, kind }`: each once, read from its syntax tree. */
export function declaredNames(path, source) {
  const declared = new Map();
  const add = (name, kind) => declared.set(`${kind} ${name}`, { name, kind });

  function pattern(node, kind) {
    if (!node) return;
    if (node.type === "Identifier") add(node.value, kind);
    else if (node.type === "ObjectPattern") for (const property of node.properties) ofObject(property, kind);
    else if (node.type === "ArrayPattern") for (const element of node.elements) pattern(element, kind);
    else if (node.type === "AssignmentPattern") pattern(node.left, kind);
    else if (node.type === "RestElement") pattern(node.argument, kind);
  }

  function ofObject(property, kind) {
    if (property.type === "AssignmentPatternProperty") add(property.key.value, "destructured");
    else pattern(property.value ?? property.argument, kind);
  }

  const parameters = (list = []) => {
    for (const one of list) pattern(one.pat ?? one, "parameter");
  };
  const key = (node) => {
    // A sentence, a path or a selector as a key is no name.
    if (node?.type === "Identifier" || (node?.type === "StringLiteral" && /^[\w$-]+$/.test(node.value)))
      add(node.value, "key");
  };

  const visitors = {
    VariableDeclarator: (node) => pattern(node.id, "variable"),
    FunctionDeclaration: (node) => (add(node.identifier.value, "function"), parameters(node.params)),
    FunctionExpression: (node) => parameters(node.params),
    ArrowFunctionExpression: (node) => parameters(node.params),
    ClassDeclaration: (node) => add(node.identifier.value, "class"),
    ClassMethod: (node) => (key(node.key), parameters(node.function.params)),
    ClassProperty: (node) => key(node.key),
    MethodProperty: (node) => (key(node.key), parameters(node.params)),
    KeyValueProperty: (node) => key(node.key),
    CatchClause: (node) => pattern(node.param, "variable"),
    TsInterfaceDeclaration: (node) => add(node.id.value, "type"),
    TsTypeAliasDeclaration: (node) => add(node.id.value, "type"),
    TsTypeParameter: (node) => add(node.name.value, "type"),
    TsPropertySignature: (node) => key(node.key),
    TsMethodSignature: (node) => (key(node.key), parameters(node.params)),
    TsFunctionType: (node) => parameters(node.params),
    ImportSpecifier: (node) => node.imported && add(node.local.value, "variable"),
    CallExpression(node) {
      const place = NAMING_CALLS[node.callee.property?.value];
      const argument = place === undefined ? undefined : node.arguments[place]?.expression;
      if (path.startsWith("migrations/") && argument?.type === "StringLiteral") add(argument.value, "column");
    },
  };

  function walk(node) {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!node || typeof node !== "object") return;
    visitors[node.type]?.(node);
    for (const [field, child] of Object.entries(node)) if (field !== "span") walk(child);
  }

  walk(parseSync(source, { syntax: "typescript", tsx: path.endsWith("x"), target: "esnext" }).body);
  return [...declared.values()];
}
