import { expect, onTestFinished, test, vi } from "vitest";
import type { MapRegion } from "#operations/regions/contract.ts";
import { MapRegions } from "#operations/regions/MapRegions.tsx";
import { buttonNamed, openScreen, press, settle } from "#test/openScreen.tsx";
import { perform } from "#test/render.tsx";

const tasmania: MapRegion = {
  id: "australia/tasmania",
  name: "Tasmania",
  bytes: 40e6,
  indexBytes: 120e6,
  state: "none",
  done: 0,
  objects: 0,
  isStalled: false,
  failure: null,
  importedAt: null,
  isNewer: false,
};
const victoria: MapRegion = { ...tasmania, id: "australia/victoria", name: "Victoria" };

async function open(shown: Partial<MapRegion>, freeBytes = 1e9) {
  let changed = shown;
  const list = () =>
    Response.json({ regions: [{ ...tasmania, ...changed }, victoria], freeBytes, problem: null });
  const opened = await openScreen("/admin", MapRegions, {
    responses: {
      "GET /api/admin/regions": list,
      "POST /api/admin/regions": () => {
        changed = { ...changed, state: "waiting", isStalled: false };
        return Response.json({ ...tasmania, ...changed });
      },
    },
  });
  return {
    ...opened,
    announced: () => opened.screen.querySelector("output")?.textContent,
    becomes: async (next: Partial<MapRegion>) => {
      changed = next;
      await perform(async () => void (await vi.advanceTimersByTimeAsync(2000)));
      await settle();
    },
  };
}

test("a region that is asked for leaves the focus on the section's heading", async () => {
  const { screen, writes } = await open({});
  buttonNamed("Get Tasmania").focus();
  await press("Get Tasmania");
  await press("Get");
  await settle();
  expect(writes).toEqual([{ call: "POST /api/admin/regions", body: { region: "australia/tasmania" } }]);
  expect(document.activeElement).toBe(screen.querySelector("h2"));
  expect(screen.textContent).toContain("Starts in a moment");
});

test("its steps and its end are announced", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { announced, becomes } = await open({ state: "fetching" });
  expect(announced()).toBe("Tasmania: Downloading");
  await becomes({ state: "done", importedAt: 1 });
  expect(announced()).toBe("Tasmania: Imported");
});

test("one that has stopped can be continued", async () => {
  const { screen, writes } = await open({ state: "importing", isStalled: true });
  expect(screen.textContent).toContain("Stopped");
  expect(buttonNamed("Get Victoria").disabled).toBe(true);
  await press("Continue Tasmania");
  expect(writes).toEqual([{ call: "POST /api/admin/regions", body: { region: "australia/tasmania" } }]);
  expect(screen.textContent).toContain("Starts in a moment");
});

test("a download of which most is there can go on with little room", async () => {
  const failed = { state: "failed", done: 39e6, failure: "The download ended." } as const;
  const { writes } = await open(failed, 130e6);
  await press("Get Tasmania");
  await press("Get");
  expect(writes).toHaveLength(1);
});
