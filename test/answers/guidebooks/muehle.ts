import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** A converted watermill in the Volcanic Eifel. */
export const muehle: AnswersGuidebook = {
  language: "de",
  name: "Die Alte Lohmühle",
  sections: {
    property: {
      propertyName: "Die Alte Lohmühle",
      address: "Im Mühlengrund 2",
      city: "Manderscheid",
      state: "Rheinland-Pfalz",
      country: "Germany",
    },
    welcome: {
      text: `<p>Schön, dass Sie da sind! 1743 wurde hier Eichenrinde gemahlen, 2016 haben wir das Gebäude vor dem Einsturz gerettet. Wir, Ulrike und Jochen Pützfeld, leben oben im Ort und sind in zehn Minuten bei Ihnen: 0170 555 0129, am liebsten per WhatsApp.</p><p>Das Rauschen, das Sie nachts hören, ist das Wehr. Wer damit nicht einschlafen kann, findet Ohrstöpsel in der Nachttischschublade.</p>`,
    },
    checkin: {
      checkInType: "Smartes Türschloss",
      checkInTime: "15:30",
      doorCode: "460915",
      details: `<p>Am Eichentor leuchtet das Tastenfeld auf, sobald Sie die Hand darauflegen. Die sechs Ziffern tippen, den Pfeil drücken und gegen die Tür lehnen: Sie klemmt bei Nässe. Beim Hinausgehen den Knauf hochziehen, sonst ist nicht abgeschlossen.</p><p>Sollte die Batterie leer sein, liegt ein Ersatzschlüssel bei Familie Klaes im Forsthaus, 200 Meter bachaufwärts.</p><p>Im Tal gibt es kein Handynetz. Laden Sie die Route also schon an der Autobahn herunter; nach dem Sägewerk geht es scharf links hinunter.</p>`,
      parkingInfo: `<p>Drei Autos passen auf den gepflasterten Hof. Bitte nicht auf der Holzbrücke halten, sie trägt nur 2,5 Tonnen, Wohnmobile bleiben also oben am Wanderparkplatz.</p>`,
    },
    amenities: {
      text: `<h2>Schlafräume</h2><p>Auf dem Mahlboden steht ein Boxspringbett, 180 mal 200. Unterm Dach gibt es zwei Einzelbetten und eine Schlafcouch. Bettwäsche ist aufgezogen; Handtücher, je ein großes und ein kleines pro Person, hängen am Heizkörper im Bad.</p><p>Wolldecken und Wärmflaschen haben wir in die Mehlkiste auf dem Flur gelegt.</p><p>Die Dachfenster verdunkeln Sie mit dem Plissee: einfach am Griff hochschieben.</p><h2>Familien</h2><p>Treppenschutzgitter, ein Beistellbett und ein Tripp-Trapp-Stuhl warten in der Kammer hinter dem Mühlstein. Sagen Sie Bescheid, wenn Sie auch eine Wickelauflage brauchen.</p><h2>Draußen</h2><p>Der Badezuber am Bach ist von April bis Oktober da. Das Wasser wird mit Holz auf 38 Grad gebracht, das dauert drei Stunden.</p><p>Liegestühle und Sonnenschirm sind im Backhaus, ebenso der Schwenkgrill samt Holzkohle.</p>`,
    },
    kitchen: {
      text: `<p>Der Kaffeevollautomat mahlt selbst: Bohnen oben einfüllen, Tasse darunter, fertig. Meldet er „Trester leeren“, ziehen Sie die Schublade vorn heraus. Für Filterfreunde steht ein Porzellanfilter auf dem Regal.</p><p>Das Induktionsfeld mag nur magnetische Töpfe, es sind die mit rotem Punkt. Erscheint ein L, drücken Sie lange auf das Schloss.</p><p>Salz, Pfeffer, Öl, Essig und Gewürze dürfen Sie verbrauchen. Spülmaschinentabs sind unter der Spüle, ein Spülgang läuft gut zwei Stunden.</p><p>Aus der Leitung kommt weiches Trinkwasser, und ein Sprudler steht neben dem Brotkasten.</p>`,
    },
    howto: {
      items: [
        {
          title: "Pelletofen",
          description: `<p>Den Schalter auf der Rückseite umlegen und am Display die Flamme wählen. Nach acht Minuten brennt er von allein. Geht er aus und zeigt E08, ist der Vorratsbehälter leer: Säcke stehen im Backhaus.</p>`,
        },
        {
          title: "Wärmepumpe und Thermostate",
          description: `<p>Tagsüber halten wir 20 Grad, ab 23 Uhr senkt die Anlage auf 17. Mögen Sie es wärmer, tippen Sie am Thermostat auf das Plus, für drei Stunden gilt dann Ihr Wert.</p>`,
        },
        {
          title: "Dusche",
          description: `<p>Der obere Griff ist für die Regenbrause, der untere regelt die Temperatur. Warmes Wasser braucht bis unters Dach etwa eine Minute. Bitte danach abziehen, Lehmputz verträgt keine Nässe.</p>`,
        },
        {
          title: "Waschen und Trocknen",
          description: `<p>Der Waschtrockner verbirgt sich hinter der Schiebetür im Bad. Für Wäsche höchstens sechs Kilo, zum Trocknen nur die Hälfte. Waschmittel dürfen Sie nehmen.</p>`,
        },
        {
          title: "Beamer",
          description: `<p>Statt eines Fernsehers haben wir eine Leinwand: Kordel ziehen, Beamer mit der kleinen Fernbedienung starten, Laptop per HDMI anschließen oder Mediatheken über den Stick schauen.</p>`,
        },
        {
          title: "Mühlrad",
          description: `<p>Es dreht sich von zehn bis achtzehn Uhr und macht Strom. Den Schieber am Mühlgraben bedient ausschließlich Jochen.</p>`,
        },
      ],
    },
    wifi: {
      networkName: "Lohmuehle",
      password: "klappert-am-Bach-1743",
      notes: `<p>Glasfaser bis ins Tal, es dürfte sogar für Videokonferenzen reichen. Telefonieren geht nur so: Schalten Sie in Ihrem Handy WLAN-Anrufe ein. Der Router hängt hinter der Garderobe, zum Neustart zehn Sekunden auf Reset.</p>`,
    },
    rules: {
      rules: [
        "Kinder unter zehn nie allein an den Mühlteich, das Ufer ist nicht eingezäunt",
        "Haustiere können wir wegen einer Allergie leider nicht aufnehmen",
        "Rauchen ist nur auf der Bank am Backhaus gestattet, im Fachwerk auch keine Kerzen",
        "Straßenschuhe lassen Sie bitte am Eingang, Filzpantoffeln stehen im Korb",
        "Nach 22 Uhr keine Musik im Freien, im Forsthaus schlafen kleine Kinder",
        "Mehr als fünf Übernachtungsgäste sind nicht erlaubt",
      ],
    },
    emergency: {
      text: `<p>Notruf 112 über das graue Festnetztelefon in der Diele, das geht auch ohne Handynetz.</p><p>Das nächste Krankenhaus ist das St. Elisabeth in Wittlich, Koblenzer Straße 91, 25 Minuten mit dem Wagen.</p><p>Giftnotruf Mainz: 06131 19240. Zeckenzange und Pflaster sind im Spiegelschrank.</p><p>Steigt der Bach über die rote Marke am Brückenpfeiler, fahren Sie die Autos hinauf und rufen uns an.</p><p>Feuerlöscher hängen in der Diele und unterm Dach. Piepst ein Rauchmelder alle paar Sekunden, ist nur seine Batterie schwach; melden Sie sich dann bei uns.</p><p>Bei Stromausfall: Die Sicherungen finden Sie im Schrank unter der Treppe, die Taschenlampe gleich daneben.</p>`,
    },
    transportation: {
      text: `<p>Ohne Auto wird es mühsam. Der Bus 300 fährt von Manderscheid stündlich nach Wittlich zum Bahnhof, sonntags alle zwei Stunden.</p><p>Ein Taxi bestellen Sie bei Taxi Roden, 06572 555 07, abends bitte früh genug.</p><p>Ladesäulen für E-Autos gibt es am Kurhaus, zwei mit 22 kW. An unseren Steckdosen bitte nicht laden, die Leitungen sind zu alt.</p><p>Räder leiht Ihnen Radsport Theis am Maare-Mosel-Radweg in Daun.</p>`,
    },
    places: {
      items: [
        {
          name: "Manderscheider Burgen",
          description:
            "Zwei verfeindete Ruinen auf zwei Felsen. Die Niederburg ist von März bis Oktober begehbar.",
          category: "Burg",
        },
        {
          name: "Weinfelder Maar",
          description: "Das Totenmaar mit seiner Kapelle, am schönsten im Morgennebel.",
          category: "Natur",
        },
        {
          name: "Schalkenmehrener Maar",
          description: "Naturfreibad im Kratersee mit Steg, Kiosk und flachem Einstieg.",
          category: "Badestelle",
        },
        {
          name: "Lieserpfad",
          description: "Etappe nach Daun, 17 Kilometer. Der Einstieg liegt direkt hinter dem Backhaus.",
          category: "Wanderung",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Maarmuseum",
          description: "Vulkane zum Anfassen, genau richtig, wenn es schüttet. Montags zu.",
        },
        {
          name: "Wild- und Erlebnispark Daun",
          description: "Affen, Hirsche und eine Sommerrodelbahn, mit dem eigenen Auto hindurch.",
        },
        {
          name: "Brot backen",
          description:
            "Jeden zweiten Samstag heizt Jochen den Steinofen an. Teig machen wir zusammen, acht Euro pro Laib.",
        },
        {
          name: "Forellen angeln",
          description: "Tageskarten für die Lieser verkauft die Tourist-Info, Angelschein mitbringen.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Edeka Schlösser",
          description: "Lebensmittel und Drogerie, werktags sieben bis 21 Uhr, mit Pfandautomat.",
          category: "Supermarkt",
        },
        {
          name: "Bäckerei Lutz",
          description: "Brötchen ab halb sieben, sonntags ab acht.",
          category: "Bäckerei",
        },
        {
          name: "Hofladen Weiler",
          description: "Ziegenkäse, Honig und Dauerwurst, freitags und samstags.",
          category: "Hofladen",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Alte Molkerei",
          description: "Döppekooche und Wild aus der Gegend. Mittwochs Ruhetag.",
          category: "Restaurant",
        },
        {
          name: "Pizzeria Da Nino",
          description: "Auch zum Mitnehmen, ins Tal liefert er leider nicht.",
          category: "Pizzeria",
        },
        {
          name: "Café Maarblick",
          description: "Waffeln mit heißen Kirschen und eine vegane Suppe am Tag.",
          category: "Café",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Hausarztpraxis Dr. Simonis",
          description: "Kurfürstenstraße 20, offene Sprechstunde ab acht.",
          category: "Arzt",
        },
        {
          name: "Burg-Apotheke",
          description: "Grafenstraße 11. Wer Notdienst hat, steht an der Tür.",
          category: "Apotheke",
        },
        {
          name: "Volksbank",
          description: "Bargeld rund um die Uhr, gegenüber der Kirche.",
          category: "Geldautomat",
        },
      ],
    },
    departure: {
      checkOutTime: "10:30",
      intro: `<p>Eine spätere Abreise ist gegen 25 Euro bis 14 Uhr möglich, wenn das Putzteam Zeit hat. Fragen Sie uns am Vortag.</p>`,
      items: [
        "Restmüll in die graue, Papier in die grüne Tonne am Tor; Glas bringen Sie zum Container am Sportplatz",
        "Essensreste nicht in den Bach, sondern auf den Kompost hinterm Zuber",
        "Benutzte Handtücher in die Dusche legen, die Betten machen wir",
        "Spülmaschine starten",
        "Pelletofen ausschalten und alle Fenster schließen",
        "Etwas vergessen? Wir schicken es Ihnen gegen Porto nach",
      ],
    },
  },
};
