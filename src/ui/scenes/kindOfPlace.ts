import { toUnicodeForm } from "#core/unicodeForm.ts";
import { chanceOf } from "#ui/scenes/chance.ts";

/** The kinds of landscape that can be drawn (Guest page 9). */
export const sceneKinds = ["mountains", "beach", "city", "country", "suburb"] as const;
export type SceneKind = (typeof sceneKinds)[number];

interface Place {
  name: string;
  /** The address that guests see. */
  postalAddress: string | null;
  /** The guidebook's id: decides when the texts match no kind. */
  seed: string;
}

/** Words that indicate a landscape; the first match wins, nature before buildings. */
const telling: readonly [SceneKind, RegExp][] = [
  [
    "beach",
    /\b(beach|bay|sea|seaside|ocean|surf|coast|coastal|cape|shore|sands?|dunes?|reef|island|harbour|pier|jetty|marina|lighthouse|headland|cove|bach|moana|esplanade)\b/,
  ],
  [
    "mountains",
    /\b(alpine|alps?|mountains?|mount|mt|peaks?|ski|snow|chalet|lodge|ridge|glacier|lake|lakeside|loch|fiord|wanaka|queenstown|tekapo|thredbo|jindabyne|maunga|summit|highlands?)\b/,
  ],
  [
    "country",
    /\b(farm|farmstay|vineyards?|winery|estate|valley|barn|homestead|station|orchard|rural|paddock|cottage|country|creek|river|gully|meadows?|woolshed|stables)\b/,
  ],
  [
    "city",
    /\b(apartments?|apt|unit|level|loft|cbd|penthouse|studio|tower|flat|city|suite|quay|central|hotel|terrace|lane)\b|\b\d+\/\d+\b/,
  ],
  [
    "suburb",
    /\b(villa|townhouse|bungalow|house|home|street|st|avenue|ave|road|rd|drive|crescent|close|court)\b/,
  ],
];

/** Returns the landscape by words in the name, then the address; by the seed when none match. */
export function kindOfPlace({ name, postalAddress, seed }: Place): SceneKind {
  return (
    kindIn(name, telling.slice(0, -1)) ??
    kindIn(postalAddress ?? "", telling) ??
    kindIn(name, telling) ??
    chanceOf(seed).pick(sceneKinds)
  );
}

function kindIn(text: string, words: readonly [SceneKind, RegExp][]): SceneKind | undefined {
  const plain = toUnicodeForm(text, "NFD").replace(/\p{M}/gu, "").toLowerCase();
  return words.find(([, pattern]) => pattern.test(plain))?.[0];
}
