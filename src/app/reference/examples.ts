/** What an example of a call is made of. Texts such as `$STAY_ID` stand for values of the caller's environment. */
export interface ExampleCall {
  method: string;
  /** With braces: `/api/stays/{id}`. */
  path: string;
  /** How the caller says who they are. */
  auth: "token" | "session" | "none";
  query: readonly (readonly [name: string, value: string])[];
  json?: unknown;
  /** Fields of a form; a file is its name. */
  form: readonly { name: string; value: string; isFile: boolean }[];
  answer: "json" | "text" | "nothing" | { file: string };
}

const VARIABLE = /\$([A-Z_]+)/g;
const MAX_LINE = 60;

/** Returns the variable of a name in a path: `STAY_ID` for `/stays/{id}`. */
export function variableOf(path: string, name: string): string {
  const before =
    path
      .slice(0, path.indexOf(`{${name}}`))
      .split("/")
      .findLast(Boolean) ?? "";
  const one = before.replace(/ies$/, "y").replace(/s$/, "");
  const upper = (text: string) => text.replaceAll("-", "_").toUpperCase();
  if (name === "id") return `${upper(one)}_ID`;
  return name === "token" ? `${upper(one)}_TOKEN` : upper(name);
}

/** Returns a curl command that makes the call from a shell. */
export function curlOf(call: ExampleCall, origin: string): string {
  const { method, auth, json, form, answer } = call;
  const parts = [
    `curl ${method === "GET" ? "" : `-X ${method} `}"${urlOf(call, origin)}"`,
    ...(auth === "token" ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(auth === "session" ? ['-H "Cookie: $COOKIE"'] : []),
    ...(json === undefined ? [] : ['-H "Content-Type: application/json"', curlBody(json)]),
    ...form.map(({ name, value, isFile }) => `-F "${name}=${isFile ? "@" : ""}${value}"`),
    ...(typeof answer === "object" ? [`-o ${answer.file}`] : []),
  ];
  return parts.join(" \\\n  ");
}

/** Between single quotes nothing is replaced, so a variable stands outside them, in double quotes. */
const curlBody = (json: unknown) =>
  `-d '${formatJson(json).replaceAll("'", `'\\''`).replaceAll(VARIABLE, `'"$$$1"'`)}'`;

/** Returns a module for Node that makes the call with `fetch`. */
export function fetchOf(call: ExampleCall, origin: string): string {
  const { method, auth, json, form, answer } = call;
  const files = form.filter(({ isFile }) => isFile);
  const headers = [
    ...(auth === "token" ? ["Authorization: `Bearer ${process.env.TOKEN}`"] : []),
    ...(auth === "session" ? ["Cookie: process.env.COOKIE"] : []),
    ...(json === undefined ? [] : ['"Content-Type": "application/json"']),
  ];
  const options = [
    ...(method === "GET" ? [] : [`method: "${method}"`]),
    ...(headers.length > 0 ? [`headers: { ${headers.join(", ")} }`] : []),
    ...(json === undefined ? [] : [`body: JSON.stringify(${fetchBody(json)})`]),
    ...(form.length > 0 ? ["body: form"] : []),
  ];
  return [
    ...(files.length > 0 ? ['import { openAsBlob } from "node:fs";', ""] : []),
    ...(form.length > 0 ? ["const form = new FormData();"] : []),
    ...form.map(({ name, value, isFile }) =>
      isFile
        ? `form.set("${name}", await openAsBlob("${value}"), "${value}");`
        : `form.set("${name}", "${value}");`,
    ),
    `const answer = await fetch(${quoted(urlOf(call, origin))}${options.length > 0 ? ", {" : ");"}`,
    ...options.map((option) => `  ${option.replaceAll("\n", "\n  ")},`),
    ...(options.length > 0 ? ["});"] : []),
    `console.log(answer.status${readings[typeof answer === "object" ? "file" : answer]});`,
  ].join("\n");
}

const readings = {
  json: ", await answer.json()",
  text: ", await answer.text()",
  file: ", await answer.blob()",
  nothing: "",
};

const fetchBody = (json: unknown) => formatJson(json).replaceAll(/"\$([A-Z_]+)"/g, "process.env.$1");

function urlOf({ path, query }: ExampleCall, origin: string): string {
  const at = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => `$${variableOf(path, name)}`);
  const request = query.map(
    ([name, value]) => `${name}=${value.startsWith("$") ? value : encodeURIComponent(value)}`,
  );
  return origin + at + (request.length > 0 ? `?${request.join("&")}` : "");
}

/** A string of JavaScript, with variables of the environment in it. */
const quoted = (text: string) =>
  text.includes("$") ? `\`${text.replaceAll(VARIABLE, "${process.env.$1}")}\`` : `"${text}"`;

export function formatJson(json: unknown): string {
  const short = JSON.stringify(json);
  return short.length <= MAX_LINE ? short : JSON.stringify(json, null, 2);
}
