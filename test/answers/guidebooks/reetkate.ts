import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const reetkate: AnswersGuidebook = {
  language: "de",
  name: "Silkes Reetkate",
  sections: {
    property: {
      propertyName: "Silkes Reetkate",
      address: "Bernsteinweg 7",
      city: "Born am Darß",
      state: "Mecklenburg-Vorpommern",
      country: "Deutschland",
    },
    welcome: {
      text: "<p>Moin ihr Lieben! Schön, dass ihr da seid. Die Kate ist von 1846, mein Uropa hat hier noch Netze geflickt, und entsprechend schief ist alles. Im Durchgang zur Schlafkammer ist der Türbalken nur 1,72 m hoch, da hat sich noch jeder einmal den Kopf gestoßen. Im Tiefkühlfach liegen deshalb zwei Kühlkissen.</p><p>Nachts poltert es manchmal über euch: das ist Horst, unser Marder. Er wohnt im Reet und kommt nicht rein, versprochen. Wer davon nicht schlafen kann, findet Ohrstöpsel in der Nachttischschublade.</p><p>Ich wohne selbst in Prerow, bin also in einer Viertelstunde da, wenn es klemmt. Am liebsten per WhatsApp, ab 21 Uhr bitte nur noch bei echten Notfällen. Eure Silke</p>",
    },
    checkin: {
      checkInType: "Schlüsselkasten",
      checkInTime: "16:00",
      doorCode: "4718",
      details:
        "<p>Der Schlüsselkasten hängt links am Holzschuppen hinter der Regentonne. Code eingeben, schwarzen Hebel nach unten. Bei Salzluft hakt er gern: dann beherzt mit der Faust unten gegen klopfen, er ist das gewohnt.</p><p>Die blaue Haustür beim Aufschließen kräftig zu euch heranziehen, sonst dreht der Schlüssel nicht. Es gibt zwei Schlüsselbunde, der kleine silberne ist für den Schuppen.</p><p>Früher anreisen klappt leider nur außerhalb der Ferien, fragt mich am Vortag. Euer Gepäck könnt ihr aber ab 12 Uhr schon in den Schuppen stellen.</p>",
      parkingInfo:
        "<p>Auf dem Grundstück ist Platz für ein Auto, bitte auf den Muschelschotter und nicht auf die Wiese, darunter liegt der Tank der Kläranlage. Ein zweiter Wagen muss auf den Parkplatz am Hafen, 6 Euro am Tag, nur Münzen.</p>",
    },
    amenities: {
      text: "<ul><li>Erdgeschoss: Wohnküche mit Kaminofen, Duschbad, kleine Schlafkammer mit Doppelbett 1,60 m</li><li>Oben unterm Dach: zwei Einzelbetten, die Stiege ist steil wie eine Leiter und für kleine Kinder nix</li><li>Reisebettchen und Hochstuhl stehen zusammengeklappt hinter der Tür im Abstellraum, Laken dafür bitte mitbringen</li><li>Waschmaschine im Bad, Wäscheleine hinterm Schuppen. Einen Trockner haben wir nicht, dafür Wind.</li><li>Fernseher gibt es bewusst keinen. Dafür ein Regal mit Spielen und den kompletten Ostseekrimis.</li></ul><p>Handtücher: pro Person ein großes und ein kleines. Die sind bitte nur fürs Haus, der Sand geht aus dem Frottee nie wieder raus.</p><p>Im Schuppen stehen zwei Damenräder und ein Herrenrad für euch, kostet nix. Pumpe und Flickzeug sind in der roten Brotdose am Regal. Kinderräder müsst ihr leihen.</p>",
    },
    kitchen: {
      text: "<p>Gekocht wird auf Propangas. Die Flasche steht im Schränkchen neben dem Herd; wenn die Flamme klein und gelb wird, ist sie leer. Die volle steht im Schuppen, Achtung, Linksgewinde!</p><p>Kaffee: Filtermaschine und eine Bialetti. Filtertüten Größe 4, Salz, Pfeffer, Öl und eine Handvoll Teebeutel sind immer da.</p><p>Der Geschirrspüler ist ein schmaler und braucht Geduld, das Sparprogramm dauert dreieinhalb Stunden. Die Tabs liegen unter der Spüle.</p><p>Leitungswasser könnt ihr trinken, es ist nur ziemlich hart. Für Wasserkocher und Kaffeemaschine steht Essig im Schrank.</p><p>Krümel lockt Ameisen: Marmelade und Zucker bitte in die Blechdosen, im Juni marschieren sie sonst durchs Fenster ein.</p>",
    },
    howto: {
      items: [
        {
          title: "Warmwasser und Dusche",
          description:
            "<p>Unser Boiler fasst 80 Liter. Das reicht für drei vernünftige oder eine ausgiebige Dusche, danach muss er ungefähr 40 Minuten nachheizen.</p><p>Der Duschvorhang gehört nach innen, der Boden hat nämlich Gefälle zur falschen Seite. Abzieher steht in der Ecke.</p>",
        },
        {
          title: "Kaminofen",
          description:
            "<p>Luftschieber ganz rausziehen, zwei Scheite, ein Anzünder obendrauf, Tür erst nach fünf Minuten ganz schließen. Nur das Buchenholz aus dem Korb, keine Kiefer und kein Strandgut, das Salz frisst mir das Rohr.</p><p>Ein Korb Holz ist im Preis drin, jeder weitere kostet 8 Euro in die Kaffeedose auf dem Sims.</p>",
        },
        {
          title: "Heizung",
          description:
            "<p>Im Bad und in der Kammer hängen Elektroheizkörper. Die Nachtabsenkung ist von 23 bis 6 Uhr programmiert, wer friert, drückt zweimal auf die Sonne.</p>",
        },
        {
          title: "Kläranlage",
          description:
            "<p>Wir hängen nicht am Kanal, sondern haben eine biologische Kleinkläranlage. Wenn es morgens im Abfluss gluckert, arbeitet sie nur. In die Toilette darf ausschließlich Klopapier, Feuchttücher und Tampons bringen die Bakterien um.</p><p>Blinkt am Kasten neben der Gartenpforte die rote Lampe, ruft mich bitte sofort an.</p>",
        },
        {
          title: "Strom weg?",
          description:
            "<p>Wasserkocher und Heizlüfter gleichzeitig mag das alte Haus nicht. Der Sicherungskasten ist hinter dem Bild mit dem Zeesboot, der dritte Hebel von links ist die Küche.</p>",
        },
        {
          title: "Strandkorb",
          description:
            "<p>Ihr habt von Mai bis September einen eigenen Strandkorb am Übergang 14, Nummer 212. Der Schlüssel für das Holzgitter hängt am Haken mit dem Seestern. Abends bitte wieder abschließen und mit dem Rücken gegen Westen drehen.</p>",
        },
        {
          title: "Mülltrennung",
          description:
            "<p>Schwarze Tonne Restmüll, blaue Papier, Verpackungen in den gelben Sack, die Rolle liegt in der Küchenbank. Abgeholt wird jeden zweiten Freitag, der Kalender klebt innen an der Schuppentür. Flaschen und Gläser zum Container am Hafen, aber nicht in der Mittagszeit.</p>",
        },
      ],
    },
    wifi: {
      networkName: "Reetkate",
      password: "HorstDerMarder1846",
      notes:
        "<p>Die Lehmwände schlucken alles. Unterm Dach kommt kaum was an, da hilft der kleine Verstärker, der in die Steckdose oben an der Stiege gehört. Zum Mailen reicht es, für Videokonferenzen eher nicht.</p><p>Handyempfang: Telekom geht im Garten, mit o2 und Vodafone müsst ihr vor zum Deich laufen.</p>",
    },
    rules: {
      rules: [
        "Unterm Reetdach ist offenes Feuer lebensgefährlich: kein Grill, keine Fackeln, keine Kerzen draußen und an Silvester keine Raketen. Grillen dürft ihr auf dem Platz am Hafen.",
        "Geraucht wird nur an der Gartenpforte, Aschenbecher ist der Eimer mit Sand.",
        "Ein wohlerzogener Hund darf mit, 7 Euro pro Nacht, aber nicht in die Betten.",
        "Ab 22 Uhr bitte leise im Garten, Frau Pagels nebenan steht um fünf auf.",
        "Höchstens vier Leute übernachten, auch kein Zelt auf der Wiese.",
        "Fenster zu bei Westwind, sonst schlägt die Scheibe in der Gaube raus.",
        "Die Schwalbennester über der Tür bleiben dran, auch wenn sie kleckern.",
      ],
    },
    transportation: {
      text: "<p>Der Bus 210 hält an der Kirche und fährt Richtung Barth und nach Prerow, im Sommer stündlich, im Winter nur viermal am Tag. Mit der Kurkarte fahrt ihr umsonst.</p><p>Der nächste richtige Bahnhof ist in Barth, 25 km. Taxi bitte am Tag vorher bei Frau Wendt bestellen, spontan kommt hier keiner: 038234 55 017.</p><p>Wer elektrisch fährt: Säule mit zwei Plätzen hinter dem Gemeindehaus, 22 kW. Aus unserer Gartensteckdose bitte nicht, die Leitung ist von 1974.</p>",
    },
    services: {
      items: [
        {
          name: "Kurabgabe",
          description:
            "Kurabgabe: zahlt ihr in der Kurverwaltung Chausseestraße, bitte am ersten Werktag, 2,50 Euro pro Erwachsenem und Tag, unter 16 frei.",
        },
        {
          name: "Bettwäsche",
          description:
            "Bettwäsche ist bezogen. Die Endreinigung macht Doreen, die ist in der Rechnung schon drin.",
        },
        {
          name: "Brötchen",
          description:
            "Brötchen bringt Bäcker Kranich morgens bis halb acht an die Pforte: Zettel am Abend vorher bis 18 Uhr in seinen Briefkasten am Ortseingang. Montags ist Pause.",
        },
        {
          name: "Massagen",
          description:
            "Massagen macht Heike im Nachbarort, kommt auch mit der Liege ins Haus: 0151 555 0143.",
        },
      ],
    },
    emergency: {
      text: "<p>Feuer und Rettung 112, Polizei 110. Gebt als Adresse immer »Reetdachhaus, Bernsteinweg 7« an, dann kommen die mit dem großen Fahrzeug.</p><p>Hausarzt Dr. Brandt in Prerow, vormittags ohne Termin. Nachts und am Wochenende der Bereitschaftsdienst unter 116 117. Krankenhaus ist erst in Ribnitz-Damgarten.</p><p>Zecken gibt es hier massig. Eine Zeckenkarte und Pinzette liegen im Spiegelschrank, Pflaster auch.</p><p>Feuerlöscher unter der Stiege, der Haupthahn fürs Wasser ist im Bad unter der Holzklappe.</p><p>Kreuzottern sonnen sich auf den Waldwegen. Abstand halten, Hund an die Leine, bei Biss ruhig bleiben und 112 wählen.</p>",
    },
    dining: {
      items: [
        {
          name: "Fischräucherei Kapitän Lütt",
          description:
            "Direkt vom Kutter, geräuchert wird dienstags und freitags ab 11. Wenn weg, dann weg. Nur Bargeld.",
          category: "Fisch",
          address: "Am Hafen 3",
        },
        {
          name: "Peterssons Hof",
          description: "Sanddorntorte, im Garten unter Apfelbäumen. Mittwochs Ruhetag.",
          category: "Café",
          phone: "038234 55 220",
        },
        {
          name: "Zur Boddenblick-Terrasse",
          description:
            "Gutbürgerlich, vegetarisch gibt es immerhin drei Gerichte. Im August unbedingt Tisch bestellen, Küche schließt um halb neun.",
          category: "Restaurant",
          phone: "038234 55 301",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Edeka Prerow",
          description: "Der nächste Supermarkt, 8 km. In der Saison auch sonntags von 11 bis 17 Uhr.",
          category: "Supermarkt",
        },
        {
          name: "Hofladen Wiek",
          description: "Eier, Kartoffeln, Honig im Selbstbedienungshäuschen, Kasse des Vertrauens.",
          category: "Hofladen",
        },
        {
          name: "Bernstein-Apotheke",
          description: "Mo bis Fr bis 18 Uhr, samstags bis 12.",
          category: "Apotheke",
          address: "Prerow, Waldstraße",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Weststrand",
          description:
            "Wild und ohne Bude. Nur zu Fuß oder mit dem Rad durch den Wald, 9 km. Hier stört sich keiner daran, wenn man nichts anhat.",
          category: "Strand",
        },
        {
          name: "Hundestrand Prerow",
          description:
            "Zwischen Übergang 24 und 26. An allen anderen Abschnitten sind Vierbeiner von Mai bis September verboten.",
          category: "Strand",
        },
        {
          name: "Zeesbootfahrt",
          description:
            "Zwei Stunden unter braunen Segeln auf dem Bodden, ab Hafen Born um 10 und 14 Uhr, bei Flaute nicht.",
          category: "Ausflug",
          phone: "038234 55 412",
        },
        {
          name: "Kraniche gucken",
          description: "Ab Mitte September am Abend von der Plattform Pramort. Ferngläser hängen im Flur.",
          category: "Natur",
        },
        {
          name: "Darß-Museum",
          description: "Wenn es Bindfäden regnet. Für Kinder gibt es eine Rallye durch die Sammlung.",
          category: "Museum",
        },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro:
        "<p>Doreen steht pünktlich um zehn vor der Tür. Wenn ihr länger bleiben wollt, geht das von November bis März bis 13 Uhr, dann aber vorher schreiben.</p><p>Etwas vergessen? Ich schicke es euch nach, das Porto zahlt ihr.</p>",
      items: [
        "Kühlschrank leer machen, Tür einen Spalt offen lassen",
        "Asche kalt in den Zinkeimer, nicht in die Tonne",
        "Betten abziehen und alles vor die Waschmaschine legen",
        "Fahrräder abschließen und Schuppen zu",
        "Schlüssel zurück in den Kasten und Zahlen verdrehen",
      ],
    },
  },
};
