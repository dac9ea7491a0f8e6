import type { Mention, WelcomeChoice } from "#generation/choose/choice.ts";
import { highlights } from "#generation/choose/highlights.ts";
import { inTurn, usableFrames, type Frame, type SentenceFacts } from "#generation/frames/frame.ts";
import { mentionFactsOf } from "#generation/frames/sentenceFacts.ts";
import * as frames from "#generation/frames/welcomeFrames.ts";
import type { Plan } from "#generation/plan.ts";
import { normalise } from "#places/normalise.ts";
import type { PlaceNearby } from "#places/place.ts";

/** The frames of each part of a welcome, in the host's tone. */
interface WelcomeFrames {
  greeting: Frame[];
  opening: Frame[];
  guests: Frame[];
  closing: Frame[];
}

const toneOf = ({ tone }: Plan) => tone ?? "warm";

export function welcomeFrames(plan: Plan): WelcomeFrames {
  const { property, profiles } = plan;
  const tone = toneOf(plan);
  // A host may choose a kind of property that the map does not confirm: then no sentence mentions sea or city.
  const borneOut = property.evidence.some(({ type, points }) => type === property.type && points > 0);
  const opening = frames.openings[borneOut ? property.type : "anywhere"];
  const greeting = /[!?]$/.test(plan.name) ? frames.greetingsAfterMark : frames.greetings;
  const holes = greetingHoles(plan);
  return {
    greeting: usableFrames(greeting, { tone, holes }),
    opening: usableFrames(opening, { tone, holes }),
    guests: profiles.flatMap((profile) => usableFrames(frames.forGuests[profile], { tone, holes })),
    closing: usableFrames(frames.closings, { tone, holes }),
  };
}

export const mentionFrames = (place: PlaceNearby, plan: Plan) =>
  usableFrames(frames.mentions, {
    tone: toneOf(plan),
    holes: mentionFactsOf(place, plan),
    category: place.category,
  });

/** "Lamp House" and " in Port Ember"; a town that is in the name is not repeated. */
export function greetingHoles({ name, located }: Plan): SentenceFacts {
  const town = located?.locality ?? "";
  const isInName = ` ${normalise(name)} `.includes(` ${normalise(town)} `);
  return { property: name, inTown: town && !isInName ? ` in ${town}` : "" };
}

/** Chooses by rule. The frames differ for each property of a host and each round. */
export function chooseWelcome(plan: Plan): WelcomeChoice {
  const { greeting, opening, guests, closing } = welcomeFrames(plan);
  const own = (all: readonly Frame[]) => inTurn(all, plan.name, plan.round);
  const [first] = plan.profiles;
  const forFirst = guests.filter(({ id }) => first && id.startsWith(`guests.${first}.`));
  const fallback = frames.greetings[0] as Frame; // the list in the code is not empty
  return {
    greeting: own(greeting) ?? fallback,
    opening: own(opening) ?? fallback,
    guests: own(forFirst) ?? null,
    closing: own(closing) ?? fallback,
    mentions: chooseMentions(highlights(plan), plan),
  };
}

/** Chooses a different frame for each mention. */
function chooseMentions(places: readonly PlaceNearby[], plan: Plan): Mention[] {
  const mentions: Mention[] = [];
  for (const place of places) {
    const used = new Set(mentions.map(({ frame }) => frame.id));
    const all = mentionFrames(place, plan).filter(({ id }) => !used.has(id));
    const frame = all[0];
    if (frame) mentions.push({ place, frame });
  }
  return mentions;
}
