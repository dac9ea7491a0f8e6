import type { FactId } from "#generation/facts/placeFacts.ts";
import type { Frame } from "#generation/frames/frame.ts";
import type { PlaceNearby } from "#places/place.ts";

/** What stands in a section, chosen by our rules or by a model: ids alone, of what the plan and our frames hold. */
export interface EntryChoice {
  place: PlaceNearby;
  frame: Frame;
  facts: readonly FactId[];
}

export interface Mention {
  place: PlaceNearby;
  frame: Frame;
}

export interface WelcomeChoice {
  greeting: Frame;
  opening: Frame;
  /** A word for those who are expected; null where nobody is. */
  guests: Frame | null;
  mentions: readonly Mention[];
  closing: Frame;
}
