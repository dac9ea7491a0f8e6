import { expect, test } from "vitest";
import type { Block } from "#manuals/blocks.ts";
import { placeManual } from "#manuals/place/placeManual.ts";
import { readMarkdown } from "#manuals/read/markdown.ts";

interface Stated {
  from?: string;
  until?: string;
  network?: string;
  password?: string;
  door?: string;
}

const fieldsOf = {
  from: "checkInTime",
  until: "checkOutTime",
  network: "networkName",
  password: "password",
  door: "doorCode",
} as const;

/** What hosts say, and what fields take of it. */
const statements: [string, Stated][] = [
  ["Check-in window\n4:00 PM - 10:00 PM\n\nCheckout time\n11:00 AM", { from: "16:00", until: "11:00" }],
  ["wifi theshed / rottnest2012", { network: "theshed", password: "rottnest2012" }],
  ["check in 3, check out 11 (we are flexible in winter just ask)", { from: "15:00", until: "11:00" }],
  [
    "What time can we check in?\nAny time from 3 pm.\n\nWhen do we have to leave?\nBy 10 in the morning please.",
    { from: "15:00", until: "10:00" },
  ],
  [
    "# What time is check-in?\nFrom 3 p.m. onwards.\n# And check-out?\nBefore 11 a.m.",
    { from: "15:00", until: "11:00" },
  ],
  [
    "# When can I arrive?\nAfter 2 pm, earlier if you ask.\n# When do I leave?\nBy 10.30.",
    { from: "14:00", until: "10:30" },
  ],
  [
    "# What is the wifi?\nThe network is BlueDoor and the password is sardine88.",
    { network: "BlueDoor", password: "sardine88" },
  ],
  ["# Is there wifi?\nYes: BlueDoor, password sardine88.", { network: "BlueDoor", password: "sardine88" }],
  [
    "# Is there wifi?\nYes, it is called BlueDoor. The password is sardine88, all lower case.",
    { network: "BlueDoor", password: "sardine88" },
  ],
  [
    "# How do I get on the internet?\nChoose BlueDoor_5G and type sardine88.",
    { network: "BlueDoor_5G", password: "sardine88" },
  ],
  ["# How do I get in?\nThe front door has a keypad: type 4419 and press #.", { door: "4419" }],
  ["# What is the door code?\n4419, then the tick.", { door: "4419" }],
  ["1. Type 4419 on the keypad of the front door.\n2. Turn the handle.", { door: "4419" }],
  [
    "## Getting in\n1. Go to the blue door.\n2. Wake the keypad with your palm.\n3. Enter 4419 and press the lock sign.",
    { door: "4419" },
  ],
  [
    "Hi Sam! Door code is 4419. Wifi is BlueDoor, pw sardine88. Check in from 3, out by 10.",
    { door: "4419", network: "BlueDoor", password: "sardine88", from: "15:00", until: "10:00" },
  ],
  [
    "Hi! You can check in any time after 3pm tomorrow.\nThe code for the door is 4419\nWifi name: BlueDoor\nWifi pass: sardine88\nCheckout is at 11",
    { from: "15:00", door: "4419", network: "BlueDoor", password: "sardine88", until: "11:00" },
  ],
  [
    "The wifi network's called BlueDoor and its password's sardine88",
    { network: "BlueDoor", password: "sardine88" },
  ],
  ["Our wifi: BlueDoor // sardine88", { network: "BlueDoor", password: "sardine88" }],
  ["Wi-Fi: BlueDoor (password: sardine88)", { network: "BlueDoor", password: "sardine88" }],
  ["WiFi - network BlueDoor - password sardine88", { network: "BlueDoor", password: "sardine88" }],
  ["The network is BlueDoor, the password sardine88.", { network: "BlueDoor", password: "sardine88" }],
  ["Use the network BlueDoor. Password: sardine88", { network: "BlueDoor", password: "sardine88" }],
  [
    "Wifi is BlueDoor, all one word, and you get in with sardine88.",
    { network: "BlueDoor", password: "sardine88" },
  ],
  [
    "Hi there, so the place is 9 Protea Close in Hermanus and you can come any time from 14:00, at the boom tell the guard you are for number 9 and he will let you through, and then you drive round to the last house on the right hand side and park under the carport by the tree, and the dog next door barks but never mind.",
    { from: "14:00" },
  ],
  ["Your room is ready at 3 and we need it back by 10.", { from: "15:00", until: "10:00" }],
  [
    "The lodge is yours from 2 pm on the day you arrive until 10 am on the day you leave.",
    { from: "14:00", until: "10:00" },
  ],
  ["Check in/out: 15:00/10:00", { from: "15:00", until: "10:00" }],
  ["Check-in / Check-out: 3 pm / 11 am", { from: "15:00", until: "11:00" }],
  ["In: 3pm  Out: 10am", { from: "15:00", until: "10:00" }],
  ["Please be gone by ten o'clock, the cleaner starts then.", { until: "10:00" }],
  ["Kindly vacate by 10 am", { until: "10:00" }],
  ["You're welcome from 4pm onwards", { from: "16:00" }],
  ["Rooms are free from 3 pm and must be left by 11 am.", { from: "15:00", until: "11:00" }],
  ["Anreise ab 16 Uhr, Abreise bis 10 Uhr.", { from: "16:00", until: "10:00" }],
  [
    "Sie können ab 15 Uhr einziehen und sollten bis 10 Uhr ausgezogen sein.",
    { from: "15:00", until: "10:00" },
  ],
  [
    "Die Wohnung steht Ihnen ab 15.00 Uhr zur Verfügung. Bitte verlassen Sie sie am Abreisetag bis 10.30 Uhr.",
    { from: "15:00", until: "10:30" },
  ],
  ["Check-in: ab 15:00 Uhr\nCheck-out: bis 10:00 Uhr", { from: "15:00", until: "10:00" }],
  [
    "Unser WLAN heißt Seeblick24, das Passwort lautet moosbeere7.",
    { network: "Seeblick24", password: "moosbeere7" },
  ],
  ['Das WLAN heißt "Seeblick", Passwort: moosbeere7', { network: "Seeblick", password: "moosbeere7" }],
  ["WLAN-Name: Seeblick\nWLAN-Passwort: moosbeere7", { network: "Seeblick", password: "moosbeere7" }],
  ["## WLAN\nNetz: Seeblick\nSchlüssel: moosbeere7", { network: "Seeblick", password: "moosbeere7" }],
  ["## Internet\nNetzwerk Seeblick, Kennwort moosbeere7", { network: "Seeblick", password: "moosbeere7" }],
  [
    "## Internet\nVerbinden Sie sich mit Seeblick, das Kennwort ist moosbeere7.",
    { network: "Seeblick", password: "moosbeere7" },
  ],
  ["Die Haustür öffnen Sie mit dem Code 4419.", { door: "4419" }],
  ["Der Türcode lautet 4419.", { door: "4419" }],
  ["Geben Sie am Tastenfeld der Haustür 4419 ein.", { door: "4419" }],
  ["Code für die Haustür: 4419", { door: "4419" }],
  ["Haustürcode: 4419#", { door: "4419#" }],
  ["Bitte räumen Sie die Wohnung bis 10 Uhr.", { until: "10:00" }],
  ["Am Abreisetag bitte bis 11 Uhr die Wohnung freimachen.", { until: "11:00" }],
  ["Ankunft zwischen 15 und 19 Uhr", { from: "15:00" }],
  ["Arrivée à partir de 16h, départ avant 10h.", { from: "16:00", until: "10:00" }],
  [
    "Vous pouvez arriver dès 16 h et nous vous demandons de libérer le gîte avant 10 h.",
    { from: "16:00", until: "10:00" },
  ],
  [
    "Le gîte est à vous à partir de 16h00. Le jour du départ, merci de partir avant 10h30.",
    { from: "16:00", until: "10:30" },
  ],
  ["Heure d'arrivée : 16h00\nHeure de départ : 10h00", { from: "16:00", until: "10:00" }],
  [
    "Le réseau s'appelle Pigeonnier et le mot de passe est lavande34.",
    { network: "Pigeonnier", password: "lavande34" },
  ],
  ["Wifi : Pigeonnier, mot de passe : lavande34", { network: "Pigeonnier", password: "lavande34" }],
  ["## Wifi\nNom du réseau : Pigeonnier\nClé : lavande34", { network: "Pigeonnier", password: "lavande34" }],
  ["Réseau Wi-Fi : Pigeonnier\nCode Wi-Fi : lavande34", { network: "Pigeonnier", password: "lavande34" }],
  [
    "## Internet\nConnectez-vous au réseau Pigeonnier avec le mot de passe lavande34.",
    { network: "Pigeonnier", password: "lavande34" },
  ],
  ["Le code de la porte est le 4419.", { door: "4419" }],
  ["Le code de la porte d'entrée est 4419.", { door: "4419" }],
  ["Tapez 4419 sur le clavier de la porte d'entrée.", { door: "4419" }],
  ["Code d'entrée : 4419", { door: "4419" }],
  ["Les arrivées se font entre 16h et 20h, les départs avant 10h.", { from: "16:00", until: "10:00" }],
  ["Merci de quitter la maison avant 11 heures.", { until: "11:00" }],
  ["Le logement doit être libéré à 10h.", { until: "10:00" }],
  ["Vous pouvez arriver à partir de 17 heures.", { from: "17:00" }],
  ["La entrada es a partir de las 15:00 y la salida antes de las 11:00.", { from: "15:00", until: "11:00" }],
  [
    "Podéis entrar desde las 4 de la tarde y hay que dejar el piso antes de las 11 de la mañana.",
    { from: "16:00", until: "11:00" },
  ],
  ["Hora de entrada: 15:00\nHora de salida: 11:00", { from: "15:00", until: "11:00" }],
  ["Check-in: desde las 15 h\nCheck-out: hasta las 11 h", { from: "15:00", until: "11:00" }],
  ["Se puede llegar a partir de las 15:00.", { from: "15:00" }],
  ["El último día hay que salir antes de las 12:00.", { until: "12:00" }],
  ["La wifi se llama Azotea y la contraseña es naranjo27.", { network: "Azotea", password: "naranjo27" }],
  ["La red es Azotea5G y la clave naranjo27.", { network: "Azotea5G", password: "naranjo27" }],
  ["## Wifi\nRed: Azotea\nContraseña: naranjo27", { network: "Azotea", password: "naranjo27" }],
  ["Nombre de la red: Azotea\nClave: naranjo27", { network: "Azotea", password: "naranjo27" }],
  ["Wifi: Azotea. Clave: naranjo27.", { network: "Azotea", password: "naranjo27" }],
  ["El código de la puerta es 4419.", { door: "4419" }],
  ["La puerta de la calle se abre con el código 4419.", { door: "4419" }],
  ["Código del portal: 4419", { door: "4419" }],
  ["Marcad 4419 en el teclado de la puerta.", { door: "4419" }],
  ["Il check-in è dalle 15 e il check-out entro le 10.", { from: "15:00", until: "10:00" }],
  ["L'arrivo è dalle ore 15:00, la partenza entro le ore 10:00.", { from: "15:00", until: "10:00" }],
  [
    "Potete arrivare dalle 15 in poi. Il giorno della partenza la casa va lasciata entro le 10.",
    { from: "15:00", until: "10:00" },
  ],
  ["Orario di arrivo: 15:00\nOrario di partenza: 10:00", { from: "15:00", until: "10:00" }],
  ["Arrivo: dalle 16 alle 20\nPartenza: entro le 10.30", { from: "16:00", until: "10:30" }],
  ["La rete si chiama Ulivo e la password è cicala55.", { network: "Ulivo", password: "cicala55" }],
  ["Il wifi si chiama Ulivo_Casa, la password cicala55.", { network: "Ulivo_Casa", password: "cicala55" }],
  ["Rete: Ulivo\nPassword: cicala55", { network: "Ulivo", password: "cicala55" }],
  ["Wi-Fi: rete Ulivo, password cicala55", { network: "Ulivo", password: "cicala55" }],
  ["Il codice della porta è 4419.", { door: "4419" }],
  ["Il portone si apre con il codice 4419.", { door: "4419" }],
  ["Digitate 4419 sulla tastiera della porta.", { door: "4419" }],
  ["Codice portone: 4419", { door: "4419" }],
  ["Dovete lasciare la casa entro le 10 del mattino.", { until: "10:00" }],
  ["A entrada é a partir das 15h e a saída até às 11h.", { from: "15:00", until: "11:00" }],
  ["Pode entrar a partir das 16:00.", { from: "16:00" }],
  ["A rede chama-se Azulejo e a palavra-passe é sardinha12.", { network: "Azulejo", password: "sardinha12" }],
  ["Rede: Azulejo\nSenha: sardinha12", { network: "Azulejo", password: "sardinha12" }],
  ["O código da porta é 4419.", { door: "4419" }],
  ["Inchecken kan vanaf 15.00 uur, uitchecken tot 10.00 uur.", { from: "15:00", until: "10:00" }],
  [
    "U kunt vanaf 15 uur terecht en wij vragen u voor 10 uur te vertrekken.",
    { from: "15:00", until: "10:00" },
  ],
  [
    "Je kunt vanaf 16:00 in het huisje. Op de dag van vertrek graag om 10:00 uur het huis verlaten.",
    { from: "16:00", until: "10:00" },
  ],
  ["Aankomst: vanaf 15:00 uur\nVertrek: voor 10:00 uur", { from: "15:00", until: "10:00" }],
  ["Aankomst na 15.00 uur, vertrek vóór 10.30 uur.", { from: "15:00", until: "10:30" }],
  ["Het huis is van jullie vanaf drie uur 's middags.", { from: "15:00" }],
  ["De wifi heet Duinzicht en het wachtwoord is zeester31.", { network: "Duinzicht", password: "zeester31" }],
  ["Wifi: Duinzicht, wachtwoord: zeester31", { network: "Duinzicht", password: "zeester31" }],
  ["Netwerk: Duinzicht\nWachtwoord: zeester31", { network: "Duinzicht", password: "zeester31" }],
  ["Wifinaam: Duinzicht\nWifiwachtwoord: zeester31", { network: "Duinzicht", password: "zeester31" }],
  [
    "Ons netwerk is Duinzicht_Gast met wachtwoord zeester31.",
    { network: "Duinzicht_Gast", password: "zeester31" },
  ],
  ["De code van de voordeur is 4419.", { door: "4419" }],
  ["Toets 4419 in op het paneel naast de voordeur.", { door: "4419" }],
  ["Deurcode: 4419", { door: "4419" }],
  ["De voordeur gaat open met code 4419.", { door: "4419" }],
  ["Op de laatste dag graag voor 11 uur het huis uit.", { until: "11:00" }],
];

const title: Block = { kind: "heading", level: 1, text: "Rosella Cottage" };

test.each(statements)("%j is read", (text, stated) => {
  const { sentences } = placeManual([title, ...readMarkdown(text)]);
  const valueOf = (field: string) =>
    sentences.find(({ target, value }) => value !== undefined && target?.field === field)?.value;
  const read = Object.entries(fieldsOf).map(([name, field]) => [name, valueOf(field)] as const);
  expect(Object.fromEntries(read.filter(([, value]) => value !== undefined))).toEqual(stated);
});
