import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const kiebitznest: AnswersGuidebook = {
  language: "de",
  name: "Kiebitznest",
  sections: {
    property: {
      propertyName: "Kiebitznest",
      address: "Am Alten Deich 14",
      city: "Dornumersiel",
      state: "Niedersachsen",
      country: "Deutschland",
    },
    welcome: {
      text: "<p>Moin. Schön, dass Sie da sind.</p><p>Haus Bj. 1928, umgebaut 2019. Reetdach, niedrige Decken. Balken zur Küche 1,86 m: Kopf einziehen.</p><p>Wir wohnen 6 km weg in Westeraccum. Fragen per WhatsApp: Heiko, 0151 0000 4417. Nach 21 Uhr nur, wenn es brennt oder tropft.</p><p>Mücken im Juli und August reichlich. Vor dem Lüften abends Licht aus. Fliegengitter nur im Schlafzimmer unten.</p>",
    },
    checkin: {
      checkInType: "Schlüsseltresor",
      checkInTime: "16:00",
      doorCode: "7293",
      details:
        "<p>Kasten hängt links neben der Schuppentür, nicht an der Haustür. Vier Ziffern einstellen, Klappe nach unten ziehen. Zwei Schlüssel drin. Danach Zahlen verdrehen.</p><p>Haustür klemmt bei Ostwind. Klinke anheben, dann drehen.</p><p>Ins Haus erst ab 16 Uhr, Reinigung braucht die Zeit. Auto dürfen Sie ab 13 Uhr schon hinstellen.</p><p>Gästebeitrag ist im Mietpreis drin. Gästekarten liegen ausgefüllt in der Flurschublade. Zum Strand mitnehmen, sonst zahlen Sie Eintritt.</p>",
      parkingInfo:
        "<p>Zwei Plätze auf dem Schotter rechts vom Haus. Nicht auf den Rasen, darunter liegt die Zisterne.</p><p>Wohnmobil und Anhänger passen nicht in die Einfahrt. Ausweichen: Platz am Siel, 6 € pro Tag, Münzautomat.</p><p>E-Auto nicht an die Außensteckdose. Das hält die Sicherung nicht. Säule beim Feuerwehrhaus, 400 m.</p>",
    },
    amenities: {
      text: "<ul><li>Unten: Schlafzimmer (Bett 180 x 200), Duschbad, Wohnküche.</li><li>Oben: zwei Einzelbetten, Schlafsofa, WC. Treppe steil. Gitter zum Einklemmen steht oben hinter der Tür.</li><li>Hochstuhl und Reisebett: Schuppen, Regal links.</li><li>Bettwäsche und Handtücher nur, wenn dazugebucht. Sonst mitbringen. Kissen 80 x 80, Decken 135 x 200.</li><li>Waschmaschine im Duschbad, 30 und 60 Grad reichen. Trockner keiner. Leine hinterm Haus, Klammern im Eimer.</li><li>Zwei Räder, Damen und Herren. Schloss 220. Luftpumpe hängt daneben.</li><li>Bollerwagen: gern. Danach bitte Sand rausfegen.</li><li>Föhn im Spiegelschrank. Bügeleisen haben wir abgeschafft.</li></ul>",
    },
    kitchen: {
      text: "<ul><li>Filtermaschine (Tüten Gr. 4), Teekanne, Stövchen. Kluntjes im Glas gehören dazu.</li><li>Geschirrspüler: Tabs unter der Spüle. Salz füllen wir nach. Blinkt der Wasserhahn: Zulauf links unten aufdrehen.</li><li>Backofen: Unterhitze kaputt, Umluft nehmen.</li><li>Scharfe Messer liegen oben auf dem Hängeschrank. Absicht.</li><li>Gefrierfach klein. Truhe steht im Schuppen, Stecker rein. Am Ende Stecker raus, Deckel auf.</li><li>Leitungswasser ist gut. Nach Leerstand etwas bräunlich: eine Minute laufen lassen.</li><li>Fisch bitte draußen auf der Gasplatte braten.</li></ul>",
    },
    howto: {
      items: [
        {
          title: "Fußbodenheizung",
          description:
            "<p>Regler im Flur. Braucht einen halben Tag, bis man was merkt. Nicht über 22 drehen. Oben normale Heizkörper, Stufe 3.</p>",
        },
        {
          title: "Gastherme",
          description:
            "<p>In der Kammer neben dem Bad. Macht auch das Warmwasser. Steht F28 im Display: Resetknopf 3 Sekunden drücken. Höchstens zweimal, dann Heiko.</p>",
        },
        {
          title: "Sicherungen",
          description:
            "<p>Hinter dem Bild mit dem Krabbenkutter. FI ganz links wieder hochschieben. Fliegt meistens, wenn Wasserkocher und Backofen zusammen laufen.</p>",
        },
        {
          title: "Kaminofen",
          description:
            "<p>Ein Korb Holz inklusive, jeder weitere 5 € in die Dose. Asche in den Zinkeimer, nie in die Tonne. Bei Weststurm nicht anmachen, drückt Qualm ins Zimmer.</p>",
        },
        {
          title: "Fernseher",
          description:
            "<p>Satellit, schwarze Fernbedienung. Bild schwarz: Quelle HDMI 2. Netflix nur mit eigenem Konto, bei Abreise abmelden.</p>",
        },
        {
          title: "WC oben",
          description:
            "<p>Läuft über eine Pumpe. Brummt 20 Sekunden, das ist normal. Nur Papier rein, keine Feuchttücher.</p>",
        },
      ],
    },
    wifi: {
      networkName: "Kiebitz-Gast",
      password: "Wattwurm!58",
      notes:
        "<p>Kasten steht im Schrank unter dem Fernseher. Wenn nichts geht: Stecker 20 Sekunden raus. Unterm Dach schwach. Videokonferenz klappt am Küchentisch.</p><p>Handy: Telekom gut. O2 nur oben auf dem Deich.</p>",
    },
    rules: {
      rules: [
        "Rauchen nur draußen. Kippen in den Sandeimer am Schuppen.",
        "Ein Hund erlaubt, 8 € pro Nacht, vorher anmelden. Nicht aufs Sofa.",
        "Auf dem Deich Leine, ganzjährig. Da stehen Schafe.",
        "Ab 22 Uhr Terrasse leise. Nachbar Janssen melkt um fünf.",
        "Höchstens fünf Leute über Nacht.",
        "Sandige Füße am Außenhahn abspülen. Sonst ist der Duschabfluss dicht. Ist er es schon: Pümpel unterm Waschbecken.",
        "Nur der Gasgrill. Holzkohle unter Reet ist verboten.",
        "Was kaputt ist, bitte sagen. Teller und Gläser sind geschenkt, über 20 € wird geredet.",
      ],
    },
    emergency: {
      text: "<p>112. Genaue Anschrift klebt am Kühlschrank.</p><ul><li>Hausarzt: Praxis Onken, Dornum, Mo bis Fr 8 bis 11.30 Uhr.</li><li>Samstag, Sonntag, nachts: 116117.</li><li>Krankenhaus mit Notaufnahme: Norden, 22 km.</li><li>Apotheke: Dornum, Marktplatz. Mittags zu.</li><li>Tierärztin: Frau Harms, Hage, 04931 0000 61.</li></ul><p>Verbandkasten im Flur, Zeckenzange ist drin. Feuerlöscher neben dem Kamin.</p><p>Wasser-Haupthahn: Klappe im Boden unter der Fußmatte.</p>",
    },
    transportation: {
      text: "<p>Bus nach Norden (Bahnhof): Haltestelle Siel, alle zwei Stunden. Sonntags nur Rufbus, 60 Minuten vorher bestellen.</p><p>Fähre nach Baltrum ab Neßmersiel. Fährt nach Tide, jeden Tag anders. Plan hängt an der Küchentür.</p><p>Taxi Uphoff 04933 0000 20. Abends am Tag vorher bestellen.</p><p>Tankstelle in Dornum. Nach 20 Uhr nur mit Karte.</p>",
    },
    places: {
      items: [
        {
          name: "Badestrand",
          description:
            "800 m, hinter dem Hafen. Schwimmen nur zwei Stunden vor und nach Hochwasser. Sonst Schlick. Korb mieten am Kiosk, 9 €.",
          category: "Strand",
        },
        {
          name: "Hundestrand",
          description: "Östlich vom Hafen, eingezäunt. Dort ohne Leine.",
          category: "Strand",
        },
        {
          name: "Deichrunde",
          description: "5 km bis zum Schöpfwerk und zurück. Asphalt, drei Gatter. Geht mit Kinderwagen.",
          category: "Natur",
        },
        {
          name: "Wasserschloss Dornum",
          description: "Nur von außen, innen Schule.",
          category: "Sehenswert",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Wattwandern",
          description:
            "Nie allein. Geführt mit Enno, Treffpunkt Hafenmeister, 14 €. Alte Turnschuhe, keine Gummistiefel.",
        },
        {
          name: "Spielscheune Westerbur",
          description: "Für Regentage. Rutschen, Heu, Kettcars. Montag zu.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Dorfladen am Siel",
          description: "Mo bis Sa 7 bis 12.30 Uhr. Sonntags 8 bis 10, nur Brötchen und Zeitung.",
          category: "Lebensmittel",
        },
        {
          name: "Supermarkt Dornum",
          description: "5 km. Bis 20 Uhr. Pfandautomat vorn links.",
          category: "Lebensmittel",
        },
        {
          name: "Hof Janssen",
          description: "Eier, Milch, Kartoffeln. Kasse des Vertrauens, Kleingeld mitnehmen.",
          category: "Hofladen",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Sielkate",
          description: "Scholle, Krabben. Dienstag Ruhetag. Nimmt nur Bares.",
          category: "Fisch",
        },
        {
          name: "Teestube Antje",
          description: "Kuchen bis 17 Uhr. Löffel in die Tasse, sonst gießt sie immer nach.",
          category: "Café",
        },
        {
          name: "Da Peppo, Dornum",
          description: "Bringt auch ins Haus, ab 20 €. Hat was ohne Fleisch.",
          category: "Pizza",
        },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro:
        "<p>Raus bis 10 Uhr. Von November bis März auch mittags, vorher fragen. Gepäck darf bis 14 Uhr in den Schuppen.</p>",
      items: [
        "Geschirr sauber in die Schränke. Rest putzen wir, ist bezahlt.",
        "Betten nicht abziehen.",
        "Gelbe Säcke dienstags vor sieben an die Straße. Restmüll graue Tonne, Glas zum Container am Hafen.",
        "Krabbenschalen nicht in die Biotonne. In Zeitung, dann Restmüll.",
        "Beide Schlüssel zurück in den Kasten. Fehlt einer: 60 €.",
        "Etwas vergessen? Wir schicken nach, Porto vorab.",
      ],
    },
  },
};
