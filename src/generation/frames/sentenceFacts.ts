import type { SentenceFacts } from "#generation/frames/frame.ts";
import { errands } from "#generation/frames/errands.ts";
import { aKind, kindOf } from "#generation/kinds.ts";
import { shownName, showsKind } from "#generation/placeName.ts";
import { hasFinerKind, formatWalk, formatWay, type From } from "#generation/format.ts";
import type { PlaceNearby } from "#places/place.ts";

/** Returns the facts for a sentence about a place; its kind only where more exact than the label. */
export function sentenceFactsOf(place: PlaceNearby, from: From): SentenceFacts {
  const errand = errands[place.category];
  return {
    ...(errand !== undefined && { errand }),
    ...(hasFinerKind(place) && { kind: kindOf(place), aKind: aKind(place) }),
    way: formatWay(place, from),
    walk: formatWalk(place, from),
  };
}

/** Returns the facts for a mention of a place: "an Italian restaurant, a 3-minute walk away". */
export function mentionFactsOf(place: PlaceNearby, from: From): SentenceFacts {
  // A station is named after its town or street, which are not 420 m away.
  const isStop = (place.category === "train" || place.category === "tram") && !showsKind(place);
  const kind = isStop || hasFinerKind(place) ? `${aKind(place)}, ` : "";
  return {
    ...sentenceFactsOf(place, from),
    name: shownName(place),
    what: `${kind}${formatWalk(place, from)}`,
  };
}
