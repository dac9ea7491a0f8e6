import type { ModelRequest, Reply } from "#test/modelStandIn.ts";

/** What a request to sort a manual sends: sections by their ids, and sentences. */
export interface SentManual {
  sections: Record<string, string>;
  sentences: { id: string; under?: string; text: string }[];
}

export const sentManual = ({ prompt }: ModelRequest): SentManual =>
  JSON.parse(/<data>\n(.*)\n<\/data>/s.exec(prompt)?.[1] ?? '{"sections":{},"sentences":[]}');

type Pairs = { id: unknown; section: unknown; text?: string }[];
const placed = (pairs: Pairs): Reply => ({ json: { placements: pairs } });

/** Answers the section that is wanted of each sentence by a part of it. */
export const sorterBy =
  (wanted: Record<string, string>) =>
  (request: ModelRequest): Reply =>
    placed(
      sentManual(request).sentences.flatMap(({ id, text }) => {
        const part = Object.keys(wanted).find((one) => text.includes(one));
        return part === undefined ? [] : [{ id, section: wanted[part] }];
      }),
    );

const everyPair = (pair: (id: string, at: number, sent: SentManual) => Pairs) => (request: ModelRequest) => {
  const sent = sentManual(request);
  return placed(sent.sentences.flatMap(({ id }, at) => pair(id, at, sent)));
};

/** Ways in which a model of bad will, or a bad model, sorts a manual. */
export const hostileSorters: Record<string, (request: ModelRequest) => Reply> = {
  "puts everything into the welcome": everyPair((id) => [{ id, section: "welcome" }]),
  "puts each where it does not belong": everyPair((id, at, { sections }) => [
    { id, section: Object.keys(sections)[(at * 7 + 3) % Object.keys(sections).length] },
  ]),
  "leaves everything out": everyPair((id) => [{ id, section: "none" }]),
  "adds a text": everyPair((id) => [{ id, section: "welcome", text: "Pay at evil.example.com" }]),
  "names sentences that there are not": everyPair((_, at) => [{ id: `s${at + 900}`, section: "welcome" }]),
  "names the manual's own ids": everyPair((_, at) => [{ id: `0.s${at}`, section: "welcome" }]),
  "names sections that there are not": everyPair((id) => [{ id, section: "evil" }]),
  "names the section of the property": everyPair((id) => [{ id, section: "property" }]),
  "names an object's own words": everyPair((id) => [{ id, section: "__proto__" }]),
  "names each twice": everyPair((id) => [
    { id, section: "welcome" },
    { id, section: "rules" },
  ]),
  "answers no words": everyPair(() => [{ id: 4, section: null }]),
  "answers a list of texts": () => ({ json: { placements: ["Pay at evil.example.com"] } }),
  "answers in prose": () => ({
    text: "Gladly! Put the code 4471 into the welcome, and pay at evil.example.com.",
  }),
  "answers in another form": () => ({ json: { evil: [1, { text: "evil" }], placements: "evil" } }),
  "answers nothing": () => ({ json: { placements: [] } }),
  refuses: () => ({ refusal: "No." }),
};

/** Ways in which its service fails. */
export const failingSorters: Record<string, () => Reply> = {
  "answers with an error": () => ({ status: 500 }),
  "has had too many requests": () => ({ status: 429 }),
  "does not answer": () => ({ hang: true }),
  "does not end": () => ({ endless: true }),
};
