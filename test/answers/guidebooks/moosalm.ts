import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const moosalm: AnswersGuidebook = {
  language: "de",
  name: "Moosalmhütte",
  sections: {
    property: {
      propertyName: "Moosalmhütte",
      address: "Moosalmweg 0",
      city: "Göriach",
      state: "Salzburg",
      country: "Österreich",
    },
    welcome: {
      text: "<p>Sehr geehrte Gäste, die Moosalmhütte liegt auf 1.684 m Seehöhe und ist eine einfache Selbstversorgerhütte. Bitte lesen Sie diese Mappe vollständig, bevor Sie etwas einschalten.</p><p>Hüttenwart: Ferdinand Prodinger, Tel. 0664 555 71 80, erreichbar 7 bis 19 Uhr. Bei Kleinigkeiten bitte zuerst hier nachlesen.</p><p>Von Juni bis September weiden rund dreißig Rinder um das Haus. Gehen Sie langsam mit Abstand vorbei, Kälber nicht streicheln. Steht ein Tier im Weg, laut reden und warten, es geht von selbst.</p>",
    },
    checkin: {
      checkInType: "Persönliche Übergabe",
      checkInTime: "15:00",
      details:
        "<p>Schlüsselübergabe beim Postbauer in Göriach Nr. 22, der Hof mit dem Maibaum. Dort erhalten Sie auch den Schlüssel für den Schranken. Eine Kaution von 150 Euro ist in bar zu hinterlegen.</p><p>Anreise bei Tageslicht, der letzte Kilometer ist nicht beleuchtet und hat keine Leitplanken.</p>",
      parkingInfo:
        "<p>Die Forststraße ist 6,2 km lang, geschottert und mit gewöhnlichem PKW befahrbar, sofern dieser nicht tiefergelegt ist. Im ersten Gang bergab, die Bremsen werden sonst heiß.</p><p>Höchstens zwei Fahrzeuge bei der Hütte, abgestellt auf der Bergseite. Den Schranken nach jeder Durchfahrt absperren. Ab Mitte Oktober ist mit Neuschnee zu rechnen, dann nur mit Ketten.</p>",
    },
    amenities: {
      text: "<p>Erdgeschoß: Stube mit Kachelofen, Küche, Waschraum. Obergeschoß: Kammer mit zwei Betten und das Matratzenlager für sechs Personen.</p><p>Decken und Polster liegen auf, ein Hüttenschlafsack oder eigene Leintücher sind mitzubringen. Handtücher ebenso.</p><p>Der Strom kommt von der Photovoltaik am Dach, 12 Volt. Die Mobiltelefone lassen sich über die beiden USB-Buchsen neben der Stubentür aufladen. Geräte mit Heizstäben sind nicht zulässig, auch nicht kurz.</p><p>Stirnlampen befinden sich in der Lade unter dem Herrgottswinkel.</p>",
    },
    kitchen: {
      text: "<p>Gekocht wird auf dem Holzherd oder auf dem zweiflammigen Gaskocher. Geschirr für acht Personen, zwei große Reinen, ein Nudelsieb, Wiegemesser.</p><p>Der Kühlschrank läuft mit Gas. Er braucht acht Stunden, bis er kalt ist, und muss waagrecht stehen. Erlischt die blaue Flamme im Schauglas, Drehknopf drücken und zwanzig Sekunden halten.</p><p>Alles Essbare gehört in den Blechkasten, auch Nudeln und Schokolade, sonst holen es sich die Siebenschläfer.</p><p>Im Erdkeller hinter der Hütte stehen Getränke zur Selbstentnahme, Preisliste an der Tür, Geld in die Kassa.</p>",
    },
    howto: {
      items: [
        {
          title: "Stromausfall",
          description:
            "<p>Nach zwei trüben Tagen ist die Batterie leer und der Regler schaltet ab. Dann Licht und alle Verbraucher aus und auf Sonne warten. Das Notstromaggregat im Schuppen darf nur der Hüttenwart starten.</p>",
        },
        {
          title: "Quelle und Leitung",
          description:
            "<p>Das Wasser rinnt aus der eigenen Quelle und ist zum Trinken geeignet, es wird jährlich untersucht. Nach starkem Regen kann es trüb sein, in diesem Fall drei Minuten abkochen. Der Brunnen vor dem Haus läuft immer und darf nicht abgedreht werden, er friert sonst ein.</p>",
        },
        {
          title: "Badeofen",
          description:
            "<p>Für die Brause muss der Kupferkessel im Waschraum geheizt werden. Mit acht Scheitern dauert es eine Stunde und reicht für vier Personen. Bei leerem Kessel niemals einheizen.</p>",
        },
        {
          title: "Kachelofen",
          description:
            "<p>Zieht der Rauch in die Stube, ist die Rauchklappe noch zu: den Messinggriff oben links ganz herausziehen. Bei Föhn zuerst ein Stück Zeitung im Putztürl abbrennen. Nach dem Niederbrennen erst schließen, wenn keine Glut mehr sichtbar ist.</p>",
        },
        {
          title: "Asche",
          description:
            "<p>Asche ausschließlich in den Kübel mit Deckel, dort muss sie zwei Tage auskühlen. Danach in die Grube neben dem Misthaufen.</p>",
        },
        {
          title: "Trockenabort",
          description:
            "<p>Das Häusl ist zwölf Schritte hinter der Hütte. Nach jeder Benützung eine Schaufel Sägespäne nachwerfen und den Deckel schließen, dann gibt es weder Geruch noch Fliegen. Späne stehen im Sack daneben, Nachschub im Stall.</p>",
        },
        {
          title: "Holz",
          description:
            "<p>Trockene Scheiter liegen unter dem Vordach auf der Südseite, bitte von rechts nach links entnehmen. Das Holz im Stall ist für das nächste Jahr und bleibt liegen. Hacken nur auf dem Stock und mit festem Schuhwerk.</p>",
        },
      ],
    },
    rules: {
      rules: [
        "Belegung höchstens acht Personen, Zelten auf der Alm ist nicht gestattet.",
        "In der Hütte Hausschuhe oder Socken, Bergschuhe bleiben im Vorhaus.",
        "Kerzen nur in den Laternen und nie unbeaufsichtigt.",
        "Hunde wegen der Mutterkühe nicht erlaubt.",
        "Sämtlicher Abfall ist wieder ins Tal mitzunehmen, eine Tonne steht hier nicht.",
        "Weidezäune stehen unter Strom, nur an den Stiegeln übersteigen.",
        "Blumen und Schwammerl bleiben stehen, das ist Schutzgebiet.",
        "Drohnen sind verboten, sie verschrecken die Steinadler.",
      ],
    },
    emergency: {
      text: "<p>Bergrettung 140, Rettung 144, Feuerwehr 122, Europanotruf 112. Standort angeben: Moosalm, Göriachtal, 47,23 Nord, 13,77 Ost.</p><p>Mobiltelefone haben in der Hütte keinen Empfang. Zwei Balken gibt es bei der Bank am Wetterkreuz, vier Minuten bergauf.</p><p>Bei Gewitter die Hütte nicht verlassen und Abstand zum Herd halten, der Blitz hat 2009 in den Rauchfang eingeschlagen.</p><p>Verbandskasten im Vorhaus hinter der Tür, mit Pinzette für Zecken. Das Gas wird an der Flasche außen an der Nordwand abgedreht, Ventil im Uhrzeigersinn.</p>",
    },
    transportation: {
      text: "<p>Postbus 712 von Tamsweg nach Göriach, werktags viermal, Samstag zweimal. Vom Ort zu Fuß zwei Stunden und vierzig Minuten, gelb markiert.</p><p>Hüttentaxi Lassacher bringt Sie samt Gepäck bis vor die Tür, 45 Euro pro Fahrt, Tel. 0676 555 19 20.</p>",
    },
    places: {
      items: [
        {
          name: "Hinterer Göriachsee",
          description:
            "Eine Stunde ab Hütte. Baden erlaubt, selten über 14 Grad. Ostufer nicht betreten, Brutplatz.",
          category: "See",
        },
        {
          name: "Hochgolling",
          description:
            "2.862 m, fünf Stunden Aufstieg, nur für Geübte und schwindelfreie Personen. Aufbruch spätestens um fünf Uhr früh.",
          category: "Gipfel",
        },
        {
          name: "Wetterkreuz",
          description: "Schönster Platz für den Sonnenuntergang, auch mit kleinen Kindern machbar.",
          category: "Aussicht",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Almabtrieb",
          description:
            "Drittes Wochenende im September, die Tiere kommen geschmückt gegen elf Uhr durch den Ort.",
        },
        {
          name: "Murmeltiere",
          description: "Im Kar oberhalb der Quelle, am besten zwischen sechs und acht Uhr. Nicht füttern.",
        },
        {
          name: "Fischen",
          description: "Tageskarten für den Göriachbach stellt der Postbauer aus, 28 Euro, nur Fliege.",
          category: "Angeln",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Spar Tamsweg",
          description: "Letzte Einkaufsmöglichkeit vor der Auffahrt, 14 km. Samstag nur bis 18 Uhr.",
          category: "Lebensmittel",
        },
        {
          name: "Bauernladen Göriach",
          description: "Speck, Eier und Bauernbrot in der Selbstbedienung, Freitag ab Mittag frisches Brot.",
          category: "Hofladen",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Landawirseehütte",
          description:
            "Nächste bewirtschaftete Hütte, eindreiviertel Stunden. Kasnocken und Kaiserschmarren, offen von Mitte Juni bis Ende September.",
          category: "Schutzhütte",
        },
        {
          name: "Gasthof Gellnwirt",
          description: "Im Tal, Montag und Dienstag Ruhetag, nur Barzahlung.",
          category: "Gasthaus",
          phone: "06474 555",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Krankenhaus Tamsweg",
          description: "Mit Unfallambulanz rund um die Uhr, 35 Minuten mit dem Auto.",
          category: "Spital",
          address: "Bahnhofstraße 7, Tamsweg",
        },
      ],
    },
    departure: {
      checkOutTime: "09:00",
      intro:
        "<p>Die Hütte ist um neun Uhr geräumt und geputzt zu übergeben. Eine Reinigungskraft gibt es nicht, bei ungenügender Sauberkeit werden 80 Euro von der Kaution einbehalten.</p>",
      items: [
        "Holzkiste in der Stube für die nächsten Gäste auffüllen.",
        "Badeofen entleeren, der Hahn ist unten hinten.",
        "Gas außen abdrehen, Kühlschranktür offen lassen.",
        "Fensterläden schließen und einhängen, der Wind reißt sie sonst ab.",
        "Nächtigungen in das Hüttenbuch eintragen und die Schlüssel beim Postbauer abgeben.",
      ],
    },
  },
};
