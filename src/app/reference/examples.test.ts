import { fork, spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { registerSchema, validate } from "@hyperjump/json-schema/openapi-3-1";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiReferenceOf } from "#app/reference/apiReference.server.ts";
import type { ApiCall } from "#site/api/apiReference.ts";
import { newAccessRequest } from "#test/accessRequest.ts";
import { calendarFeed } from "#test/calendarFeed.ts";
import { exportedForm } from "#test/exportedZip.ts";
import { newExtraRequest } from "#test/extraRequest.ts";
import { greyPng } from "#test/greyPng.ts";
import { newProblem } from "#test/problem.ts";
import { newProgram, type Program } from "#test/program.ts";
import { newWorld, type Host, type World } from "#test/world.ts";

// The examples are the same for each product and server but for the origin, which is put in below.
const SOMEWHERE = "https://guide.example.com";
const { calls } = apiReferenceOf({} as never, SOMEWHERE);
const forTokens = calls.filter(({ token }) => token !== null);

const DESCRIPTION = "https://porchlight.test/openapi.json";
const FEED_URL = "https://www.airbnb.com/calendar/ical/1234.ics?s=5678";
const dates = { arrival: "2027-03-12", departure: "2027-03-14" };

let world: World;
let aroha: Host;
let program: Program;
let origin: string;
let runner: ChildProcess;
let shell: ChildProcessWithoutNullStreams;
const folder = mkdtempSync(join(tmpdir(), "examples-"));
afterAll(() => {
  runner.kill();
  shell.kill();
  rmSync(folder, { recursive: true });
});

beforeAll(async () => {
  world = await newWorld();
  aroha = await world.host("Aroha");
  program = await newProgram(world, aroha);
  origin = await world.listen();
  world.internet.pages.set(FEED_URL, calendarFeed("airbnb", [{ uid: "a", ...dates }]));
  const description = (await world.guest.get("/api/openapi.json")).body;
  registerSchema(description, DESCRIPTION, "https://spec.openapis.org/oas/3.1/schema-base");
  const zip = (await exportedForm("Lake House", greyPng(8, 8))).get("file") as File;
  writeFileSync(join(folder, "guidebook.zip"), await zip.bytes());
  writeFileSync(join(folder, "photo.jpg"), greyPng(8, 8));
  writeFileSync(join(folder, "manual.txt"), "House rules\n- No smoking");
  writeFileSync(join(folder, ".curlrc"), 'silent\nwrite-out = "\\n%{http_code}"\n');
  writeFileSync(join(folder, "runner.mjs"), RUNNER);
  runner = fork(join(folder, "runner.mjs"), { cwd: folder });
  // One shell for all: to start a process takes as long as the process that starts it is large.
  shell = spawn("bash", { cwd: folder });
  shell.stdout.setEncoding("utf8");
});

/** A program that runs each example of `fetch` it is sent, and sends the status and the text of its answer. */
const RUNNER = `const send = globalThis.fetch;
let answer;
globalThis.fetch = async (...args) => {
  const response = await send(...args);
  answer = { status: response.status, text: await response.clone().text() };
  return response;
};
console.log = () => undefined;
process.on("message", async ({ file, env }) => {
  Object.assign(process.env, env);
  await import(file).catch(() => undefined);
  process.send(answer);
});`;

/** Makes what a variable of the examples stands for, of a guidebook. */
const makers: Record<string, (guidebook: string) => Promise<string>> = {
  GUIDEBOOK_ID: async (guidebook) => guidebook,
  GUIDEBOOK_SECTION_ID: async (guidebook) =>
    (await aroha.get(`/api/guidebooks/${guidebook}/sections`)).body[0].id,
  SHARE_LINK_TOKEN: async (guidebook) =>
    (await aroha.post(`/api/guidebooks/${guidebook}/share-links`, {})).body.token,
  STAY_ID: async (guidebook) => (await aroha.post(`/api/guidebooks/${guidebook}/stays`, dates)).body.id,
  EXTRA_REQUEST_ID: async (guidebookId) =>
    newExtraRequest(world.context, { id: (await makers.STAY_ID?.(guidebookId)) ?? "", guidebookId }),
  PROBLEM_ID: async (guidebookId) =>
    newProblem(world.context, { guidebookId, stayId: (await makers.STAY_ID?.(guidebookId)) ?? "" }),
  STAY_REQUEST_ID: (guidebook) => newAccessRequest(world.context, guidebook),
  CALENDAR_ID: newCalendar,
  CALENDAR_ENTRY_ID: async (guidebook) => {
    await newCalendar(guidebook);
    return (await aroha.get(`/api/guidebooks/${guidebook}/calendar-entries`)).body[0].id;
  },
  TURNOVER_LINK_ID: async (id) =>
    (await aroha.post("/api/turnover-links", { guidebookIds: [id] })).body.token,
  CALENDARS_OUT_ID: async () => (await aroha.post("/api/account/calendars-out", { kind: "stays" })).body.id,
  NOTICE_ID: async (id) =>
    (await aroha.post("/api/notices", { text: "Water is off.", endsAt: 4e12, guidebooks: [id] })).body.id,
  SHARED_SECTION_ID: async (guidebook) => {
    const sectionId = await makers.GUIDEBOOK_SECTION_ID?.(guidebook);
    const content = { text: "<p>Kia ora</p>" };
    return (await aroha.post("/api/shared-sections", { sectionId, guidebookIds: [], content })).body.id;
  },
  VERSION: async () => "1",
};

