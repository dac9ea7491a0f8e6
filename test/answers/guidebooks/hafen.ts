import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** A holiday flat above a small harbour on the Baltic. */
export const hafen: AnswersGuidebook = {
  language: "de",
  name: "Hafennest Laboe",
  sections: {
    property: {
      propertyName: "Hafennest Laboe",
      address: "Strandstraße 41, Wohnung 6",
      city: "Laboe",
      state: "Schleswig-Holstein",
      country: "Germany",
    },
    welcome: {
      text: `<p>Moin aus Laboe! Wir, Antje und Hauke Petersen, freuen uns auf Sie. Am besten erreichen Sie uns über WhatsApp, 0171 39200 17, zwischen 8 und 20 Uhr. Ist etwas wirklich dringend, rufen Sie bitte an, zur Not auch nachts.</p><p>Das Klappern, das Sie nachts hören, sind die Fallen an den Masten. Wer empfindlich ist, schläft hinten zum Garten ruhiger.</p>`,
    },
    checkin: {
      checkInType: "Zahlenschloss an der Wohnungstür",
      checkInTime: "15:30",
      doorCode: "260795",
      details: `<p>Die Haustür ist tagsüber offen und ab 20 Uhr verschlossen; dann hilft derselbe Code am Tastenfeld neben der Klingel. Unsere Wohnung liegt im ersten Obergeschoss rechts, einen Aufzug gibt es leider nicht.</p><p>An der Wohnungstür erst das Display wecken, dann die sechs Ziffern und den Haken. Zeigt es eine leere Batterie, liegt ein Ersatzschlüssel bei Familie Jensen im Erdgeschoss.</p><p>Ist die Wohnung früher fertig, schreiben wir Ihnen gegen Mittag eine Nachricht.</p>`,
      parkingInfo: `<p>Im Carport hinter dem Haus gehört Ihnen der Platz mit dem Seestern. Höhe 2,20 Meter, Wohnmobile bitte auf den Platz am Probsteier Weg. Eine Ladesäule der Stadtwerke finden Sie an der Mole.</p>`,
    },
    amenities: {
      text: `<h2>Schlafräume</h2><p>Vorne ein Bett 180 mal 200, hinten zwei Einzelbetten. Wolldecken und ein Satz Allergikerkissen liegen oben im Einbauschrank.</p><p>Handtücher und Bettwäsche sind im Preis enthalten, große Strandlaken bringen Sie bitte selbst mit.</p><h2>Mit Kindern</h2><p>Babybett, Hochstuhl und Wickelauflage stehen im hinteren Zimmer. Das Treppengitter klemmen Sie einfach in den Türrahmen.</p><p>Eimer, Schaufeln und der Bollerwagen stehen im Carport. Bilderbücher und Puzzles finden Sie unter dem Fenstersitz.</p><h2>Draußen</h2><p>Unser Strandkorb trägt die Nummer 118 und steht von Mai bis September am Hauptstrand. Der Schlüssel hängt am Brett neben der Garderobe.</p><p>Die Sauna im Garten teilen wir mit Familie Jensen: mittwochs und samstags gehört sie von 16 bis 20 Uhr Ihnen. Der Ofen braucht 40 Minuten.</p>`,
    },
    kitchen: {
      text: `<p>Der Kaffeevollautomat spült beim Einschalten, bitte eine Tasse unterstellen. Steht „Trester“ im Display, die Schublade leeren. Bohnen für die ersten Tage schenken wir Ihnen.</p><p>Das Induktionsfeld erkennt nur Töpfe mit magnetischem Boden; alle im Schrank passen. Blinkt ein U, steht der Topf nicht mittig.</p><p>Der Backofen heizt erst, wenn die Uhr gestellt ist: beide Pfeile gleichzeitig drücken.</p><p>Die Spülmaschine pumpt nicht ab? Sieb unten herausdrehen und auswaschen. Tabs stehen im Putzschrank.</p><p>Das Wasser aus dem Hahn ist sehr kalkhaltig, aber einwandfrei trinkbar. Entkalker für den Wasserkocher steht daneben.</p>`,
    },
    howto: {
      items: [
        {
          title: "Heizkörper",
          description: `<p>Die Thermostate sind digital: Rad nach rechts, bis 21 dasteht. Bei offenem Fenster regeln sie für eine halbe Stunde ab, das ist kein Defekt.</p>`,
        },
        {
          title: "Warmwasser",
          description: `<p>In der Therme in der Küche muss der Druck über einem Bar stehen. Leuchtet dort E9, einmal die Reset-Taste drücken und zwei Minuten abwarten.</p>`,
        },
        {
          title: "Waschmaschine",
          description: `<p>Sie steht im Bad unter der Ablage, Waschmittel daneben. Einen Trockner haben wir nicht, im Garten ist aber eine Wäschespinne und bei Regen der Dachboden.</p>`,
        },
        {
          title: "Fernsehen und Radio",
          description: `<p>Der Sat-Empfänger geht mit der oberen Taste an. Mediatheken öffnen Sie mit dem roten Knopf; Streamingdienste nur mit eigenem Konto. Das Küchenradio spielt auch von Ihrem Handy.</p>`,
        },
        {
          title: "Markise und Verdunkelung",
          description: `<p>Die Markise fährt mit der Kurbel aus, ab Windstärke 5 bitte einholen. In den Schlafräumen gibt es dicke Vorhänge und darunter Plissees, die man von oben herunterzieht.</p>`,
        },
      ],
    },
    wifi: {
      networkName: "Hafennest6",
      password: "Moewe-klaut-Pommes",
      notes: `<p>Auf dem Balkon reicht es zum Lesen, nicht zum Filmeschauen. Ist gar kein Netz da, den Stecker der Fritzbox hinter dem Sofa ziehen und nach einer Minute wieder einstecken.</p>`,
    },
    rules: {
      rules: [
        "Wir sind ein Nichtraucherhaus, draußen steht ein Aschenbecher am Gartentor",
        "Hunde auf Anfrage, höchstens zwei, 12 Euro pro Tier und Nacht; Katzen leider nicht wegen einer Allergie",
        "Mittagsruhe von 13 bis 15 Uhr, abends ab 22 Uhr",
        "Sand und nasse Schuhe bleiben vor der Tür, eine Fußdusche ist am Carport",
        "Belegung mit vier Erwachsenen und einem Baby, Besuch über Nacht bitte anmelden",
        "Gegrillt wird elektrisch auf dem Balkon, Holzkohle verbietet die Hausordnung",
      ],
    },
    emergency: {
      text: `<p>Feuer und Rettung: 112. Menschen in Seenot: 124 124 mit dem Handy.</p><p>Die nächste Notaufnahme ist am Universitätsklinikum in Kiel, Arnold-Heller-Straße, 25 Minuten mit dem Auto. Nachts und am Wochenende vermittelt die 116 117 einen Arzt.</p><p>Pflaster, Fieberthermometer und Kühlpacks sind im Spiegelschrank. Der Löscher hängt hinter der Küchentür.</p><p>Piept ein Rauchmelder ohne Rauch, kurz auf die Mitte drücken. Kommt das Piepen wieder, rufen Sie Hauke an.</p><p>Licht weg? Die Sicherungen sitzen im Treppenhaus, Kasten 6, der Schalter FI nach oben.</p><p>Wasserschaden: Absperrhahn im Bad hinter der verfliesten Klappe.</p><p>Feuerquallen: mit Meerwasser spülen, nie mit Süßwasser, Reste mit einer Karte abschaben.</p>`,
    },
    transportation: {
      text: `<p>Bus 102 fährt alle 30 Minuten vom Hafenplatz nach Kiel, knapp 45 Minuten bis zum Hauptbahnhof.</p><p>Mit der Fördefähre F1 sind Sie in einer Stunde an der Kieler Bahnhofsbrücke, im Sommer auch mit Rad.</p><p>Leihräder und Lastenräder bei Zweirad Thode, Dellenberg 9, ab 11 Euro am Tag. Zwei alte Hollandräder im Carport dürfen Sie gern nehmen, Zahlenkette 4-1-1.</p><p>Taxi Probstei: 04343 555 019. Nach Mitternacht fährt nur, wer vorbestellt hat.</p><p>Der Flughafen Hamburg liegt anderthalb Stunden entfernt, von Kiel fährt der Bus Kielius direkt.</p>`,
    },
    places: {
      items: [
        {
          name: "Marine-Ehrenmal",
          description: "Mit dem Lift auf 72 Meter, bei klarer Sicht bis Dänemark.",
          category: "Turm",
        },
        {
          name: "U-995",
          description: "Ein echtes U-Boot am Strand, innen sehr eng. Etwas für Schlechtwettertage.",
          category: "Museum",
        },
        {
          name: "Hundestrand",
          description: "Am nördlichen Ende hinter der DLRG-Wache, ohne Leinenpflicht.",
          category: "Strand",
        },
        {
          name: "Schönberger Strand",
          description: "Seebrücke und Museumsbahn, 14 Kilometer auf dem Deich.",
          category: "Ausflug",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Meerwasser-Schwimmhalle",
          description: "28 Grad, auch bei Regen, Kinder bis fünf Jahre frei.",
        },
        { name: "Surfschule Steinkante", description: "Windsurfen, Kiten und SUP, Schnupperkurs 49 Euro." },
        {
          name: "Kutterangeln",
          description: "Auf Dorsch und Makrele mit der Gisela, Abfahrt um 7 Uhr, Angeln sind an Bord.",
        },
        {
          name: "Wikingerspielplatz",
          description: "Kletterschiff und Wasserpumpe, zehn Gehminuten am Kurpark.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Sky am Oberdorf",
          description:
            "Lebensmittel, Drogeriewaren, Zeitungen. 7 bis 21 Uhr, im Juli und August auch sonntags.",
          category: "Supermarkt",
        },
        {
          name: "Backstube Lüth",
          description: "Brötchen ab halb sieben, an Feiertagen ab acht.",
          category: "Bäckerei",
        },
        {
          name: "Fischhalle Kruse",
          description: "Frischer Fang direkt vom Boot, gegen zehn ist das Beste weg.",
          category: "Fisch",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Kajüte 8",
          description: "Scholle Finkenwerder Art, Kinderteller, Tische am Kai.",
          category: "Fischrestaurant",
        },
        {
          name: "Trattoria Da Pino",
          description: "Nudeln und Pizza, liefert bis 21:30 Uhr.",
          category: "Italienisch",
        },
        {
          name: "Strandgut",
          description: "Frühstück bis zwölf, hausgemachter Kuchen, Hafermilch und vegane Suppen.",
          category: "Café",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Möwen-Apotheke",
          description: "Oberdorf 12, samstags nur bis 13 Uhr. Notdienst steht an der Tür.",
          category: "Apotheke",
        },
        {
          name: "Praxis Dr. Ohlsen",
          description: "Hausärztin, Sprechstunde vormittags, Kinder kommen gleich dran.",
          category: "Arzt",
        },
        {
          name: "Tourist-Info",
          description:
            "Hier zahlen Sie die Kurabgabe, 3 Euro je Erwachsenem und Tag, und bekommen die Ostseecard.",
          category: "Auskunft",
        },
        { name: "Förde Sparkasse", description: "Bargeld rund um die Uhr am Hafenplatz.", category: "Geld" },
      ],
    },
    departure: {
      checkOutTime: "10:30",
      intro: `<p>Wenn danach niemand kommt, dürfen Sie bis 13 Uhr bleiben, ohne Aufpreis. Fragen Sie am Abend vorher. Koffer nehmen Jensens gern in den Flur.</p>`,
      items: [
        "Abfall in die Tonnen am Carport: gelb für Verpackungen, blau für Pappe, grün für Bio, schwarz für den Rest",
        "Flaschen zum Altglas am Parkplatz Mole, Pfand dürfen Sie Jensens Enkeln lassen",
        "Bettzeug abgezogen in den Wäschesack",
        "Strandkorb abschließen, Schlüssel ans Brett",
        "Thermostate auf 16 drehen und die Tür ins Schloss ziehen",
      ],
    },
  },
};
