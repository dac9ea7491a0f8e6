import { germanSearch } from "#languages/searchTexts/german.ts";
import type { Lexicon } from "#search/lexicon.ts";

export const german: Lexicon = {
  texts: germanSearch,
  stopWords:
    "reservierung name füttern aber alle alles als also am an ans auch auf aus bei beim bekomme bekommen bin bis bitte brauche brauchen da dann darf darfst das dass dem den denn der des deshalb die dies diese dieser doch dort du ein eine einem einen einer eines einfach er es etwas euch euer eure finde finden für ganz gehe gehen geht gern gibt gibts habe haben habt hallo hat hier hinter ich ihr ihre im in ins ist ja jemand kann kannst kein keine komme kommen kommt können könnt könnte lassen lautet liegt man mehr mein meine meinen mich mir mit mitbringen mitkommen mitnehmen möchte möglich muss müssen nach nächste nächsten nächster nähe neben nicht noch nur ob oder ohne schalte einschalten ausschalten anschalten anmachen anstellen machen mache macht sein sich sie sind so soll sollen sonst steht stehen tun über um und uns unser unsere unter vom von vor war was welche welchem welcher welches wen wenn wer werden wie wieder wird wir wo wofür wohin woher zu zum zur zwischen benutzen benutze benutzt funktioniert funktionieren bedienen bediene erlaubt gestattet willkommen verboten vorhanden zeigen sagen geben weitere zusätzliche haus wohnung unterkunft ferienwohnung zimmer anleitung tag tage abstellen lagern aufbewahren einstellen holen kaufen alt alte neue schließen zumachen aufhängen reinigen anschließen verbinden drücken ziehen bewegen wechseln leeren nass schmutzig trocken groß klein gut draußen drinnen fall passiert probieren prüfen fragen besuchen fahren bestellen buchen betreten verlassen anbieten inbegriffen selbst bleiben lasse bringen nehmen schauen sehen sitzen heiß zusätzlich angeschlossen starten bedienung benutzung rausstellen raus rein weit entfernt entfernung maximal nutzen nutzung verwenden gerne nachts",
  endings: "ungen ung ern est en em er es e n s",
  needs: {
    wifi: "wlan name, netzwerkname, wlan, w lan, wifi, wi fi, internet, netz, netzwerk, router, internetzugang, internetverbindung, netzwerkschlüssel, ?ins netz, ?online",
    password: "passwort, kennwort, zugangsdaten, schlüssel fürs wlan",
    reception: "handyempfang, empfang, mobilfunk, netzabdeckung, handynetz, funkloch, signal",
    checkin:
      "check in, checkin, anreise, ankunft, ?ankommen, ?anreisen, einchecken, anreisetag, anreisezeit, ?bezugsfertig",
    lateCheckin:
      "späte ankunft, spät ankommen, später ankommen, spätanreise, späte anreise, nachts ankommen, später anreisen, spät anreisen, nach mitternacht, um mitternacht ankommen, spätabends, späte check in, verspätung, verspäten, ?später an, ?mitten in der nacht",
    earlyCheckin:
      "früher anreisen, frühere anreise, früher check in, früher einchecken, frühe anreise, früher kommen, früher ankommen, eher anreisen, vor der check in zeit, ?früher rein, ?schon vormittags",
    door: "tür, haustür, eingang, wohnungstür, ?hineinkommen, ?reinkommen, ?aufsperren, ?aufschließen, ?öffnen, zugang, türschloss, abschließen, klingel, wohnung öffnen, schloss, ?reinkommt, hauseingang, gegensprechanlage, ?komme ich rein, ?kommen wir rein, ?rein, ?zusperren, ?ins haus",
    gate: "tor, hoftor, gartentor, einfahrtstor",
    key: "schlüssel, schlüsseltresor, schlüsselbox, schlüsselkasten, schlüsselsafe, hausschlüssel, schlüsselübergabe, transponder, schlüsselkarte, ersatzschlüssel, zweiter schlüssel, chip, ?schlüssel abholen",
    doorCode: "türcode, code, zugangscode, zahlencode, pin, zahlenschloss, zahlenkombination",
    parking:
      "parkplatz, parken, stellplatz, garage, tiefgarage, parkplätze, parkhaus, carport, auto abstellen, auto parken, parkgebühr, parkmöglichkeit, parkschein, falschparken, ?auto, ?auto stehen, ?auto hin, ?wagen",
    carCharging:
      "wallbox, ladestation, ladesäule, elektroauto, e auto, auto laden, aufladen, elektroauto laden",
    elevator: "aufzug, lift, fahrstuhl, ?treppe, ?treppen, lastenaufzug, personenaufzug",
    luggage:
      "gepäck, koffer, gepäckaufbewahrung, schließfach, taschen, gepäck abstellen, koffer abstellen, gepäck unterstellen, koffer unterstellen, gepäck lagern, koffer lagern, rucksack, gepäckfach, ?sachen abstellen, ?sachen lassen",
    directions: "anfahrt, ?weg, wegbeschreibung, anfahrtsbeschreibung, route, hinkommen",
    postalAddress: "adresse, anschrift, straße und hausnummer",
    checkout:
      "ende des aufenthalts, check out, checkout, abreise, abreisen, auschecken, abfahrt, abreisetag, abreisezeit, auszug, ?ausziehen, räumen, ?letzter tag, ?raus, ?raus sein, ?wann müssen wir weg",
    lateCheckout:
      "später abreisen, spätere abreise, später auschecken, late check out, länger bleiben, spätes auschecken, verlängern, später gehen, spätere check out, später räumen, späte abreise, noch bleiben, ?länger, ?später raus, ?später los",
    host: "gastgeber, vermieter, hausmeister, kontakt, ansprechpartner, eigentümer, ?erreichen, concierge, ?eure nummer, ?deine nummer, ?ihre nummer, ?hilfe, ?erreichen wir euch, ?euch erreichen, ?sie erreichen, ?jemanden erreichen, ?schiefgeht, ?schief geht",
    heating:
      "heizung, heizen, heizkörper, wärmepumpe, thermostat, fußbodenheizung, ?kalt, ?warm, ?wärmer, ?frieren, heizstrahler, heizungsregler, raumtemperatur, temperatur einstellen, ?kalt im zimmer, radiator, regler, ?kalt im, ?zu kalt, ?wärmer machen, ?aufdrehen",
    fireplace:
      "holz, scheite, kamin anzünden, kamin, kachelofen, kaminofen, holzofen, ofen, anheizen, feuer machen, brennholz, ofen anzünden, anzünden, feuerholz, schwedenofen",
    airCon:
      "klimaanlage, klima, kühlung, ?kühlen, ?zu heiß, klimagerät, klimatisierung, ?abkühlen, ?zu warm, ?stickig",
    fan: "ventilator, lüfter",
    hotWater:
      "warmwasser, warmes wasser, heißes wasser, boiler, durchlauferhitzer, kaltes wasser, wasser kalt, dusche kalt, kein warmes wasser, warmwasserbereiter, wasser wird nicht warm, therme, wasser heiß, ?dusche eiskalt, ?kein heisses wasser, ?eiskalt",
    power:
      "?strom, sicherung, sicherungen, sicherungskasten, stromausfall, fi schalter, kein strom, kein licht, licht geht nicht, strom weg, strom ausgefallen, elektrizität, sicherung rausgeflogen, sicherung raus, kurzschluss, licht aus, hauptschalter, fi, ?dunkel, ?stromkasten, ?fi geflogen, ?schalter gefallen",
    light:
      "licht, lampe, beleuchtung, lichtschalter, lampen, leuchte, dimmer, glühbirne, deckenlampe, stehlampe",
    blinds:
      "rollladen, rollläden, rolladen, jalousie, jalousien, vorhang, vorhänge, fensterläden, verdunkelung, verdunkeln, rollo, raffstore, sonnenschutz, abdunkeln, rollos, außenrollos, markise, gardinen, gardine",
    waterLeak:
      "wasserrohrbruch, rohrbruch, wasserschaden, leck, haupthahn, absperrhahn, ?wasserhahn zudrehen, wasser abstellen, wasserrohr, geplatzt, überschwemmung, hochwasser, wasser läuft aus, wasser tropft, undicht, überlaufen, wasser im bad, wasserhaupthahn",
    drinkingWater:
      "trinkwasser, leitungswasser, ?trinken, wasser trinken, wasser trinkbar, trinkbar, hahnenwasser, wasser aus dem hahn, wasser aus der leitung, ?wasserhahn trinken, ?aus dem hahn",
    oven: "backofen, ofen, backrohr, backen, herd und backofen",
    stove:
      "herd, kochfeld, induktion, herdplatte, kochplatte, ceranfeld, gasherd, herdplatten, kochstelle, glaskeramik, induktionsherd, platten, kindersicherung, ?kochen, ?ceran",
    gas: "gas, gasflasche, propan",
    microwave: "mikrowelle",
    fridge:
      "kühlschrank, gefrierfach, tiefkühler, eiswürfel, gefrierschrank, eisschrank, gefriertruhe, gefrieren, eisfach, kühlen",
    dishes:
      "geschirr, abwasch, spülen, abwaschen, geschirr spülen, abspülen, spülmittel, abtrocknen, spülbecken, abwaschmittel",
    dishwasher:
      "geschirrspüler, spülmaschine, spülmaschinentabs, spülmaschine starten, spültabs, tabs, geschirrspülmaschine",
    coffee:
      "kaffee, kaffeemaschine, espresso, filtermaschine, kapseln, nespresso, kaffeevollautomat, french press, siebträger, siebträgermaschine, espressokocher, kaffeebohnen, kaffeefilter, kaffeekanne, pads, padmaschine, bohnen, milchschäumer",
    kettle: "wasserkocher, tee, teekanne, heißes wasser für tee, teebeutel",
    toaster: "toaster, toast",
    cookware:
      "topf, töpfe, pfanne, pfannen, messer, besteck, teller, gläser, korkenzieher, flaschenöffner, schüssel, kochtopf, kochtöpfe, schere, küchengeräte, dosenöffner, pfannenwender, weingläser",
    riceCooker: "reiskocher",
    barbecue:
      "grill, grillen, barbecue, gasgrill, grillplatz, kohlegrill, holzkohle, grillkohle, grillzange, smoker",
    washing:
      "waschmaschine, wäsche waschen, waschen, waschküche, waschmittel, wäsche, waschsalon, waschgang, waschkeller, waschpulver, kleidung waschen, waschmaschinen",
    dryer: "trockner, wäschetrockner, tumbler",
    clothesLine:
      "wäsche aufhängen, nasse wäsche, wäscheleine, wäscheständer, wäsche trocknen, trocknen, klammern, wäscheklammern, leine, nasse kleidung, trockenraum, badesachen trocknen, ?badesachen, ?nasse sachen, ?trockenständer",
    iron: "bügeleisen, bügelbrett, bügeln, bügeltisch, hemd bügeln",
    vacuum:
      "staubsauger, besen, putzen, reinigung, putzmittel, wischmopp, sauger, kehrblech, handfeger, wischen, kehren",
    rubbish:
      "müll, abfall, mülltonne, mülltonnen, mülleimer, tonne, tonnen, restmüll, abfälle, müllabfuhr, müllsack, müllraum, abfalleimer, müllbeutel, biotonne, schwarze tonne, ?wegwerfen, ?entsorgen, ?mülltüten",
    recycling:
      "recycling, mülltrennung, gelber sack, altglas, biomüll, altpapier, müll trennen, leergut, pfand, wertstoffe, glascontainer, altglascontainer, papier, gelbe tonne, glas, flaschen, plastik, papiertonne, pappe, kompost, dosen",
    shower: "dusche, duschen, brause, regendusche, duschkopf",
    bath: "badewanne, wanne, baden",
    toilet:
      "toilette, klo, wc, toilettenpapier, klopapier, spülung, verstopft, toilettenspülung, gäste wc, ?abfluss, ?bad",
    toiletries:
      "seife, shampoo, duschgel, zahnbürste, zahnpasta, haarshampoo, handseife, zahnpaste, spülung für haare, kosmetiktücher",
    towels:
      "handtuch, handtücher, badetuch, badetücher, strandtuch, saunatuch, saunatücher, badehandtuch, geschirrtücher, geschirrtuch, frotteetuch",
    hairDryer: "föhn, fön, haartrockner, haarföhn, haare föhnen, haare trocknen, fönen",
    bed: "bett, betten, schlafzimmer, schlafen, matratze, doppelbett, einzelbett, etagenbett, stockbett, boxspringbett",
    extraBed:
      "schlafsofa, zustellbett, zusatzbett, schlafcouch, klappbett, gästebett, ausziehsofa, ausziehcouch, bettsofa, couch ausziehen, sofa ausziehen, extrabett, aufbettung, luftmatratze, couch, schlafgelegenheit",
    bedding:
      "bettwäsche, laken, bettlaken, bettbezug, betten abziehen, bettbezüge, bettzeug, spannbettlaken, frische bettwäsche",
    blankets:
      "decke, decken, bettdecke, wolldecke, wolldecken, zudecke, federbett, ?friere nachts, daunendecke, plaid",
    pillows: "kissen, kopfkissen",
    cot: "kinderbett, babybett, reisebett, gitterbett, beistellbett, babyreisebett, bettchen, wiege, babybettchen",
    highChair: "hochstuhl, kinderstuhl, kinderhochstuhl, sitzerhöhung, babystuhl, kindersitz, tripp trapp",
    toys: "spielzeug, spiele, brettspiele, gesellschaftsspiele, bücher, puzzle, kartenspiele, gesellschaftsspiel, malsachen, lego, kinderbücher, karten spielen",
    playground: "spielplatz, schaukel",
    children:
      "kind, kinder, baby, babys, kleinkind, familie, treppengitter, kindersicher, für kinder, ?kinderfreundlich",
    tv: "fernseher, fernsehen, tv, netflix, fernbedienung, sender, kanäle, streaming, filme, chromecast, programme, fernsehgerät, glotze, fernsehprogramm, youtube, disney, fernsehsender, beamer, film schauen, ?fernsehgucken, ?gucken, ?serien",
    music: "musik, lautsprecher, stereoanlage, bluetooth, radio, plattenspieler",
    plugs:
      "adapter, steckdose, steckdosen, stecker, ladegerät, ladekabel, usb, reiseadapter, mehrfachsteckdose, verlängerungskabel, handy laden, handy aufladen",
    desk: "schreibtisch, arbeitsplatz, monitor, homeoffice, büro, drucker, bildschirm, arbeiten, laptop, arbeitstisch, drucken",
    pool: "pool, schwimmbad, schwimmbecken, swimmingpool, hallenbad, schwimmhalle, freibad",
    hotTub: "whirlpool, jacuzzi, hot tub, sprudelbad, spa, badefass, badezuber, hottub",
    sauna: "sauna, dampfbad",
    gym: "fitnessraum, fitnessstudio, fitness, gym, trainieren, sport machen, hanteln, laufband, fitnesscenter",
    garden:
      "garten, terrasse, balkon, hof, dachterrasse, gartenmöbel, liegestühle, loggia, außenbereich, draußen sitzen, sonnenliege, sonnenschirm, gartentisch",
    bikes:
      "fahrrad, fahrräder, rad, räder, e bike, e bikes, radfahren, fahrradhelm, radtour, mountainbike, leihfahrrad, stadtrad, leihrad, mietrad, fahrradverleih, rad leihen, ebike, pedelec, fahrradkeller, rennrad, radweg, ?radeln, ?fahrradkarte",
    boats:
      "boot, bootsfahrt, schifffahrt, boote, kajak, kanu, segeln, ruderboot, paddeln, sup, bootsverleih, hafenrundfahrt, schiff, tretboot, dampfer, stand up paddling, bootstour",
    ski: "ski, skier, skifahren, langlauf, snowboard, schnee, skigebiet, piste, skiverleih, skilift, skiraum, skipass, abfahrt ski, loipe, skischule, langlaufski, skikeller, ski abstellen, skistall",
    snowChains: "schneeketten, schneekette",
    sled: "schlitten, rodeln, schlittenverleih, rodel, rodelbahn",
    golf: "golf, golfplatz, minigolf",
    tennis: "tennis, tennisplatz, tischtennis",
    horses: "reiten, pferde, pony, reiterhof",
    zoo: "zoo, tierpark, freizeitpark, aquarium",
    massage: "massage, wellness, friseur, kosmetik",
    fishing: "angeln, angel, fischen",
    walks:
      "wandern, wanderung, wanderweg, spaziergang, wanderwege, spazieren, wandertour, rundweg, tour, bergtour, wanderkarte, spazierweg, gassi gehen, joggen, ?wandertipps, ?laufen gehen, ?natur",
    beach: "strand, strände, küste, badestrand, sandstrand, strandkorb",
    surf: "surfen, surfbrett, surfboard, neoprenanzug, wellenreiten",
    lake: "see, seen, weiher, fluss",
    waterfall: "wasserfall, wasserfälle, klamm",
    viewpoint:
      "aussicht, aussichtspunkt, blick, sonnenuntergang, sonnenaufgang, panorama, ausblick, fernsicht, aussichtsturm, sonne untergehen",
    swimming:
      "schwimmen, baden gehen, badesee, badestelle, schnorcheln, baden im see, ?schwimmen gehen, badeplatz, strandbad, planschen, ?baden, ?ins wasser",
    sights:
      "sehenswürdigkeiten, sehenswürdigkeit, ausflug, ausflüge, ausflugsziele, was kann man unternehmen, unternehmungen, attraktionen, aktivitäten, wahrzeichen, anschauen, touristenattraktion, schloss besichtigen, was kann man machen, schlechtes wetter, regentag, ausflugstipps, ?regen, ?schlechtwetter, ?bei regen, ?kultur, ?sehenswert",
    cinema: "kino, theater, konzert, konzerte",
    museum: "museum, museen, galerie, ausstellung, kunst, kunsthalle, kunstmuseum",
    market:
      "markt, wochenmarkt, markttag, bauernmarkt, flohmarkt, markthalle, wochenmärkte, ?obst, ?bauernladen",
    smoking:
      "rauchen, geraucht, raucher, zigarette, zigaretten, aschenbecher, nichtraucher, vapen, rauchverbot, qualmen, e zigarette, shisha, ?kippe",
    pets: "hund, hunde, haustier, haustiere, katze, katzen, tiere, haustier mitbringen, hund mitbringen, tier, hündin, welpe, vierbeiner",
    parties:
      "party, partys, feier, feiern, fest, veranstaltung, geburtstag, geburtstag feiern, junggesellenabschied",
    quiet:
      "nachtruhe, ruhezeiten, ruhezeit, lärm, leise, ruhe, laut, mittagsruhe, lautstärke, ruhig, laute musik, nachbarn, ?leise sein, ?nachtruhe ab",
    visitors:
      "besuch, besucher, übernachtungsgäste, freunde einladen, gäste, freunde mitbringen, ?wie viele personen, ?personen, ?leute, maximale personenzahl, gast mitbringen, übernachten, freund, belegung, ?besuch bekommen, ?noch jemand, ?mehr personen, ?zusätzliche person",
    shoes: "schuhe, hausschuhe, skischuhe, straßenschuhe, barfuß, pantoffeln, stiefel, gummistiefel",
    emergency:
      "notfall, notruf, notrufnummer, rettung, krankenwagen, rettungswagen, dringend, 112, notrufnummern, unfall, sanitäter, ?rettungsdienst, ?notarzt rufen, ?hilfe holen",
    police: "polizei",
    fire: "feuer, brandfall, feuerwehr, rauchmelder, feueralarm, brand, fluchtweg, es brennt, notausgang, rauchalarm, feuermelder, notfalltreppe",
    fireExtinguisher: "feuerlöscher, löschdecke",
    firstAid:
      "erste hilfe, verbandskasten, verbandkasten, pflaster, erste hilfe kasten, schmerzmittel, verband, thermometer, hausapotheke, verbandszeug, verbandzeug, wundpflaster, fieberthermometer, kopfschmerzen, verletzt, ?geschnitten, ?verbrannt, ?verletzung",
    hospital: "krankenhaus, klinik, notaufnahme, spital, notaufnahmen, ambulanz, unfallklinik, krankenhäuser",
    doctor:
      "arzt, ärztin, hausarzt, ärzte, bereitschaftsdienst, arztpraxis, ?krank, praxis, sprechstunde, kinderarzt, notarzt, arzt am wochenende, ?fieber, ärztlich, ärztlicher notdienst, mediziner, ?unwohl, ?geht es schlecht, ?weh",
    dentist: "zahnarzt, zahnschmerzen, zahn",
    pharmacy:
      "apotheke, medikamente, medizin, arznei, apotheken, schmerztabletten, notapotheke, rezept, drogerie",
    vet: "tierarzt, tierklinik",
    theft: "gestohlen, diebstahl, einbruch, beraubt, dieb, ?geklaut, ?klauen, ?anzeige",
    wildlife:
      "schlange, schlangen, spinne, spinnen, insekten, mücken, ameisen, wespen, zecken, mäuse, skorpione, ungeziefer, stechmücken, zecke, tick, bienen, fuchs, marder, ratten, insektenstich, ?stich, ?gestochen, ?gebissen, ?biss, ?tierchen",
    earthquake: "erdbeben, unwetter, waldbrand, evakuierung, sturm",
    torch: "taschenlampe, taschenlampen, kerzen",
    publicTransport:
      "öffentliche verkehrsmittel, nahverkehr, öpnv, öffis, verkehrsmittel, öffentlicher nahverkehr, bus und bahn, öffentliche, nahverkehrsmittel, ?ohne auto",
    bus: "bus, busse, bushaltestelle, linie, busverbindung, shuttle, buslinie, haltestelle, linienbus, ?busfahrplan",
    tram: "straßenbahn, tram, u bahn, metro, s bahn, s bahnhof, u bahnstation, ubahn, sbahn, hochbahn",
    train:
      "zug, bahn, bahnhof, züge, bahnhöfe, eisenbahn, hauptbahnhof, zugverbindung, regionalbahn, regionalzug, zugfahren",
    taxi: "taxi, taxis, uber, taxistand, taxiruf, bolt, fahrdienst",
    airport: "flughafen, flug, transfer, flughafentransfer, fliegen, flieger, abflug, airport, flugzeug",
    ferry: "fähre, fähren, fährverbindung, hafenfähre, schiff zur",
    carHire: "mietwagen, autovermietung, leihwagen, auto mieten, auto leihen, carsharing, mietauto",
    fuel: "tankstelle, tanken, benzin, diesel, sprit, volltanken, super tanken",
    ticket:
      "fahrkarte, fahrkarten, ticket, tickets, fahrschein, gästekarte, kurkarte, tageskarte, fahrschein kaufen, wochenkarte, mehrfahrtenkarte, fahrpreis, tickets kaufen",
    town: "stadt, zentrum, innenstadt, altstadt, ortsmitte, stadtmitte, dorf, stadtzentrum, ortskern",
    supermarket:
      "lebensmittel kaufen, essen kaufen, supermarkt, lebensmittel, einkaufen, supermärkte, lebensmittelladen, einkauf, discounter, wocheneinkauf, edeka, rewe, aldi, lidl, billa, spar, migros, coop, milch, getränkemarkt, nahrungsmittel, ?nahversorger",
    convenience: "kiosk, späti, minimarkt, tante emma laden, dorfladen",
    bakery:
      "bäckerei, bäcker, brötchen, brot, semmeln, brötchenservice, brötchen holen, backwaren, frische brötchen, semmel, croissants, frühstücksbrötchen, weckle, schrippen, brezeln, ?frisches brot, ?brötchen kaufen",
    shops:
      "geschäft, geschäfte, laden, läden, shoppen, shopping, souvenirs, einkaufszentrum, kaufhaus, kleidung kaufen, boutique, andenken, mitbringsel, mode, fußgängerzone, warenhaus, ?mitbringen, ?geschenke",
    restaurant:
      "restaurant, restaurants, gasthaus, essen gehen, gasthof, ?essen, ?hunger, wirtshaus, lokal, mittagessen, speisen, speiselokal, gaststätte, lokale, abendlokal, tisch reservieren, gasthöfe, küche, ?fisch, ?fischgericht, ?lecker, ?gut essen, ?abends weg",
    cafe: "café, cafés, kuchen, torte, konditorei, kaffee trinken, kaffee und kuchen, kaffeehaus, ?guten kaffee",
    bar: "bar, bars, kneipe, bier, cocktail, drinks, nachtleben, biergarten, ausgehen, kneipen, pub, weinbar, seemannskneipe, feierabendbier, club, tanzen, was trinken",
    breakfast: "frühstück, frühstücken",
    dinner: "abendessen, abends essen",
    takeaway:
      "lieferdienst, zum mitnehmen, pizza, lieferservice, imbiss, essen bestellen, pizzeria, essen liefern, döner, fastfood, abholen",
    vegetarian:
      "vegetarisch, vegan, veganes, vegetarisches, vegetarier, glutenfrei, fleischlos, ohne fleisch, veganer, pflanzlich, laktosefrei, veganes essen, gemüse, vegetarische",
    iceCream: "eisdiele, speiseeis, eiscafé, eis essen",
    wine: "wein, weingut, weinprobe, weinkeller",
    cash: "geldautomat, bargeld, bank, geld, sparkasse, geld abheben, geld wechseln, bankomat, wechselstube, geld holen, abheben, geldwechsel, bankautomat, ec automat, atm",
    post: "post, briefmarken, paket, briefkasten, postamt, postfiliale, postkarte, porto, brief, paketstation, päckchen",
    touristInfo:
      "touristeninformation, tourist info, fremdenverkehrsamt, verkehrsamt, stadtplan, tourismusbüro",
    camera: "kamera, kameras, überwachungskamera",
    safe: "safe, tresor, wertsachen, schließfach im zimmer",
    window: "fenster, fliegengitter, lüften, dachfenster, dachluke, luke, mückengitter",
    stroller: "kinderwagen, buggy",
    babysitter: "babysitter, kinderbetreuung",
    accessibility:
      "barrierefrei, rollstuhl, rollstuhlgerecht, behindertengerecht, stufenlos, rollator, gehbehindert, ebenerdig, barrierefreiheit",
    time: "uhrzeit, ?wann, öffnungszeiten, um wie viel uhr, bis wann, ab wann, ?wie lange, ?uhr, geöffnet, geschlossen, fahrplan, ?nacht, ?abend, ?morgens, ?abends, ?wochenende, ?sonntag, ?sonntags, ?heute, ?morgen, ?ruhetag, ?spätestens, ?frühestens, ?offen, ?zu, ?auf haben, ?macht auf, ?um wie viel",
    price:
      "preis, kosten, kostet, gebühr, wie viel kostet, wie teuer, kostenlos, gratis, kostenfrei, ?bezahlen, kaution, aufpreis, ?teuer, ?billig, euro pro, ?was kostet, ?extra kosten, ?umsonst",
    broken:
      "kaputt, keine verbindung, langsam, abgestürzt, defekt, geht nicht, funktioniert nicht, störung, ausgefallen, klemmt, reparieren, ?ist weg, ?problem, geht nicht an, läuft nicht, gesperrt, reagiert nicht, hängt, springt nicht an, entsperren, ?geht nicht mehr, ?tut nicht, ?blinkt, ?piept, ?spinnt, ?ging aus, ?rührt sich nicht",
    lost: "verloren, ?vergessen, liegen gelassen, ausgesperrt, fundsachen, verlegt, fundbüro, liegengelassen, verlieren, ?liegenlassen, ?verschwunden",
    hire: "verleih, leihen, ausleihen, mieten, verleiht, verleihen, vermieten, leihe, geliehen, ausborgen, leihgebühr",
    phone: "telefon, telefonnummer, ?anrufen, ?nummer, handynummer, whatsapp, ?telefonieren, ?erreichbar",
  },
};
