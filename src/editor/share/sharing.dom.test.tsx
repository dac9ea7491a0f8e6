import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Guidebook } from "#guidebooks/contract.ts";
import { currentToast } from "#ui/toast.ts";
import { TooltipProvider } from "#ui/Tooltip.tsx";
import { CopyButton } from "#editor/share/CopyButton.tsx";
import { ShareDialog } from "#editor/share/ShareDialog.tsx";
import { useShare } from "#editor/share/useShare.ts";
import { standInForApi, type Reply } from "#test/apiStandIn.ts";
import { settle } from "#test/openScreen.tsx";
import { perform, render } from "#test/render.tsx";

const URL_OF_IT = "https://guide.example.com/view/lake-house-x7k2p9";
const secrets = { forEveryone: [], duringStays: [] };
const sharing = { slug: "lake-house-x7k2p9", url: URL_OF_IT, links: [], message: "Here it is:", secrets };

const toast = () => currentToast.get()?.toast;
const dialog = () => document.querySelector("[role=dialog]");
const buttonOf = (inside: ParentNode | null, name: string) =>
  [...(inside?.querySelectorAll("button") ?? [])].find(({ textContent }) => textContent === name);

function Editor() {
  const { isOpen, setOpen, open } = useShare("g1");
  const guidebook = { id: "g1" } as Guidebook; // the dialog reads no more of it
  return (
    <>
      <button onClick={open}>Share</button>
      <ShareDialog guidebook={guidebook} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

async function share(reply: Reply) {
  const sent = standInForApi(({ path }) => (path === "/api/events" ? { status: 202 } : reply));
  const Stub = createRoutesStub([{ path: "/", Component: Editor }]);
  const holder = await render(
    <TooltipProvider>
      <Stub />
    </TooltipProvider>,
  );
  await perform(() => buttonOf(holder, "Share")?.click());
  await settle();
  return sent;
}

describe("the share dialog", () => {
  test("opens once there is a link, with a code of 150 pixels that is drawn here", async () => {
    const sent = await share({ body: sharing });
    expect(sent[0]).toMatchObject({ method: "POST", path: "/api/guidebooks/g1/share", body: undefined });
    expect(dialog()?.querySelector("textarea")?.value).toBe(URL_OF_IT);
    const code = dialog()?.querySelector("svg[role=img]");
    expect([code?.getAttribute("width"), code?.getAttribute("height")]).toEqual(["150", "150"]);
    expect(dialog()?.querySelectorAll("img")).toHaveLength(0);
  });

  test("shows the link to be read and copied, is left by its button, and counts that it was opened", async () => {
    const sent = await share({ body: sharing });
    expect(dialog()?.querySelector("h2")?.textContent).toBe("Share your guidebook");
    expect(dialog()?.querySelector("textarea")?.readOnly).toBe(true);
    expect(buttonOf(dialog(), "Copy")).toBeDefined();
    const counted = sent.filter(({ path }) => path === "/api/events").map(({ body }) => body);
    expect(counted).toMatchObject([{ name: "share_link_generated" }, { name: "qr_generated" }]);
    await perform(() => buttonOf(dialog(), "Close")?.click());
    expect(dialog()).toBeNull();
  });

  test("has the whole link, and a message around it to copy", async () => {
    await share({ body: sharing });
    const texts = [...(dialog()?.querySelectorAll("textarea") ?? [])].map(({ value }) => value);
    expect(texts).toEqual([URL_OF_IT, `Here it is:\n${URL_OF_IT}`]);
    expect(buttonOf(dialog(), "Copy message")).toBeDefined();
  });

  test("has the link and Copy first, and folds the other ways, with the link of a guest at their stay", async () => {
    await share({ body: sharing });
    const [first] = dialog()?.querySelectorAll("textarea, button") ?? [];
    expect(first?.getAttribute("aria-label")).toBe("Link");
    const others = dialog()?.querySelector("details");
    expect(others?.open).toBe(false);
    expect([...(others?.querySelectorAll("h3") ?? [])].map(({ textContent }) => textContent)).toEqual([
      "Message",
      "One guest",
      "Temporary links",
      "More",
      "New permanent link",
    ]);
    expect(others?.querySelector("[aria-label='One guest'] a")?.getAttribute("href")).toBe(
      "/guidebooks/g1/stays",
    );
  });

  test("says who reads the codes by the link, with the way to change it", async () => {
    await share({ body: { ...sharing, secrets: { forEveryone: ["door"], duringStays: [] } } });
    expect(dialog()?.textContent).toContain(
      "Anyone with this link sees everything, including the door code.",
    );
    const change = [...(dialog()?.querySelectorAll("a") ?? [])].find(
      ({ textContent }) => textContent === "Change who sees it",
    );
    expect(change?.getAttribute("href")).toBe("/guidebooks/g1?open=access.showFrom");
  });

  test("says nothing of codes where there are none", async () => {
    await share({ body: sharing });
    expect(dialog()?.textContent).not.toContain("Anyone with this link");
  });

  test("hands link and message to the phone's own share sheet", async () => {
    const handed = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(pointer: coarse)" }));
    Object.assign(navigator, { share: handed });
    await share({ body: sharing });
    await perform(() => buttonOf(dialog(), "Send")?.click());
    expect(handed).toHaveBeenCalledExactlyOnceWith({ text: "Here it is:", url: URL_OF_IT });
    Reflect.deleteProperty(navigator, "share");
  });

  test.each<[string, Reply]>([
    ["the server fails", { status: 500, body: { code: "internal", message: "Oops." } }],
    ["nobody answers", "hang up"],
  ])("stays closed where %s, and a toast says so", async (_why, reply) => {
    await share(reply);
    expect(dialog()).toBeNull();
    expect(toast()).toMatchObject({
      title: "Failed to generate share link",
      description: "There was an error generating a share link. Please try again.",
      variant: "destructive",
    });
  });
});

describe("the button that copies", () => {
  const writeText = vi.fn<(text: string) => Promise<void>>();
  beforeEach(() => {
    vi.useFakeTimers();
    standInForApi(() => ({ status: 202 }));
    writeText.mockReset().mockResolvedValue();
    vi.spyOn(navigator, "clipboard", "get").mockReturnValue({ writeText } as unknown as Clipboard); // all that is called
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  async function copy() {
    const holder = await render(<CopyButton text={URL_OF_IT} />);
    await perform(() => holder.querySelector("button")?.click());
    return () => holder.textContent;
  }

  test("says so for two seconds", async () => {
    const label = await copy();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(URL_OF_IT);
    expect(toast()).toMatchObject({
      title: "Link copied!",
      description: "The share link has been copied to your clipboard.",
      variant: "default",
    });
    await perform(() => vi.advanceTimersByTimeAsync(1999));
    expect(label()).toBe("Copied!");
    await perform(() => vi.advanceTimersByTimeAsync(1));
    expect(label()).toBe("Copy");
  });

  test("says what to do where the browser does not copy", async () => {
    writeText.mockRejectedValue(new DOMException("Not allowed", "NotAllowedError"));
    const label = await copy();
    expect(label()).toBe("Copy");
    expect(toast()).toMatchObject({
      title: "Failed to copy",
      description: "Please copy the link manually.",
      variant: "destructive",
    });
  });
});
