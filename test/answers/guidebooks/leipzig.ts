import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const leipzig: AnswersGuidebook = {
  language: "de",
  name: "Altbauwohnung Südvorstadt",
  sections: {
    property: {
      propertyName: "Altbauwohnung Südvorstadt",
      address: "Kochstraße 47, 3. OG rechts",
      city: "Leipzig",
      state: "Sachsen",
      country: "Deutschland",
    },
    welcome: {
      text: "<p>Herzlich willkommen in Leipzig! Wir sind Katrin und Jens und wohnen selbst zwei Straßen weiter.</p><p>Die Wohnung hat 68 Quadratmeter und ist für bis zu vier Personen gedacht. Am besten erreicht ihr uns über WhatsApp unter 0151 2345 8890, zwischen 8 und 21 Uhr antworten wir meist sofort.</p>",
    },
    checkin: {
      checkInType: "Schlüsseltresor",
      checkInTime: "15:00",
      doorCode: "4718",
      details:
        "<p>Der Schlüsseltresor hängt links neben der Haustür hinter dem Briefkasten. Code eingeben, schwarzen Hebel nach unten drücken, Klappe öffnen.</p><ul><li>Der große Schlüssel mit dem roten Ring ist für die Haustür, der kleine für die Wohnung.</li><li>Ihr kommt früher an? Koffer könnt ihr ab 11 Uhr im Abstellraum im Erdgeschoss unterstellen.</li><li>Es gibt keinen Aufzug, bis zu uns sind es 62 Stufen.</li></ul>",
      parkingInfo:
        "<p>In der Kochstraße parkt man kostenlos, abends wird es allerdings eng.</p><p>Sicherer ist das Parkhaus am Südplatz, dort zahlt ihr 12 Euro pro Tag. Einfahrtshöhe maximal 1,95 m.</p>",
    },
    amenities: {
      text: "<ul><li>Schlafzimmer mit Doppelbett 160 x 200 cm</li><li>Schlafsofa im Wohnzimmer, Bettzeug dafür liegt im Bettkasten</li><li>Reisebett für Babys im Flurschrank, bitte Spannbettlaken aus der Schublade nehmen</li><li>Handtücher: zwei pro Gast, liegen auf dem Bett</li><li>Föhn unter dem Waschbecken</li><li>Bügeleisen und Bügelbrett hinter der Schlafzimmertür</li><li>Smart-TV mit Netflix, bitte meldet euch mit eurem eigenen Konto an</li><li>Balkon zum Hof mit zwei Stühlen und Aschenbecher</li></ul>",
    },
    kitchen: {
      text: "<p>Die Küche ist voll ausgestattet, bedient euch gern an Salz, Öl und Gewürzen.</p><ul><li>Filterkaffeemaschine, Filtertüten Größe 4 stehen im Oberschrank; Kaffeepulver für den ersten Morgen ist da</li><li>Wasserkocher und Toaster</li><li>Hochstuhl zum Anklemmen in der Speisekammer</li><li>Spülmaschine, Tabs liegen unter der Spüle</li></ul><p>Das Leitungswasser könnt ihr bedenkenlos trinken.</p>",
    },
    howto: {
      items: [
        {
          title: "Heizung",
          description:
            "<p>Die Thermostate an den Heizkörpern gehen von 1 bis 5. Stufe 3 entspricht etwa 20 Grad. Wird es trotzdem nicht warm, schaut bitte, ob die Gastherme in der Speisekammer auf Wintersymbol steht.</p>",
        },
        {
          title: "Waschmaschine",
          description:
            "<p>Steht im Bad. Erst den Wasserhahn an der Wand aufdrehen, dann Programm wählen. Waschpulver dürft ihr benutzen. Trocknen könnt ihr auf dem Wäscheständer auf dem Balkon.</p>",
        },
        {
          title: "Sicherungskasten",
          description:
            "<p>Wenn eine Sicherung herausspringt: Der graue Kasten sitzt im Flur über der Garderobe. Den gekippten Schalter einfach wieder nach oben drücken.</p>",
        },
        {
          title: "Müll trennen",
          description:
            "<p>Die Tonnen stehen im Hof. Gelb für Verpackungen, blau für Papier, braun für Bioabfall, schwarz für den Rest. Glas kommt in die Container an der Ecke Kantstraße.</p>",
        },
        {
          title: "Herd",
          description:
            "<p>Das Induktionsfeld hat eine Kindersicherung. Wenn ein L im Display leuchtet, drei Sekunden auf das Schlosssymbol drücken.</p>",
        },
      ],
    },
    wifi: {
      networkName: "Koch47-Gast",
      password: "Gose-und-Lerche-24",
      notes:
        "<p>Der Router steht im Wohnzimmer hinter dem Bücherregal. Bei Problemen Stecker ziehen, 30 Sekunden warten, wieder einstecken. Im Schlafzimmer ist der Empfang etwas schwächer.</p>",
    },
    rules: {
      rules: [
        "In der Wohnung wird nicht geraucht, auf dem Balkon ist es erlaubt.",
        "Ab 22 Uhr bitte Zimmerlautstärke, das Haus ist hellhörig.",
        "Haustiere können wir wegen einer Allergie leider nicht aufnehmen.",
        "Keine Feiern und keine weiteren Übernachtungsgäste ohne Absprache.",
        "Geht ein Schlüssel verloren, berechnen wir 85 Euro für den Austausch des Zylinders.",
      ],
    },
    emergency: {
      text: "<ul><li>Feuerwehr und Rettungsdienst: 112, Polizei: 110</li><li>Ärztlicher Bereitschaftsdienst am Abend und am Wochenende: 116117</li><li>Notaufnahme: Klinikum St. Georg, Delitzscher Straße 141</li><li>Feuerlöscher: neben der Küchentür</li><li>Verbandskasten: im Spiegelschrank im Bad</li><li>Wasserrohrbruch: Haupthahn unter der Spüle nach rechts zudrehen und Hausmeister Herrn Böhme anrufen, 0341 998 2210</li></ul>",
    },
    transportation: {
      text: "<p>Die Straßenbahnlinien 10 und 11 halten am Südplatz, vier Minuten zu Fuß. Zum Hauptbahnhof dauert es 14 Minuten.</p><p>Eine Tageskarte der LVB kostet 8,60 Euro, ihr bekommt sie am Automaten in der Bahn oder in der App LeipzigMOVE.</p><p>Zum Flughafen fährt die S5 ab Hauptbahnhof alle 30 Minuten.</p><p>Zwei Fahrräder stehen im Keller, Zahlenschloss 2906. Ihr dürft sie gratis nutzen.</p>",
    },
    places: {
      items: [
        {
          name: "Völkerschlachtdenkmal",
          description: "91 Meter hoch, die letzten Stufen sind eng, oben lohnt der Blick. Eintritt 10 Euro.",
          category: "Sehenswürdigkeit",
        },
        {
          name: "Clara-Zetkin-Park",
          description: "Großer Park mit Wiesen und zwei schönen Spielplätzen, zehn Minuten zu Fuß.",
          category: "Park",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Cospudener See",
          description: "Badesee mit Sandstrand im Süden, mit dem Rad etwa 25 Minuten.",
        },
        {
          name: "Kanutour",
          description: "Boote verleiht der Stadthafen, zwei Stunden kosten rund 24 Euro.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Rewe am Südplatz",
          description: "Montag bis Samstag von 7 bis 22 Uhr, mit Pfandautomat.",
          category: "Supermarkt",
        },
        {
          name: "Promenaden Hauptbahnhof",
          description: "Einige Läden haben auch am Sonntag geöffnet, zum Beispiel die Drogerie.",
          category: "Einkaufszentrum",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Bäckerei Kleinert",
          description: "Frische Semmeln ab 6:30 Uhr, sonntags ab 8 Uhr. Gleich um die Ecke.",
          category: "Bäckerei",
        },
        {
          name: "Deli Grün",
          description: "Vegane Burger und Bowls, auch zum Mitnehmen.",
          category: "Restaurant",
        },
        {
          name: "Gasthaus Feinkost",
          description: "Sächsische Küche, probiert den Sauerbraten. Freitags unbedingt reservieren.",
          category: "Restaurant",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Löwen-Apotheke",
          description: "Karl-Liebknecht-Straße 59, Samstag bis 14 Uhr.",
          category: "Apotheke",
        },
        {
          name: "Zwischenreinigung",
          description: "Auf Wunsch für 35 Euro, bitte zwei Tage vorher Bescheid geben.",
          category: "Reinigung",
        },
      ],
    },
    departure: {
      checkOutTime: "11:00",
      intro:
        "<p>Schade, dass ihr schon fahrt! Ein späterer Auszug bis 13 Uhr kostet 20 Euro, wenn an dem Tag niemand anreist.</p>",
      items: [
        "Bitte das Geschirr spülen oder die Spülmaschine anstellen.",
        "Bettwäsche abziehen und in die blaue Tasche stecken.",
        "Müll in den Hof bringen.",
        "Fenster schließen und Heizung auf 1 stellen.",
        "Schlüssel zurück in den Tresor legen und Zahlen verdrehen.",
      ],
    },
  },
};
