import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";
import { refusalOfOpenAi } from "#test/openAiRules.ts";

/** What a request to the stand-in asked for. */
export interface ModelRequest {
  prompt: string;
  system: string;
  /** All other parameters. */
  parameters: Record<string, unknown>;
}

/** What a service answers to a request that it does not take, instead of asking its model. */
export interface Refusal {
  status: number;
  body: unknown;
}

/** Returns what a service refuses of a chat completion's parameters; null where it takes them all. */
export type Refuse = (parameters: Record<string, unknown>) => Refusal | null;

/** How it answers: text as the model's message, or one of the ways in which a service fails. */
export type Reply =
  | { text: string }
  | { json: unknown }
  | { message: object }
  | { refusal: string }
  | { status: number; error?: object }
  | { hang: true }
  | { halfAnswer: true }
  | { endless: true };

/**
 * Starts a local service that speaks OpenAI's chat completions and Anthropic's messages, for tests. Of a chat completion
 * it refuses what OpenAI's current models refuse, unless it plays another service. Close it when done.
 */
export async function startStandIn(
  reply: (request: ModelRequest) => Reply,
  refuse: Refuse = (parameters) => refusalOfOpenAi(parameters),
) {
  const requests: ModelRequest[] = [];
  const refusals: Refusal[] = [];
  const sent = { bytes: 0 };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const isMessages = request.url?.endsWith("/messages");
      const refusal = isMessages ? null : refuse(JSON.parse(body));
      if (refusal) {
        refusals.push(refusal);
        response.writeHead(refusal.status, { "content-type": "application/json" });
        response.end(JSON.stringify(refusal.body));
        return;
      }
      const modelRequest = readRequest(body);
      requests.push(modelRequest);
      const modelReply = reply(modelRequest);
      if ("hang" in modelReply) return;
      if ("status" in modelReply) {
        response.writeHead(modelReply.status).end(JSON.stringify({ error: modelReply.error }));
        return;
      }
      response.writeHead(200, { "content-type": "application/json" });
      if ("halfAnswer" in modelReply) {
        response.write('{"id":"1","object":"chat.completion","choices":[{"index":0,"mess');
        response.destroy();
        return;
      }
      if ("endless" in modelReply) return void pipeline(endless(sent), response).catch(() => {});
      response.end(JSON.stringify(isMessages ? message(modelReply) : completion(modelReply)));
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo; // listening on TCP
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    /** What was refused before the model was asked. */
    refusals,
    /** How much of endless answers was taken. */
    sent,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function* endless(sent: { bytes: number }) {
  yield '{"id":"1","object":"chat.completion","choices":[{"index":0,"message":{"role":"assistant","content":"';
  for (const more = "more ".repeat(10_000); ; sent.bytes += more.length) yield more;
}

/** Both protocols hold a list of messages; Anthropic's has the system's text as a separate field. */
function readRequest(body: string): ModelRequest {
  const { messages, system, ...parameters } = JSON.parse(body) as {
    messages: { role: string; content: unknown }[];
    system?: unknown;
  };
  const spoken = (role: string) =>
    messages
      .filter((each) => each.role === role)
      .map(({ content }) => textOf(content))
      .join("\n");
  return {
    parameters,
    prompt: spoken("user"),
    system: system === undefined ? spoken("system") : textOf(system),
  };
}

function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  return Array.isArray(content) ? content.map((part: { text?: string }) => part.text ?? "").join("\n") : "";
}

type ModelReply = { text: string } | { json: unknown } | { message: object } | { refusal: string };

function textOfReply(modelReply: ModelReply): string {
  if ("text" in modelReply) return modelReply.text;
  if ("refusal" in modelReply) return modelReply.refusal;
  return JSON.stringify("json" in modelReply ? modelReply.json : modelReply.message);
}

function completion(modelReply: ModelReply) {
  const refusal = "refusal" in modelReply ? modelReply.refusal : null;
  return {
    id: "1",
    object: "chat.completion",
    created: 0,
    model: "stand-in",
    choices: [
      {
        index: 0,
        finish_reason: "stop",
        message: {
          role: "assistant",
          ...("message" in modelReply ? modelReply.message : { content: textOfReply(modelReply), refusal }),
        },
      },
    ],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}

function message(modelReply: ModelReply) {
  return {
    id: "1",
    type: "message",
    role: "assistant",
    model: "stand-in",
    content: [{ type: "text", text: textOfReply(modelReply) }],
    stop_reason: "refusal" in modelReply ? "refusal" : "end_turn",
    usage: { input_tokens: 1, output_tokens: 1 },
  };
}
