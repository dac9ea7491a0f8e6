import { framesOf, type Frame } from "#generation/frames/frame.ts";

/** The public transport around the property on the map. */
export type TransportSituation = "inTown" | "shortWalk" | "notFar" | "someWayOff" | "none" | "remote";

export const transportFrames: Record<TransportSituation, readonly Frame[]> = {
  inTown: framesOf("transport.inTown", {
    warm: [
      "There is public transport in or near {name}.",
      "You can get about by public transport in or near {name}.",
    ],
    plain: ["There is public transport in or near {name}."],
    brief: ["Public transport: in or near {name}."],
  }),
  shortWalk: framesOf("transport.shortWalk", {
    warm: ["There is public transport within a short walk.", "A short walk brings you to public transport."],
    plain: ["There is public transport within a short walk."],
    brief: ["Public transport: a short walk."],
  }),
  notFar: framesOf("transport.notFar", {
    warm: ["There is public transport not far away.", "Public transport is not far away."],
    plain: ["There is public transport not far away."],
    brief: ["Public transport: not far."],
  }),
  someWayOff: framesOf("transport.someWayOff", {
    warm: [
      "Public transport is some way off, so a car helps.",
      "Public transport is some way off; it is easier with a car.",
    ],
    plain: ["Public transport is some way off, so a car helps."],
    brief: ["Public transport is some way off. Bring a car."],
  }),
  none: framesOf("transport.none", {
    warm: [
      "The map shows no public transport nearby, so plan on a car.",
      "You will want a car: the map shows no public transport nearby.",
    ],
    plain: ["The map shows no public transport nearby, so plan on a car."],
    brief: ["No public transport on the map nearby. Bring a car."],
  }),
  remote: framesOf("transport.remote", {
    warm: [
      "The map shows no public transport and few services within {way}. Come by car, and fill up on the way.",
    ],
    plain: [
      "The map shows no public transport and few services within {way}. Come by car, and fill up on the way.",
    ],
    brief: [
      "No public transport and few services on the map within {way}. Come by car, and fill up on the way.",
    ],
  }),
};
