import { germanSearch } from "#languages/searchTexts/german.ts";
import type { FullLexicon } from "#search/lexicon.ts";

export const german: FullLexicon = {
  texts: germanSearch,
  stopWords:
    "reservierung name füttern aber alle alles als also am an ans auch auf aus bei beim bekomme bekommen bin bis bitte brauche brauchen da dann darf darfst das dass dem den denn der des deshalb die dies diese dieser doch dort du ein eine einem einen einer eines einfach er es etwas euch euer eure finde finden für ganz gehe gehen geht gern gibt gibts habe haben habt hallo hat hier hinter ich ihr ihre im in ins ist ja jemand kann kannst kein keine komme kommen kommt können könnt könnte lassen lautet liegt man mehr mein meine meinen mich mir mit mitbringen mitkommen mitnehmen möchte möglich muss müssen nach nächste nächsten nächster nähe neben nicht noch nur ob oder ohne schalte einschalten ausschalten anschalten anmachen anstellen machen mache macht sein sich sie sind so soll sollen sonst steht stehen tun über um und uns unser unsere unter vom von vor war was welche welchem welcher welches wen wenn wer werden wie wieder wird wir wo wofür wohin woher zu zum zur zwischen benutzen benutze benutzt funktioniert funktionieren bedienen bediene erlaubt gestattet willkommen verboten vorhanden zeigen sagen geben weitere zusätzliche haus wohnung unterkunft ferienwohnung zimmer anleitung tag tage abstellen lagern aufbewahren einstellen holen kaufen alt alte neue schließen zumachen aufhängen reinigen anschließen verbinden drücken ziehen bewegen wechseln leeren nass schmutzig trocken groß klein gut draußen drinnen fall passiert probieren prüfen fragen besuchen fahren bestellen buchen betreten verlassen anbieten inbegriffen selbst bleiben lasse bringen nehmen schauen sehen sitzen heiß zusätzlich angeschlossen starten bedienung benutzung rausstellen raus rein weit entfernt entfernung maximal nutzen nutzung verwenden gerne nachts brauch ne nen mal grad gerade immer hab leute nix nichts leider schnell alleine hätte wäre",
  endings: "ungen ung ern est en em er es e n s",
  needs: {
    wifi: "wlan, wifi, wi fi, internet, netz, router, internetzugang, netzwerkschlüssel, ?online",
    password: "passwort, kennwort, zugangsdaten, schlüssel fürs wlan, ?pw",
    reception: "empfang, mobilfunk, netzabdeckung, handynetz, funkloch, signal",
    checkin: "check in, checkin, anreise, ankunft, ?ankommen, ?anreisen, einchecken",
    lateCheckin:
      "späte ankunft, spät ankommen, später ankommen, spätanreise, späte anreise, nachts ankommen, später anreisen, spät anreisen, nach mitternacht, spätabends, späte check in, verspätung, verspäten, ?später an",
    earlyCheckin:
      "früher anreisen, frühere anreise, früher check in, früher einchecken, frühe anreise, früher kommen, früher ankommen, eher anreisen, ?früher rein, ?schon vormittags",
    door: "tür, haustür, eingang, wohnungstür, ?hineinkommen, ?reinkommen, ?aufsperren, ?aufschließen, ?öffnen, zugang, abschließen, klingel, wohnung öffnen, schloss, ?reinkommt, gegensprechanlage, ?komme ich rein, ?kommen wir rein, ?rein, ?zusperren, ?ins haus, ?ausgesperrt, ?nicht rein, ?aufmachen",
    gate: "tor, hoftor, gartentor",
    key: "schlüssel, schlüsseltresor, schlüsselbox, transponder, zweiter schlüssel, chip, ?schlüssel abholen, ?zweitschlüssel, ?ersatzschlüssel",
    doorCode: "türcode, code, zugangscode, zahlencode, pin, zahlenschloss, zahlenkombination",
    parking:
      "parkplatz, parken, stellplatz, garage, parkplätze, carport, auto abstellen, auto parken, parkgebühr, ?auto, ?auto hin, ?wagen, ?auto lassen, ?wohin mit dem auto, ?parkausweis",
    carCharging:
      "wallbox, ladestation, ladesäule, elektroauto, e auto, auto laden, aufladen, elektroauto laden",
    elevator: "aufzug, lift, fahrstuhl, ?treppe, ?treppen, personenaufzug",
    luggage:
      "gepäck, koffer, schließfach, taschen, gepäck unterstellen, koffer unterstellen, rucksack, ?sachen abstellen, ?sachen lassen",
    directions: "anfahrt, ?weg, wegbeschreibung, route, hinkommen",
    postalAddress: "adresse, anschrift",
    checkout:
      "ende des aufenthalts, check out, checkout, abreise, abreisen, auschecken, abfahrt, auszug, ?ausziehen, räumen, ?letzter tag, ?raus, ?raus sein, ?wann müssen wir weg",
    lateCheckout:
      "später abreisen, spätere abreise, später auschecken, late check out, länger bleiben, später gehen, spätere check out, später räumen, späte abreise, noch bleiben, ?länger, ?später raus",
    host: "gastgeber, vermieter, hausmeister, kontakt, ansprechpartner, eigentümer, ?erreichen, concierge, ?eure nummer, ?deine nummer, ?ihre nummer, ?hilfe, ?jemanden erreichen, ?schiefgeht, ?schief geht, ?wen rufen, ?bei problemen, ?besitzer, ?schreiben",
    heating:
      "heizung, fußbodenheizung, heizen, heizkörper, thermostat, ?kalt, ?warm, ?wärmer, ?frieren, raumtemperatur, temperatur einstellen, radiator, regler, ?aufdrehen, ?ist kalt, ?warm bekommen, ?eiskalt, ?saukalt",
    fireplace:
      "holz, scheite, kamin anzünden, kamin, kachelofen, holzofen, ofen, anheizen, feuer machen, brennholz, ofen anzünden, anzünden, feuerholz, schwedenofen",
    airCon:
      "klimaanlage, klima, kühlung, ?kühlen, ?zu heiß, ?abkühlen, ?zu warm, ?stickig, ?heiß hier, ?hitze",
    fan: "ventilator, lüfter",
    hotWater:
      "warmwasser, warmes wasser, heißes wasser, boiler, durchlauferhitzer, kaltes wasser, wasser kalt, dusche kalt, kein warmes wasser, warmwasserbereiter, therme, wasser heiß, ?dusche eiskalt, ?eiskalt, ?nur kalt, ?kalt duschen, ?dusche nicht warm",
    power:
      "?strom, sicherung, sicherungen, sicherungskasten, fi schalter, kein strom, kein licht, licht geht nicht, strom weg, strom ausgefallen, sicherung rausgeflogen, kurzschluss, licht aus, hauptschalter, fi, ?dunkel, ?stromausfall, ?alles dunkel, ?strom ist weg",
    light: "licht, lampe, beleuchtung, lampen, leuchte, dimmer, glühbirne, deckenlampe",
    blinds:
      "rollladen, rollläden, rolladen, jalousie, jalousien, vorhang, vorhänge, fensterläden, verdunkelung, verdunkeln, rollo, sonnenschutz, abdunkeln, rollos, markise, gardinen, gardine",
    waterLeak:
      "rohrbruch, wasserschaden, leck, haupthahn, absperrhahn, ?wasserhahn zudrehen, wasser abstellen, wasserrohr, wasser läuft aus, wasser tropft, undicht, überlaufen",
    drinkingWater:
      "trinkwasser, leitungswasser, ?trinken, wasser trinken, wasser trinkbar, hahnenwasser, wasser aus dem hahn, wasser aus der leitung, ?wasserhahn trinken, ?aus dem hahn, ?durst, ?trinkbar",
    oven: "backofen, ofen, backrohr, backen",
    stove: "herd, kochfeld, induktion, herdplatten, glaskeramik, platten, kindersicherung, ?kochen, ?ceran",
    gas: "gas, gasflasche, propan",
    microwave: "mikrowelle",
    fridge: "kühlschrank, tiefkühler, eiswürfel, eisschrank, gefrieren, eisfach, kühlen",
    dishes:
      "geschirr, abwasch, spülen, abwaschen, geschirr spülen, abspülen, spülmittel, abtrocknen, spülbecken",
    dishwasher: "geschirrspüler, spülmaschine, spülmaschinentabs, spültabs, tabs",
    coffee:
      "kaffee, kaffeemaschine, espresso, filtermaschine, kapseln, nespresso, french press, siebträger, espressokocher, pads, bohnen",
    kettle: "wasserkocher, tee, teekanne, teebeutel",
    toaster: "toaster, toast",
    cookware:
      "topf, töpfe, pfanne, pfannen, messer, besteck, teller, gläser, korkenzieher, flaschenöffner, schüssel, kochtopf, kochtöpfe, schere, dosenöffner, schneidebrett, ?mixer",
    riceCooker: "reiskocher",
    barbecue: "grill, grillen, barbecue, holzkohle, smoker",
    washing: "waschmaschine, wäsche waschen, waschen, waschküche, wäsche, kleidung waschen, waschmaschinen",
    dryer: "trockner, wäschetrockner, tumbler",
    clothesLine:
      "wäsche aufhängen, nasse wäsche, wäscheleine, wäscheständer, wäsche trocknen, trocknen, klammern, wäscheklammern, leine, nasse kleidung, trockenraum, ?badesachen, ?trockenständer",
    iron: "bügeleisen, bügeln",
    vacuum: "staubsauger, besen, putzen, reinigung, sauger, handfeger, wischen, kehren",
    rubbish:
      "müll, abfall, mülltonne, mülltonnen, mülleimer, tonne, tonnen, restmüll, abfälle, müllabfuhr, müllsack, müllraum, müllbeutel, biotonne, ?wegwerfen, ?entsorgen, ?mülltüten",
    recycling:
      "recycling, mülltrennung, gelber sack, altglas, biomüll, müll trennen, leergut, pfand, wertstoffe, glascontainer, papier, gelbe tonne, glas, flaschen, plastik, pappe, kompost, dosen",
    shower: "dusche, duschen, brause",
    bath: "badewanne, wanne, baden",
    toilet:
      "toilette, klo, wc, toilettenpapier, klopapier, spülung, verstopft, toilettenspülung, gäste wc, ?abfluss, ?bad",
    toiletries: "seife, shampoo, duschgel, zahnbürste, zahnpasta",
    towels:
      "handtuch, handtücher, badetuch, badetücher, strandtuch, saunatuch, saunatücher, geschirrtücher, geschirrtuch",
    hairDryer: "föhn, fön, haartrockner, haare föhnen, haare trocknen, fönen",
    bed: "bett, betten, schlafzimmer, schlafen, matratze, doppelbett, einzelbett, etagenbett, stockbett",
    extraBed:
      "schlafsofa, zustellbett, zusatzbett, schlafcouch, klappbett, gästebett, ausziehsofa, extrabett, aufbettung, luftmatratze, couch, schlafgelegenheit",
    bedding:
      "bettwäsche, laken, bettlaken, bettbezug, betten abziehen, bettbezüge, bettzeug, frische bettwäsche",
    blankets: "decke, decken, wolldecken, zudecke, federbett, ?friere nachts, plaid",
    pillows: "kissen, kopfkissen",
    cot: "kinderbett, babybett, reisebett, gitterbett, beistellbett, wiege, babybettchen",
    highChair: "hochstuhl, kinderstuhl, kinderhochstuhl, sitzerhöhung, babystuhl, kindersitz",
    toys: "spielzeug, spiele, bücher, puzzle, gesellschaftsspiel, lego",
    playground: "spielplatz, schaukel",
    children: "kind, kinder, baby, babys, familie, treppengitter",
    tv: "fernseher, fernsehen, tv, netflix, fernbedienung, sender, kanäle, streaming, filme, chromecast, programme, glotze, youtube, disney, beamer, ?gucken, ?serien",
    music: "musik, lautsprecher, stereoanlage, bluetooth, radio, plattenspieler",
    plugs:
      "adapter, steckdose, steckdosen, stecker, ladegerät, ladekabel, usb, verlängerungskabel, handy laden, handy aufladen",
    desk: "schreibtisch, monitor, homeoffice, büro, drucker, bildschirm, arbeiten, laptop, drucken",
    pool: "pool, schwimmbad, schwimmbecken, hallenbad, schwimmhalle, freibad",
    hotTub: "whirlpool, jacuzzi, hot tub, spa, badefass, badezuber, hottub",
    sauna: "sauna, dampfbad",
    gym: "fitnessraum, fitness, gym, trainieren, sport machen, hanteln, laufband",
    garden:
      "garten, terrasse, balkon, hof, liegestühle, loggia, außenbereich, draußen sitzen, sonnenliege, sonnenschirm",
    bikes:
      "fahrrad, fahrräder, rad, räder, e bike, e bikes, radfahren, fahrradhelm, radtour, mountainbike, leihfahrrad, stadtrad, leihrad, mietrad, fahrradverleih, rad leihen, ebike, fahrradkeller, ?radeln",
    boats:
      "boot, boote, kajak, kanu, segeln, paddeln, sup, bootsverleih, schiff, dampfer, stand up paddling, bootstour",
    ski: "ski, skier, skifahren, langlauf, snowboard, schnee, skigebiet, piste, skiverleih, skilift, skiraum, skipass, loipe, skischule",
    snowChains: "schneeketten, schneekette",
    sled: "schlitten, rodeln, schlittenverleih, rodel",
    golf: "golf",
    tennis: "tennis",
    horses: "reiten, pferde, pony",
    zoo: "zoo, tierpark, freizeitpark, aquarium",
    massage: "massage, wellness, friseur, kosmetik",
    fishing: "angeln, angel, fischen",
    walks:
      "wandern, wanderung, wanderweg, spaziergang, wanderwege, spazieren, rundweg, tour, gassi gehen, joggen, ?laufen gehen, ?natur",
    beach: "strand, strände, küste",
    surf: "surfen, neoprenanzug, wellenreiten",
    lake: "see, seen, weiher, fluss",
    waterfall: "wasserfall, wasserfälle, klamm",
    viewpoint:
      "aussicht, blick, sonnenuntergang, sonnenaufgang, panorama, fernsicht, aussichtsturm, sonne untergehen",
    swimming:
      "schwimmen, baden gehen, badesee, badestelle, schnorcheln, baden im see, badeplatz, strandbad, planschen, ?baden, ?ins wasser, ?abkühlung",
    sights:
      "sehenswürdigkeiten, sehenswürdigkeit, ausflug, ausflüge, unternehmungen, attraktionen, aktivitäten, wahrzeichen, anschauen, was kann man machen, schlechtes wetter, regentag, ?regen, ?schlechtwetter, ?kultur, ?sehenswert, ?was tun, ?langweilig",
    cinema: "kino, theater, konzert, konzerte",
    museum: "museum, museen, galerie, ausstellung, kunst",
    market: "markt, wochenmärkte, ?obst, ?fischmarkt, ?frischer fisch, ?gemüse",
    smoking:
      "rauchen, geraucht, raucher, zigarette, zigaretten, aschenbecher, vapen, qualmen, e zigarette, shisha, ?kippe",
    pets: "hund, hunde, haustier, haustiere, katze, katzen, tiere, tier, hündin, welpe, vierbeiner",
    parties:
      "party, partys, feier, feiern, fest, veranstaltung, geburtstag, geburtstag feiern, junggesellenabschied",
    quiet:
      "nachtruhe, ruhezeiten, ruhezeit, lärm, leise, ruhe, laut, mittagsruhe, ruhig, laute musik, nachbarn",
    visitors:
      "besuch, besucher, übernachtungsgäste, freunde einladen, gäste, ?wie viele personen, ?personen, ?leute, maximale personenzahl, übernachten, freund, belegung, ?noch jemand, ?zusätzliche person, ?freundin",
    shoes: "schuhe, hausschuhe, barfuß, pantoffeln, stiefel",
    emergency:
      "notfall, notruf, rettung, krankenwagen, rettungswagen, dringend, 112, notrufnummern, unfall, sanitäter, ?rettungsdienst, ?notarzt rufen, ?hilfe holen",
    police: "polizei",
    fire: "feuer, rauchmelder, feueralarm, brand, fluchtweg, notausgang, rauchalarm",
    fireExtinguisher: "feuerlöscher, löschdecke",
    firstAid:
      "erste hilfe, pflaster, schmerzmittel, verband, thermometer, hausapotheke, fieberthermometer, kopfschmerzen, verletzt, ?geschnitten, ?verbrannt, ?verletzung",
    hospital: "krankenhaus, klinik, notaufnahme, spital, notaufnahmen, ambulanz, unfallklinik, krankenhäuser",
    doctor:
      "arzt, ärztin, ärzte, bereitschaftsdienst, ?krank, praxis, sprechstunde, kinderarzt, ?fieber, mediziner, ?unwohl, ?geht es schlecht, ?weh, ?mir ist schlecht",
    dentist: "zahnarzt, zahnschmerzen, zahn",
    pharmacy: "apotheke, medikamente, medizin, arznei, apotheken, schmerztabletten, rezept, drogerie",
    vet: "tierarzt, tierklinik",
    theft: "gestohlen, einbruch, beraubt, dieb, ?geklaut, ?klauen, ?anzeige",
    wildlife:
      "schlange, schlangen, spinne, spinnen, insekten, mücken, ameisen, wespen, zecken, mäuse, skorpione, ungeziefer, zecke, bienen, fuchs, marder, ratten, ?stich, ?gestochen, ?gebissen, ?biss",
    earthquake: "erdbeben, unwetter, waldbrand, evakuierung, sturm",
    torch: "taschenlampe, taschenlampen, kerzen, stirnlampe, ?laterne",
    publicTransport: "nahverkehr, öpnv, öffis, verkehrsmittel, öffentliche, ?ohne auto",
    bus: "bus, busse, bushaltestelle, linie, busverbindung, shuttle, haltestelle, ?busfahrplan",
    tram: "straßenbahn, tram, u bahn, metro, s bahn, s bahnhof, u bahnstation, ubahn, sbahn, hochbahn",
    train: "zug, bahn, bahnhof, züge, bahnhöfe, hauptbahnhof, zugverbindung, regionalbahn",
    taxi: "taxi, taxis, uber, bolt, fahrdienst",
    airport: "flughafen, flug, transfer, fliegen, flieger, abflug, airport",
    ferry: "fähre, fähren",
    carHire: "mietwagen, autovermietung, leihwagen, auto mieten, auto leihen, carsharing, mietauto",
    fuel: "tanken, benzin, diesel, sprit",
    ticket: "fahrkarte, fahrkarten, ticket, tickets, fahrschein, gästekarte, kurkarte, tageskarte, fahrpreis",
    town: "stadt, zentrum, ortsmitte, dorf, ortskern",
    supermarket:
      "essen kaufen, supermarkt, lebensmittel, einkaufen, supermärkte, einkauf, discounter, edeka, rewe, aldi, lidl, billa, spar, migros, coop, milch, getränkemarkt, nahrungsmittel",
    convenience: "kiosk, späti, minimarkt, tante emma laden, dorfladen",
    bakery: "bäckerei, bäcker, brötchen, brot, semmeln, semmel, croissants, brezeln",
    shops:
      "geschäft, geschäfte, laden, läden, shoppen, souvenirs, einkaufszentrum, kaufhaus, kleidung kaufen, boutique, andenken, mode, fußgängerzone, warenhaus, ?mitbringen, ?geschenke",
    restaurant:
      "restaurant, restaurants, gasthaus, essen gehen, gasthof, ?essen, ?hunger, wirtshaus, lokal, mittagessen, speisen, gaststätte, lokale, abendlokal, tisch reservieren, gasthöfe, küche, ?fisch, ?wo essen, ?mittags, ?fischrestaurant",
    cafe: "café, cafés, kuchen, torte, konditorei, kaffee trinken, kaffee und kuchen, kaffeehaus, ?guten kaffee",
    bar: "bar, bars, kneipe, bier, cocktail, drinks, nachtleben, biergarten, ausgehen, kneipen, pub, weinbar, club, tanzen, was trinken",
    breakfast: "frühstück, frühstücken",
    dinner: "abendessen, abends essen",
    takeaway:
      "lieferdienst, zum mitnehmen, pizza, lieferservice, imbiss, essen bestellen, pizzeria, essen liefern, döner, fastfood, abholen",
    vegetarian:
      "vegetarisch, vegan, veganes, vegetarisches, vegetarier, glutenfrei, fleischlos, ohne fleisch, veganer, pflanzlich, laktosefrei, veganes essen, gemüse, vegetarische",
    iceCream: "eisdiele, speiseeis, eiscafé, eis essen",
    wine: "wein, weingut, weinprobe, weinkeller",
    cash: "geldautomat, bank, geld, sparkasse, geld abheben, wechselstube, abheben, ec automat, atm",
    post: "post, paket, porto, brief, päckchen",
    touristInfo: "touristeninformation, tourist info, stadtplan, tourismusbüro",
    camera: "kamera, kameras, überwachungskamera",
    safe: "safe, tresor, wertsachen",
    window: "fenster, fliegengitter, lüften, dachluke, luke, mückengitter",
    stroller: "kinderwagen, buggy",
    babysitter: "babysitter, kinderbetreuung",
    accessibility:
      "barrierefrei, rollstuhl, behindertengerecht, stufenlos, rollator, gehbehindert, ebenerdig",
    time: "uhrzeit, ?wann, öffnungszeiten, um wie viel uhr, bis wann, ab wann, ?wie lange, ?uhr, geöffnet, geschlossen, fahrplan, ?nacht, ?abend, ?morgens, ?abends, ?wochenende, ?sonntag, ?sonntags, ?heute, ?morgen, ?ruhetag, ?spätestens, ?frühestens, ?offen, ?zu, ?auf haben, ?macht auf, ?um wie viel",
    price:
      "preis, kosten, kostet, gebühr, wie viel kostet, wie teuer, kostenlos, gratis, ?bezahlen, kaution, ?teuer, ?billig, ?umsonst",
    broken:
      "kaputt, keine verbindung, langsam, abgestürzt, defekt, geht nicht, funktioniert nicht, störung, ausgefallen, klemmt, reparieren, ?ist weg, ?problem, geht nicht an, läuft nicht, gesperrt, hängt, entsperren, ?geht nicht mehr, ?tut nicht, ?blinkt, ?piept, ?spinnt, ?fehler",
    lost: "verloren, ?vergessen, liegen gelassen, ausgesperrt, fundsachen, verlegt, liegengelassen, verlieren, ?liegenlassen, ?verschwunden",
    hire: "leihen, mieten, verleiht, verleihen, vermieten, leihe, geliehen, ausborgen, leihgebühr",
    phone: "telefon, telefonnummer, ?anrufen, ?nummer, handynummer, whatsapp, ?erreichbar",
  },
};
