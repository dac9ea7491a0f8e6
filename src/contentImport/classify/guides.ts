import type { Block } from "#contentImport/blocks.ts";

const APPLIANCE =
  /\b(?:coffee (?:machine|maker)|espresso|nespresso|oven|hob|cook ?top|stove|induction|microwave|dish ?washer|washing machine|washer|dryer|heat ?pumps?|heat(?:ing|ers?)|air[- ]?con\w*|thermostat|tvs?|television|netflix|projector|sonos|speakers?|hot ?tub|spa|jacuzzi|sauna|fire ?place|wood ?burner|log burner|wood heater|fire pit|bbq|barbecue|alarm|garage door|gate|boiler|water heater|hot water|blinds|shutters|safe|pool|shower|underfloor|heizung|waschmaschine|kaffeemaschine|geschirrspüler|spülmaschine|cafetière|lave-linge|lave-vaisselle|chauffage|machine à café)\b/i;
const HOW =
  /\bhow (?:to|do|does)\b|\busing\b|\buse\b|\boperat\w+\b|\binstructions\b|\bturn(?:ing)? (?:on|off)\b|\bbedienung\b|\banleitung\b|\bmode d['’]emploi\b/i;
const IMPERATIVE =
  /^(?:(?:first|then|next|now|finally|please|always|just|simply|once \w+|to \w+[^,]{0,40},|when \w+[^,]{0,40},|if \w+[^,]{0,40},)\s+)*(?:press|turn|push|pull|open|close|switch|fill|put|place|insert|select|choose|hold|lift|remove|wait|set|use|plug|unplug|add|clean|empty|rinse|light|check|make sure|do not|don['’]t|never|slide|tap|twist|flick|rotate|keep|leave|load|take|pour|lower|raise|start|stop|swipe|scan|point|drück\w*|dreh\w*|öffn\w*|appuyez|tournez|ouvrez|mettez)\b/i;

/** An appliance's heading is a guide if at least this number of sentences below it are instructions. */
const MIN_DEEDS = 2;

/** Returns whether a heading and the blocks below it explain how something works. */
export function isGuide(heading: string, below: readonly Block[]): boolean {
  if (below.length === 0) return false;
  if (HOW.test(heading)) return true;
  if (!APPLIANCE.test(heading)) return false;
  const steps = below.filter(({ kind }) => kind === "step").length;
  const sentences = below.flatMap(({ text }) => text.split(/(?<=[.!])\s+/));
  return steps >= MIN_DEEDS || sentences.filter((sentence) => IMPERATIVE.test(sentence)).length >= MIN_DEEDS;
}
