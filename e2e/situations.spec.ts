import { readFileSync } from "node:fs";
import { cellsOf, type Group } from "./situations/cells.ts";
import { playCell, type ClockedServer } from "./situations/play.ts";
import { formatTable } from "./situations/table.ts";
import { openStage } from "./staged/stage.ts";
import { expect, test as base } from "./server.ts";

/** Each worker has one server whose clock its cells move on; each cell makes its own hosts. */
const test = base.extend<object, { clocked: ClockedServer }>({
  clocked: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const stage = await openStage();
      let now = Date.now();
      const setNow = (moment: number) => {
        now = moment;
        stage.setClock(new Date(moment).toISOString());
      };
      setNow(now);
      const [server] = stage.servers;
      await use({ url: server?.url ?? "", now: () => now, setNow });
      await stage.stop();
    },
    { scope: "worker" },
  ],
});

test.use({ trace: "off", actionTimeout: 15_000 });
test.describe.configure({ mode: "parallel", timeout: 120_000 });

const groups: [Group, string[]][] = process.env.RELEASE
  ? [["check:deep", ["@release"]]]
  : [
      ["npm test", ["@quick"]],
      ["test:deep", []],
    ];

for (const [group, tag] of groups)
  test.describe(group, { tag }, () => {
    for (const cell of cellsOf(group)) {
      const title = `${cell.row.name}, ${cell.situation.name}`;
      if (cell.situation.hasClock)
        test(title, async ({ browser, clocked }) => playCell(browser, cell, clocked));
      else
        test(title, async ({ browser, server }) =>
          playCell(browser, cell, { url: server.url, now: () => Date.now(), setNow: () => undefined }),
        );
    }
  });

test("docs/reference/situations.md is the table of these cells", { tag: "@quick" }, () => {
  expect(readFileSync("docs/reference/situations.md", "utf8")).toBe(formatTable());
});
