import type { GeneratedSection } from "#generation/generatedSection.ts";
import type { Topic } from "#generation/notes/topics.ts";
import type { Plan } from "#generation/plan.ts";
import type { PropertyType } from "#generation/propertyType.ts";
import { printDefaults } from "#sections/defaults.ts";
import { emptyContent } from "#sections/section.ts";

/** What guests ask most of hosts of each property type. */
const equipment: Record<PropertyType, string> = {
  city_apartment: "lift, intercom, parking space and laundry",
  beach_house: "outdoor shower, beach towels, boards and barbecue",
  suburban_home: "heating and cooling, laundry, garden and parking",
  town_house: "heating and cooling, laundry and parking",
  farm_stay: "water tank, wood heater, gates and animals",
  alpine: "heating, drying room, snow chains and firewood",
  wine_country: "fireplace, outdoor tables and parking",
  holiday_home: "heating and cooling, laundry, outdoor space and parking",
};

const notesOf = ({ placed }: Plan, topic: Topic) => placed.notes.filter((note) => note.topic === topic);
const isNoted = (plan: Plan, topic: Topic) => notesOf(plan, topic).length > 0;

/** Returns the questions that the host's notes do not answer. */
const open = (questions: readonly (readonly [question: string, isAnswered: boolean])[]) =>
  questions.filter(([, isAnswered]) => !isAnswered).map(([question]) => question);

/** Returns empty content with questions: only the host knows, and nothing is made up (Generation 3). */
export function writeWifi({ placed: { fields } }: Plan): GeneratedSection<"wifi"> {
  const { networkName, password } = fields;
  const prompts =
    networkName || password
      ? open([
          ["Add your Wi-Fi name.", Boolean(networkName)],
          ["Add your Wi-Fi password.", Boolean(password)],
        ])
      : ["Add your Wi-Fi name and password."];
  return { content: emptyContent("wifi"), prompts, sources: [] };
}

export function writeCheckin(plan: Plan): GeneratedSection<"checkin"> {
  const { doorCode, checkInTime } = plan.placed.fields;
  const prompts = open([
    [
      "Add how guests get in: who meets them, where the key is, or the door code.",
      Boolean(doorCode) || isNoted(plan, "code") || isNoted(plan, "checkIn"),
    ],
    ["Add your check-in time.", Boolean(checkInTime)],
    ["Add where guests may park.", isNoted(plan, "parking")],
  ]);
  return { content: emptyContent("checkin"), prompts, sources: [] };
}

export function writeAmenities(plan: Plan): GeneratedSection<"amenities"> {
  const prompts = open([
    [`Add what guests may use, for example ${equipment[plan.property.type]}.`, isNoted(plan, "amenities")],
  ]);
  return { content: emptyContent("amenities"), prompts, sources: [] };
}

export function writeKitchen(plan: Plan): GeneratedSection<"kitchen"> {
  const prompts = open([
    ["Add how the stove, oven and coffee machine work.", isNoted(plan, "kitchen")],
    ["Add which bin is for what, and your bin day.", isNoted(plan, "bins")],
  ]);
  return { content: emptyContent("kitchen"), prompts, sources: [] };
}

export function writeHowto(): GeneratedSection<"howto"> {
  const prompts = ["Add a guide for each thing that guests ask about: heating, television, hot water, spa."];
  return { content: emptyContent("howto"), prompts, sources: [] };
}

/** The subject of each default rule and step: a note of the host about it replaces ours. */
const SUBJECTS = [
  /smok|vap/i,
  /\bpart(y|ies)|events?\b/i,
  /quiet|noise/i,
  /guests?|visitors?|overnight|people/i,
];
const STEPS = [/dish/i, /rubbish|recycl|bins?\b/i, /windows?|lights?/i, /\bkeys?\b|\block/i];

const isAboutTheSame = (subjects: readonly RegExp[], own: readonly string[]) => (usual: string) =>
  subjects.some((subject) => subject.test(usual) && own.some((text) => subject.test(text)));

const textsOf = (plan: Plan, section: string) =>
  plan.placed.notes.filter((note) => note.section === section).map(({ text }) => text);

/** Returns the product's default rules; the print sheet has the same where the section is empty. */
export function writeRules(plan: Plan): GeneratedSection<"rules"> {
  const isOwn = isAboutTheSame(SUBJECTS, textsOf(plan, "rules"));
  const prompts = ["These are our usual rules. Keep, change or remove them until they are yours."];
  return { content: { rules: printDefaults.rules.filter((rule) => !isOwn(rule)) }, prompts, sources: [] };
}

/** Returns the default steps, without those for appliances that the property may not have. */
export function writeDeparture(plan: Plan): GeneratedSection<"departure"> {
  const isOwn = isAboutTheSame(STEPS, textsOf(plan, "departure"));
  const items = printDefaults.checkOut.filter((item) => !/dishwasher/i.test(item) && !isOwn(item));
  const prompts = open([
    ["Add your check-out time.", Boolean(plan.placed.fields.checkOutTime)],
    ["Check these steps: they are our usual ones. Say where the keys go.", isNoted(plan, "checkOut")],
  ]);
  return { content: { checkOutTime: undefined, intro: "", items }, prompts, sources: [] };
}
