import type { Refuse, Reply } from "#test/modelStandIn.ts";

/** A way in which a service is known to answer, replayed with what its model would have said. */
export interface ModelReplay {
  service: string;
  /** As `docs/reference/model-servers.md` says it. */
  behaviour: string;
  refuse?: Refuse;
  answer: (json: string) => Reply;
  /** How often a section is asked for the first time, and from then on. */
  calls: [first: number, later: number];
}

const refuseSchema =
  (status: number, body: unknown): Refuse =>
  ({ response_format }) =>
    response_format === undefined ? null : { status, body };

const plain = (json: string): Reply => ({ text: json });
const fenced = (json: string) => `\`\`\`json\n${json}\n\`\`\``;
const thoughts =
  'The guests have children, so {"items": "something calm"} [p1, p2] would fit.\nLet me write it.';

export const modelReplays: ModelReplay[] = [
  {
    service: "Ollama",
    behaviour: "`reasoning` beside the answer",
    answer: (json) => ({ message: { content: json, reasoning: thoughts } }),
    calls: [1, 1],
  },
  {
    service: "Ollama",
    behaviour: "empty `content`, and the answer at the end of `reasoning`",
    answer: (json) => ({ message: { content: "", reasoning: `${thoughts}\n{"items": 1}\n${json}` } }),
    calls: [1, 1],
  },
  {
    service: "Ollama",
    behaviour: "`<think>` before the answer",
    answer: (json) => ({ text: `<think>\n${thoughts}\n</think>\n\n${json}` }),
    calls: [1, 1],
  },
  {
    service: "Ollama",
    behaviour: "prose, as the schema was passed over",
    refuse: () => null,
    answer: (json) => ({ text: `Sure! Here you are:\n\n${fenced(json)}\n\nEnjoy your stay {smile}!` }),
    calls: [1, 1],
  },
  {
    service: "llama.cpp",
    behaviour: "`reasoning_content` beside the answer",
    answer: (json) => ({ message: { content: json, reasoning_content: thoughts } }),
    calls: [1, 1],
  },
  {
    service: "llama.cpp",
    behaviour: "`</think>` without its beginning",
    answer: (json) => ({ text: `${thoughts}\n</think>\n${json}` }),
    calls: [1, 1],
  },
  {
    service: "llama.cpp",
    behaviour: "raw channels of gpt-oss",
    answer: (json) => ({
      text: `<|channel|>analysis<|message|>${thoughts}<|end|><|start|>assistant<|channel|>final<|message|>${json}<|return|>`,
    }),
    calls: [1, 1],
  },
  {
    service: "llama.cpp",
    behaviour: "400, the schema makes no grammar",
    refuse: refuseSchema(400, {
      error: {
        code: 400,
        message: "Failed to initialize samplers: failed to parse grammar",
        type: "invalid_request_error",
      },
    }),
    answer: plain,
    calls: [2, 1],
  },
  {
    service: "vLLM",
    behaviour: "400, the limit is more than the model's context",
    refuse: ({ max_tokens, max_completion_tokens }) =>
      max_tokens === undefined && max_completion_tokens === undefined
        ? null
        : {
            status: 400,
            body: {
              error: {
                message:
                  "'max_tokens' or 'max_completion_tokens' is too large: 8000. This model's maximum context length is 4096 tokens and your request has 1203 input tokens (8000 > 4096 - 1203).",
                type: "BadRequestError",
                param: "max_tokens",
                code: 400,
              },
            },
          },
    answer: (json) => ({ message: { content: `\n\n${json}`, reasoning: thoughts } }),
    calls: [3, 1],
  },
  {
    service: "vLLM",
    behaviour: "400 in the older form, the schema is not supported",
    refuse: refuseSchema(400, {
      object: "error",
      message: "The provided JSON schema contains features not supported by xgrammar.",
      type: "BadRequestError",
      param: null,
      code: 400,
    }),
    answer: plain,
    calls: [2, 1],
  },
  {
    service: "OpenRouter",
    behaviour: "404, no provider takes the parameters",
    refuse: refuseSchema(404, {
      error: {
        message:
          "No endpoints found that can handle the requested parameters. To learn more about provider routing, visit: https://openrouter.ai/docs/provider-routing",
        code: 404,
      },
    }),
    answer: (json) => ({ message: { content: fenced(json), reasoning: thoughts, reasoning_details: [] } }),
    calls: [2, 1],
  },
  {
    service: "OpenRouter",
    behaviour: "words before and after the answer",
    answer: (json) => ({ text: `Here is the JSON that you asked for:\n${json}\nLet me know if it helps.` }),
    calls: [1, 1],
  },
  {
    service: "DeepSeek",
    behaviour: "400, `json_schema` is unavailable",
    refuse: refuseSchema(400, {
      error: {
        message: "This response_format type is unavailable now",
        type: "invalid_request_error",
        param: null,
        code: "invalid_request_error",
      },
    }),
    answer: (json) => ({ message: { content: fenced(json), reasoning_content: thoughts } }),
    calls: [2, 1],
  },
  {
    service: "DeepSeek",
    behaviour: "422, `json_schema` is unavailable",
    refuse: refuseSchema(
      422,
      "Failed to deserialize the JSON body into the target type: response_format: response_format.type `json_schema` is unavailable now at line 1 column 12440",
    ),
    answer: plain,
    calls: [2, 1],
  },
];
