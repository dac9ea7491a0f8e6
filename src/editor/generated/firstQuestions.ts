import { Clock, KeyRound, Phone, Trash2, Wifi, type LucideIcon } from "lucide-react";
import type { HostSection } from "#guidebooks/contract.ts";
import type { SectionContent } from "#sections/catalog.ts";
import { contactsIn } from "#sections/contacts/reach.ts";
import { isBlankHtml } from "#sections/richtext/reading.ts";
import { escapeMarkup } from "#core/markup.ts";

export type FirstQuestionName = "wifi" | "door" | "bins" | "checkout" | "contact";

export interface FirstQuestion {
  name: FirstQuestionName;
  title: string;
  /** Its name within the headline's sentence. */
  short: string;
  lead: string;
  icon: LucideIcon;
  section: "wifi" | "checkin" | "kitchen" | "departure" | "emergency";
  /** The question that generation left in the section, which an answer ticks off. */
  asks: RegExp;
}

/** What guests ask first, and no map knows. */
export const firstQuestions: readonly FirstQuestion[] = [
  {
    name: "wifi",
    title: "Wi-Fi",
    short: "Wi-Fi",
    lead: "What is the network called, and its password?",
    icon: Wifi,
    section: "wifi",
    asks: /Wi-Fi/,
  },
  {
    name: "door",
    title: "Door",
    short: "door",
    lead: "How do guests get in, and with which code?",
    icon: KeyRound,
    section: "checkin",
    asks: /how guests get in/,
  },
  {
    name: "bins",
    title: "Bins",
    short: "bins",
    lead: "Which bin on which day, and where do they stand?",
    icon: Trash2,
    section: "kitchen",
    asks: /\bbin\b/,
  },
  {
    name: "checkout",
    title: "Check-out time",
    short: "check-out time",
    lead: "By when do guests leave?",
    icon: Clock,
    section: "departure",
    asks: /check-out time/,
  },
  {
    name: "contact",
    title: "Night contact",
    short: "night contact",
    lead: "Who answers when something breaks?",
    icon: Phone,
    section: "emergency",
    asks: /whom guests call/,
  },
];

type QuestionedSection = Pick<HostSection, "type" | "content" | "hidden" | "prompts">;

/** Returns the questions that are still open. A section that is hidden, or not there, asks nothing. */
export function openFirstQuestions(sections: readonly QuestionedSection[]): FirstQuestion[] {
  return firstQuestions.filter((question) => {
    if (question.name === "contact") return contactsIn(sections.filter(({ hidden }) => !hidden)).length === 0;
    const section = sections.find(({ type }) => type === question.section);
    return section !== undefined && !section.hidden && !isAnswered(question, section);
  });
}

function isAnswered({ name, asks }: FirstQuestion, { content, prompts }: QuestionedSection): boolean {
  const { networkName, checkInType, doorCode, details, checkOutTime } = content as Partial<
    SectionContent<"wifi"> & SectionContent<"checkin"> & SectionContent<"departure">
  >; // the fields of the section's own type, the others absent
  if (name === "wifi") return Boolean(networkName);
  if (name === "door") return Boolean(checkInType || doorCode) || !isBlankHtml(details ?? "");
  if (name === "checkout") return Boolean(checkOutTime);
  return !prompts.some((prompt) => asks.test(prompt));
}

/** Returns whether one of the first questions asks for what a section's prompt asks. */
export const isFirstQuestion = (type: string, prompt: string): boolean =>
  firstQuestions.some(({ section, asks }) => section === type && asks.test(prompt));

/** Returns the prompts of a section without the one that a first question answers. */
export const promptsWithout = ({ asks }: FirstQuestion, prompts: readonly string[]): string[] =>
  prompts.filter((prompt) => !asks.test(prompt));

/** Returns a section's content with an answer in it; bins are a paragraph, which comes first. */
export function withAnswer(
  { name }: FirstQuestion,
  content: SectionContent,
  values: Record<string, string>,
): SectionContent {
  if (name !== "bins") return { ...content, ...values };
  const kitchen = content as SectionContent<"kitchen">; // bins are asked in the kitchen
  const lines = (values["text"] ?? "").split("\n").filter((line) => line.trim() !== "");
  const paragraphs = lines.map((line) => `<p>${escapeMarkup(line.trim())}</p>`).join("");
  // A draft that was refused before has it already.
  return kitchen.text.startsWith(paragraphs) ? kitchen : { ...kitchen, text: `${paragraphs}${kitchen.text}` };
}
