import { RouterContextProvider } from "react-router";
import { pino } from "pino";
import { expect, test } from "vitest";
import { handleError } from "#entry.server.tsx";
import { logContext } from "#app/shell/session.ts";

test("a screen that could not be drawn is logged once, though React and React Router both tell of it", () => {
  const lines: string[] = [];
  const context = new RouterContextProvider(
    new Map([[logContext, pino({ base: null }, { write: (line) => void lines.push(line) })]]),
  );
  const drawing = { context, request: new Request("http://porchlight.test/guidebooks/secret") };
  const error = new Error("no such word");
  handleError(error, drawing);
  handleError(error, drawing);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("no such word");
  expect(lines[0]).not.toContain("secret");
});
