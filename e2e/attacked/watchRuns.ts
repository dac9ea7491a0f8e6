import { expect, type BrowserContext, type Frame, type Page } from "@playwright/test";

/** What ran of the attacks that were put into pages, or stands ready to. */
export interface Runs {
  /** Answers what was found so far, with what stands ready in every frame of the page. */
  on(page: Page): Promise<string[]>;
  /** Proves on a page that an attack would be seen, and forgets it. */
  prove(page: Page): Promise<void>;
  /** Puts each attack into a separate frame without a content policy, and counts those that run or could run. */
  countUnguarded(page: Page, attacks: string[]): Promise<number>;
}

/** What the script below adds to every window, but for the binding, which a frame may not have yet. */
interface WatchedWindow {
  runs: string[];
  reportRun?: (what: string) => void;
}

const EVIL = "evil.example";
const WAIT_FOR_EVENTS_MS = 60;
const WAIT_FOR_UNGUARDED_MS = 1500;

/** Watches every page and frame of a context, which has to be made with `bypassCSP`: nothing else may stop an attack. */
export async function watchRuns(context: BrowserContext): Promise<Runs> {
  const found = new Set<string>();
  const ranIn = new Set<Frame>();
  await context.exposeBinding("reportRun", ({ frame }, what) => {
    ranIn.add(frame);
    found.add(`${what} in ${frame.url()}`);
  });
  await context.addInitScript(() => {
    const here = window as unknown as WatchedWindow; // this script makes it one
    here.runs = [];
    for (const name of ["alert", "confirm", "prompt"] as const)
      window[name] = ((what: unknown) => {
        here.runs.push(`${name}(${String(what)}) ran`);
        here.reportRun?.(`${name}(${String(what)}) ran`);
      }) as never; // it stands for any of the three
  });
  await context.route(
    (url) => url.hostname === EVIL,
    (route) => {
      const url = route.request().url();
      found.add(`asked for ${url}`);
      return route.fulfill(
        url.endsWith(".js")
          ? {
              contentType: "text/javascript",
              headers: { "access-control-allow-origin": "*" },
              body: "alert('evil')",
            }
          : { contentType: "text/html", body: "<script>parent.alert('evil')</script>" },
      );
    },
  );

  async function on(page: Page): Promise<string[]> {
    await page.waitForTimeout(WAIT_FOR_EVENTS_MS);
    for (const frame of page.frames()) {
      const there = await frame.evaluate(findRunOrReady).catch(() => []); // a frame that went away holds nothing
      for (const one of there) found.add(`${one} in ${frame.url()}`);
    }
    return [...found];
  }

  return {
    on,
    async prove(page) {
      await page.evaluate(() => {
        const planted = document.createElement("div");
        planted.innerHTML = "<img src=data:, onerror=alert('planted')><a href='java\tscript:alert(1)'>a</a>";
        document.body.append(planted);
      });
      const seen = (await on(page)).map((one) => one.replace(/ in \S*$/, ""));
      expect(seen.toSorted()).toEqual([
        "<a href=java\tscript:alert(1) stands ready",
        "<img onerror stands ready",
        "alert(planted) ran",
      ]);
      found.clear();
    },
    async countUnguarded(page, attacks) {
      await page.evaluate((all) => {
        for (const attack of all) {
          const frame = document.createElement("iframe");
          frame.srcdoc = attack;
          document.body.append(frame);
        }
      }, attacks);
      for (let before = -1; before !== found.size; await page.waitForTimeout(WAIT_FOR_UNGUARDED_MS))
        before = found.size;
      let count = 0;
      for (const frame of page.mainFrame().childFrames()) {
        const there = await frame.evaluate(findRunOrReady).catch(() => ["it led elsewhere"]);
        const ran = [frame, ...frame.childFrames()].some((one) => ranIn.has(one));
        if (ran || there.length > 0) count += 1;
      }
      found.clear();
      return count;
    },
  };
}

/** In the browser: finds what ran, what our pages never hold, and what would run for a press, a hover or a focus. */
function findRunOrReady(): string[] {
  const found = [...(window as unknown as WatchedWindow).runs]; // the script above
  const ready = (what: string) => void found.push(`${what} stands ready`);
  const safeSchemes = /^(https?|mailto|tel|sms|whatsapp|blob|about|file):$/;
  const base = document.baseURI.startsWith("about:") ? "https://a.example" : document.baseURI;
  const roots: (Document | ShadowRoot)[] = [document];
  for (let root = roots.pop(); root; root = roots.pop()) {
    for (const element of root.querySelectorAll("*")) {
      const tag = `<${element.localName}`;
      if (element.shadowRoot) roots.push(element.shadowRoot);
      for (const { name } of element.attributes) if (/^(on|srcdoc$)/i.test(name)) ready(`${tag} ${name}`);
      for (const name of ["href", "xlink:href", "action", "formaction", "src", "data", "to", "values"]) {
        const value = element.getAttribute(name) ?? "";
        const isPicture = tag === "<img" && value.startsWith("data:");
        const scheme = URL.parse(value, base)?.protocol ?? "https:";
        if (!isPicture && !safeSchemes.test(scheme)) ready(`${tag} ${name}=${value}`);
      }
      if (/^<(object|embed|applet|base|frame|portal|fencedframe)$/.test(tag)) ready(tag);
      if (/refresh/i.test(element.getAttribute("http-equiv") ?? "")) ready(tag);
    }
  }
  return found;
}
