import type { Reply } from "#test/modelStandIn.ts";

/** The forms in which models and servers answer (`docs/reference/model-servers.md`); `words` are prose of the model's own. */
export const answerShapes: Record<string, (json: string, words: string) => Reply> = {
  "plain text": (json) => ({ text: json }),
  fences: (json, words) => ({ text: `${words}\n\`\`\`json\n${json}\n\`\`\`\n${words}` }),
  "reasoning beside it": (json, words) => ({
    message: { content: json, reasoning_content: `${words} {"entries": ["${words.replaceAll('"', "")}"]}` },
  }),
  "reasoning before it": (json, words) => ({ text: `<think>${words}</think>\n${json}` }),
  "reasoning alone": (json, words) => ({ message: { content: "", reasoning: `${words}\n${json}` } }),
  "call of a tool": (json, words) => ({
    message: {
      content: words,
      tool_calls: [{ id: "call_1", type: "function", function: { name: "write", arguments: json } }],
    },
  }),
  "two answers": (json, words) => ({ text: `{"${words.replaceAll(/["\\]/g, "")}": 1}\n${json}\n${json}` }),
  "cut off": (json) => ({ text: json.slice(0, Math.ceil(json.length * 0.8)) }),
};

export const shapeNames = Object.keys(answerShapes);
