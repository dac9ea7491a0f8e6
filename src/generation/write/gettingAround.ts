import { paragraph, receipt, type GeneratedSection } from "#generation/generatedSection.ts";
import type { Plan } from "#generation/plan.ts";
import { nounOf } from "#generation/kinds.ts";
import { kindAndWay } from "#generation/say.ts";
import { sayDistance } from "#platform/say.ts";
import type { Category } from "#places/category.ts";
import type { PlaceNearby } from "#places/place.ts";
import { escapeMarkup } from "#platform/markup.ts";

const PUBLIC = new Set<Category>(["train", "tram", "ferry", "bus_station", "bus_stop"]);
const isPublic = ({ category }: PlaceNearby) => PUBLIC.has(category);
const WALK = 1000;
const FAR = 3000;
/** As far as the text looks before it says that there is little; metres. */
export const AROUND = 10_000;

/** Writes public transport first, then the rest, the nearest first, each with its distance. */
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
  // Without any place the text would be about the map, not about the way: the section stays empty.
  const content = { text: plan.located && plan.near.length > 0 ? text : "" };
  return { content, prompts, sources: places.map(receipt) };
}

function opening({ near, located }: Plan, places: PlaceNearby[]): string {
  const stops = places.filter(isPublic);
  if (located?.precision === "locality" && stops.some(({ metres }) => metres <= FAR))
    return `There is public transport in or near ${located.locality}.`;
  if (stops.some(({ metres }) => metres <= WALK)) return "There is public transport within a short walk.";
  if (stops.some(({ metres }) => metres <= FAR)) return "There is public transport not far away.";
  if (stops.length > 0) return "Public transport is some way off, so a car helps.";
  return near.some(({ metres }) => metres <= AROUND)
    ? "The map shows no public transport nearby, so plan on a car."
    : `The map shows no public transport and few services within ${sayDistance(AROUND)}. Come by car, and fill up on the way.`;
}

function stop(place: PlaceNearby, plan: Plan): string {
  const fee = place.category === "car_park" && place.tags["fee"] === "yes" ? " There is a fee." : "";
  const line = place.category === "train" && place.tags["network"] ? ` (${place.tags["network"]})` : "";
  const what = `${kindAndWay(place, plan, `${nounOf(place)}${line}`)}.${fee}`;
  return `<strong>${escapeMarkup(place.name)}</strong>: ${escapeMarkup(what)}`;
}
