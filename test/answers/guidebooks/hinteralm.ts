import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const hinteralm: AnswersGuidebook = {
  language: "de",
  name: "Hinteralm Rauris",
  sections: {
    property: {
      propertyName: "Hinteralm",
      address: "Seidlwinkl 41",
      city: "Rauris",
      state: "Salzburg",
      country: "Österreich",
    },
    welcome: {
      text: "<p>Grüß Gott auf der Hinteralm, 1.340 m. Die Hütte ist Selbstversorger, wir sind die Bauersleute Leitgeb vom Unterhof, 3 km talauswärts. Bitte lesen Sie dieses Heft einmal ganz durch, es erspart Ihnen und uns das Telefonieren.</p><p>Ein Bauernhof riecht und läutet: Die Kühe gehen von Juni bis Mitte September rund um die Hütte, mit Glocken, auch in der Nacht.</p>",
    },
    checkin: {
      checkInType: "Persönliche Übergabe",
      checkInTime: "15:00",
      details:
        "<p>Schlüsselübergabe am Unterhof, nicht an der Hütte. Läuten Sie bei der grünen Stalltür. Zwischen 17 und 18:30 Uhr sind wir im Stall und hören nichts.</p><p>Wer nach 20 Uhr kommt, ruft vorher an; dann liegt der Schlüssel im Milchkandl vor der Haustür.</p><p>Die Kaution von 200 Euro ist bar zu hinterlegen und wird bei der Abreise zurückgegeben.</p><p>Navi nicht folgen, es schickt Sie über den Forstweg auf der falschen Bachseite. Nach der Kapelle rechts über die Holzbrücke.</p>",
      parkingInfo:
        "<p>Im Sommer kann man bis zur Hütte fahren, die Brücke trägt 3,5 Tonnen. Von Dezember bis April endet die Räumung beim Unterhof: Auto dort abstellen, wir bringen Gepäck und Kinder mit dem Skidoo hinauf, einmal hin und retour gratis.</p><p>Schneeketten sind ab November Pflicht auf der Mautstraße, Sommerreifen kommen nicht herauf. Maut 9 Euro, Karte für Gäste liegt bei uns.</p>",
    },
    amenities: {
      text: "<p>Stube, Küche, zwei Kammern, Matratzenlager unter dem Dach für vier. Insgesamt zehn Schlafplätze.</p><ul><li>Bettwäsche ist für die Kammern vorhanden, im Lager bitte Schlafsack verwenden</li><li>Handtücher und Geschirrtücher selbst mitbringen</li><li>Hüttenpatschen in allen Größen stehen in der Kiste beim Eingang</li><li>Rodeln: vier Stück hängen unter dem Vordach, ein Zipflbob</li><li>Badefass mit Holzofen hinter der Hütte, 60 Euro pro Füllung, einen Tag vorher anmelden</li></ul><p>Strom kommt vom eigenen Wasserkraftwerk, 3 kW für alles zusammen. Föhn, Wasserkocher und Staubsauger nie miteinander. Im Hochwinter ist der Bach manchmal zu, dann läuft nur das Licht von der Batterie.</p>",
    },
    kitchen: {
      text: "<p>Holzherd mit Backrohr und daneben zwei Gasflammen. Der Wasserhahn mit dem blauen Punkt ist Quellwasser und besser als jedes aus der Flasche, der Hahn im Stall ist nicht zum Trinken.</p><p>Kein Geschirrspüler. Abwaschen in der Blechwanne, das heiße Wasser aus dem Grander am Herd schöpfen.</p><p>Der Kühlschrank geht mit Gas und ist klein. Getränke legen Sie in den Brunnentrog, der hat das ganze Jahr 6 Grad.</p><p>Käsefonduegeschirr und eine große Pfanne für Kasnocken sind in der Truhe.</p><p>Lebensmittel nie offen auf der Bank stehen lassen, die Siebenschläfer kommen bei Nacht durch jedes Loch.</p>",
    },
    howto: {
      items: [
        {
          title: "Einheizen in der Stube",
          description:
            "<p>Der Kachelofen wird von der Küche aus geheizt. Einmal am Tag acht Scheiter, Türl nach dem Abbrennen fest schließen. Er braucht vier Stunden, bis man etwas spürt, also nicht nachlegen aus Ungeduld.</p><p>Raucht es in die Küche, ist die Klappe am Rohr quer. Griff senkrecht stellen.</p>",
        },
        {
          title: "Warmwasser",
          description:
            "<p>Der Badeofen muss eine Stunde vor dem Duschen angeheizt werden. Fünf Leute hintereinander gehen sich aus, wenn keiner singt.</p>",
        },
        {
          title: "Abort",
          description:
            "<p>Ein Spülklo ist im Haus, ein Plumpsklo draußen. Im Winter bei unter minus 15 Grad nur das Plumpsklo benützen, die Leitung friert sonst ab. Nach jedem Gang eine Schaufel Sägespäne.</p>",
        },
        {
          title: "Wasserleitung im Frost",
          description:
            "<p>Den Hahn in der Küche in kalten Nächten bleistiftdick rinnen lassen. Kommt in der Früh gar nichts, rufen Sie Sepp an und tauen Sie nicht selbst mit dem Föhn.</p>",
        },
        {
          title: "Holz",
          description:
            "<p>Liegt unter dem Dach an der Südseite, bitte von links nach rechts nehmen. Spalten darf, wer es kann; das Beil ist scharf, der Stock steht hinter dem Stall. Verbrauch ist inbegriffen.</p>",
        },
        {
          title: "Weidezaun",
          description:
            "<p>Das weiße Band führt Strom. Zum Durchgehen nur den schwarzen Griff anfassen und hinter sich wieder einhängen.</p>",
        },
        {
          title: "Müll",
          description:
            "<p>Alles, was Sie heraufbringen, nehmen Sie wieder mit hinunter. Beim Unterhof stehen die Behälter für Glas, Dosen und Rest. Speisereste bekommen unsere Hühner, gelber Kübel.</p>",
        },
      ],
    },
    wifi: {
      notes:
        "<p>Auf der Hütte gibt es kein Internet und dabei bleibt es. Empfang haben Sie beim Marterl, 200 m den Hang hinauf, A1 am besten. Am Unterhof dürfen Sie im Vorraum ins Netz, Name Unterhof_Gast, Kennwort heuwetter7.</p>",
    },
    rules: {
      rules: [
        "Bergschuhe und Skischuhe bleiben im Vorraum.",
        "Rauchen nur im Freien, nie im Heustadl.",
        "Hunde sind im Sommer wegen der Mutterkühe nicht gestattet, von Oktober bis Mai auf Anfrage.",
        "Nicht mit den Kälbern spielen, die Kuh dahinter hat 700 Kilo.",
        "Musik im Freien ist zu unterlassen, es ist Jagdgebiet. Von der Dämmerung weg bitte auf den Wegen bleiben.",
        "Feuerstelle nur beim Steinkreis und nur, wenn die Bezirkshauptmannschaft kein Verbot ausgehängt hat.",
        "Kerzen im Matratzenlager sind verboten.",
        "Drohnen sind im Nationalpark nicht erlaubt.",
      ],
    },
    transportation: {
      text: "<p>Der Postbus 640 fährt von Taxenbach bis Rauris Ort, der letzte geht um 19:12 Uhr. Von dort sind es elf Kilometer, das Hüttentaxi Rasser fährt Sie für 28 Euro: 0664 555 01 27.</p><p>Der Skibus zu den Hochalmbahnen hält um 8:50 Uhr bei der Kapelle, mit Gästekarte frei.</p>",
    },
    services: {
      items: [
        {
          name: "Frühstückskorb",
          description:
            "Frühstückskorb mit Butter, Käse, Speck, Brot und Eiern vom Hof: 14 Euro pro Person, am Vorabend bis 16 Uhr bestellen. Milch holen Sie sich selber mit der Kanne, 1,20 Euro der Liter.",
        },
        {
          name: "Ortstaxe",
          description:
            "Ortstaxe 2,60 Euro pro Nacht ab 15 Jahren, wird mit der Endabrechnung kassiert. Sie bekommen dafür die Nationalparkcard, damit sind Schwimmbad und die Seilbahn im Sommer gratis.",
        },
        {
          name: "Endreinigung",
          description: "Endreinigung 120 Euro. Wer besenrein und nass gewischt übergibt, zahlt die Hälfte.",
        },
      ],
    },
    emergency: {
      text: "<p>Bergrettung 140, Rettung 144, Feuerwehr 122. Euronotruf 112 geht auch ohne Netz des eigenen Anbieters. Der Hubschrauber landet auf der Wiese unter der Hütte, bitte die Liegestühle wegräumen.</p><p>Sepp Leitgeb 0664 555 01 88, die Altbäuerin am Festnetz 06544 55 512.</p><p>Verbandskasten über der Küchentür. Feuerlöscher im Vorraum und beim Lager.</p><p>Praktischer Arzt Dr. Höller in Rauris, Ordination Mo, Di, Do, Fr 8 bis 11 Uhr. Unfallspital in Schwarzach, 40 Minuten. Die Apotheke ist beim Gemeindeamt.</p><p>Ist die Lawinenampel bei der Kapelle rot, bleibt die Straße gesperrt. Dann bleiben Sie oben, Notvorrat ist in der Truhe im Keller: Nudeln, Dosen, Kerzen für drei Tage.</p><p>Bei Gewitter weg vom Brunnen und den Stecker vom Radio ziehen.</p>",
    },
    dining: {
      items: [
        {
          name: "Gasthof Andrelwirt",
          description: "Wildgerichte und Schweinsbraten, Sonntag Mittag immer voll. Dienstag geschlossen.",
          category: "Gasthaus",
          phone: "06544 55 640",
        },
        {
          name: "Palfneralm",
          description:
            "Zu Fuß 40 Minuten taleinwärts, Kaiserschmarrn und Buttermilch. Offen Juni bis September, nur bei Schönwetter.",
          category: "Jausenstation",
        },
        {
          name: "Pizzeria Da Mario",
          description: "Im Ort, auch zum Mitnehmen, herauf liefert er nicht.",
          category: "Italienisch",
          phone: "06544 55 702",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Spar Rauris",
          description: "Mo bis Fr 7:15 bis 19 Uhr, Sa bis 18 Uhr. Am Sonntag hat im ganzen Tal nichts offen.",
          category: "Lebensmittel",
        },
        {
          name: "Sport Maier",
          description:
            "Ski, Tourenausrüstung und Schneeschuhe zum Ausleihen, mit unserem Namen zehn Prozent.",
          category: "Verleih",
          address: "Marktstraße 12",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Rauriser Urwald",
          description:
            "Rundweg mit Moortümpeln, zwei Stunden, auch mit Kindern ab vier. Nicht kinderwagentauglich.",
          category: "Wandern",
        },
        {
          name: "Goldwaschen",
          description:
            "Beim Heimalm-Platz, Pfanne und Gummistiefel werden gestellt. Was man findet, gehört einem.",
          category: "Familie",
        },
        {
          name: "Bartgeier",
          description: "Im Krumltal, mit dem Ranger jeden Donnerstag. Anmeldung bis Mittwoch Mittag.",
          category: "Natur",
          phone: "06562 55 849",
        },
        {
          name: "Rodelbahn Kreuzboden",
          description: "Vier Kilometer, Dienstag und Freitag beleuchtet bis 22 Uhr.",
          category: "Winter",
        },
        {
          name: "Seidlwinkltal zum Tauernhaus",
          description:
            "Fünf Stunden hin und zurück, flach bis zur Gollehenalm. Früh gehen, ab zwei kommen die Gewitter.",
          category: "Wandern",
        },
      ],
    },
    departure: {
      checkOutTime: "09:30",
      intro:
        "<p>Ins Hüttenbuch schreiben Sie bitte, wie viele Sie waren. Der Schlüssel kommt persönlich zurück auf den Unterhof. Kartenzahlung haben wir nicht.</p>",
      items: [
        "Öfen ausgehen lassen, Asche in die Blechtonne",
        "Fensterläden schließen und Haken einlegen",
        "Decken im Lager zusammenlegen",
        "Im Winter Wasser am roten Rad unter der Stiege abdrehen und Leitungen auslaufen lassen",
        "Gasflaschen zudrehen",
      ],
    },
  },
};
