type Tags = Readonly<Record<string, string>>;

const TREATS_ANIMALS = /\b(animals?|vets?|veterinary|pets?|equine)\b/i;
const TREATS_ONE_THING =
  /\b(dental|dentist\w*|zahn\w*|dent|kieferorthop\w*|orthodont\w*|laser|cosmetic|botox|plastic|skin|hair|beauty|tattoo|physio\w*|chiropract\w*|osteopath\w*|podiatr\w*|psych\w*|mental|mind|fertility|ivf|imaging|radiolog\w*|ultrasound|x-?ray|patholog\w*|eyes?|ophthalm\w*|hearing|vein|sleep|orthop(a)?edic|surgeons?|specialists?|cardiolog\w*|acupuncture|chinese medicine|naturopath\w*|methadone|drug|alcohol|blood|dialysis|vasectomy|erectile|sexual|maternal|occupational|weight|allied|vaccinations?|cancer|pain|allergy|menopause)\b/i;
/** Names of general practices, in the languages of the extracts examined. */
const GENERAL_NAME =
  /\b(medical (centre|center|practice|clinic|group|hub)|family (practice|medicine|doctors?|medical)|general practice|gps?|doctors?|surgery|health (centre|center|service|clinic)|bush nursing|nursing post|urgent care|after[- ]hours|walk[- ]in|centre médical|cabinet médical|maison de santé|hausarzt\w*|allgemein\w*|terveys\w*|ambulatorio|centro (de salud|medico|médico)|poli[ck]lini\w*)/i;

/** Returns whether a practice is general. Doctors are unless specialised; a clinic only by its tags. */
export function isGeneralPractice(tags: Tags): boolean {
  const { name = "", "healthcare:speciality": speciality } = tags;
  if (TREATS_ANIMALS.test(name) || TREATS_ONE_THING.test(name)) return false;
  if (speciality) return /general|emergency|community/.test(speciality);
  return tags["amenity"] === "doctors" || GENERAL_NAME.test(name);
}
