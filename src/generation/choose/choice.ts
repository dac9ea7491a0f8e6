import type { FactId } from "#generation/facts/placeFacts.ts";
import type { Frame } from "#generation/frames/frame.ts";
import type { PlaceNearby } from "#places/place.ts";

/** The content of an entry, chosen by rule or by a model: ids alone, of the plan's places and our frames. */
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
  /** A sentence for the expected guests; null where none are known. */
  guests: Frame | null;
  mentions: readonly Mention[];
  closing: Frame;
}
