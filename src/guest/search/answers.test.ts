import { expect, test } from "vitest";
import { demoGuidebook } from "#guest/demo/demo.ts";
import { drawPage } from "#guest/pages/render.server.ts";
import { openDrawn, type DrawnAnswer } from "#guest/search/openDrawn.server.ts";
import { standardTypes } from "#sections/catalog.ts";
import { emptyContent, parseContent, type GuestSection } from "#sections/section.ts";
import {
  isExpected,
  readFreshQuestions,
  readLastQuestions,
  readLaterQuestions,
  readQuestions,
  readTuningQuestions,
  readUnreadQuestions,
  type Question,
} from "#test/answers/questions.ts";
import { sampleOf } from "#test/quick.ts";

/** Returns the page of a guidebook as a guest of a language gets it. */
async function setScreenOwner({ guidebook, language }: Question): Promise<string> {
  const sections = standardTypes.map((type) => {
    const content = guidebook.sections[type] ? parseContent(type, guidebook.sections[type]).data : undefined;
    return { type, title: type, content: content ?? emptyContent(type) } as GuestSection; // the type's own content
  });
  const { name, language: own } = guidebook;
  const page = { ...demoGuidebook, name, language: own, sections, propertyAddress: null, pictures: {} };
  const request = { kind: "view", origin: "https://guide.example.com", language } as const;
  return (await drawPage(page, { style: "", script: "/guest.js" }, request, "Porchlight")).html;
}

type Answer = { section: string; text: string } | undefined;

const pages = new Map<string, ReturnType<typeof openDrawn>>();
const firsts = new Map<string, Promise<Answer>>();

/** Each page is drawn and read once, and each question is asked once, in whichever set it is. */
function firstFor(question: Question): Promise<Answer> {
  const key = `${question.name} ${question.language}`;
  const page = pages.get(key) ?? setScreenOwner(question).then(openDrawn);
  pages.set(key, page);
  const known = firsts.get(`${key} ${question.text}`);
  const first = known ?? page.then(async (answerOn) => firstOf(await answerOn(question.text)));
  firsts.set(`${key} ${question.text}`, first);
  return first;
}

function firstOf({ found: [first] }: DrawnAnswer): Answer {
  return first && { section: first.passage.section, text: first.passage.text.text };
}

const all = [...readQuestions(), ...readLaterQuestions(), ...readFreshQuestions(), ...readLastQuestions()];
const halfOf = (half: Question["half"]) => all.filter((question) => question.half === half);

// The goal is 95 % and 2 %. What the unseen halves miss is not said here, so that nothing is tuned for it.
const sets = [
  { set: "the 400", questions: readQuestions(), right: 0.95, wrong: 0.02 },
  { set: "the seen half of all", questions: halfOf("seen"), right: 0.93, wrong: 0.1 },
  { set: "the unseen half of all", questions: halfOf("unseen"), right: 0.92, wrong: 0.13 },
  { set: "those that nobody read", questions: readUnreadQuestions(), right: 0.87, wrong: 0.42 },
  { set: "those that it was tuned with", questions: readTuningQuestions(), right: 0.85, wrong: 0.26 },
];
test.each(sampleOf(sets, 1))(
  "guests find what they ask for, in $set",
  async ({ questions, right, wrong }) => {
    const answers = await Promise.all(
      questions.map(async (question) => ({ question, first: await firstFor(question) })),
    );
    const answerable = answers.filter(({ question }) => question.expected.length > 0);
    const found = answerable.filter(({ question, first }) => isExpected(question, first));
    const unanswerable = answers.filter(({ question }) => question.expected.length === 0);
    const invented = unanswerable.filter(({ first }) => first !== undefined);
    expect(found.length / answerable.length).toBeGreaterThanOrEqual(right);
    expect(invented.length / unanswerable.length).toBeLessThanOrEqual(wrong);
  },
);
