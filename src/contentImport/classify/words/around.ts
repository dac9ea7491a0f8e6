import { cue, type Cue } from "#contentImport/classify/cueWords.ts";

/** What hosts say of the surroundings, in English, German, French, Spanish, Italian, Portuguese and Dutch. */
export const aroundCues: readonly Cue[] = [
  cue(
    "dining.items",
    2,
    "restaurants?, caf[eé]s?, bistros?, brasseries?, pubs?, taverns?, trattoria, osteria, pizzeria, tratoria, tasca, taberna, taquería, cantina, diner, deli, bakery, bakeries, boulangerie, pâtisserie, bäckerei, konditorei, gasthaus, gasthof, wirtshaus, wirtschaft, biergarten, panadería, panificio, padaria, pastelaria, bakkerij, eetcafé, gelater\\p{L}+, enoteca, bodega, chippy, food truck, wine bar, tea ?rooms?, brewery, braai ?place, izakaya, eatery, steakhouse",
    "essen gehen, zum essen, frühstücken gehen, mittagstisch, abendessen, küche bis, où manger, pour manger, dîner, déjeuner, goûter, para comer, para cenar, comer en, cenar en, tapear, se come, dove mangiare, per mangiare, cena, pranzo, aperitivo, onde comer, para jantar, para almoçar, ao jantar, ao almoço, uit eten, eten bij, lekker eten",
    "eats?, eating out, dine, (?:for|best|great|good|do(?:es)? (?:a|the)) (?:breakfast|brunch|lunch|dinner|supper|tea|coffee|cake|pies?|eggs|tapas), happy hour, (?:live )?music (?:pub|bar), table d['’]hôtes",
  ),
  cue(
    "dining.items",
    2,
    "pizzas?, pasta, tacos?, burritos?, burgers?, sushi, ramen, noodles, dumplings?, curry, dim sum, pho, tapas, pintxos, paella, chowder, oysters?, mussels?, lobster, crabs?(?! bucket), seafood, fish (?:and|&|n|['’]n['’]) chips, chips, steaks?, ribs, brisket, barbecue joint, bbq joint, bacon, pancakes?, waffles?(?! iron), croissants?, pastries, pastry, pies?, pasty, pasties, scones?, cakes?, ice creams?, gelato, doughnuts?, donuts?, bagels?, sandwich\\p{L}*, cold brew, flat white, cocktails?, craft beer, pints?, roast, soup, salmon, tuna, octopus, shrimp, prawns?, chicken wings",
    "schnitzel, spätzle, kuchen, torte, flammkuchen, brezeln?, brötchen, forelle, eis(?! fach), kässpätzle, maultaschen, galettes?, crêpes?, moules, fromages?, cassoulet, canard, chicharrones, croquetas, tortilla(?!\\p{L}), churros, pescaíto, gambas, pulpo, bocadillos?, helados?, orecchiette, bombette, focaccia, panzerott\\p{L}+, spaghetti, tagliatelle, bistecca, cannoli, cornett\\p{L}, arancini, polvo, bacalhau, francesinha, nata, sandes, presunto, marisco, bitterballen, pannenkoek\\p{L}*, friet, stroopwafels?, kibbeling",
  ),
  cue(
    "shopping.items",
    2.6,
    "supermarkets?, super ?markt, supermarché, supermercado, supermercato, grocer(?:y|ies|s), greengrocer, butchers?, delicatessen, farmers?['’]? markets?, farm shop, bottle ?shop, liquor store, off[- ]licence, general store, corner shop, village (?:shop|store), convenience store, minimarket, provisions, messages in, wochenmarkt, hofladen, metzger(?:ei)?, lebensmittel, einkaufen, épicerie, boucherie, marché, magasin, faire (?:les|ses|vos) courses, ultramarinos, hacer la compra, mercado, carnicería, alimentari, fare la spesa, mercato, macelleria, caseificio, mercearia, talho, compras, boodschappen, slager, bring home, stock up, shops?(?! (?:is|are) (?:the|our))",
  ),
  cue(
    "shopping.items",
    3.4,
    "woolworths|woolies|coles|iga|aldi|lidl|countdown|new world|pak['’]?n ?save|four square|freshchoice|tesco|sainsbury['’]?s|asda|morrisons|waitrose|co-?op|spar|centra|supervalu|dunnes|eurospar|marks (?:and|&) spencer|kroger|publix|safeway|whole foods|trader joe['’]?s|walmart|target|wegmans|h-?e-?b|costco|hannaford|shaw['’]?s|stop (?:and|&) shop|market basket|food lion|fry['’]?s|ralphs|vons|albertsons|rouses|winn-?dixie|piggly wiggly|shoprite|pick n pay|checkers|food ?lover['’]?s|sobeys|loblaws|no frills|foodland|canadian tire|rewe|edeka|netto|penny|kaufland|dm-?markt|rossmann|migros|denner|billa|hofer|carrefour|leclerc|intermarché|super u|monoprix|franprix|casino|auchan|mercadona|eroski|consum|hiperdino|alcampo|el corte inglés|conad|esselunga|eurospin|despar|pam|pingo doce|continente|minipreço|albert heijn|jumbo|plus markt|7-?eleven|family ?mart|lawson|hema",
  ),
  cue(
    "services.items",
    2.3,
    "pharmac(?:y|ies), chemists?, drug ?store, petrol(?: station)?, service station, servo, bowser, gas station, fuel, atms?, cash ?(?:point|machine), banks?, post office, medical cent(?:re|er), health cent(?:re|er), walk-?in clinic, clinics?, dentists?, vets?, laundromat, launderette, library, ev charg\\p{L}+, fills? prescriptions, apotheke, tankstelle, geldautomat, bank(?:automat)?, postamt, pharmacie, distributeur, la poste, station[- ]service, farmacia, cajero, correos, gasolinera, benzinaio, bancomat, guardia medica, farmácia, multibanco, bomba de gasolina, correios, apotheek, drogist, pinautomaat, tankstation, walgreens, duane reade, rite aid, cvs, boots pharmacy",
  ),
  cue(
    "activities.items",
    2,
    "walks?, walking, hikes?, hiking, tramping, tramps?, strolls?, rambl\\p{L}+, trails?, tracks?(?= (?:to|up|from|starts|along))|rail ?trail|footpath|loop walk, beach(?:es)?(?! (?:towels?|chairs?|umbrellas?|mats?)), swim(?:s|ming)?, bath(?:s|ing) at, surf(?:ing|ers?)?, kayaking, paddling, snorkel\\p{L}*, fishing, ski(?:ing)?, toboggan\\p{L}*, sledg\\p{L}+, cycling, bike ride, golf, playgrounds?, boat (?:trips?|tours?|ride), cruises?, whale ?watch\\p{L}*, whales?, dolphins?, seals?, penguins?, puffins?, day trips?, hot (?:pools?|springs?), (?:ski|bike|kayak|canoe|board|boat|paddle ?board) (?:hire|rentals?), safari, horse ?riding, live music, concerts?, theat(?:re|er), cinema, rush tickets, sunrise, sunset, stargazing, balloons?, rainy days?, festivals?, fairs?",
    "wandern, wanderung\\p{L}*, wanderweg\\p{L}*, spazier\\p{L}+, spaziergang, radweg, radtour, ausflug\\p{L}*, baden, schwimmen, strandbad, freibad, therme, badesee, see(?!tang), rodeln, langlauf, loipe, skilift, skifahren, bergbahn, gondel, seilbahn, sessellift, randonnée\\p{L}*, sentiers?, balade\\p{L}*, se promener, baignade, canoë, plages?, sorties?, senderos?, senderismo, paseos?, excursi\\p{L}+, playas?, puesta de sol, atardecer, barco, bañarse, passeggiat\\p{L}+, escursion\\p{L}+, spiagge?, mare, tramonto, gita, bagno a, caminhadas?, passeios?(?! a pé de)|praias?|pôr do sol|trilhos?, wandel\\p{L}*, fietsroute\\p{L}*, fietsen, strand, zwemmen, uitstap\\p{L}*, dagje uit, rondvaart",
  ),
  cue(
    "places.items",
    2,
    "museums?, galler(?:y|ies), look-?outs?, viewpoints?, waterfalls?, falls, lighthouse, botanic\\p{L}* gardens?, cathedral, church, chapel(?! (?:and|on)), abbey, minster, castles?, palace, gaol, fort(?:ress)?, ruins?, monuments?, memorial, national park, nature reserve, reserves?, zoo, aquarium, winer(?:y|ies), cellar doors?, vineyards?, distillery, old town, market hall, canyon, crags?, caves?, gorge, temple, shrine, suspension bridge, mission, historic, heritage, must[- ]sees?, worth (?:a|the) (?:visit|detour|look|trip), don['’]t miss, not to (?:be )?miss\\p{L}*",
    "museum, dom, münster, schloss(?= )|burg|ruine|kirche|kloster|altstadt|aussicht\\p{L}*|wasserfall|wasserfälle|sehenswert|naturpark|freilichtmuseum, musées?, châteaux?, église, abbaye, grottes?, gouffre, vieille ville, belvédère, à voir, à visiter, à ne pas manquer, museos?, catedral, castillo, torre, alcázar, iglesia, casco (?:antiguo|viejo), mirador, no os (?:vayáis|perdáis), visitar, museo, cattedrale, castello, chiesa, grotte, centro storico, belvedere, da vedere, da non perdere, museus?, castelo, igreja, miradouro, sé, mosteiro, azulejos, não perder|a não perder, kasteel, kerk, molen, uitzicht\\p{L}*, bezienswaardig\\p{L}*, binnenstad",
  ),
];
