import { expect, test } from "vitest";
import { ApiError } from "#core/client.ts";
import { askToSignIn, dropRetries, isSessionEnd, retryCalls } from "#core/sessionEnd.ts";

const refusal = (status: number, code: string) =>
  new ApiError(status, JSON.stringify({ code, message: "Please sign in to go on." }));

test.each([
  ["a call without a session", refusal(401, "signed_out"), true],
  ["a wrong password at the door", refusal(401, "wrong_credentials"), false],
  ["a plan that has ended", refusal(402, "subscription_required"), false],
  ["a lost connection", new TypeError("Failed to fetch"), false],
])("%s: has the session ended?", (_what, error, ended) => {
  expect(isSessionEnd(error)).toBe(ended);
});

test("all that waited goes on after one sign-in, in order and once", () => {
  const sent: string[] = [];
  askToSignIn(() => sent.push("wifi"));
  askToSignIn(() => sent.push("rules"));
  retryCalls();
  retryCalls();
  expect(sent).toEqual(["wifi", "rules"]);
});

test("what is refused again waits again", () => {
  let tries = 0;
  const send = () => {
    tries += 1;
    if (tries < 3) askToSignIn(send);
  };
  send();
  retryCalls();
  retryCalls();
  expect(tries).toBe(3);
});

test("nothing goes on that was dropped or taken back", () => {
  const sent: string[] = [];
  askToSignIn(() => sent.push("dropped"));
  dropRetries();
  const takeBack = askToSignIn(() => sent.push("taken back"));
  takeBack();
  retryCalls();
  expect(sent).toEqual([]);
});
