import { suggestionOf } from "#places/index/complete.server.ts";
import type { Found } from "#places/index/search.server.ts";
import type { Suggestion } from "#places/place.ts";
import type { TypedPostalAddress } from "#places/postalAddress.ts";

/** Possible towns of an address, each with the completed address. */
export interface Choices {
  choices: Suggestion[];
  question: string;
}

/** More than any Australian name has. */
const MAX_CHOICES = 12;

/** Returns the question which of several towns is meant. `street` is the text before the town. */
export function asChoices(
  why: "several" | "disagree",
  found: Found[],
  typed: TypedPostalAddress,
  street = typed.parts.length > 1 ? [typed.number, typed.parts[0]?.text].filter(Boolean).join(" ") : "",
): Choices {
  const ranked = found.toSorted((a, b) => b.size - a.size).slice(0, MAX_CHOICES);
  const choices = ranked.map((each): Suggestion => {
    if (each.kind === "street") return suggestionOf(each, typed);
    const town = suggestionOf(each, { unit: "", number: "", postcode: typed.postcode });
    const description = [street && [typed.unit, street].filter(Boolean).join(", "), town.description]
      .filter(Boolean)
      .join(", ");
    return { ...town, description };
  });
  const name = found[0]?.locality ?? "";
  const question =
    why === "several"
      ? `There is more than one ${name}. Which one is it?`
      : "The town, state and postcode do not go together. Which one is it?";
  const unique = [...new Map(choices.map((each) => [each.placeId, each])).values()];
  return { choices: unique, question };
}
