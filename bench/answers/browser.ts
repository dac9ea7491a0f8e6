import { chromium } from "@playwright/test";
import type { Question } from "#test/answers/questions.ts";
import type { First } from "./form.ts";
import { findChromium } from "../../scripts/chromium.mjs";

const SLOWER = 6;

export interface OfflineAnswer {
  first: First | undefined;
  /**
   * From the last character to the answer on the page, three times: the best is that into which no other work of the
   * machine fell.
   */
  tries: number[];
  /** A plain look for the same characters through the words of the page, best of three: how fast the machine is just then. */
  plainMs: number;
}

/** Opens each guidebook in a browser as slow as a cheap phone, and searches it once there is no network. */
export async function openBrowser(origin: string, slugs: ReadonlyMap<string, string>) {
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined });
  const answers = new Map<Question, OfflineAnswer>();

  async function askPage(slug: string, questions: readonly Question[]): Promise<void> {
    const [{ language } = { language: "en" }] = questions;
    const context = await browser.newContext({ locale: language });
    const page = await context.newPage();
    await page.goto(`${origin}/view/${slug}`);
    await page.getByRole("searchbox").focus();
    await page.getByRole("searchbox").fill("wifi");
    await page.locator("search li").first().waitFor();
    await context.setOffline(true);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    for (const question of questions) {
      const answer = await page.evaluate(askTimed, question.text);
      answers.set(question, answer);
    }
    await context.close();
  }

  return {
    async ask(questions: readonly Question[]): Promise<OfflineAnswer[]> {
      const groups = Map.groupBy(questions, ({ name, language }) => `${name} ${language}`);
      for (const group of groups.values()) await askPage(slugs.get(group[0]?.name ?? "") ?? "", group);
      return questions.map(
        (question) => answers.get(question) ?? { first: undefined, tries: [], plainMs: 0 },
      );
    },
    close: () => browser.close(),
  };
}

/** Runs in the page: types a question in one go, and reads the first answer. */
function askTimed(text: string): OfflineAnswer {
  const timed = (work: () => void): number[] =>
    [0, 1, 2].map(() => {
      const start = performance.now();
      work();
      return performance.now() - start;
    });
  const input = document.querySelector("search input") as HTMLInputElement; // the page has one
  const tries = timed(() => {
    input.value = text;
    input.dispatchEvent(new Event("input"));
  });
  // Once is shorter than the clock can show.
  const looks = 20;
  const sections = [...document.querySelectorAll("section.page")];
  const plain = timed(() => {
    for (let look = 0; look < looks; look++)
      for (const section of sections) section.textContent.toLowerCase().includes(text.toLowerCase());
  });
  const link = document.querySelector<HTMLAnchorElement>("search li a");
  const first = link && {
    section: link.hash.slice(1),
    text: link.querySelector("span")?.textContent ?? "",
    shown: link.textContent ?? "",
  };
  return { first: first ?? undefined, tries, plainMs: Math.min(...plain) / looks };
}
