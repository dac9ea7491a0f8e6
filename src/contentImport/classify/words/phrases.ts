import { cue, type Cue } from "#contentImport/classify/cueWords.ts";

/** Phrases that show what a sentence is for, whatever things it names. */
export const phraseCues: readonly Cue[] = [
  cue(
    "departure.items",
    3,
    "(?:leave|put|drop|throw|place|pile) (?:all |any )?(?:the |your )?(?:used|dirty|wet) (?:towels|linen|sheets|bedding|laundry), leave (?:the |your )?keys? (?:on|in|with|at|under), (?:put|post|drop|leave|hang|return) (?:the |your )?keys? back, (?:bevor|wenn|ehe) (?:sie|ihr|du) (?:\\p{L}+ )?(?:fahren|gehen|abreisen|abreist|geht|fahrt), betten ab(?:ziehen)?(?!\\p{L}), (?:ziehen sie|zieht|ziehen) (?:bitte )?die betten, (?:lassen sie|legen sie|lasst|legt|werfen sie) (?:bitte )?(?:den|die) schlüssel, (?:laissez|remettez|déposez) (?:les clés|la clé), videz le (?:frigo|réfrigérateur), dejad? las? (?:llaves?|toallas|sábanas), lasci(?:are|ate) (?:le chiavi|la chiave|gli asciugamani), als (?:u|je|jullie) (?:weg)?(?:gaat|gaan|vertrekt|vertrekken), wanneer (?:u|je|jullie) (?:weg)?(?:gaat|gaan|vertrekt), al marchar\\p{L}*, when (?:you )?(?:head|set) off, pump off",
  ),
  cue(
    "rules.rules",
    2.9,
    "^no (?!need|problem|worr|wi-?fi|internet|signal|reception|pick|bus|shop|mobile|phone|lift|idea)\\p{L}+(?: \\p{L}+)? (?:on|in|at|after|before|near|inside|please|under|from|past)(?= ), (?:shut|close|latch) (?:every|all|each|the|any)? ?gates?, gates? (?:shut|closed|latched), no (?:more than|extra|additional) \\p{L}+ (?:people|adults|guests|cars), considerate, respect (?:the|our) (?:neighbou?rs|quiet|house), keep it (?:quiet|down), (?:be )?quiet (?:after|late|at night), barefoot, socks only, (?:rinse|wash|wipe) (?:your |the )?(?:feet|paws|sand), not a good idea, rücksicht, leise, straßenschuhe, haustiere? (?:sind|ist|nicht|leider), bleiben (?:im flur|vor der tür|draußen), respecter (?:le|les|la), (?:le )?calme (?:après|à partir|dès), pas de bruit, respetad?, no hagáis ruido, respett(?:are|ate|o), rustig, na (?:22|23|tien|elf) uur (?:\\p{L}+ )?(?:stil|rustig), schoenen uit, schuhe aus(?:ziehen)?",
  ),
  cue(
    "dining.items",
    2.8,
    "sundowners?, (?:the|an?|good|great|best|nice) (?:thai|indian|italian|chinese|vietnamese|mexican|greek|turkish|lebanese|japanese|korean|french|spanish|ethiopian|nepalese|malaysian|portuguese)(?= (?:in|on|at|next|near|by|place|across|opposite|round|around|down|up|is|does|restaurant)|,|\\.|$), does (?:a|an|the|very|good|great|lovely|decent|\\p{L}+) (?:\\p{L}+ ){0,3}(?:lunch|roast|breakfast|dinner|brunch|supper|coffee|pizza|curry|takeaway|pie|feed), sunday (?:lunch|roast), best (?:food|meal|coffee|breakfast|dinner|lunch), byo, isst man, man isst, zum essen, on (?:y )?mange, se come (?:bien|muy), si mangia, come-se, eet (?:je|u|men), (?:goed|lekker) eten, voor (?:een )?(?:goed )?(?:diner|lunch|ontbijt), book (?:a table|early|ahead)",
  ),
  cue(
    "shopping.items",
    2.8,
    "for (?:bread|cheese|meat|milk|groceries|supplies|vegetables|essentials|wine|basics)(?: and| or|,|\\.| |$), fresh (?:eggs|bread|fruit|vegetables|fish) (?:is|are|from|at)(?! the table), sold at, semmeln|brötchen (?:gibt|holen|vom), beim bäcker, bäckerei, frisches brot, vers brood, bakker, bakkerij, pane fresco, al forno in, pain frais, boulangerie, panadería, padaria, einkaufsmöglichkeit\\p{L}*",
  ),
  cue(
    "activities.items",
    2.6,
    "pitch and putt|mini ?golf|tennis(?: courts?)?|bowls|boules|pétanque|billiards, for (?:surf|swimming|kids|families|a swim|a walk), (?:if|when) it rains, (?:on )?(?:a )?(?:rainy|wet|hot|cold) days?, take the kids, low tide, high tide, bei regen, regentag\\p{L}*, schlechtwetter, rundweg, s['’]il pleut, promenades?, si llueve, se piove, als het regent, bij regen, (?:hire|rent) (?:\\p{L}+ )?(?:canoes?|kayaks?|bikes?|bicycles?|boats?|boards?|skis?)(?! (?:are|is) (?:in|under)), (?:canoes?|kayaks?|bikes?|boats?) (?:can be hired|for hire|to rent), huren bij, louer (?:des|un), alquil\\p{L}+, noleggi\\p{L}+, leihen|ausleihen|mieten, spiagg\\p{L}+ più, playa más, plus belle plage, mooiste strand",
  ),
  cue(
    "places.items",
    2.4,
    "the view (?:from|over|of), views? (?:over|across), best (?:view|viewpoint), bergwerk, vue sur, las vistas, la vista (?:dal|da|del), het uitzicht",
  ),
  cue(
    "transportation.text",
    2.6,
    "last (?:boat|bus|train|tram|ferry|one) (?:back|home|leaves|goes), (?:nearest|next|closest) stop, (?:the |no\\.? )?\\d{1,3} (?:goes|runs|takes you|stops) (?:to|at|every|past|in), on foot from the station, le car (?:pour|de|passe), pullman, ferma(?: davanti| in| a|ta)?, halteert, stopt (?:om|bij|voor)",
  ),
  cue(
    "checkin.details",
    2.4,
    "greet you, show you around, meet you, let you in, hand(?:s|ed)? you the keys?, (?:with|from) (?:the|our) neighbou?r",
  ),
  cue(
    "checkin.parkingInfo",
    2.8,
    "leave (?:the|your) (?:car|cars|van|vehicle), (?:one|two|three|a|our) (?:\\p{L}+ )?(?:parking )?(?:space|spot|bay)s? (?:behind|in front|beside|next|outside|under|on|at|in|for), parken sie(?: bitte)?, parkt(?: bitte)?, zet de auto, de auto (?:naast|voor|achter)",
  ),
  cue(
    "amenities.text",
    2.6,
    "ash(?:es)?(?= (?:goes|go|in|into|bucket|can)), metal bucket, embers, (?:comes? (?:to|and) clean|cleaner (?:comes|will|is|visits)|housekeep\\p{L}+|clean(?:s|ing)? (?:on|every|twice|once)), do your washing, run hot, lights go out, decken, wolldecken, kopfkissen, bettdecken?, couvertures?, oreillers?, plaids?, mantas, almohadas, coperte, cuscini, cobertores, almofadas, dekens?, kussens, in de schuur, putzfrau, reinigungskraft, femme de ménage, limpieza (?:los|viene), donna delle pulizie, schoonma\\p{L}+, bringt frische, extra (?:pillows|blankets|towels|linen|bedding)",
  ),
  cue(
    "kitchen.text",
    2.8,
    "dust ?bins?, dustbin day, (?:black|green|grey|blue|yellow) (?:bags?|sacks?|lids?|crates?|box(?:es)?) (?:\\p{L}+ )?(?:on|by|for|is|are|go|goes|out), paper and glass, (?:containers?|igloos?) (?:at|on|in|by|behind)",
  ),
  cue("wifi.notes", 2.8, "(?:modem|router) (?:is|behind|in|under|on|sits|lives|and)"),
  cue(
    "welcome.text",
    2.4,
    "(?:grand(?:mother|father|parents)|great-grand\\p{L}+|my (?:mother|father|parents|aunt|uncle)) (?:\\p{L}+ )?(?:built|bought|lived|was born|grew up), (?:was|used to be) (?:a|an|the|our) \\p{L}+(?: \\p{L}+)? (?:until|before|when), in our family, our family (?:since|for), (?:haus|hof) (?:wurde|stammt|gehört|war)",
  ),
];
