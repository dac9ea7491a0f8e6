import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** A holiday flat on a farm in the Allgäu. */
export const bergblick: AnswersGuidebook = {
  language: "de",
  name: "Ferienwohnung Bergblick",
  sections: {
    property: {
      propertyName: "Ferienwohnung Bergblick",
      address: "Am Sonnenhang 7",
      city: "Oberstdorf",
      state: "Bayern",
      country: "Germany",
    },
    welcome: {
      text: `<p>Grüß Gott und herzlich willkommen! Wir sind Resi und Max Haslach und wohnen im Erdgeschoss. Klingelt einfach, wenn etwas fehlt; ab 21 Uhr bitte nur noch anrufen: 0151 555 0142.</p><p>Die Kühe vor dem Balkon heißen Liesl, Fanni und Berta und freuen sich über Besuch, aber nicht über Brot.</p>`,
    },
    checkin: {
      checkInType: "Schlüsseltresor neben der Haustür",
      checkInTime: "16:00",
      doorCode: "8153",
      details: `<p>Der Schlüsseltresor hängt rechts neben der Haustür hinter dem Blumenkasten. Zahlen einstellen, Klappe nach unten ziehen. Der Schlüssel mit dem roten Anhänger passt für Haustür und Wohnung.</p><p>Ihr kommt nach 22 Uhr? Kein Problem, bitte leise durchs Treppenhaus, zweiter Stock links.</p>`,
      parkingInfo: `<p>Euer Stellplatz ist die Nummer 3 unter dem Vordach. Das E-Auto könnt ihr an der Wallbox daneben laden, 45 Cent je Kilowattstunde; die Karte hängt am Schlüsselbrett.</p>`,
    },
    amenities: {
      text: `<h2>Schlafen</h2><p>Doppelbett im Schlafzimmer, Stockbett im Kinderzimmer. Zusätzliche Decken und Kissen liegen im Bettkasten.</p><h2>Für Kinder</h2><p>Reisebett, Hochstuhl und Töpfchen stehen in der Abstellkammer. Brettspiele und Bauklötze findet ihr in der Truhe.</p><h2>Keller</h2><p>Im Keller steht die Waschmaschine, ein Waschgang kostet 3 Euro in die Kasse. Der Trockner daneben ist kostenlos.</p><p>Skiraum mit beheizten Schuhhaltern: gleicher Schlüssel, Tür mit dem Schneekristall.</p><p>Die Sauna im Keller könnt ihr von 15 bis 21 Uhr nutzen. Bitte eine Stunde vorher bei Resi anmelden und ein Handtuch unterlegen.</p>`,
    },
    kitchen: {
      text: `<p>Die Filtermaschine und Papierfilter Größe 4 stehen im Hängeschrank, gemahlener Kaffee und Tee daneben.</p><p>Geschirrspüler: Tab in die Klappe, Programm Auto. Salz füllen wir nach.</p><p>Das Leitungswasser kommt aus unserer eigenen Quelle und schmeckt besser als jedes gekaufte.</p><p>Frische Semmeln hängen wir euch ab 7:30 Uhr an die Tür. Tragt euch abends in die Liste im Flur ein.</p>`,
    },
    howto: {
      items: [
        {
          title: "Kachelofen anheizen",
          description: `<p>Drei Scheite über Kreuz, ein Stück Anzünder in die Mitte, den Hebel ganz nach rechts. Wenn es richtig brennt, den Hebel auf halb stellen. Holz liegt im Schuppen hinterm Haus.</p>`,
        },
        {
          title: "Fußbodenheizung",
          description: `<p>In jedem Zimmer hängt ein kleiner Regler. Drehen und Geduld haben: Es dauert zwei Stunden, bis der Boden warm wird.</p>`,
        },
        {
          title: "Backofen und Herd",
          description: `<p>Der Herd hat eine Kindersicherung: Schlüsselsymbol drei Sekunden halten. Am Backofen links die Betriebsart, rechts die Grad wählen.</p>`,
        },
        {
          title: "Fernseher",
          description: `<p>Mit der silbernen Fernbedienung einschalten, mit der schwarzen die Sender wählen. Steht „Kein Signal“ da, einmal SOURCE drücken.</p>`,
        },
        {
          title: "Rollläden",
          description: `<p>Schalter neben dem Fenster kurz antippen. Bei Sturm bitte oben lassen.</p>`,
        },
      ],
    },
    wifi: {
      networkName: "Haslach-Gast",
      password: "kuhglocke1848",
      notes: `<p>Im Kinderzimmer ist der Empfang schwach. Der Verstärker in der Steckdose im Flur hilft, wenn sein Licht grün ist.</p>`,
    },
    rules: {
      rules: [
        "In der Wohnung wird nicht geraucht, auf dem Balkon gern",
        "Ein Hund darf mitkommen, 8 Euro am Tag, bitte an der Leine wegen der Kühe",
        "Nachtruhe von 22 bis 7 Uhr",
        "Skischuhe bleiben im Keller",
        "Feiern mit mehr als sechs Leuten gehen bei uns nicht",
      ],
    },
    emergency: {
      text: `<p>Die Bergrettung kommt auch über die 112. Merkt euch Hütte oder Wegnummer.</p><p>Klinik Oberstdorf, Trettachstraße 16, mit Notaufnahme. Am Wochenende hilft der ärztliche Bereitschaftsdienst: 116 117.</p><p>Verbandskasten: weißer Schrank im Bad. Feuerlöscher: im Treppenhaus auf jedem Stock.</p><p>Kein Strom? Der Sicherungskasten ist im Flur hinter dem Spiegel.</p><p>Rohrbruch: Haupthahn im Keller links hinter dem Trockner zudrehen.</p>`,
    },
    transportation: {
      text: `<p>Mit der Gästekarte fahrt ihr alle Busse und die Bergbahnen im Sommer ohne Ticket. Ihr bekommt sie von uns bei der Ankunft.</p><p>Die Linie 44 hält unten an der Kapelle und ist in neun Minuten am Bahnhof. Der letzte Bus fährt um 20:12 Uhr.</p><p>Taxi Brutscher: 08322 55 50. Fahrräder und E-Bikes verleiht Sport Heckmair an der Talstation.</p>`,
    },
    places: {
      items: [
        {
          name: "Breitachklamm",
          description: "Tosende Schlucht, im Winter mit Eiszapfen. Feste Schuhe anziehen.",
          category: "Natur",
        },
        {
          name: "Nebelhorn",
          description: "Mit der Bahn auf 2.224 Meter, Blick auf 400 Gipfel.",
          category: "Berg",
        },
        {
          name: "Freibergsee",
          description: "Der südlichste Badesee Deutschlands, vom Haus 40 Minuten zu Fuß.",
          category: "See",
        },
        {
          name: "Heimatmuseum",
          description: "Der größte Schuh der Welt und andere Kuriositäten für Regentage.",
          category: "Museum",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Rodeln am Söllereck",
          description: "Schlitten verleiht die Talstation, zwei Abfahrten am Tag sind genug.",
        },
        {
          name: "Langlauf",
          description: "Die Loipe beginnt am Ende der Straße. Skier gibt es bei Sport Heckmair.",
        },
        {
          name: "Sennerei besichtigen",
          description: "Donnerstags um 10 Uhr zeigt Sepp, wie Bergkäse entsteht.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Feneberg",
          description: "Alles für die Woche, bis 20 Uhr, sonntags zu.",
          category: "Supermarkt",
        },
        {
          name: "Bäckerei Müller",
          description: "Auch sonntags von 7:30 bis 10:30 Uhr.",
          category: "Bäckerei",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Gasthof Mohren",
          description: "Kässpatzen und Zwiebelrostbraten, am Marktplatz. Montag Ruhetag.",
          category: "Gasthaus",
        },
        { name: "Café Kuche", description: "Torten wie bei Oma.", category: "Café" },
        {
          name: "Das Jagdhaus",
          description: "Für besondere Abende, Tisch bitte eine Woche vorher reservieren.",
          category: "Restaurant",
        },
      ],
    },
    services: {
      items: [
        { name: "Stern-Apotheke", description: "Hauptstraße 2, mittags geschlossen.", category: "Apotheke" },
        { name: "Sparkasse", description: "Geldautomat am Bahnhofplatz.", category: "Geld" },
        { name: "Tierarzt Dr. Vogler", description: "Sprechstunde nach Anruf.", category: "Tierarzt" },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro: `<p>Gepäck könnt ihr am letzten Tag gern im Skiraum stehen lassen.</p>`,
      items: [
        "Müll trennen: Restmüll schwarz, Papier blau, Biomüll braun, gelber Sack für Verpackungen. Die Tonnen stehen neben der Garage",
        "Geschirr spülen und den Kühlschrank leeren",
        "Betten abziehen",
        "Heizung auf Stufe 2, Fenster zu",
        "Schlüssel in den Tresor, Zahlen verdrehen",
      ],
    },
  },
};
