type Tags = Readonly<Record<string, string>>;

/** Never treats general emergencies: psychiatry, geriatrics, animals, cosmetics, former hospitals. */
const NEVER =
  /psychiatr|\bmental\b|lunatic|asylum|\bforensic\b|\bprison\b|\bmilitary\b|rehab|\breha\b|hospi[cz]e?\b(?!tal)|hospiz|geriatr|g[eé]ronto|long[- ]term|nursing home|aged care|\b(vets?|veterinary|animals?|pets?|equine|tier\w*)\b|cosmetic|plastic surg|aesthetic|\bdetox\b|drug and alcohol|addiction|\b(former|old|historic|heritage)\b|\bruins?\b|museum|pharmacy|chemist|apotheke|\b(doll|teddy|toy|phone|computer|shoe|watch)s?\b/i;
/** Specialised; a hospital with several specialties has an "and". */
const ONE_THING =
  /\b(eye|laser|dental|fertility|ivf|dialysis|cancer|oncolog\w*|orthop(a)?edic|skin|heart|(c|k)ardio\w*|thora\w*|sports?|institut\w*|day (surgery|hospital)|surgery centre|augen\w*)\b/i;
const HAS_MORE = /\bhospital (and|&)\b/i;
/** May have an emergency department, for some people only. */
const SOME_PEOPLE = /\b(child(ren)?['’]?s?|kinder\w*|women['’]?s?|maternity|babies|mothers?|lying-in)\b/i;
const GENERAL = /general|emergency/;
const SPECIALITY_NEVER = /psychiatry|rehabilitation|palliative|plastic_surgery|geriatrics|veterinary/;

/** Open by day, for non-urgent cases, whatever its tags. */
const DAY_CLINIC =
  /\bpoly-?clini\w*|\bpoli-?(c|k)lini\w*|\bhealth cent(re|er)\b|\bwalk-?in\b|\burgent care\b/i;

/** A general hospital of this many beds has an emergency department. */
const LARGE = 150;

/** Returns whether a hospital treats all patients today. */
export function isHospital(tags: Tags): boolean {
  const { name = "" } = tags;
  if (NEVER.test(name) || tags["ruins"] === "yes" || tags["historic"] || tags["tourism"]) return false;
  if (tags["shop"] || tags["dispensing"] || tags["healthcare"] === "rehabilitation") return false;
  const speciality = tags["healthcare:speciality"] ?? "";
  if (speciality && !GENERAL.test(speciality) && SPECIALITY_NEVER.test(speciality)) return false;
  return tags["emergency"] === "yes" || HAS_MORE.test(name) || !ONE_THING.test(name);
}

/** Returns whether a hospital certainly has emergency care, by tags or as a large public general one. */
export function hasEmergencyDepartment({ name, tags }: { name: string; tags: Tags }): boolean {
  if (!isHospital({ ...tags, name }) || SOME_PEOPLE.test(name) || tags["emergency"] === "no") return false;
  if ((DAY_CLINIC.test(name) && !/hospital/i.test(name)) || (ONE_THING.test(name) && !HAS_MORE.test(name)))
    return false;
  const speciality = tags["healthcare:speciality"] ?? "";
  if (tags["emergency"] === "yes" || /\bemergency\b/.test(speciality)) return true;
  const isPrivate = tags["operator:type"] === "private" || /\bprivate\b/i.test(name);
  const beds = Number(tags["beds"] ?? tags["capacity:beds"]);
  return !isPrivate && (speciality === "" || GENERAL.test(speciality)) && beds >= LARGE;
}

/** Names of general hospitals, in the languages of the extracts examined. */
const HOSPITAL_NAME =
  /\b(hospital|hospitalier|hospitals|h[oô]pital|hospitalet|spital|\w*krankenhaus|klinikum|\w*klinikum|ospedale|ospedaliero|policlinico|\w*sairaala|sjukhus\w*|sykehus\w*|sygehus\w*|sptar|nemocnice|k[oó]rh[aá]z|bolnica|szpital|hospitala)\b|больница|病院|医院|병원/i;

/** Returns whether a hospital without emergency tags is called one, not a clinic or an institute. */
export function isCalledHospital({ name, tags }: { name: string; tags: Tags }): boolean {
  return (
    HOSPITAL_NAME.test(name) &&
    tags["emergency"] !== "no" &&
    !DAY_CLINIC.test(name) &&
    !SOME_PEOPLE.test(name) &&
    (!ONE_THING.test(name) || HAS_MORE.test(name))
  );
}
