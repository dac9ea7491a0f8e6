import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const nordsee: AnswersGuidebook = {
  language: "de",
  name: "Ferienhaus Wattwurm",
  sections: {
    property: {
      propertyName: "Ferienhaus Wattwurm",
      address: "Deichweg 12",
      city: "Neuharlingersiel",
      state: "Niedersachsen",
      country: "Deutschland",
    },
    welcome: {
      text: "<p>Moin und schön, dass Sie da sind! Unser Haus liegt 300 Meter hinter dem Deich und bietet Platz für sechs Personen in drei Schlafzimmern.</p><p>Bei Fragen hilft Ihnen unsere Hausbetreuerin Frau Janssen, Telefon 04974 551 27. Sie wohnt im roten Backsteinhaus gegenüber.</p>",
    },
    checkin: {
      checkInType: "Persönliche Übergabe",
      checkInTime: "16:00",
      details:
        "<p>Frau Janssen erwartet Sie am Haus und zeigt Ihnen alles. Bitte rufen Sie sie eine halbe Stunde vor Ankunft an.</p><p>Falls Sie erst nach 20 Uhr eintreffen, legt sie den Schlüssel in die Milchkanne neben dem Schuppen.</p>",
      parkingInfo:
        "<p>Zwei Autos passen in die gepflasterte Einfahrt. Im Carport befindet sich eine Wallbox mit 11 kW, die Kilowattstunde berechnen wir mit 45 Cent. Bitte Zählerstand notieren.</p>",
    },
    amenities: {
      text: "<ul><li>Zwei Schlafzimmer mit Doppelbett, eines mit Etagenbett für Kinder ab sechs Jahren</li><li>Bettwäsche und Handtücher sind nicht im Preis enthalten; ein Wäschepaket kostet 18 Euro pro Person</li><li>Sauna im Anbau, Münzautomat: 2 Euro für eine Stunde</li><li>Kaminofen im Wohnzimmer, der erste Korb Holz ist gratis, jeder weitere kostet 8 Euro</li><li>Eingezäunter Garten mit Strandkorb, Schaukel und Sandkasten</li><li>Treppenschutzgitter und Töpfchen finden Sie im Abstellraum</li><li>Brettspiele und Bücher in der Truhe</li><li>Bollerwagen im Schuppen</li></ul>",
    },
    kitchen: {
      text: "<ul><li>Backofen, Mikrowelle und Gefrierfach</li><li>Senseo-Padmaschine und eine French Press</li><li>Fischmesser und Krabbenpulgerät in der untersten Schublade</li><li>Raclettegerät für acht Personen</li></ul><p>Spülmittel, Schwamm und zwei Geschirrtücher sind vorhanden. Müllbeutel und Toilettenpapier reichen für den Anfang, danach bitte selbst kaufen.</p>",
    },
    howto: {
      items: [
        {
          title: "Kaminofen anfeuern",
          description:
            "<p>Luftschieber ganz herausziehen, Anzünder und dünnes Holz auflegen. Nach zehn Minuten Schieber zur Hälfte schließen. Asche erst kalt in den Blecheimer füllen.</p>",
        },
        {
          title: "Warmwasser",
          description:
            "<p>Das Wasser kommt aus einem Speicher mit 150 Litern. Nach drei langen Duschen dauert es etwa 40 Minuten, bis es wieder heiß ist.</p>",
        },
        {
          title: "Sauna",
          description:
            "<p>Münzen einwerfen, Drehregler auf 85 Grad. Bitte immer ein Handtuch unterlegen, keine Aufgüsse mit Öl.</p>",
        },
        {
          title: "Rollläden",
          description:
            "<p>Bei Windstärke über 7 fahren sie von selbst hoch. Das ist kein Defekt, sondern Schutz.</p>",
        },
        {
          title: "Fernseher",
          description:
            "<p>Mit der schwarzen Fernbedienung einschalten, mit der silbernen den Sender wählen. Bei Bild ohne Ton die Soundbar am Rand antippen.</p>",
        },
        {
          title: "Fahrradschuppen",
          description:
            "<p>Das Vorhängeschloss öffnet mit 1953. Eine Luftpumpe hängt an der Innenseite der Tür.</p>",
        },
      ],
    },
    wifi: {
      networkName: "Wattwurm",
      password: "EbbeUndFlut!12",
      notes:
        "<p>Das Internet reicht für Mails und Filme; bei Gewitter fällt es gelegentlich aus. Am Küchentisch ist das Signal am besten.</p>",
    },
    rules: {
      rules: [
        "Ein Hund ist willkommen, er kostet 6 Euro pro Nacht und darf nicht in die Betten.",
        "Das ganze Haus ist rauchfrei, Kippen bitte nicht in den Garten werfen.",
        "Grillen nur auf der Terrasse, bei starkem Wind gar nicht.",
        "Sandige Schuhe und Gummistiefel bleiben im Windfang.",
        "Von 13 bis 15 Uhr gilt im Ort Mittagsruhe.",
        "Feuerwerk ist wegen der Reetdächer streng verboten.",
      ],
    },
    emergency: {
      text: "<p>Notruf 112. Bei Seenot oder jemandem im Watt: Seenotleitung 124 124.</p><p>Arztpraxis Dr. Harms, Cliener Straße 4, Sprechstunde werktags 8 bis 12 Uhr, Telefon 04971 3388.</p><p>Das nächste Krankenhaus ist in Wittmund, 20 Minuten mit dem Auto.</p><p>Stromausfall: Sicherungen im Hauswirtschaftsraum, obere Reihe. Pflaster und Zeckenzange in der Küchenschublade neben dem Herd. Rauchmelder piept? Ersatzbatterien liegen daneben.</p>",
    },
    transportation: {
      text: "<p>Der Bus 311 fährt vom Hafen nach Esens zum Bahnhof, werktags etwa jede Stunde. Mit der Gästekarte fahren Sie für einen Euro.</p><p>Die Fähre nach Spiekeroog legt je nach Tide ab, Überfahrt 45 Minuten. Fahrkarten besser am Vortag kaufen.</p><p>Taxi Eilers: 04971 7070.</p>",
    },
    places: {
      items: [
        {
          name: "Kutterhafen",
          description: "Nachmittags laufen die Boote ein und verkaufen frische Krabben direkt vom Schiff.",
          category: "Hafen",
        },
        {
          name: "Badestrand",
          description:
            "Bewacht von Mai bis September. Strandkörbe kosten 10 Euro am Tag. Der Hundestrand liegt am östlichen Ende.",
          category: "Strand",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Wattwanderung",
          description:
            "Nur mit Führer! Treffpunkt am Strandkiosk, Erwachsene 14 Euro, Kinder 7 Euro. Barfuß oder mit alten Socken.",
        },
        {
          name: "Badewerk",
          description: "Meerwasserhallenbad mit Rutsche, ideal bei Regen, dienstags geschlossen.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Edeka Esens",
          description: "Großer Markt, acht Kilometer entfernt, bis 21 Uhr offen.",
          category: "Supermarkt",
        },
        {
          name: "Dorfladen Siel",
          description: "Brötchen, Milch und Zeitungen, täglich ab 7 Uhr, in der Saison auch sonntags.",
          category: "Laden",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Fischhus Poppinga",
          description: "Scholle mit Speck, freier Blick auf den Hafen, mittwochs Ruhetag.",
          category: "Restaurant",
        },
        {
          name: "Teestube am Sieltor",
          description: "Ostfriesentee mit Kluntje und hausgemachter Torte.",
          category: "Café",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Radverleih Tammen",
          description: "E-Bikes für 25 Euro, Kinderanhänger 9 Euro am Tag, bringt auf Wunsch ans Haus.",
          category: "Verleih",
        },
        {
          name: "Kurverwaltung",
          description:
            "Hier bekommen Sie die Gästekarte. Der Gästebeitrag beträgt im Sommer 3,50 Euro je Erwachsenem und Nacht.",
          category: "Tourismus",
        },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro:
        "<p>Wir hoffen, Sie hatten erholsame Tage. Die Endreinigung ist bezahlt, bitte hinterlassen Sie alles besenrein.</p>",
      items: [
        "Kühlschrank ausräumen, Tür aber zulassen.",
        "Restmüll in die graue Tonne, sie wird donnerstags geleert.",
        "Strandkorb mit der Haube abdecken.",
        "Schlüssel bei Frau Janssen in den Briefkasten werfen.",
        "Zählerstand der Wallbox per SMS melden.",
      ],
    },
  },
};
