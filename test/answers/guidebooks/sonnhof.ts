import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** Eine Ferienwohnung auf einem Bergbauernhof in Tirol, herzlich und mundartlich gefärbt. */
export const sonnhof: AnswersGuidebook = {
  language: "de",
  name: "Ferienwohnung Enzian am Sonnhof",
  sections: {
    property: {
      propertyName: "Sonnhof, Wohnung Enzian",
      address: "Oberberg 23",
      city: "Alpbach",
      state: "Tirol",
      country: "Österreich",
    },
    welcome: {
      text: `<p>Griaß enk! Wir sind die Familie Moser, also die Burgi, der Hans, die Oma und drei Kinder, und dazu kommen vierzehn Kühe, zwei Haflinger und der Hofhund Bello, der laut bellt, aber niemandem was tut.</p><p>Wir wohnen im Erdgeschoss und ihr könnt jederzeit klingeln, nur zwischen fünf und sieben sind wir meistens im Stall. Am Handy sind wir unter 0664 5550123 zu erreichen.</p>`,
    },
    checkin: {
      checkInType: "Persönliche Übergabe",
      checkInTime: "15:00",
      details: `<p>Die Burgi gibt euch die Schlüssel und ein Stamperl Zirbenschnaps. Wenn ihr nach acht am Abend kommt, hängt der Schlüssel am Nagel neben der Stalltür.</p><p>Von Dezember bis März braucht ihr für die letzten zwei Kilometer Schneeketten, denn die Straße wird erst um sieben geräumt.</p><p>Zum Anmelden brauchen wir von allen Erwachsenen einen Ausweis. Die Ortstaxe von 2,60 Euro pro Person und Nacht zahlt ihr bar bei uns.</p>`,
      parkingInfo: `<p>Parken könnt ihr unter dem Vordach links vom Stall. Eine Steckdose fürs E-Auto ist am Stadl, wir rechnen 40 Cent pro Kilowattstunde.</p>`,
    },
    amenities: {
      text: `<p>Im Schlafzimmer steht ein Doppelbett aus Zirbenholz, in der Stube gibt es eine Ausziehcouch, und im Kammerl sind zwei Stockbetten für die Kinder.</p><p>Ein Gitterbett und einen Hochstuhl bringen wir euch gern hinauf, sagt es nur der Burgi.</p><p>Handtücher werden am Mittwoch gewechselt, die Bettwäsche einmal in der Woche. Für die Sauna liegen eigene Tücher im Regal.</p><p>Der Fön ist im Badkastl. Bügeleisen und Bügelbrett stehen im Gang im hohen Kasten.</p><p>Die Ski und nassen Schuhe gehören in den Skiraum im Keller, dort ist ein Schuhtrockner für acht Paar.</p>`,
    },
    kitchen: {
      text: `<p>Frische Milch holt ihr euch ab halb acht an der Milchkammer, den Krug stellt ihr am Abend vorher hin. Eier kosten 40 Cent das Stück, das Geld kommt ins Kasserl.</p><p>Semmeln bringt der Hans um sieben, wenn ihr bis sechs Uhr abends den Zettel an die Haustür hängt.</p><p>Die Kaffeemaschine ist eine Filtermaschine, Filter Größe vier sind in der Lade darunter.</p><p>Der Geschirrspüler läuft nur, wenn man die Tür fest zudrückt, bis es schnappt. Leuchtet der Wasserhahn, dann ist der Zulauf unter der Spüle zu.</p>`,
    },
    howto: {
      items: [
        {
          title: "Kachelofen",
          description: `<p>Geheizt wird der Ofen vom Gang aus, das macht in der Früh der Hans. Wenn euch zu kalt ist, dreht den Regler am Heizkörper auf vier, mehr bringt nichts.</p>`,
        },
        {
          title: "Sauna",
          description: `<p>Die Sauna im Keller ist am Montag, Mittwoch und Freitag von 17 bis 21 Uhr eingeschaltet. Kinder unter sechs dürfen nicht hinein.</p>`,
        },
        {
          title: "Warmwasser",
          description: `<p>Das Warmwasser kommt von der Hackschnitzelheizung und reicht für alle. Oben im zweiten Stock dauert es eine Minute, bis es warm wird.</p>`,
        },
        {
          title: "Waschmaschine",
          description: `<p>Sie steht in der Waschküche neben dem Skiraum und braucht Münzen zu einem Euro, drei für einen Waschgang. Zum Trocknen ist der Dachboden da.</p>`,
        },
        {
          title: "Müll",
          description: `<p>Speisereste kommen in den braunen Kübel, die kriegen unsere Hühner. Glas und Dosen bringt ihr zum Sammelplatz neben der Feuerwehr.</p>`,
        },
      ],
    },
    wifi: {
      networkName: "Sonnhof-Gast",
      password: "kuhglocke14",
      notes: `<p>Am Berg ist die Leitung nicht die schnellste, am Abend ruckelt es manchmal. Am besten ist der Empfang in der Stube. Im Kammerl geht gar nichts, das freut die Eltern.</p>`,
    },
    rules: {
      rules: [
        "In den Stall nur mit uns und nicht während dem Melken",
        "Hunde kosten acht Euro am Tag und müssen wegen der Kühe an die Leine",
        "Geraucht wird nur auf dem Balkon",
        "Schuhe bitte unten im Hausgang ausziehen",
      ],
    },
    emergency: {
      text: `<p>Die Bergrettung hat die Nummer 140, die Rettung 144, die Feuerwehr 122.</p><p>Doktor Bletzacher im Dorf ordiniert von acht bis zwölf, am Donnerstag auch am Nachmittag. Das Krankenhaus ist in Kufstein.</p><p>Verbandszeug ist im Gang im roten Kasten. Bei Zeckenbissen hat die Oma eine Zange und viel Erfahrung.</p>`,
    },
    transportation: {
      text: `<p>Der Bus 4074 fährt jede Stunde von der Haltestelle Oberberg nach Brixlegg zum Bahnhof. Mit der Alpbachtal Card fahrt ihr umsonst, die bekommt ihr von uns bei der Ankunft.</p><p>Der Skibus hält im Winter um 8:40 und um 9:40 unten bei der Kapelle.</p>`,
    },
    places: {
      items: [
        {
          name: "Wiedersberger Horn",
          description: "Mit der Gondel hinauf, letzte Talfahrt um 16:30 Uhr.",
          category: "Berg",
        },
        {
          name: "Tiefenbachklamm",
          description: "Für Kinderwagen ist der Steig nichts, mit der Trage geht es gut.",
          category: "Wanderung",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Ponyreiten",
          description:
            "Am Samstag um zehn führt die Leni die Kinder auf den Haflingern, fünf Euro die Runde.",
        },
        {
          name: "Rodeln",
          description:
            "Rodeln leiht ihr bei uns kostenlos aus, die Bahn vom Gasthof Rossmoos ist bis elf beleuchtet.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Spar",
          description: "Im Dorf, mittags von zwölf bis halb drei zu, Sonntag ganz.",
          category: "Supermarkt",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Farmkehralm",
          description: "Eine Stunde zu Fuß vom Hof, Kaiserschmarrn aus der Pfanne.",
          category: "Alm",
        },
      ],
    },
    services: {
      items: [
        { name: "Bankomat", description: "Bei der Raiffeisenbank am Dorfplatz.", category: "Geld" },
        {
          name: "Apotheke",
          description: "Die nächste ist in Brixlegg, der Doktor hat aber eine kleine Hausapotheke.",
          category: "Apotheke",
        },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro: `<p>Eure Koffer könnt ihr noch bis zum Abend im Skiraum stehen lassen.</p>`,
      items: [
        "Betten abziehen und die Wäsche vor die Tür legen",
        "Kühlschrank ausräumen, was übrig ist, nimmt die Oma",
        "Den Schlüssel der Burgi bringen oder auf die Bank legen",
      ],
    },
  },
};
