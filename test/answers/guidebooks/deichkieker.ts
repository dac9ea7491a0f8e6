import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const deichkieker: AnswersGuidebook = {
  language: "de",
  name: "Deichkieker",
  sections: {
    property: {
      propertyName: "Deichkieker",
      address: "Süderhafen 14",
      city: "Nordstrand",
      state: "Schleswig-Holstein",
      country: "Deutschland",
    },
    welcome: {
      text: "<p>Moin ihr Lieben, schön, dass ihr da seid! Das Haus hat mein Großvater 1931 gebaut, und seit mein Hinnerk nicht mehr ist, vermiete ich es an nette Leute wie euch. Ich wohne drei Höfe weiter, das mit den grünen Fensterläden, und wenn was ist, dann klopft ihr einfach oder ruft an: 04842 55 01 73. Bitte nicht zwischen eins und drei, da liege ich auf dem Sofa.</p><p>Auf dem Küchentisch steht ein Glas Rhabarbermarmelade für euch, und die Eier im Korb sind von meinen Hühnern.</p><p>Erschreckt euch nicht, wenn es abends über der Decke poltert und kratzt: Das ist der Marder, der wohnt seit Jahren unterm Reet und tut keinem was. Nur das Auto sollte nachts auf dem Drahtgitter stehen, sonst knabbert er euch die Schläuche an.</p>",
    },
    checkin: {
      checkInType: "Schlüsselkasten",
      checkInTime: "16:00",
      doorCode: "1931",
      details:
        "<p>Der Schlüsselkasten hängt links neben der Klöntür hinter dem Rosenstock. Bei Nässe klemmt die Klappe, dann einmal kräftig mit der Faust von unten dagegen, das hilft immer.</p><p>Den Schlüssel zweimal rumdrehen und dabei die Tür ranziehen, sonst geht das alte Schloss nicht. Ein zweiter Satz liegt bei Familie Petersen gegenüber, falls ihr mal vor verschlossener Tür steht.</p>",
      parkingInfo:
        "<p>Zwei Wagen passen auf die Muschelkiesfläche neben der Scheune. Bitte nicht auf dem Deichweg stehen bleiben, da muss der Schäfer mit dem Trecker durch.</p><p>Strom tanken könnt ihr leider nicht am Haus, die Leitung ist zu alt und da schmort mir was durch. Eine Säule steht am Parkplatz bei der Kurverwaltung.</p>",
    },
    wifi: {
      networkName: "Deichkieker-Gast",
      password: "KrabbenPulen31",
      notes:
        "<p>Der Kasten steht in der Stube hinter dem Fernseher. Oben unterm Dach kommt kaum was an, da müsst ihr den kleinen weißen Stecker im Flur einstöpseln und zwei Minuten warten.</p><p>Filme gucken in drei Zimmern auf einmal schafft unsere Leitung nicht, wir sind hier am Ende vom Kabel.</p>",
    },
    amenities: {
      text: "<p>Unten ist ein Schlafzimmer mit Doppelbett, oben eins mit drei Einzelbetten. Alle Betten sind bezogen, wenn ihr kommt. Ein Gitterbettchen für die Lütten steht zusammengeklappt hinterm Kleiderschrank oben, die Matratze dazu liegt obendrauf.</p><p>Die Waschmaschine findet ihr in der Waschküche hinter dem Bad. Draußen ist die Wäscheleine, Klammern hängen im Beutel. Bei Ostwind nicht, da riecht alles nach Schaf.</p><ul><li>Strandkorb im Garten, den könnt ihr mit zwei Mann in die Sonne drehen</li><li>Bollerwagen und Kescher im Schuppen</li><li>Vier Fahrräder, davon eins mit Kindersitz, das Zahlenschloss ist 4711</li><li>Gummistiefel in allen Größen unter der Bank im Windfang</li></ul>",
    },
    kitchen: {
      text: "<p>Der Herd ist Induktion, da gehen nur die Töpfe aus der unteren Schublade. Wenn das Ding piept und ein L zeigt, haben Kinder draufgedrückt: drei Sekunden auf das Schlüsselzeichen tippen.</p><p>Teekanne, Stövchen und Kluntjes stehen im Eckschrank, wie sich das gehört. Kaffeefilter Größe 4 sind in der Dose mit dem Leuchtturm.</p><p>Die Spülmaschine ist eine Schmale, bitte nur das Kurzprogramm, sonst läuft unsere Klärgrube über.</p><p>Müll: Gelbe Säcke hängen am Haken in der Speisekammer, die schwarze Tonne ist für alles andere, auch volle Windeln bitte gut zugeknotet da rein. Abgeholt wird donnerstags, ich schiebe die Tonnen selber an die Straße.</p>",
    },
    howto: {
      items: [
        {
          title: "Warm machen",
          description:
            "<p>Unten liegt das Warme im Fußboden und das dauert seine Zeit, gut einen halben Tag. Also nicht wie wild am Rädchen drehen, stellt es auf 21 und wartet. Wenn nach einem Tag noch immer nichts kommt, ist der Druck am Kessel zu niedrig, dann ruft mich an und fasst nichts an.</p>",
        },
        {
          title: "Der Kaminofen",
          description:
            "<p>Unter Reet ist mit Feuer nicht zu spaßen. Ihr dürft den Ofen benutzen, aber nur mit dem Holz aus der Kiste und nie bei Windstärke über sieben. Zum Anzünden den Hebel ganz nach rechts, wenn es brennt in die Mitte. Kein Papier verheizen, die Funken fliegen sonst hoch.</p>",
        },
        {
          title: "Das Örtchen",
          description:
            "<p>Wir haben eine eigene Kläranlage hinterm Haus mit Bakterien, die sind empfindlich. Nur Klopapier, keine Feuchttücher und keine Essensreste. Wenn es gluckert und nicht mehr abläuft, steht der Pümpel im Eimer neben der Waschmaschine.</p><p>Bitte auch keinen Chlorreiniger, der bringt mir die kleinen Tierchen um.</p>",
        },
        {
          title: "Licht weg",
          description:
            "<p>Wenn Wasserkocher, Toaster und Waschmaschine zusammen laufen, fliegt der Automat raus. Der Kasten ist im Windfang über der Garderobe, der dritte Schalter von links muss wieder hoch.</p>",
        },
        {
          title: "Fernseher",
          description:
            "<p>Schwarzer Bildschirm heißt meistens, dass er auf dem falschen Eingang steht. Auf der großen Fernbedienung Source drücken und SAT wählen. Bei dollem Regen ist die Schüssel manchmal ganz weg, dann spielt eine Runde Rommé, Karten sind in der Kommode.</p>",
        },
        {
          title: "Brause",
          description:
            "<p>Die Brause in der Wanne wechselt gern von heiß auf kalt, wenn in der Küche jemand spült. Einfach kurz Bescheid sagen, wer duscht. Danach bitte das Fenster auf Kipp, sonst schimmelt mir die Ecke.</p>",
        },
      ],
    },
    rules: {
      rules: [
        "Drinnen wird nicht gequalmt, auch nicht am offenen Fenster, wegen dem Reetdach.",
        "Hunde sind willkommen, aber nicht auf den Polstern und nicht in den Betten.",
        "Am Deich gehören Hunde an die Leine, wegen der Lämmer.",
        "Das Gatter am Deich immer wieder zumachen, auch wenn ihr gleich zurückkommt.",
        "Kein Feuerwerk, auch nicht an Silvester, das ist auf der ganzen Halbinsel verboten.",
        "Nach zehn Uhr abends bitte leise im Garten, Petersens melken um fünf.",
        "Sandige Füße werden draußen unter dem Hahn abgespült.",
      ],
    },
    emergency: {
      text: "<p>Feuerwehr und Krankenwagen 112, Polizei 110. Der Feuerlöscher hängt neben dem Ofen, der zweite oben an der Treppe.</p><p>Bei Sturmflutwarnung heult die Sirene auf dem Feuerwehrhaus eine Minute auf und ab. Dann bleibt bitte im Haus und macht das Radio an, ich melde mich bei euch. Der Deich hält, das hat er immer getan.</p><p>Der Haupthahn fürs Wasser ist in der Waschküche hinter der blauen Klappe.</p>",
    },
    transportation: {
      text: "<p>Der Bus 1047 nach Husum fährt vom Süderhafen etwa jede Stunde, sonntags nur dreimal. Abends nach sieben kommt keiner mehr, dann das Rufbus-Taxi eine Stunde vorher unter 04841 66 20 anmelden.</p><p>Mit dem Fahrrad rund um die Halbinsel sind das 28 Kilometer, und ihr habt immer Gegenwind, das ist hier so.</p>",
    },
    places: {
      items: [
        {
          name: "Badestelle Fuhlehörn",
          description:
            "Baden geht nur zwei Stunden vor bis zwei Stunden nach Hochwasser, sonst steht ihr im Schlick. Der Tidenkalender hängt an der Kühlschranktür. Duschen und Klos sind da, die Gästekarte mitnehmen.",
          category: "Strand",
        },
        {
          name: "Hallig Südfall",
          description:
            "Mit der Kutsche durchs Watt, nur im Sommer und nur mit Voranmeldung. Zieht euch warm an, auch im Juli.",
          category: "Ausflug",
          phone: "04842 300",
        },
        {
          name: "Theodor-Storm-Haus",
          description: "In Husum, wenn es Bindfäden regnet. Klein, aber fein, montags zu.",
          category: "Museum",
          address: "Wasserreihe 31, Husum",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Wattwandern mit Boy Hansen",
          description:
            "Bitte niemals allein rausgehen, der Nebel kommt schneller als ihr laufen könnt. Der Boy nimmt euch für zwölf Euro mit, Treff ist am Norderhafen. Barfuß oder in alten Socken.",
          phone: "0171 555 2093",
        },
        {
          name: "Ringelgänse gucken",
          description:
            "Ende April bis Mitte Mai sitzen Tausende auf den Wiesen. Fernglas liegt auf der Fensterbank in der Stube.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Edeka Herrendeich",
          description: "Hat alles, bis acht Uhr abends, sonntags zu.",
          category: "Supermarkt",
        },
        {
          name: "Bäckerei Jensen",
          description:
            "Auch am Tag des Herrn von sieben bis zehn, dann sind die Franzbrötchen aber schnell weg. Vorbestellen lohnt sich.",
          category: "Bäcker",
          phone: "04842 8811",
        },
        {
          name: "Kutter Annemarie",
          description:
            "Am Süderhafen, wenn die Flagge oben ist, gibt es Granat direkt von Bord. Bringt eine Schüssel mit. Pulen müsst ihr selber.",
          category: "Fisch",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Pharisäerhof",
          description:
            "Hier wurde der Pharisäer erfunden, Kaffee mit Rum und Sahnehaube. Wer umrührt, zahlt eine Runde.",
          category: "Café",
        },
        {
          name: "Zum Deichgraf",
          description:
            "Lammbraten vom Deich, am Wochenende unbedingt einen Tisch bestellen. Dienstag Ruhetag.",
          category: "Restaurant",
          phone: "04842 239",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Praxis Dr. Lorenzen",
          description:
            "Macht auch Zecken raus, davon haben wir hier reichlich im hohen Gras. Vormittags ohne Termin.",
          category: "Hausarzt",
          phone: "04842 707",
        },
        {
          name: "Kurverwaltung",
          description:
            "Die Gästekarte bekommt ihr von mir ausgefüllt, den Beitrag von 2,50 am Tag pro Erwachsenem legt ihr bitte bar in die Muschelschale.",
          category: "Gemeinde",
        },
        {
          name: "Tierarzt Thomsen",
          description: "In Hattstedt, kennt sich mit Hunden und Schafen aus.",
          category: "Tierarzt",
          phone: "04846 90 12",
        },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro:
        "<p>Schade, dass ihr schon fahrt! Um zehn kommt die Silke zum Saubermachen, dann sollte alles im Auto sein. Die Silke macht die Endreinigung, ihr müsst nur besenrein hinterlassen.</p>",
      items: [
        "Betten abziehen und die Wäsche in die Wanne werfen.",
        "Spülmaschine anstellen, auch wenn sie halb leer ist.",
        "Fenster zu, die oberen klemmen gern ein bisschen.",
        "Schlüssel zurück in den Kasten und die Zahlen verdrehen.",
        "Tragt euch gern ins Gästebuch ein, ich lese jedes Wort.",
      ],
    },
  },
};
