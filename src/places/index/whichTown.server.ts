import { distanceMetres } from "#places/geo.ts";
import { asChoices, type Choices } from "#places/index/choices.server.ts";
import { isCompatible, isWithinCountry } from "#places/index/isCompatible.server.ts";
import { ofTown, type Found } from "#places/index/search.server.ts";
import { townsNamed, townsWithWords } from "#places/index/towns.server.ts";
import { localitiesWithPostcode } from "#places/localities.ts";
import type { TypedPostalAddress } from "#places/postalAddress.ts";
import { townParts, type TownPart } from "#places/townParts.ts";
import type { Database } from "#core/database.server.ts";

interface FoundTown {
  town: Found;
  /** The text before the town, with its number; empty for a town only. */
  street: string;
}

/** A town and its typed city are within this distance; metres. */
const WITHIN_CITY = 100_000;
/** "Il-Mellieħa" is often written "Mellieħa", "L’Hospitalet" without its article too. */
const ARTICLE = /^(il?|in|ir|is|it|ix|iz|id|l|la|le|les|el|los|las|the|der|die|das|al|o|a|os|as|de)$/;
const withoutArticle = (words: readonly string[]) =>
  words.length > 1 && ARTICLE.test(words[0] ?? "") ? words.slice(1) : words;

/** Maximum towns with the typed words among others to offer; more would be a guess. */
const MAX_ALIKE = 6;
/** Maximum towns with the typed postcode to offer besides those with the typed name. */
const MAX_CODED = 3;

/** Returns the town of an address, its possible towns, or null. */
export async function findTown(db: Database, typed: TypedPostalAddress): Promise<FoundTown | Choices | null> {
  const parts = townParts(typed);
  for (const part of parts) {
    const named = (await townsNamed(db, part.words)).filter((town) => isWithinCountry(town, typed));
    if (named.length > 0) return chooseNamed(db, named, part, typed);
  }
  for (const part of parts.filter(({ isWhole }) => isWhole || typed.state !== "" || typed.postcode !== "")) {
    const alike = (await townsWithWords(db, part.words)).filter((town) => isCompatible(town, typed));
    const bare = alike.filter((town) => withoutArticle(town.words).join(" ") === part.words.join(" "));
    const [town] = bare.length === 1 ? bare : alike;
    if (town && bare.length === 1) return { town, street: part.street };
    if (alike.length > MAX_ALIKE || !town) continue;
    return alike.length === 1
      ? { town, street: part.street }
      : asChoices("several", alike, typed, part.street);
  }
  return null;
}

async function chooseNamed(
  db: Database,
  named: Found[],
  { street, later }: TownPart,
  typed: TypedPostalAddress,
): Promise<FoundTown | Choices> {
  const cities: Found[] = [];
  for (const words of later) cities.push(...(await townsNamed(db, words)));
  const isNear = (town: Found) => cities.some((city) => distanceMetres(town, city) < WITHIN_CITY);
  const near = cities.length === 0 ? named : named.filter(isNear);
  const fitting = near.filter((town) => isCompatible(town, typed));
  const [town] = fitting;
  if (town && fitting.length === 1) return { town, street };
  if (fitting.length > 1) return asChoices("several", fitting, typed, street);
  const may = near.length === 0 ? [...named, ...cities.filter((city) => isCompatible(city, typed))] : near;
  return asChoices("disagree", disagreeing(may, typed), typed, street);
}

/** Sorts those that match state or postcode before the others. */
function disagreeing(named: Found[], typed: TypedPostalAddress): Found[] {
  const hasState = ({ state }: Found) => typed.state !== "" && state === typed.state;
  const hasPostcode = ({ postcodes }: Found) => typed.postcode !== "" && postcodes.includes(typed.postcode);
  const half = named.filter((town) => hasState(town) || hasPostcode(town));
  const byName = half.length > 0 ? half : named;
  if (typed.postcode === "" || byName.some(hasPostcode)) return byName;
  const coded = localitiesWithPostcode(typed.postcode).map(ofTown);
  const here = coded.filter((town) => isWithinCountry(town, typed));
  const inState = here.filter(hasState);
  return [...byName, ...(inState.length > 0 ? inState : here).slice(0, MAX_CODED)];
}
