import { germanSearch } from "#core/i18n/searchTexts/german.ts";
import type { FullLexicon } from "#search/lexicon.ts";

export const german: FullLexicon = {
  texts: germanSearch,
  stopWords:
    "reservierung name füttern aber alle alles als also am an ans auch auf aus bei beim bekomme bekommen bin bis bitte brauche brauchen da dann darf darfst das dass dem den denn der des deshalb die dies diese dieser doch dort du ein eine einem einen einer eines einfach er es etwas euch euer eure finde finden für ganz gehe gehen geht gern gibt gibts habe haben habt hallo hat hier hinter ich ihr ihre im in ins ist ja jemand kann kannst kein keine komme kommen kommt können könnt könnte lassen lautet liegt man mehr mein meine meinen mich mir mit mitbringen mitkommen mitnehmen möchte möglich muss müssen nach nächste nächsten nächster nähe neben nicht noch nur ob oder ohne schalte einschalten ausschalten anschalten anmachen anstellen machen mache macht sein sich sie sind so soll sollen sonst steht stehen tun über um und uns unser unsere unter vom von vor war was welche welchem welcher welches wen wenn wer werden wie wieder wird wir wo wofür wohin woher zu zum zur zwischen benutzen benutze benutzt funktioniert funktionieren bedienen bediene erlaubt gestattet willkommen verboten vorhanden zeigen sagen geben weitere zusätzliche haus wohnung unterkunft ferienwohnung zimmer anleitung tag tage abstellen lagern aufbewahren einstellen holen kaufen alt alte neue schließen zumachen aufhängen reinigen anschließen verbinden drücken ziehen bewegen wechseln leeren nass schmutzig trocken groß klein gut draußen drinnen fall passiert probieren prüfen fragen besuchen fahren bestellen buchen betreten verlassen anbieten inbegriffen selbst bleiben lasse bringen nehmen schauen sehen sitzen heiß zusätzlich angeschlossen starten bedienung benutzung rausstellen raus rein weit entfernt entfernung maximal nutzen nutzung verwenden gerne nachts brauch ne nen mal grad gerade immer hab leute nix nichts leider schnell alleine hätte wäre dürfen fürs erst dauernd plötzlich schon wohl total kriegen her bleibt sagt viel ganze überall weil unten oben aufm mach nun bevor schüttet irgendwo her sohn tochter tut",
  endings: "ungen ung ern est en em er es e n s",
  needs: {
    wifi: "wlan, wifi, wi fi, internet, netz, router ? online",
    password: "passwort, kennwort, zugangsdaten ? pw",
    reception: "empfang, mobilfunk, netzabdeckung, handynetz, funkloch, signal",
    checkin:
      "check in, checkin, anreise, ankunft, einchecken ? ankommen, ab wann, wann rein, wann dürfen wir",
    lateCheckin:
      "späte ankunft, spät ankommen, späte anreise, nachts ankommen, nach mitternacht, verspätung ? später an, stau, erst um, erst spät",
    earlyCheckin:
      "früher anreisen, frühere anreise, früher kommen, eher anreisen ? früher rein, schon vormittags",
    door: "tür, haustür, eingang, wohnungstür, zugang, abschließen, klingel, wohnung öffnen, schloss, gegensprechanlage ? hineinkommen, reinkommen, aufsperren, aufschließen, öffnen, reinkommt, rein, zusperren, ins haus, ausgesperrt, aufmachen, tür klemmt, geht nicht auf, komme ich rein, kommen wir rein, nicht rein",
    gate: "tor, hoftor, gartentor",
    key: "schlüssel, transponder, chip ? schlüssel abholen",
    doorCode: "türcode, code, zugangscode, zahlencode, pin, zahlenschloss, zahlenkombination",
    parking:
      "parken, stellplatz, garage, carport, auto abstellen, auto parken, parkplatz ? auto, auto hin, wagen",
    carCharging: "wallbox, ladestation, ladesäule, elektroauto, e auto, auto laden, aufladen",
    elevator: "aufzug, lift, fahrstuhl ? treppe",
    luggage:
      "gepäck, koffer, schließfach, taschen, gepäck unterstellen, koffer unterstellen, rucksack ? sachen abstellen, sachen lassen",
    directions: "anfahrt, wegbeschreibung, route, hinkommen ? weg",
    postalAddress: "adresse, anschrift",
    checkout:
      "ende des aufenthalts, check out, checkout, abreise, auschecken, abfahrt, auszug, räumen ? ausziehen, letzter tag, raus, wann müssen wir weg, aus der wohnung, letzter morgen, raus sein, wann raus, abfahren",
    lateCheckout:
      "später abreisen, late check out, länger bleiben, später gehen, noch bleiben ? länger, später raus",
    host: "gastgeber, vermieter, hausmeister, kontakt, ansprechpartner, eigentümer, concierge ? erreichen, eure nummer, deine nummer, ihre nummer, hilfe, jemanden erreichen, schiefgeht, wen rufen, bei problemen",
    heating:
      "heizung, thermostat, temperatur einstellen, radiator, regler, fußbodenheizung ? kalt, warm, frieren, aufdrehen, eiskalt, saukalt",
    fireplace:
      "holz, scheite, kamin, kachelofen, holzofen, ofen, anheizen, feuer machen, ofen anzünden, anzünden, schwedenofen ? qualmt",
    airCon: "klima, klimaanlage ? zu heiß, abkühlen, zu warm, stickig, heiß hier, hitze, kühlung",
    fan: "ventilator, lüfter",
    hotWater:
      "warmwasser, warmes wasser, heißes wasser, boiler, durchlauferhitzer, kaltes wasser, wasser kalt, dusche kalt, therme ? dusche eiskalt, eiskalt, nur kalt, kalt duschen, dusche nicht warm, lauwarm",
    power:
      "sicherung, fi schalter, kein strom, kein licht, licht geht nicht, strom weg, kurzschluss, licht aus, hauptschalter, fi ? strom, dunkel, stromausfall, licht ging, finster, licht weg",
    light: "licht, lampe, beleuchtung, leuchte, dimmer, glühbirne",
    blinds:
      "rollladen, rolladen, jalousie, vorhang, fensterläden, verdunkelung, rollo, sonnenschutz, abdunkeln, markise, gardinen ? zu hell, so hell, hell draußen, sonne weckt",
    waterLeak:
      "rohrbruch, wasserschaden, leck, haupthahn, absperrhahn, wasser abstellen, wasserrohr, wasser läuft aus, wasser tropft, undicht, überlaufen ? wasserhahn zudrehen, wasser spritzt, pfütze, tropft",
    drinkingWater:
      "trinkwasser, leitungswasser, wasser trinken, hahnenwasser, wasser aus dem hahn, quellwasser ? trinken, aus dem hahn, durst, trinkbar",
    oven: "backofen, ofen, backen",
    stove: "herd, kochfeld, induktion, platten, kindersicherung ? kochen, ceran",
    gas: "gas, gasflasche, propan",
    microwave: "mikrowelle",
    fridge: "eiswürfel, eisschrank, gefrieren, eisfach, kühlen, kühlschrank",
    dishes: "geschirr, abwasch, spülen, geschirr spülen, abspülen, abtrocknen",
    dishwasher: "geschirrspüler, spülmaschine, tabs",
    coffee: "kaffee, espresso, filtermaschine, french press, siebträger, bohnen, kaffeemaschine",
    kettle: "wasserkocher, tee, teebeutel",
    toaster: "toaster",
    cookware:
      "topf, pfanne, messer, besteck, teller, gläser, korkenzieher, flaschenöffner, schüssel, dosenöffner, schneidebrett ? mixer",
    riceCooker: "reiskocher",
    barbecue: "grill, barbecue, holzkohle, smoker",
    washing: "wäsche waschen, waschen, kleidung waschen, waschmaschine",
    dryer: "trockner, tumbler",
    clothesLine:
      "wäsche aufhängen, nasse wäsche, wäscheständer, wäsche trocknen, trocknen, klammern, leine, nasse kleidung ? badesachen, trockenständer",
    iron: "bügeln, bügeleisen ? zerknittert, verknittert",
    vacuum: "besen, putzen, reinigung, sauger, wischen, kehren",
    rubbish:
      "müll, abfall, mülltonne, mülleimer, tonne, restmüll, müllabfuhr, müllsack, müllbeutel, biotonne ? wegwerfen, entsorgen, mülltüten, windeln, kehricht",
    recycling:
      "recycling, mülltrennung, gelber sack, altglas, biomüll, müll trennen, leergut, pfand, wertstoffe, glascontainer, papier, gelbe tonne, glas, flaschen, plastik, pappe, kompost, dosen",
    shower: "dusche, brause",
    bath: "badewanne ? baden",
    toilet: "toilette, klo, wc, klopapier, spülung, verstopft, gäste wc ? abfluss, bad",
    toiletries: "seife, shampoo, duschgel, zahnbürste, zahnpasta",
    towels: "handtuch, badetuch, strandtuch",
    hairDryer: "föhn, fön, haartrockner, haare föhnen, haare trocknen",
    bed: "bett, schlafen, matratze, doppelbett, einzelbett, etagenbett, stockbett, schlafzimmer",
    extraBed:
      "schlafsofa, zustellbett, zusatzbett, klappbett, gästebett, ausziehsofa, extrabett, luftmatratze, couch",
    bedding: "bettwäsche, laken, bettlaken, bettzeug",
    blankets: "decke, federbett ? friere nachts",
    pillows: "kissen, kopfkissen",
    cot: "kinderbett, babybett, reisebett, gitterbett, wiege",
    highChair: "hochstuhl, kinderstuhl, babystuhl, kindersitz",
    toys: "spiele, bücher, puzzle, lego, spielzeug",
    playground: "spielplatz, schaukel",
    children: "kind, baby, familie, treppengitter",
    tv: "fernseher, tv, fernbedienung, sender, kanäle, filme, programme, glotze, youtube, beamer ? gucken, serien, fußball schauen",
    music: "musik, lautsprecher, stereoanlage, bluetooth, radio, plattenspieler",
    plugs:
      "adapter, stecker, ladegerät, ladekabel, usb, verlängerungskabel, handy laden, handy aufladen, steckdose",
    desk: "schreibtisch, monitor, büro, drucker, bildschirm, arbeiten, laptop",
    pool: "pool, schwimmbad, schwimmbecken",
    hotTub: "whirlpool, jacuzzi, hot tub, spa, badefass, hottub",
    sauna: "sauna, dampfbad",
    gym: "fitness, gym, laufband",
    garden:
      "garten, terrasse, balkon, hof, liegestühle, draußen sitzen, sonnenliege, sonnenschirm ? draußen essen",
    bikes: "fahrrad, rad, e bike, radfahren, radtour, mountainbike, ebike, stadtrad, leihrad ? radeln",
    boats: "boot, kajak, kanu, segeln, paddeln, sup, schiff",
    ski: "ski, skifahren, langlauf, snowboard, schnee, skigebiet, piste, skiverleih, skilift, skiraum, skipass, loipe, skischule",
    snowChains: "schneeketten",
    sled: "schlitten, rodeln",
    golf: "golf",
    tennis: "tennis",
    horses: "reiten, pferde, pony",
    zoo: "zoo, tierpark, freizeitpark, aquarium",
    massage: "massage, wellness, friseur, kosmetik",
    fishing: "angeln, fischen",
    walks: "wandern, wanderung, spazieren, rundweg, tour, gassi gehen, joggen ? laufen gehen, natur",
    beach: "strand, küste",
    surf: "surfen, neoprenanzug, wellenreiten",
    lake: "see, weiher, fluss",
    waterfall: "wasserfall, klamm",
    viewpoint: "aussicht, blick, sonnenuntergang, sonnenaufgang, panorama, fernsicht",
    swimming:
      "schwimmen, baden gehen, badesee, badestelle, schnorcheln, badeplatz, strandbad, planschen, hallenbad, schwimmhalle, freibad ? baden, ins wasser, abkühlung",
    sights:
      "sehenswürdigkeiten, ausflug, aktivitäten, wahrzeichen, was kann man machen, schlechtes wetter, regentag, unternehmungen ? regen, kultur, sehenswert, was tun, langweilig, mit kindern, es regnet",
    cinema: "kino, theater, konzert",
    museum: "museum, museen, galerie, ausstellung, kunst",
    market: "markt, käse, hofladen ? obst, frischer fisch, gemüse",
    smoking:
      "rauchen, geraucht, zigarette, aschenbecher, vapen, qualmen, e zigarette, shisha ? kippe, tschick",
    pets: "hund, haustier, katze, tiere, hündin, welpe, vierbeiner, haustiere ? dackel, labrador, pudel",
    parties: "party, feier, feiern, fest, veranstaltung, geburtstag, junggesellenabschied",
    quiet: "nachtruhe, ruhezeiten, lärm, leise, ruhe, laut, mittagsruhe, ruhig, laute musik, nachbarn",
    visitors:
      "besuch, freunde einladen, gäste, übernachten, freund ? wie viele personen, personen, leute, noch jemand, zusätzliche person, freundin, kumpel, oma",
    shoes: "schuhe, barfuß, pantoffeln, stiefel",
    emergency:
      "notfall, notruf, rettung, krankenwagen, rettungswagen, dringend, 112, unfall, sanitäter ? rettungsdienst, notarzt rufen, hilfe holen, brustschmerzen, bewusstlos, ohnmächtig, herzinfarkt",
    police: "polizei",
    fire: "feuer, rauchmelder, brand, fluchtweg, notausgang, rauchalarm",
    fireExtinguisher: "feuerlöscher, löschdecke",
    firstAid:
      "erste hilfe, pflaster, schmerzmittel, verband, thermometer, hausapotheke, kopfschmerzen, verletzt ? geschnitten, verbrannt, verletzung, blase, blutet, verstaucht",
    hospital: "krankenhaus, klinik, notaufnahme, spital, ambulanz, krankenhäuser",
    doctor:
      "arzt, ärztin, bereitschaftsdienst, praxis, sprechstunde ? krank, fieber, unwohl, weh, mir ist schlecht, erbricht, übel, bauchschmerzen, ausschlag, halsschmerzen, spuckt",
    dentist: "zahnarzt, zahnschmerzen, zahn",
    pharmacy: "apotheke, medikamente, medizin, schmerztabletten, rezept, drogerie",
    vet: "tierarzt, tierklinik ? humpelt, hund krank, lahmt",
    theft: "gestohlen, einbruch, beraubt, dieb ? geklaut, klauen, anzeige",
    wildlife:
      "schlange, spinne, insekten, mücken, ameisen, wespen, zecken, mäuse, skorpione, ungeziefer, bienen, ratten, qualle, quallen ? stich, gestochen, gebissen, biss",
    earthquake: "erdbeben, unwetter, waldbrand, evakuierung, sturm",
    torch: "taschenlampe, kerzen, stirnlampe ? laterne",
    publicTransport: "nahverkehr, öpnv, öffis, verkehrsmittel, öffentliche ? ohne auto",
    bus: "bus, linie, busverbindung, shuttle, haltestelle ? busfahrplan",
    tram: "straßenbahn, tram, u bahn, metro, s bahn, s bahnhof, ubahn, sbahn",
    train: "zug, bahn, bahnhof, regionalbahn",
    taxi: "taxi, uber, bolt, fahrdienst",
    airport: "flug, transfer, fliegen, abflug, airport, flughafen",
    ferry: "fähre",
    carHire: "mietwagen, autovermietung, leihwagen, auto mieten, auto leihen, carsharing",
    fuel: "tanken, benzin, diesel, sprit",
    ticket: "fahrkarte, ticket, fahrschein, gästekarte, kurkarte, tageskarte",
    town: "stadt, zentrum, ortsmitte, dorf, ortskern",
    supermarket:
      "essen kaufen, supermarkt, lebensmittel, einkaufen, discounter, edeka, rewe, aldi, lidl, migros, coop, milch, getränkemarkt",
    convenience: "kiosk, späti, minimarkt, tante emma laden, dorfladen",
    bakery: "bäcker, brötchen, brot, semmeln, croissants, brezeln, bäckerei ? wecken, brötchenservice",
    shops:
      "geschäft, laden, shoppen, souvenirs, einkaufszentrum, kaufhaus, kleidung kaufen, boutique, andenken, mode ? mitbringen, geschenke",
    restaurant:
      "restaurant, gasthaus, essen gehen, gasthof, wirtshaus, lokal, mittagessen, gaststätte, tisch reservieren, küche ? essen, hunger, fisch, mittags, hungrig, nicht kochen, typisch",
    cafe: "café, kuchen, torte, konditorei, kaffee trinken, kaffeehaus ? guten kaffee",
    bar: "bar, kneipe, bier, cocktail, drinks, nachtleben, ausgehen, pub, weinbar, club, tanzen, was trinken",
    breakfast: "frühstück",
    dinner: "abendessen, abends essen",
    takeaway:
      "lieferdienst, zum mitnehmen, pizza, imbiss, essen bestellen, pizzeria, döner, fastfood, abholen",
    vegetarian:
      "vegan, veganes, vegetarier, glutenfrei, fleischlos, pflanzlich, laktosefrei, gemüse, vegetarisch",
    iceCream: "eisdiele, eiscafé",
    wine: "wein, weingut, weinprobe, weinkeller",
    cash: "bank, geld, sparkasse, geld abheben, wechselstube, abheben, ec automat, atm, geldautomat",
    post: "post, paket, porto, brief",
    touristInfo: "touristeninformation, tourist info, stadtplan, tourismusbüro",
    camera: "kamera",
    safe: "safe, tresor, wertsachen",
    window: "fenster, fliegengitter, lüften, dachluke",
    stroller: "kinderwagen, buggy",
    babysitter: "babysitter, kinderbetreuung",
    accessibility: "barrierefrei, rollstuhl, behindertengerecht, rollator, ebenerdig",
    time: "uhrzeit, öffnungszeiten, um wie viel uhr, bis wann, ab wann, geöffnet, geschlossen, fahrplan ? wann, wie lange, uhr, nacht, abend, morgens, wochenende, sonntag, heute, morgen, ruhetag, spätestens, frühestens, offen, zu, auf haben, macht auf",
    price:
      "preis, kosten, kostet, gebühr, wie viel kostet, wie teuer, gratis, kaution, kostenlos ? bezahlen, teuer, billig, umsonst",
    broken:
      "kaputt, keine verbindung, langsam, abgestürzt, defekt, geht nicht, funktioniert nicht, störung, ausgefallen, klemmt, reparieren, läuft nicht, gesperrt, hängt, entsperren ? ist weg, problem, tut nicht, blinkt, piept, spinnt, fehler, lahm, streikt, bleibt kalt",
    lost: "verloren, liegen gelassen, ausgesperrt, fundsachen, verlegt, liegengelassen, verlieren ? vergessen, liegenlassen, verschwunden",
    hire: "leihen, mieten, verleiht, geliehen, ausborgen",
    phone: "telefon, handynummer, whatsapp ? anrufen, nummer, erreichbar",
    whether: "? gibt es, gibts, habt ihr, haben sie, ist der, ist die, ist das, hat die, hat das, gibt",
    fence: "zaun, eingezäunt, umzäunt, umzäunung",
    speaks: "spricht, sprechen, englisch, deutsch",
    drone: "drohne, drohnen",
    hotSpring: "thermalbad, thermen, onsen, badehaus",
    streaming: "netflix, disney, chromecast, streaming, streamen",
    console: "playstation, xbox, nintendo, spielkonsole",
    coffeePods: "kapseln, pads, nespresso",
    robes: "bademantel, bademäntel, schlafanzug",
  },
};
