import { expect, test, vi } from "vitest";
import { currentToast } from "#platform/ui/toast.ts";
import EditorScreen from "#studio/EditorScreen.tsx";
import { editorResponses, lakeHouse } from "#testing/editorResponses.ts";
import { perform, waitUntil } from "#testing/render.tsx";
import { openScreen, type OpenScreen } from "#testing/screen.tsx";

const url = `http://porchlight.test/view/${lakeHouse.slug}`;
const sharing = {
  slug: lakeHouse.slug,
  url,
  message: "Here is the guidebook:",
  showsDoorCode: false,
  links: [],
};
const SHARE = "POST /api/guidebooks/g1/share";

async function openShareDialog(copy: (text: string) => Promise<void>) {
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(copy);
  const screen = await openScreen({
    path: "/guidebooks/g1",
    route: "/guidebooks/:id",
    Component: EditorScreen,
    responses: { ...editorResponses, [SHARE]: sharing },
  });
  await waitUntil(() => screen.text().includes("Last updated"));
  await screen.press("Share");
  await waitUntil(() => screen.all("[role=dialog]").length > 0);
  return screen;
}

const events = ({ sent }: OpenScreen) =>
  sent.flatMap(({ call, body }) => (call === "POST /api/events" ? (body as { name: string }).name : []));

test("the share dialog shows the link to copy and its code, and says for two seconds that it was copied", async () => {
  const copied: string[] = [];
  const screen = await openShareDialog(async (text) => void copied.push(text));
  expect(screen.all("[role=dialog] h2")[0]?.textContent).toBe("Share your guidebook");
  expect(screen.field("Link").value).toBe(url);
  expect(screen.field("Link").readOnly).toBe(true);
  const code = screen.all<HTMLElement>("[role=dialog] [role=img]")[0];
  expect([code?.getAttribute("width"), code?.getAttribute("height")]).toEqual(["150", "150"]);

  vi.useFakeTimers();
  await screen.press("Copy");
  expect(copied).toEqual([url]);
  expect(currentToast()?.toast).toMatchObject({
    title: "Link copied!",
    description: "The share link has been copied to your clipboard.",
  });
  await perform(() => vi.advanceTimersByTime(1999));
  expect(screen.button("Copied!")).toBeDefined();
  await perform(() => vi.advanceTimersByTime(1));
  expect(screen.button("Copy")).toBeDefined();
  vi.useRealTimers();
  expect(events(screen)).toEqual(["share_link_generated", "qr_generated", "share_link_copied"]);

  await screen.press("Close");
  await waitUntil(() => screen.all("[role=dialog]").length === 0);
});

test("where nothing can be copied the dialog says so", async () => {
  const screen = await openShareDialog(() => Promise.reject(new Error("denied")));
  await screen.press("Copy");
  expect(currentToast()?.toast).toMatchObject({
    title: "Failed to copy",
    description: "Please copy the link manually.",
    variant: "destructive",
  });
});
