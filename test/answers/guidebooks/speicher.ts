import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** A flat in an old warehouse near the port of Hamburg. */
export const speicher: AnswersGuidebook = {
  language: "de",
  name: "Speicherloft Elbe",
  sections: {
    property: {
      propertyName: "Speicherloft Elbe",
      address: "Große Elbstraße 212",
      city: "Hamburg",
      state: "Hamburg",
      country: "Germany",
    },
    welcome: {
      text: `<p>Moin und herzlich willkommen! Ich bin Frauke und wohne zwei Straßen weiter. Am schnellsten antworte ich unter 0151 55501234, auch abends.</p><p>Morgens hört man die Nebelhörner. Das ist der Hafen, kein Alarm.</p>`,
    },
    checkin: {
      checkInType: "Schlüsseltresor",
      checkInTime: "15:00",
      doorCode: "4417",
      details: `<p>Der kleine Tresor sitzt links neben den Briefkästen. Code eingeben, Klappe nach unten ziehen, Schlüssel entnehmen und die Zahlen verdrehen.</p><p>Der runde Schlüssel passt unten, der eckige oben im dritten Stock. Der Lastenaufzug bleibt nachts aus.</p><p>Ihr kommt nach 22 Uhr? Kein Problem, der Tresor ist immer zugänglich. Bitte leise im Treppenhaus.</p>`,
      parkingInfo: `<p>Anwohnerparken: Besucher stellen das Auto im Parkhaus Fischmarkt ab, 18 Euro am Tag. Im Hof darf nur be- und entladen werden.</p>`,
    },
    amenities: {
      text: `<p>Boxspringbett im Schlafzimmer, die Couch im Wohnraum lässt sich ausziehen. Bettwäsche dafür steckt im Bettkasten.</p><p>Handtücher und Föhn im Bad, Bügeleisen im Flurschrank.</p><p>Reisebett und Hochstuhl stellen wir auf Wunsch bereit, ohne Aufpreis.</p><p>Waschkeller: Waschmaschine und Trockner laufen mit Münzen, je 2 Euro. Marken braucht man nicht.</p><p>Arbeitsplatz mit Monitor am Fenster zur Elbe.</p>`,
    },
    kitchen: {
      text: `<p>Siebträger: Wasser auffüllen, zehn Minuten vorheizen, Bohnen sind in der Dose mit dem Anker.</p><p>Das Kochfeld entsperrt ihr mit dem Schlüsselsymbol. Töpfe im Auszug darunter.</p><p>Leitungswasser könnt ihr bedenkenlos trinken.</p><p>Spülmaschine: Tabs unter der Spüle, Programm Eco genügt.</p><p>Der Eisschrank friert zu, wenn die Klappe offen bleibt.</p>`,
    },
    howto: {
      items: [
        {
          title: "Fußbodenheizung",
          description: `<p>Der Regler im Flur steht auf 20 Grad. Sie ist träge: eine Änderung merkt man erst nach drei Stunden.</p>`,
        },
        {
          title: "Verdunkelung",
          description: `<p>Die Außenrollos fahren mit der Fernbedienung am Nachttisch, Taste 1 links, Taste 2 rechts.</p>`,
        },
        {
          title: "Fernseher",
          description: `<p>Eingang HDMI 2 wählen. Netflix ist mit dem Gästeprofil angemeldet; bitte am Ende nicht abmelden.</p>`,
        },
        {
          title: "Regendusche",
          description: `<p>Rechter Griff für die Temperatur, linker für die Menge. Den Abzieher danach bitte benutzen, das Holz quillt.</p>`,
        },
      ],
    },
    wifi: {
      networkName: "Speicher3",
      password: "barkasse!anker7",
      notes: `<p>Der Router steht auf dem Kleiderschrank. Stecker ziehen, zehn Sekunden warten, dann läuft er wieder.</p>`,
    },
    rules: {
      rules: [
        "Geraucht wird nur auf dem Balkon",
        "Kleine Hunde sind nach Absprache willkommen, 10 Euro pro Nacht",
        "Ab 22 Uhr gilt im Haus Nachtruhe, keine Feiern",
        "Höchstens vier Personen übernachten hier",
        "Schuhe bitte im Flur ausziehen, der Boden ist geölt",
      ],
    },
    emergency: {
      text: `<p>Feuerwehr und Rettung 112, Polizei 110.</p><p>Ärztlicher Bereitschaftsdienst 116117. Das Krankenhaus Altona hat rund um die Uhr eine Notaufnahme.</p><p>Der Sicherungskasten ist hinter dem Bild mit dem Leuchtturm.</p><p>Wasser läuft aus? Den roten Hebel unter der Küchenspüle quer stellen und mich anrufen.</p><p>Verbandskasten und Feuerlöscher hängen im Flur.</p><p>Bei Sturmflut heulen die Sirenen: Auto aus dem Hof holen und oben bleiben.</p>`,
    },
    transportation: {
      text: `<p>Die Buslinie 111 hält vor der Tür und fährt zu den Landungsbrücken. S-Bahn Königstraße: neun Minuten zu Fuß.</p><p>Fahrkarten gibt es in der hvv-App; die Tageskarte lohnt sich ab drei Fahrten.</p><p>Zum Flughafen fährt die S1 in 35 Minuten.</p><p>Stadträder stehen an der Ecke Carsten-Rehder-Straße, die erste halbe Stunde ist gratis.</p><p>Die Fähre 62 ist im Ticket enthalten und die schönste Hafenrundfahrt.</p>`,
    },
    places: {
      items: [
        {
          name: "Elbphilharmonie",
          description: "Plaza kostenlos mit Ticket vom Automaten.",
          category: "Wahrzeichen",
        },
        {
          name: "Altonaer Balkon",
          description: "Blick über Hafen und Köhlbrandbrücke.",
          category: "Aussicht",
        },
        {
          name: "Elbstrand Övelgönne",
          description: "Sand, Grillglut und große Schiffe. Baden ist wegen der Strömung gefährlich.",
          category: "Strand",
        },
        {
          name: "Miniatur Wunderland",
          description: "Für Klein und Groß, vorher Karten reservieren.",
          category: "Museum",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Fischmarkt",
          description: "Sonntags ab fünf, Bananen fliegen durch die Luft.",
          category: "Markt",
        },
        {
          name: "Edeka Große Bergstraße",
          description: "Montag bis Samstag, 7 bis 22 Uhr.",
          category: "Supermarkt",
        },
        { name: "Bäckerei Junge", description: "Franzbrötchen, sonntags ab acht.", category: "Bäckerei" },
      ],
    },
    dining: {
      items: [
        { name: "Fischbrötchen Brücke 10", description: "Matjes auf die Hand.", category: "Imbiss" },
        { name: "Henssler", description: "Sushi, ohne Reservierung aussichtslos.", category: "Restaurant" },
        { name: "Happenpappen", description: "Alles pflanzlich, große Bowls.", category: "Vegan" },
        { name: "Zum Schellfischposten", description: "Älteste Seemannskneipe Altonas.", category: "Kneipe" },
      ],
    },
    services: {
      items: [
        { name: "Elb-Apotheke", description: "Große Bergstraße, bis 19 Uhr.", category: "Apotheke" },
        { name: "Geldautomat", description: "Haspa am Fischmarkt.", category: "Bank" },
        { name: "Schließfächer", description: "Bahnhof Altona, Gleis 5, ab 4 Euro.", category: "Gepäck" },
      ],
    },
    departure: {
      checkOutTime: "11:00",
      intro: `<p>Bis 14 Uhr bleiben kostet 25 Euro, wenn niemand anreist. Schreibt mir am Vortag.</p>`,
      items: [
        "Restmüll in die graue Tonne im Hof, Papier in die blaue, Glas zum Container am Fischmarkt",
        "Geschirr in die Maschine räumen und starten",
        "Schlüssel zurück in den Tresor",
        "Alle Fenster zu, bei Regen auch die Dachluke",
      ],
    },
  },
};
