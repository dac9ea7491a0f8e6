import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const kohlroeserl: AnswersGuidebook = {
  language: "de",
  name: "Kohlröserlhäusl",
  sections: {
    property: {
      propertyName: "Kohlröserlhäusl",
      address: "Furt 38",
      city: "Tauplitz",
      state: "Steiermark",
      country: "Österreich",
    },
    welcome: {
      text: "<p>Griaß eich, ihr Lieben! Wir freuen uns narrisch, dass ihr euch für unser Häusl entschieden habt. Der Opa vom Franz hat es 1951 mit eigenen Händen gebaut, und bis vor zehn Jahren hat noch die Tante Resi drin gewohnt.</p><p>Im Kühlschrank steht ein Willkommensgruß: Butter, sechs Eier und ein Flascherl Zirbenschnaps. Das ist alles geschenkt. Den Wein im Regal daneben schreibt ihr euch bitte auf die Strichliste, das Flascherl um 12 Euro.</p><p>Wir zwei, die Gitti und der Franz, wohnen im gelben Haus gleich oberhalb. Einfach anläuten, meistens ist wer da. Telefon: 0664 000 7719.</p>",
    },
    checkin: {
      checkInType: "Persönliche Übergabe",
      checkInTime: "15:00",
      details:
        "<p>Ab drei Uhr am Nachmittag ist alles fertig. Wir geben euch den Schlüssel am liebsten persönlich und zeigen euch das Haus, das dauert zehn Minuten. Wird es später als acht am Abend, dann schreibt uns kurz, und wir legen ihn in die rote Gießkanne neben der Bank.</p><p>Bitte nicht dem Navi nachfahren! Das schickt euch über den Forstweg, und da ist schon so mancher steckengeblieben. Bei der Kirche rechts, über die Brücke und dann immer dem Bach nach.</p><p>Und weil wir es müssen: Die Ortstaxe von 2,50 Euro pro Erwachsenem und Nacht kassieren wir bei der Ankunft in bar, die Kinder unter 15 sind frei. Dafür bekommt ihr von uns die Sommercard.</p>",
      parkingInfo:
        "<p>Vor dem Stadl haben zwei Autos Platz. Bitte nicht beim Brunnen stehen bleiben, da muss der Nachbar mit dem Traktor durch. Im Winter schaufelt der Franz um halb sieben, aber das letzte Stückerl ist steil: ohne Ketten braucht ihr es bei Neuschnee gar nicht probieren. Ein Paar hängt zum Ausborgen im Stadl, passt aber nur auf 16-Zöller.</p>",
    },
    amenities: {
      text: "<p>Oben sind die zwei Schlafkammern, herunten die Stube mit der Ausziehbank, da kann zur Not noch ein fünfter Gast liegen. Die Betten sind bei der Ankunft überzogen, und für jeden liegt ein großes und ein kleines Handtuch da. Für den See nehmt euch bitte eigene mit, die weißen werden vom Moor so grau, die krieg ich nimmer sauber.</p><p>Zusätzliche Decken sind in der bemalten Truhe am Gang. Im Kasten daneben findet ihr das Bügelbrett und eine Schachtel mit Brettspielen, Matador und dem alten Puppenhaus von unserer Tochter.</p><p>Eine Waschmaschine gibt es im Häusl nicht, aber gebt mir das Zeug einfach herüber, eine Trommel um 6 Euro, am Abend habt ihr es gefaltet zurück.</p><p>Für die Skischuhe steht im Vorhaus ein Trockner mit Gebläse, den kleinen Schalter auf der Rückseite übersieht jeder.</p>",
    },
    kitchen: {
      text: "<p>Der Kaffee kommt aus der Espressokanne, zwei Größen stehen am Fensterbrett. Eine Kapselmaschine haben wir bewusst nicht, der Müll!</p><p>Das Raclettegerät und der Fonduetopf sind ganz unten im Eck, dort wo das Kasterl mit dem Drehboden ist. Ein Kinderhäferl und Plastikteller stehen auch dort.</p><p>Der E-Herd hat eine Sperre. Wenn ein Schlüssel im Fenster leuchtet, dann den Finger fünf Sekunden auf das Symbol halten, sonst rührt sich nix.</p><p>Essensreste bitte nie draußen stehen lassen, der Marder holt sich alles. Die Gemüseabfälle dürft ihr unseren Hendln über den Zaun werfen, nur keine Erdäpfelschalen.</p>",
    },
    howto: {
      items: [
        {
          title: "Der Kachelofen in der Stube",
          description:
            "<p>Unser Herzstück! Einmal in der Früh und einmal am Abend einheizen, mehr nicht, sonst springen die Kacheln. Das Türl erst zumachen, wenn nur mehr Glut da ist, und die Klappe oben nie ganz zu, sonst habt ihr Kohlenmonoxid in der Stube. Der Melder piepst dann fürchterlich. Piepst er nur einmal in der Minute, ist bloß die Batterie schwach, Ersatz liegt in der Tischlade.</p>",
        },
        {
          title: "Heizkörper oben",
          description:
            "<p>In den Kammern sind elektrische Heizkörper. In der Nacht schalten sie von selber herunter, von zehn bis fünf. Ist euch kalt, dann drückt das Sonnensymbol, das hält sie zwei Stunden warm.</p>",
        },
        {
          title: "Warmwasser",
          description:
            "<p>Der Boiler hat 120 Liter, das sind vier Duschen hintereinander. Der Fünfte muss eine Stunde warten oder ein Held sein.</p>",
        },
        {
          title: "Infrarotkabine",
          description:
            "<p>Im Keller, und ja, die dürft ihr gratis benützen! Handtuch unterlegen, 40 Minuten, sie schaltet selber ab. Für Kinder unter zwölf bitte nicht.</p>",
        },
        {
          title: "Die Falltür und der Fernseher",
          description:
            "<p>Der Fernseher braucht nach dem Einschalten eine ganze Minute, nicht verzweifeln. Die Falltür zum Keller bitte immer mit dem Haken sichern, besonders wenn Kleine im Haus sind.</p>",
        },
      ],
    },
    wifi: {
      networkName: "Kohlroeserl",
      password: "resi1951stube",
      notes:
        "<p>Bei Gewitter zieht der Franz bei uns drüben den Stecker, dann ist auch bei euch Funkstille. Keine Sorge, danach kommt es von selber wieder.</p>",
    },
    rules: {
      rules: [
        "Geraucht wird bei uns auf der Bank draußen, der Aschenbecher ist der Blumentopf ohne Blume.",
        "Katzen leider nein, wegen der Allergie von unserer Enkelin. Brave Hunde sind herzlich willkommen und kosten nix extra.",
        "Schuhe bitte im Vorhaus ausziehen, der Lärchenboden ist frisch geölt. Filzpatschen in allen Größen sind im Korb.",
        "Ab zehn am Abend ist Ruhe, die Nachbarin links hört zwar schlecht, aber ihr Hund nicht.",
        "Lagerfeuer nur in der Feuerschale und nur, wenn keine Waldbrandverordnung gilt. Fragt uns im Sommer lieber vorher.",
      ],
    },
    emergency: {
      text: "<p>Rettung 144, Feuerwehr 122, Polizei 133, und wenn am Berg was passiert, die Bergrettung unter 140. Bitte speichert euch die Nummern ein, bevor ihr losgeht, oben hat man oft nur einen Balken.</p><p>Unsere Frau Doktor ordiniert in Bad Mitterndorf neben der Volksschule, am Mittwoch hat sie zu. Sie hat auch eine Hausapotheke, so müsst ihr nicht extra bis Aussee. In Bad Aussee ist dann das Spital. Bei Zahnweh: Dr. Pichler in Stainach, der nimmt Urlauber auch ohne Termin.</p><p>Wenn der Bach bei Starkregen über die Wiese kommt, fahrt bitte die Autos zu uns herauf, das geht schnell.</p>",
    },
    transportation: {
      text: "<p>Der Zug hält in Tauplitz, das sind 25 Minuten zu Fuß. Mit Gepäck holt euch der Franz gern ab, wenn ihr am Vortag Bescheid gebt, der freut sich über ein Bier als Lohn.</p><p>Der Skibus bleibt bei der Brücke stehen, alle zwanzig Minuten, letzte Fahrt zurück um 16.45 Uhr.</p><p>Die Straße auf die Tauplitzalm kostet Maut, mit der Sommercard fahrt ihr aber einmal am Tag umsonst mit dem Sessellift hinauf.</p>",
    },
    places: {
      items: [
        {
          name: "Sechs-Seen-Wanderung",
          description:
            "Vom Sessellift los, gute vier Stunden. Beim Steirersee könnt ihr euch die Füße abkühlen. Für den Kinderwagen ist es nix, da nehmt lieber den Bachweg nach Klachau.",
          category: "Wandern",
        },
        {
          name: "Ödensee",
          description:
            "Zum Baden unser Geheimtipp, aber a bisserl frisch! Hunde dürfen am hinteren Ufer ins Wasser, beim Steg nicht.",
          category: "See",
        },
        {
          name: "Die Kühe auf der Alm",
          description:
            "Bitte Abstand halten, vor allem wenn Kälber dabei sind. Kommt eine auf euch zu, dann lasst den Hund los und geht langsam weg.",
          category: "Gut zu wissen",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Schwammerlsuchen",
          description:
            "Zwei Kilo pro Person und Tag sind erlaubt. Der Franz schaut euch das Körberl gern durch, bevor ihr kocht!",
        },
        {
          name: "Rodeln",
          description:
            "Zwei Schlitten und ein Bob sind im Stadl. Am Freitag ist die Bahn bis neun beleuchtet.",
        },
        {
          name: "Grimming-Therme",
          description: "Für Regentage, zwölf Minuten mit dem Auto. Ab 17 Uhr ist es billiger.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Nah und Frisch Gruber",
          description:
            "Im Ort, mit gutem Bauernbrot. Samstag ab Mittag und Sonntag zu, also deckt euch rechtzeitig ein.",
          category: "Lebensmittel",
        },
        {
          name: "Sport Lackner",
          description:
            "Ski, Schneeschuhe und Rückentragen für die Kleinen zum Ausleihen. Sagt, dass ihr von der Gitti kommt, dann gibt er zehn Prozent.",
          category: "Verleih",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Gasthof zum Hirschen",
          description:
            "Das beste Backhendl weit und breit. Am Wochenende müsst ihr unbedingt einen Tisch bestellen.",
          category: "Wirtshaus",
        },
        {
          name: "Grazer Hütte",
          description:
            "Kaspressknödel und Heidelbeerschmarrn. Die Kathi kocht auch glutenfrei, wenn man ihr vorher was sagt.",
          category: "Hütte",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Semmeln vor die Tür",
          description:
            "Zettel bis sechs am Abend in das Kisterl am Zaun, in der Früh um sieben hängt das Sackerl an der Schnalle. Abgerechnet wird am Schluss.",
          category: "Frühstück",
        },
        {
          name: "Unsere Lisa",
          description:
            "Unsere Nichte ist neunzehn und passt am Abend gern auf eure Kleinen auf, 12 Euro die Stunde.",
          category: "Familie",
        },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro:
        "<p>Schade, dass ihr schon fahrt! Um zehn kommt die Mirjana zum Putzen. Habt ihr noch Zeit bis zum Zug, stellt die Koffer ruhig bei uns in die Garage. Länger in der Stube bleiben geht nur, wenn am selben Tag niemand nachkommt, das wissen wir zwei Tage vorher.</p>",
      items: [
        "Die Endreinigung von 80 Euro und die offenen Sachen von der Strichliste legt ihr bitte in das Kuvert auf dem Tisch, Karten können wir leider nicht nehmen.",
        "Den Restmüll in die schwarzen Säcke von der Gemeinde, die liegen unter der Abwasch. Flaschen und Dosen nehmt bitte mit zum Platz beim Bahnhof.",
        "Das Bettzeug abziehen und auf einen Haufen legen.",
        "Die Fensterläden oben einhängen, der Wind reißt sie uns sonst weg.",
        "Schreibt uns was ins Gästebuch, die Gitti liest jedes Wort!",
      ],
    },
  },
};
