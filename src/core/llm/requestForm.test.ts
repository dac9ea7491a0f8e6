import { expect, test } from "vitest";
import { formAfterRefusal } from "#core/llm/requestForm.ts";

const form = { schemaIn: "format", limit: "max_tokens" } as const;
const after = (status: number, body: string) => formAfterRefusal(form, { status, body, tried: [form] });

test.each([
  [400, '{"error":{"message":"Your credit balance is too low to access the Anthropic API."}}'],
  [400, '{"error":{"code":"insufficient_quota","message":"You exceeded your current quota"}}'],
  [
    400,
    '{"error":{"message":"API key not valid. Please pass a valid API key.","status":"INVALID_ARGUMENT"}}',
  ],
  [400, '{"error":{"message":"The model `nova-9` does not exist"}}'],
  [400, '{"error":{"message":"prompt is too long: 210000 tokens > 200000 maximum"}}'],
  [404, '{"error":{"message":"model not found"}}'],
  [401, '{"error":{"message":"response_format"}}'],
])("no other form is tried after %i %s", (status, body) => {
  expect(after(status, body)).toBeNull();
});

test.each([
  [400, '{"error":{"message":"response_format json_schema is not supported by this model"}}'],
  [400, '{"error":{"message":"Invalid schema for response_format"}}'],
  [400, ""],
  [422, '{"detail":[{"loc":["body"],"msg":"extra fields not permitted"}]}'],
  [404, '{"error":{"message":"No endpoints found that support structured outputs"}}'],
])("the schema goes into the prompt after %i %s", (status, body) => {
  expect(after(status, body)).toEqual({ ...form, schemaIn: "prompt" });
});

test("the limit is named otherwise where a service refuses its name", () => {
  expect(after(400, "max_tokens is not supported, use max_completion_tokens")).toEqual({
    ...form,
    limit: "max_completion_tokens",
  });
});
