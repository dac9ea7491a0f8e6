import { afterAll, onTestFinished } from "vitest";

/** Tidies up: what was made in a test goes with the test, what was made for a file with the file. */
export function whenOver(tidyUp: () => Promise<unknown>): void {
  const work = async () => void (await tidyUp());
  try {
    onTestFinished(work);
  } catch {
    afterAll(work);
  }
}
