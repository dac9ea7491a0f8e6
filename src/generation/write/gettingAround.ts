import { paragraph, receipt, type GeneratedSection } from "#generation/generatedSection.ts";
import { fillFrame, inTurn, usableFrames } from "#generation/frames/frame.ts";
import { transportFrames, type TransportSituation } from "#generation/frames/transportFrames.ts";
import { shownName } from "#generation/placeName.ts";
import type { Plan } from "#generation/plan.ts";
import { nounOf } from "#generation/kinds.ts";
import { kindAndWay } from "#generation/format.ts";
import { formatDistance, formatList } from "#core/format.ts";
import type { Category } from "#places/category.ts";
import type { PlaceNearby } from "#places/place.ts";
import { escapeMarkup } from "#core/markup.ts";
import { whyChosen } from "#generation/whyChosen.ts";

const PUBLIC = new Set<Category>(["train", "tram", "ferry", "bus_station", "bus_stop"]);
const isPublic = ({ category }: PlaceNearby) => PUBLIC.has(category);
const WALK_METRES = 1000;
const FAR_METRES = 3000;
/** Beyond this the text states that there is little; metres. */
const SEARCH_RADIUS_METRES = 10_000;

/** Writes public transport first, then the rest, nearest first, each with its distance. */
export function writeTransportation(plan: Plan): GeneratedSection<"transportation"> {
  const near = plan.picks.transportation.toSorted((a, b) => a.metres - b.metres);
  const places = [...near.filter(isPublic), ...near.filter((place) => !isPublic(place))];
  const text = [
    paragraph(escapeMarkup(opening(plan, places))),
    places.length > 0 ? `<ul>${places.map((place) => `<li>${stop(place, plan)}</li>`).join("")}</ul>` : "",
    places.length > 0 ? paragraph("Distances are measured in a straight line; the way there is longer.") : "",
  ].join("");
  const prompts = [
    "Add how you would come here from the airport or the station.",
    ...(places.some(({ category }) => category === "car_park")
      ? []
      : ["Add where guests can leave a car overnight."]),
  ];
  // Without any place the text would be about the map: the section stays empty.
  const content = { text: plan.located && plan.near.length > 0 ? text : "" };
  return { content, prompts, sources: places.map((place) => receipt(place, whyChosen(place, plan))) };
}

function opening(plan: Plan, places: PlaceNearby[]): string {
  const situation = situationOf(plan, places);
  const holes = { name: plan.located?.locality ?? "", way: formatDistance(SEARCH_RADIUS_METRES) };
  const frames = usableFrames(transportFrames[situation], { tone: plan.tone ?? "plain", holes });
  const frame = inTurn(frames, plan.name, plan.round);
  return frame ? (fillFrame(frame, holes) ?? "") : "";
}

function situationOf({ near, located }: Plan, places: PlaceNearby[]): TransportSituation {
  const stops = places.filter(isPublic);
  if (located?.precision === "locality" && stops.some(({ metres }) => metres <= FAR_METRES)) return "inTown";
  if (stops.some(({ metres }) => metres <= WALK_METRES)) return "shortWalk";
  if (stops.some(({ metres }) => metres <= FAR_METRES)) return "notFar";
  if (stops.length > 0) return "someWayOff";
  return near.some(({ metres }) => metres <= SEARCH_RADIUS_METRES) ? "none" : "remote";
}

/** "10", "86A", "Blue Line": a line's name on the bus. */
const LINE = /^[\p{L}\p{N}][\p{L}\p{N} .-]{0,15}$/u;

function formatLines({ category, tags }: PlaceNearby): string {
  if (!PUBLIC.has(category)) return "";
  const lines = (tags["route_ref"] ?? "").split(";").map((line) => line.trim());
  const known = [...new Set(lines)].filter((line) => LINE.test(line));
  if (known.length === 0) return "";
  return ` ${known.length === 1 ? "Line" : "Lines"} ${formatList(known)}.`;
}

const FEES: Readonly<Record<string, string>> = { yes: " There is a fee.", no: " Free, going by the map." };

function stop(place: PlaceNearby, plan: Plan): string {
  const fee = place.category === "car_park" ? (FEES[place.tags["fee"] ?? ""] ?? "") : "";
  const networks = (place.tags["network"] ?? "").split(";").map((network) => network.trim());
  const line = place.category === "train" && networks[0] ? ` (${formatList(networks)})` : "";
  const what = `${kindAndWay(place, plan, `${nounOf(place)}${line}`)}.${fee}${formatLines(place)}`;
  return `<strong>${escapeMarkup(shownName(place))}</strong>: ${escapeMarkup(what)}`;
}
