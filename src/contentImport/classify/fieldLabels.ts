import type { SectionField } from "#contentImport/classify/subjectWords.ts";
import type { SectionType } from "#sections/catalog.ts";

/** What stands before a colon, and the field that takes what stands after it. */
interface FieldLabel extends SectionField {
  /** True for what is called so below a heading of its section alone: "Code" is of the door or of the network. */
  belowHeading?: true;
  label: RegExp;
}

const label = (
  name: `${SectionType}.${string}`,
  words: string,
  more: { belowHeading?: true } = {},
): FieldLabel => {
  const [section, field] = name.split(".") as [SectionType, string]; // as the template says
  return {
    section,
    field,
    ...more,
    label: new RegExp(
      `^(?:(?:what(?:['’]?s| is| are)|wie (?:lautet|ist|heißt)|quel(?:le)? est|cuál es|qual è|wat is|(?:(?:and|then|please)\\s+)*(?:you(?:['’]?ll| will)? (?:also )?need|use|enter|type(?: in)?|connect (?:with|using)|here(?:['’]?s| is)))\\s+)?(?:(?:the|our|your|unser|der|die|das|notre|le|la|el|il|lo|de|het)\\s+)?(?:${words})$`,
      "iu",
    ),
  };
};

const NETWORK = "wi-?fi|wlan|wireless|network|net|internet|netzwerk|netz|netwerk|réseau|rete|rede";
const PASSWORD =
  "password|passphrase|passcode|pass ?word|pass|pwd?|key|passwort|kennwort|schlüssel|mot de passe|contraseña|clave|senha|palavra-?passe|wachtwoord|parola|kata sandi";
/** What a key is called, which may be that of a door. */
const KEY = "key|clé|chiave|chave|schlüssel|clave|sleutel";

/** Labels in English, German and French; the first that fits counts. */
const fieldLabels: readonly FieldLabel[] = [
  label(
    "wifi.password",
    `(?:(?:${NETWORK})[\\s/-]*)*(?:wpa )?(?:${PASSWORD})(?:\\s+(?:for\\s+)?(?:the\\s+)?(?:${NETWORK}))?|(?:${NETWORK})[\\s-]*(?:code|clé)|(?:code|clé) (?:wi-?fi|du réseau)`,
  ),
  label("wifi.password", `code|pin|${KEY}`, { belowHeading: true }),
  label(
    "wifi.networkName",
    `(?:(?:${NETWORK})[\\s-]*)+(?:name|naam|id)?|ssid|fibre|nom (?:du|de) (?:réseau|wi-?fi)|nombre (?:de (?:la |el )?)?(?:red|wi-?fi)|nome (?:dell?a |da |do |de )?(?:rete|rede|wi-?fi)|naam van (?:het |de )?(?:netwerk|wi-?fi)|netzwerkname|(?:name of (?:the )?)(?:${NETWORK})`,
  ),
  label("wifi.networkName", "name|login|red|rede|rete|réseau|netz", { belowHeading: true }),
  label(
    "departure.checkOutTime",
    "check(?:ing)?[- ]?out(?:[- ]?(?:time|window|hours?))?|(?:hora|heure|ora(?:rio)?|horário) (?:de |di |da |du )?(?:salida|départ|partenza|saída|check-?out)|(?:abreise|vertrek|check-?out)-?(?:zeit|tijd)|departure(?: time)?|abreise|départ|heure de départ|salida|partenza|saída|vertrek|depart",
  ),
  label("departure.checkOutTime", "times?|by|uhrzeit|heure", { belowHeading: true }),
  label(
    "checkin.checkInTime",
    "check(?:ing)?[- ]?in(?:[- ]?(?:time|window|hours?))?|(?:hora|heure|ora(?:rio)?|horário) (?:de |di |da |d['’])?(?:entrada|arrivée|arrivo|chegada|check-?in)|(?:anreise|aankomst|check-?in)-?(?:zeit|tijd)|arrival(?: time)?|anreise|arrivée|heure d[’']arrivée|llegada|entrada|arrivo|chegada|aankomst|ankunft|arrive",
  ),
  label("checkin.checkInTime", "times?|from|uhrzeit|heure", { belowHeading: true }),
  label(
    "checkin.doorCode",
    "(?:(?:front|main|entry|entrance|apartment|building|house|unit) ?)*(?:door|entry|entrance|access|key ?pad|smart ?lock|lock|digital lock)(?: ?(?:code|pin|number|combination))|key ?pad|(?:haus|eingangs|wohnungs)?tür-?code|code (?:für|an) (?:die |der )?(?:haus|eingangs)?tür|(?:voor)?deur-?code|code (?:van de |voor de )?(?:voor)?deur|código (?:de (?:la |el )?|del |da )?(?:puerta|portal|porta)|codice (?:de(?:l|lla) )?(?:porta|portone)|code de la porte d[’']entrée|code d[’']entrée|code (?:de la )?porte|digicode",
  ),
  label("checkin.doorCode", "code|pin|door", { belowHeading: true }),
  label(
    "checkin.boxCode",
    "(?:lock ?box|key ?(?:safe|box))(?: ?(?:code|pin|number|combination))?|(?:code|combination|pin) (?:for|of|to) the (?:lock ?box|key ?(?:safe|box))|schlüssel(?:safe|box|tresor)(?:[- ]?code)?|boîte à clés?",
  ),
  label("checkin.checkInType", "check[- ]?in (?:type|method|style)|type of check[- ]?in"),
  label(
    "property.propertyName",
    "property|(?:property|house|apartment|cottage|listing) name|name of (?:the )?(?:property|house|apartment)",
  ),
  label(
    "property.address",
    "(?:(?:property|street|full|postal|physical|house) ?)*address|adresse|anschrift|location|dirección|indirizzo|morada|endereço|adres|where",
  ),
];

/** Returns the field that a label names, below a heading of a section or none; null where it names none. */
export function fieldOfLabel(text: string, section: SectionType | null): SectionField | null {
  const plain = text.replaceAll(/[^\p{L}\p{N}’'/ -]+/gu, " ").trim();
  const found = fieldLabels.find(
    (one) => one.label.test(plain) && (!one.belowHeading || one.section === section),
  );
  return found ? { section: found.section, field: found.field } : null;
}
