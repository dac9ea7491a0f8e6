import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** Eine Stadtwohnung in Köln, knapp und in Listen beschrieben. */
export const suelz: AnswersGuidebook = {
  language: "de",
  name: "Stadtwohnung Sülz",
  sections: {
    property: {
      propertyName: "Stadtwohnung Sülz",
      address: "Berrenrather Straße 187",
      city: "Köln",
      state: "Nordrhein-Westfalen",
      country: "Deutschland",
    },
    welcome: {
      text: `<p>Sehr geehrte Gäste, bitte lesen Sie diese Mappe vor der Anreise vollständig.</p><p>Ansprechpartner: Dr. Jürgen Pütz, Telefon 0221 5550174, werktags 9 bis 18 Uhr, sonst bitte per WhatsApp.</p>`,
    },
    checkin: {
      checkInType: "Schlüsseltresor",
      checkInTime: "16:00",
      doorCode: "5174",
      details: `<p>Der Schlüsseltresor befindet sich im Hofdurchgang, zweites Kästchen von oben. Der runde Schlüssel ist für die Haustür, der eckige für die Wohnung, der kleine für Keller und Briefkasten.</p><p>Die Wohnung liegt im 3. Obergeschoss rechts. Einen Aufzug gibt es nicht.</p><p>Die Wohnungstür beim Aufschließen leicht anheben, sonst klemmt der Riegel.</p><p>Frühere Anreise: nach Absprache ab 13 Uhr, Aufpreis 15 Euro.</p>`,
      parkingInfo: `<p>Kein eigener Stellplatz. Anwohnerparken von 9 bis 23 Uhr; Tagesausweise für Besucher à 3 Euro liegen in der Kommode. Parkhaus Uniklinik: 20 Euro am Tag.</p>`,
    },
    amenities: {
      text: `<ul><li>Schlafzimmer: Boxspringbett 160 × 200, Verdunkelungsrollo.</li><li>Arbeitszimmer: Schlafsessel 90 × 190, Schreibtisch, LAN-Dose.</li><li>Zusatzdecken: Bettkasten.</li><li>Handtücher: zwei pro Person, Nachschub im Flurschrank.</li><li>Bad: Dusche, keine Wanne, Haartrockner am Spiegel.</li><li>Bügeleisen, Wäscheständer und Staubsauger: Abstellkammer.</li><li>Ventilator für heiße Nächte: auf dem Kleiderschrank.</li></ul><p>Die Fenster zur Straße haben Schallschutz; ab halb fünf fährt die Straßenbahn. Ohrstöpsel liegen im Nachttisch.</p>`,
    },
    kitchen: {
      text: `<ul><li>Herd: Ceran. Sicherungsknopf links am Schrank muss leuchten, sonst bleibt alles aus.</li><li>Backofen mit Mikrowellenfunktion: Drehknopf auf die Welle stellen.</li><li>Kaffeevollautomat: Bohnen einfüllen, Wasser nur aus dem Filterkrug. Anzeige »Trester« bedeutet: Schublade vorn leeren.</li><li>Spülmaschine: Programm Eco, Tabs unter der Spüle.</li><li>Gewürze, Öl und Essig dürfen benutzt werden.</li></ul><p>Leitungswasser ist trinkbar, aber kalkhaltig. Abfluss der Spüle verstopft: Saugglocke im Putzschrank.</p>`,
    },
    howto: {
      items: [
        {
          title: "Heizung",
          description: `<p>Zentralheizung mit Nachtabsenkung von 23 bis 5:30 Uhr. Gluckert ein Heizkörper, mit dem Vierkantschlüssel aus der Küchenschublade entlüften.</p>`,
        },
        {
          title: "Durchlauferhitzer",
          description: `<p>Warmwasser elektrisch. Bei zu schwachem Strahl springt das Gerät nicht an: Hahn ganz aufdrehen. Temperatur auf 42 Grad lassen.</p>`,
        },
        {
          title: "Waschmaschine",
          description: `<p>Im Keller, Raum 3, Maschine mit dem Schild Pütz. Vor dem Start den Wasserhahn dahinter öffnen. Sonntags darf nicht gewaschen werden.</p>`,
        },
        {
          title: "Mülltrennung",
          description: `<p>Schwarz: Restmüll. Gelb: Verpackungen. Blau: Papier. Braun: Bio. Alle Tonnen stehen im Hof. Altglas: Container Ecke Sülzgürtel, nicht nach 20 Uhr.</p>`,
        },
        {
          title: "Sicherungen",
          description: `<p>Kasten hinter dem Bild im Flur. Der Schalter ganz links ist der FI.</p>`,
        },
      ],
    },
    wifi: {
      networkName: "Puetz-Gast",
      password: "Koelschglas0.2",
      notes: `<p>Glasfaser, 250 Mbit. Router im Arbeitszimmer; nachts bitte nicht ausschalten, da das Telefon daran hängt. Bei Störung: Knopf auf der Rückseite drei Sekunden drücken.</p>`,
    },
    rules: {
      rules: [
        "Ruhezeiten: 13 bis 15 Uhr und 22 bis 6 Uhr",
        "Nichtraucherwohnung; geraucht werden darf im Hof",
        "Haustiere sind nicht gestattet",
        "Höchstens drei Personen, Übernachtungsbesuch nur nach Anmeldung",
        "Fahrräder nicht im Treppenhaus abstellen, sondern im Hof anschließen",
      ],
    },
    emergency: {
      text: `<ul><li>Polizei 110, Feuerwehr und Notarzt 112.</li><li>Ärztlicher Bereitschaftsdienst: 116 117.</li><li>Krankenhaus: Uniklinik, Kerpener Straße 62, zehn Minuten zu Fuß.</li><li>Giftnotruf: 0228 19240.</li><li>Verbandskasten und Feuerlöscher: Abstellkammer.</li><li>Rohrbruch: Haupthahn im Bad hinter der weißen Klappe zudrehen, dann anrufen.</li><li>Schlüssel verloren: Hausmeister Özdemir, 0171 5550133, Kosten 90 Euro.</li></ul>`,
    },
    transportation: {
      text: `<p>Linie 18 ab Haltestelle Sülzburgstraße: Dom und Hauptbahnhof in 14 Minuten. Fahrscheine am Automaten in der Bahn, nur mit Karte.</p><p>Flughafen Köln/Bonn: S19 ab Hauptbahnhof, Gesamtdauer 40 Minuten.</p><p>Taxi: 0221 2882.</p>`,
    },
    places: {
      items: [
        {
          name: "Kölner Dom",
          description: "Turmbesteigung 533 Stufen, 9 bis 18 Uhr, 6 Euro.",
          category: "Sehenswürdigkeit",
        },
        {
          name: "Decksteiner Weiher",
          description: "Tretboote und Minigolf, Biergarten am Haus am See.",
          category: "Ausflug",
        },
      ],
    },
    activities: {
      items: [{ name: "Agrippabad", description: "Hallenbad mit Rutsche und Sauna, Kämmergasse." }],
    },
    shopping: {
      items: [
        {
          name: "Rewe",
          description: "Sülzburgstraße, Montag bis Samstag 7 bis 22 Uhr.",
          category: "Supermarkt",
        },
        {
          name: "Kiosk Ali",
          description: "Gegenüber, bis 1 Uhr nachts, auch sonntags.",
          category: "Büdchen",
        },
      ],
    },
    dining: {
      items: [
        { name: "Bäckerei Zimmermann", description: "Sonntags 8 bis 11 Uhr geöffnet.", category: "Bäckerei" },
        {
          name: "Pizzeria Nennillo",
          description: "Neapolitanisch, ohne Reservierung aussichtslos.",
          category: "Italiener",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Apotheke am Sülzgürtel",
          description: "8:30 bis 18:30 Uhr, samstags bis 14 Uhr.",
          category: "Apotheke",
        },
        {
          name: "Sparkasse",
          description: "Geldautomat rund um die Uhr, Zülpicher Straße.",
          category: "Bank",
        },
      ],
    },
    departure: {
      checkOutTime: "10:30",
      intro: `<p>Gepäck kann am Abreisetag nicht in der Wohnung bleiben; Schließfächer im Hauptbahnhof, 24 Stunden für 8 Euro.</p>`,
      items: [
        "Geschirr spülen und einräumen",
        "Müll in die Tonnen bringen",
        "Heizkörper auf Stern stellen",
        "Alle Schlüssel zurück in den Tresor, Zahlen verdrehen",
      ],
    },
  },
};
