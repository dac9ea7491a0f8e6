import type { GeneratedSection } from "#generation/generatedSection.ts";
import type { Plan } from "#generation/plan.ts";
import type { PropertyType } from "#generation/propertyType.ts";
import { printDefaults } from "#sections/defaults.ts";
import { emptyContent } from "#sections/section.ts";

/** What hosts of each kind of property are asked about most. */
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

/** Returns empty content with a question each: only the host knows, and nothing is made up. */
export function writeWifi(): GeneratedSection<"wifi"> {
  return { content: emptyContent("wifi"), prompts: ["Add your Wi-Fi name and password."], sources: [] };
}

export function writeCheckin(): GeneratedSection<"checkin"> {
  const prompts = [
    "Add how guests get in: who meets them, where the key is, or the door code.",
    "Add your check-in time.",
    "Add where guests may park.",
  ];
  return { content: emptyContent("checkin"), prompts, sources: [] };
}

export function writeAmenities({ property, notes }: Plan): GeneratedSection<"amenities"> {
  const prompts = [`Add what guests may use, for example ${equipment[property.type]}.`];
  if (notes.trim())
    prompts.push(`You noted: “${notes.trim().slice(0, 400)}” Put it where guests will look for it.`);
  return { content: emptyContent("amenities"), prompts, sources: [] };
}

export function writeKitchen(): GeneratedSection<"kitchen"> {
  const prompts = [
    "Add how the stove, oven and coffee machine work.",
    "Add which bin is for what, and your bin day.",
  ];
  return { content: emptyContent("kitchen"), prompts, sources: [] };
}

export function writeHowto(): GeneratedSection<"howto"> {
  const prompts = ["Add a guide for each thing that guests ask about: heating, television, hot water, spa."];
  return { content: emptyContent("howto"), prompts, sources: [] };
}

/** Returns the product's usual rules to begin from; the print sheet has the same where the section is empty. */
export function writeRules(): GeneratedSection<"rules"> {
  const prompts = ["These are our usual rules. Keep, change or remove them until they are yours."];
  return { content: { rules: [...printDefaults.rules] }, prompts, sources: [] };
}

/** Returns the usual steps, without those that need an appliance which may not be there. */
export function writeDeparture(): GeneratedSection<"departure"> {
  const items = printDefaults.checkOut.filter((item) => !/dishwasher/i.test(item));
  const prompts = [
    "Add your check-out time.",
    "Check these steps: they are our usual ones. Say where the keys go.",
  ];
  return { content: { checkOutTime: undefined, intro: "", items }, prompts, sources: [] };
}
