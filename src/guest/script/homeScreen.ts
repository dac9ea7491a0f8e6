import type { HomeScreenWords } from "#guest/homeScreen/manifest.ts";
import { savesData } from "#guest/script/savesData.ts";

/** The event that Chromium fires instead of its prompt. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Offers to add the guidebook to the home screen, in one line below the page. Loads after it. */
export function wireHomeScreen(): void {
  if (document.body.dataset["page"] !== "guidebook" || window.top !== window || savesData()) return;
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    const install = event as InstallEvent; // no library of types has it
    void offer(({ add }) => buttonFor(add, install));
  });
  addEventListener("load", () => {
    link("manifest", "app.webmanifest");
    link("apple-touch-icon", "icon-180.png");
    if (isOpenOnIPhone()) void offer(({ byHand }) => byHand);
  });
}

const fileOf = (name: string) => `${location.pathname}/${name}`;

function link(rel: string, file: string): void {
  const element = document.createElement("link");
  element.rel = rel;
  element.href = fileOf(file);
  document.head.append(element);
}

/** `standalone` exists on an iPhone alone, and is true where the page was opened from the home screen. */
const isOpenOnIPhone = () => "standalone" in navigator && navigator.standalone === false;

async function offer(draw: (words: HomeScreenWords["words"]) => string | Element): Promise<void> {
  try {
    const manifest = await fetch(fileOf("app.webmanifest"));
    const { words } = (await manifest.json()) as HomeScreenWords; // our own server's
    const line = document.createElement("p");
    line.append(draw(words));
    document.querySelector("[data-saved]")?.after(line);
  } catch {
    return; // without a network there is nothing to add
  }
}

function buttonFor(label: string, install: InstallEvent): Element {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.style.cssText =
    "background:none;color:inherit;cursor:pointer;font:inherit;min-height:44px;text-decoration:underline";
  button.addEventListener("click", () => {
    button.parentElement?.remove();
    void install.prompt();
  });
  return button;
}
