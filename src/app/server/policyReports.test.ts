import { expect, test } from "vitest";
import { policyReports } from "#app/server/policyReports.ts";
import { screenPolicy } from "#app/server/headers.ts";
import { FIGURES, readFiguresAs } from "#test/figures.ts";
import { newWorld } from "#test/world.ts";

const report = (fields: object) => JSON.stringify({ "csp-report": fields });
const asReport = { "content-type": "application/csp-report" };
const page = { "document-uri": "https://a.example/view/secret", "script-sample": "door 4817" };
const script = {
  ...page,
  "effective-directive": "script-src-elem",
  "blocked-uri": "https://evil.example/x.js?k=v",
};

test("what browsers refused is counted by its rule, and logged once a kind without the page", async () => {
  const { guest, logged } = await newWorld(FIGURES);
  const style = { ...page, "violated-directive": "style-src-attr", "blocked-uri": "inline" };
  for (const one of [style, script, script, script])
    expect((await guest.post("/policy-reports", report(one), asReport)).status).toBe(204);
  const lines = logged.filter((line) => JSON.stringify(line).includes("content policy"));
  expect(lines).toMatchObject([
    { directive: "style-src-attr", blocked: "inline" },
    { directive: "script-src-elem", blocked: "evil.example" },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/secret|4817|k=v/);
  const figures = (await readFiguresAs(guest)).text;
  expect(figures).toContain('porchlight_policy_reports_total{directive="script-src-elem"} 3');
  expect(figures).toContain('porchlight_policy_reports_total{directive="style-src-attr"} 1');
});

test("made-up reports fill neither the log nor the figures", async () => {
  const { guest, logged } = await newWorld(FIGURES);
  const broken = ["", "{", "[]", "{}", '{"csp-report":null}'];
  const madeUp = Array.from({ length: 10 }, (_, at) => report({ "effective-directive": `made-up-${at}` }));
  for (const body of [...broken, ...madeUp])
    expect((await guest.post("/policy-reports", body, asReport)).status).toBe(204);
  expect((await guest.post("/policy-reports", "x".repeat(20_000), asReport)).status).toBe(413);
  expect((await readFiguresAs(guest)).text).not.toContain("made-up");
  expect(logged.filter((line) => JSON.stringify(line).includes("content policy"))).toHaveLength(1);
});

test("a loud browser is not listened to for ever", async () => {
  const { guest } = await newWorld(FIGURES);
  const statuses: number[] = [];
  for (let at = 0; at <= policyReports.points; at += 1)
    statuses.push((await guest.post("/policy-reports", report({}), asReport)).status);
  expect(statuses.at(-2)).toBe(204);
  expect(statuses.at(-1)).toBe(429);
});

test("screens say where to report, guests' pages do not", async () => {
  expect(screenPolicy("n", { google: false, hasManifest: false })).toMatch(/; report-uri \/policy-reports$/);
  const shown = await (await newWorld(FIGURES)).guest.get("/view/demo-wanaka-retreat");
  expect(shown.headers.get("content-security-policy")).not.toContain("report");
});