async function newCalendar(guidebook: string): Promise<string> {
  return (await aroha.post(`/api/guidebooks/${guidebook}/calendars`, { url: FEED_URL })).body.id;
}

/** Returns the environment of an example, with what its variables stand for. */
async function environmentFor(example: string): Promise<Record<string, string>> {
  await world.context.db.updateTable("guidebooks").set({ archived_at: 1 }).execute(); // a plan holds 20
  await world.context.db.deleteFrom("rate_limits").execute();
  const { id } = (await aroha.post("/api/guidebooks", { name: "Lake House" })).body;
  const environment: Record<string, string> = {
    TOKEN: program.token,
    PATH: process.env.PATH ?? "",
    CURL_HOME: folder,
  };
  for (const name of new Set(example.match(/(?<=\$|env\.)[A-Z]+(_[A-Z]+)*/g)))
    environment[name] ??= (await makers[name]?.(id)) ?? "";
  return environment;
}

interface Answer {
  status: number;
  text: string;
}

async function runCurl({ id, curl }: ApiCall): Promise<Answer> {
  const variables = Object.entries(await environmentFor(curl)).map(([name, value]) => `${name}='${value}'`);
  const lines = [`export ${variables.join(" ")}`, curl.replaceAll(SOMEWHERE, origin)];
  writeFileSync(join(folder, `${id}.sh`), lines.join("\n"));
  // A subshell, so that its variables and its errors end with it, and a zero byte once it is over.
  shell.stdin.write(`(. ./${id}.sh) </dev/null; printf '\\0'\n`);
  let printed = "";
  for await (const part of shell.stdout.iterator({ destroyOnReturn: false })) {
    printed += String(part);
    if (printed.endsWith("\0")) break;
  }
  const end = printed.lastIndexOf("\n");
  return { status: Number(printed.slice(end + 1, -1)), text: printed.slice(0, end) };
}

async function runFetch({ id, fetch }: ApiCall): Promise<Answer> {
  const env = await environmentFor(fetch);
  const file = join(folder, `${id}.mjs`);
  writeFileSync(file, fetch.replaceAll(SOMEWHERE, origin));
  runner.send({ file, env });
  const [answer] = await once(runner, "message");
  return answer as Answer; // as `RUNNER` sends it
}

/** What examples meet on a new server: no address, no model, no earlier version, no photo, and the first section is the welcome. */
const refused: Record<string, string> = {
  "DELETE /api/guidebook-sections/{id}": "not_own",
  "POST /api/guidebooks/{id}/translations": "no_model",
  "PUT /api/guidebooks/{id}/translations": "words_changed",
  "POST /api/guidebook-sections/{id}/replace-place": "no_replacement",
  "GET /api/guidebook-sections/{id}/nearby-places": "invalid",
  "POST /api/guidebook-sections/{id}/regenerate": "property_address_needed",
  "POST /api/guidebook-sections/{id}/regenerated": "property_address_needed",
  "GET /api/guidebook-sections/{id}/history/{version}": "not_found",
  "POST /api/guidebook-sections/{id}/restore": "not_found",
  "POST /api/guidebooks/{id}/manuals/undo": "not_found",
  "GET /api/left-behind/{id}/photo": "not_found",
  "GET /api/problems/{id}/photos/{n}": "not_found",
};

test.each(forTokens.map((call) => [`${call.method} ${call.path}`, call] as const))(
  "%s",
  async (name, call) => {
    for (const answer of [await runCurl(call), await runFetch(call)]) {
      expect(answer.status < 300 ? "done" : refusalIn(answer)).toBe(refused[name] ?? "done");
      expect(await isDescribed(call, answer)).toBe(true);
    }
  },
);

const refusalIn = ({ text }: Answer): string => (text.startsWith("{") ? JSON.parse(text).code : text);

/** Whether JSON is of the form that the description has for it. */
async function isDescribed({ path, method }: ApiCall, { status, text }: Answer): Promise<boolean> {
  if (!text.startsWith("{") && !text.startsWith("[")) return true;
  const at = `/paths/${path.slice("/api".length).replaceAll("/", "~1")}/${method.toLowerCase()}`;
  const of = `responses/${status < 300 ? status : "default"}/content/application~1json/schema`;
  const { valid } = await validate(`${DESCRIPTION}#${encodeURI(at)}/${of}`, JSON.parse(text), "BASIC");
  return valid;
}
