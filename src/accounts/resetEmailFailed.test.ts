import { expect, test } from "vitest";
import { ApiError } from "#core/client.ts";
import { resetEmailFailed } from "#accounts/ForgotPassword.tsx";

const refusal = (status: number, message: string) =>
  new ApiError(status, JSON.stringify({ code: "some", message }));

const FIXED = "Please try again later.";
const WAIT = "Look for the newest e-mail, or try again in an hour.";

test.each([
  ["our server fails", refusal(500, "Something went wrong on our side."), FIXED],
  ["a proxy fails", new ApiError(502, "<h1>Bad Gateway</h1>"), FIXED],
  ["nothing can be reached", new TypeError("Failed to fetch"), FIXED],
  ["there were e-mails enough", refusal(429, WAIT), WAIT],
  ["the e-mail is none", refusal(400, "Enter an e-mail address."), "Enter an e-mail address."],
])("where %s, the host reads what helps", (_when, error, description) => {
  expect(resetEmailFailed(error)).toEqual({ title: "Failed to send reset email", description });
});
