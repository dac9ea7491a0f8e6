import { frenchSearch } from "#core/i18n/searchTexts/french.ts";
import type { FullLexicon } from "#search/lexicon.ts";

export const french: FullLexicon = {
  texts: frenchSearch,
  stopWords:
    "réservation nom noms a ai allume allumer allumez as au autre autres aux avec avez avoir avons besoin bonjour c ce cela ces cet cette chez combien comment d dans de depuis des dois doit doivent donc du elle en encore est et etait etre eux faire fait faites faut fonctionne fonctionner il ils installer j jusqu je l la le les leur ma mais marche mes met mettre mettez moi mon n ne nos notre nous on ont ou par pas peut peux peuvent plait plus pour pouvez pouvons proche près proximité puis qu quand que quel quelle quelles quels qui quoi s sa sans se ses si sont sous sur t ta tes toi ton trouve trouver trouvent tu un une utiliser utilise va vais vers voudrais vos votre vous y aller venir accepté acceptée acceptés autorisé autorisée autorisés admis admise permis possible disponible merci svp situé chercher cherche aurait existe donner indiquer quelque chose supplémentaire supplémentaires logement maison gîte appartement acheter ancien ancienne nouveau nouvelle fermer ferme accrocher nettoyer brancher connecter appuyer pousser tirer changer vider mouillé sale sec grand petit bon dehors dedans intérieur extérieur cas passe essayer vérifier demander conduire commander réserver entrer sortir laisser laissez inclus fourni fournis offrir seulement aussi même garder prendre prend apporter ouvrir ouvre chaud demande soir loin distance maximum jai ya ca cest stp bjr truc vraiment juste tout toute tous toujours rien là suis fille fils mari femme ici après coin deux voir reste trop veut exactement dernière juillet aimerait regarder retirer",
  endings: "ements ement aient euses euse ions ions ées ent ants ant ée és er ez es e s x",
  needs: {
    wifi: "wifi, wi fi, internet, réseau, box, routeur, connexion, connexion internet ? se connecter, en ligne",
    password: "mot de passe, code wifi, clé wifi, identifiant ? mdp",
    reception:
      "réseau mobile, couverture mobile, réception mobile, signal, réseau téléphonique, pas de réseau ? capte",
    checkin:
      "check in, checkin, arrivée, enregistrement ? arriver, entrer dans la maison, entrer dans le logement, prendre possession, à partir de quelle heure, venir à partir, on peut venir",
    lateCheckin:
      "arrivée tardive, arriver tard, arriver la nuit, arriver de nuit, arriver après, late check in, en retard, arriver après minuit ? arrivons tard, en pleine nuit, après minuit, vol retardé, bouchons, embouteillages",
    earlyCheckin:
      "arrivée anticipée, arriver plus tôt, arriver avant, early check in, arriver en avance, arriver tôt ? avant l'heure, dès le matin, plus tôt",
    door: "porte, entrée, serrure, accès, interphone, porte d'entrée, digicode, entrer dans ? entrer, fermer à clé, ouvrir, on rentre, enfermé dehors, sonnette, verrou, clé tourne",
    gate: "portail, barrière, portillon",
    key: "clé, clef, boîte à clés, trousseau, badge ? boîtier",
    doorCode:
      "code, code d'accès, code de la porte, digicode, code d'entrée, code porte, clavier ? combinaison",
    parking: "parking, stationner, garer, garage, place de parking, garer la voiture, voitures ? camionnette",
    carCharging:
      "borne de recharge, voiture électrique, recharger, borne, charger la voiture, véhicule électrique",
    elevator: "ascenseur ? escalier, escaliers",
    luggage:
      "bagages, valise, consigne, sacs, déposer les bagages, consigne à bagages ? bagagerie, nos affaires",
    directions: "itinéraire, trajet ? chemin, comment venir, se rendre",
    postalAddress: "adresse",
    checkout:
      "fin du séjour, fin de séjour, check out, checkout, départ, libérer, heure de départ, quitter le logement, rendre les clés ? partir, quitter, dernier jour, dernier matin, rend, rendre, en partant, partons, laisser les clés",
    lateCheckout:
      "départ tardif, partir plus tard, late check out, rester plus longtemps, quitter plus tard, prolonger ? une nuit de plus, quelques heures",
    host: "hôte, propriétaire, contacter, joindre, gardien, concierge ? appeler, votre numéro, aide, en cas de problème, un problème, un souci, talkie walkie",
    heating:
      "chauffage, chauffer, radiateur, pompe à chaleur, thermostat, plancher chauffant, température, poêle, convecteur, froid dans ? froid, chaud, caille, gelé, frileux, grelotte, réchauffer, avoir chaud",
    fireplace:
      "bois, poêle, poêle à bois, cheminée, feu de bois, bois de chauffage, bûches, insert, feu, granulés ? flambée",
    airCon:
      "climatisation, clim, climatiseur, air conditionné ? rafraîchir, trop chaud, il fait chaud, étouffe, canicule, de chaud",
    fan: "ventilateur ? de chaud",
    hotWater:
      "eau chaude, chauffe eau, ballon d'eau chaude, cumulus, eau froide, ballon, chaudière, douche froide ? glacée, eau tiède, plus chaude",
    power:
      "électricité, courant, disjoncteur, fusible, panne de courant, coupure de courant, panne d'électricité, tableau électrique, plombs, coupure, compteur, plus de lumière, disjoncté, sauté ? lumière nulle part, plus de jus, tout est noir, dans le noir",
    light: "lumière, lampe, éclairage, interrupteur ? ampoule",
    blinds:
      "volet, rideau, store, persiennes ? trop de lumière, trop clair, lumière le matin, noir pour dormir, soleil réveille",
    waterLeak:
      "fuite, fuite d'eau, robinet d'arrêt, vanne, couper l'eau, inondation, dégât des eaux, arrivée d'eau ? inondé, plombier, fermer l'eau, gicle, eau partout, tuyau, coule, goutte",
    drinkingWater: "eau potable, eau du robinet, boire l'eau, potable, eau de source ? boire, soif",
    oven: "four, cuire au four",
    stove:
      "plaque, plaque de cuisson, gazinière, cuisinière, induction, réchaud, plaques à gaz, feux, vitrocéramique ? cuisson, sécurité enfant",
    gas: "gaz, bouteille de gaz, bonbonne",
    microwave: "micro ondes",
    fridge: "frigo, réfrigérateur, congélateur, glaçons, frigidaire ? congélo",
    dishes: "vaisselle, laver la vaisselle, liquide vaisselle, éponge",
    dishwasher: "lave vaisselle, pastille lave vaisselle",
    coffee: "café, cafetière, machine à café, expresso, cafetière italienne",
    kettle: "bouilloire, thé, théière, tisane",
    toaster: "grille pain, toaster",
    cookware:
      "casserole, poêle à frire, couteau, couverts, assiettes, verres, tire bouchon, saladier, ustensiles, planche à découper, ouvre boîte, mixeur, papier alu, poêle, fouet ? râpe, ouvre bouteille",
    riceCooker: "cuiseur à riz",
    barbecue: "barbecue, grill, grillades, plancha",
    washing:
      "lave linge, machine à laver, lessive, laver le linge, linge, buanderie, laverie, laver les vêtements ? laveuse, vêtements sales",
    dryer: "sèche linge, sécheuse",
    clothesLine:
      "linge mouillé, étendoir, étendre le linge, sécher, séchoir, corde à linge, pinces à linge, étendage, sécher le linge ? étendre, maillots mouillés, serviettes mouillées",
    iron: "fer à repasser, repasser, table à repasser, repassage ? froissé, froissée, chemise, fer",
    vacuum: "aspirateur, balai, ménage, serpillière ? nettoyer, miettes, renversé",
    rubbish:
      "poubelle, ordures, déchets, sacs poubelle, jeter, ordures ménagères, conteneur, détritus, benne ? vidanges, couches",
    recycling:
      "recyclage, tri, tri sélectif, verre et papier, compost, recyclables, verre, cartons, bouteilles, bac jaune, emballages",
    shower: "douche",
    bath: "bain, baignoire",
    toilet: "salle de bain, toilettes, wc, papier toilette, chasse d'eau, fosse ? bouché, chasse, déborde",
    toiletries: "savon, shampoing, shampooing, gel douche, dentifrice, brosse à dents",
    towels: "serviette, serviettes de bain, drap de bain, serviettes de plage, linge de toilette, torchons",
    hairDryer: "sèche cheveux",
    bed: "lit, chambre, dormir, couchage, matelas",
    extraBed:
      "canapé lit, lit d'appoint, clic clac, lit supplémentaire, convertible, canapé convertible, matelas gonflable, matelas ? couchage",
    bedding: "draps, linge de lit, literie, linge de maison ? faire les lits",
    blankets: "couverture, couette, plaid ? froid la nuit",
    pillows: "oreiller, oreillers, coussin",
    cot: "lit bébé, lit parapluie, lit de bébé, berceau, lit pour bébé ? bébé dort, dormir bébé",
    highChair: "chaise haute, chaise bébé, rehausseur",
    toys: "jouets, jeux, jeux de société, livres, cartes, puzzles",
    playground: "aire de jeux, balançoire, parc pour enfants",
    children: "enfant, bébé, famille, barrière de sécurité ? petits",
    tv: "télé, télévision, tv, téléviseur, télécommande, chaînes, films, décodeur, regarder la télé ? écran noir, match",
    music: "musique, enceinte, bluetooth, radio, chaîne hifi, haut parleur, platine",
    plugs:
      "adaptateur, prise, prise électrique, chargeur, usb, multiprise ? recharger, charger mon téléphone, batterie, brancher",
    desk: "bureau, espace de travail, télétravail, écran, imprimante",
    pool: "piscine, bassin",
    hotTub: "jacuzzi, spa, bain à remous, bain nordique",
    sauna: "sauna, hammam",
    gym: "salle de sport, gym, fitness, musculation, salle de gym",
    garden: "jardin, terrasse, balcon, cour, chaises longues, transats ? hamac, parasol, manger dehors",
    bikes:
      "vélo, bicyclette, vtt, location de vélo, vélo électrique, casques, piste cyclable, louer des vélos, louer un vélo",
    boats: "bateau, croisière, canoë, kayak, paddle, barque, voile, louer un bateau, pédalo",
    ski: "ski, neige, snowboard, station de ski, pistes, location de skis",
    snowChains: "chaînes à neige, chaînes neige ? route bloquée",
    sled: "luge, traîneau",
    golf: "golf, mini golf, minigolf",
    tennis: "tennis, court de tennis, ping pong, tennis de table",
    horses: "équitation, cheval, chevaux, poney",
    zoo: "zoo, parc d attractions, aquarium, parc animalier",
    massage: "massage, institut de beauté, coiffeur",
    fishing: "pêche, canne à pêche",
    walks: "randonnée, balade, promenade, sentier, marcher, randonner, courir ? promener, jogging",
    beach: "plage, bord de mer",
    surf: "surf, planche de surf, combinaison",
    lake: "lac, étang, rivière",
    waterfall: "cascade, chute d eau",
    viewpoint: "point de vue, vue, belvédère, panorama, coucher de soleil, lever du soleil, lever de soleil",
    swimming: "nager, baignade, baigner, plonger ? faire trempette, rafraîchir dans",
    sights:
      "visiter, à voir, que voir, attractions, tourisme, excursion, monuments, que faire, activités, sites touristiques, excursions, château ? quoi faire, pluie, sortie, il pleut, avec les enfants, occuper",
    cinema: "cinéma, théâtre, concert",
    museum: "musée, galerie, exposition, art",
    market:
      "marché, jour de marché, brocante, fromage, miel, producteurs ? poisson frais, fruits et légumes, primeur, poissonnerie, poissonnier, produits frais",
    smoking: "fumer, tabac, cigarette, fumeur, cendrier, vapoter ? clope, cigare, griller",
    pets: "animal, animaux, chien, chat, animaux de compagnie ? toutou, labrador, caniche, chiot, chaton, bouledogue",
    parties: "fête, soirée, événement, anniversaire",
    quiet:
      "bruit, silence, calme, tapage, voisins, heures de silence, musique forte, heures calmes ? mettre de la musique, bruyant, musique dehors, musique le soir",
    visitors:
      "visiteurs, inviter, amis, personnes supplémentaires, inviter des amis, nombre de personnes, personnes maximum, inviter du monde ? personnes, monde, dormir ici, copains, à huit",
    shoes: "chaussures, chaussons, pantoufles",
    emergency:
      "urgence, secours, samu, ambulance, numéro d'urgence, accident, appeler les secours, 112, défibrillateur ? malaise, crise cardiaque, inconscient, poitrine, qui appeler blessé",
    police: "police, gendarmerie",
    fire: "incendie, pompiers, détecteur de fumée, alarme incendie, issue de secours, sortie de secours ? ça brûle",
    fireExtinguisher: "extincteur, couverture anti feu",
    firstAid:
      "premiers secours, trousse de secours, pansement, trousse à pharmacie, premiers soins, coupé, blessure, doliprane, blessé, sparadrap, désinfectant ? mal à la tête, saigne, ampoule au pied, entorse, coupure, brûlé",
    hospital: "hôpital, hôpitaux, clinique",
    doctor:
      "médecin, docteur, cabinet médical, généraliste, médecin de garde, fièvre, pédiatre ? malade, me sens mal, vomit, mal au ventre, tousse, boutons, mal à la gorge, gastro, otite",
    dentist: "dentiste, mal aux dents, dents",
    pharmacy:
      "pharmacie, médicaments, médicament, pharmacien, pharmacie de garde, ordonnance ? cachets, aspirine, sirop, crème solaire",
    vet: "vétérinaire ? boite chien, chien malade",
    theft: "vol, cambriolage, voleur ? porter plainte, cambriolé, pickpocket",
    wildlife:
      "serpent, serpents, araignée, moustiques, insectes, guêpes, fourmis, souris, scorpions, tiques, vipère, piqûre, cafards, frelons, méduses ? bestioles, piqué, mordu",
    earthquake: "tremblement de terre, séisme, tempête, évacuation, feu de forêt",
    torch: "lampe de poche, lampe torche, bougies, frontale",
    publicTransport: "transports en commun, transport public, transports, se déplacer ? sans voiture",
    bus: "bus, autobus, car, arrêt de bus, navette, horaires des bus",
    tram: "tram, tramway, métro",
    train: "train, gare, tgv, sncf, gare sncf, ter",
    taxi: "taxi, uber, vtc",
    airport: "aéroport, vol avion, avion, transfert, navette aéroport, vol",
    ferry: "ferry, bac, traversier",
    carHire: "location de voiture, louer une voiture, voiture de location",
    fuel: "essence, station service, carburant, diesel, gasoil, faire le plein, gazole",
    ticket: "billet, ticket, titre de transport, abonnement",
    town: "ville, centre ville, vieille ville, village, centre, bourg",
    supermarket:
      "acheter à manger, acheter de la nourriture, supermarché, courses, épicerie, alimentation, supérette, lait ? dépanner, œufs",
    convenience: "supérette, épicerie de nuit, dépanneur, petite épicerie, tabac presse",
    bakery: "boulangerie, pain, baguette, croissants, boulanger, viennoiseries, pâtisserie ? chocolatines",
    shops: "magasin, boutique, shopping, souvenirs, commerces, centre commercial ? cadeaux, vêtements",
    restaurant:
      "restaurant, resto, déjeuner, bistrot, manger au restaurant, où manger, bien manger, dîner, table ? manger, faim, cuisine, fruits de mer, crêperie, spécialités, la dalle, typique, affamés",
    cafe: "salon de thé, boire un café, gâteau ? bon café",
    bar: "bar, bière, boire un verre, cocktail, pub, sortir le soir, prendre un verre ? apéro, verre de vin, boire un coup",
    breakfast: "petit déjeuner, petits déjeuners, brunch",
    dinner: "dîner, souper, repas du soir",
    takeaway:
      "emporter, livraison, pizza, pizzeria, plats à emporter, commander à manger ? livrer, burger, kebab",
    vegetarian: "végétarien, végan, végétalien, sans viande, sans gluten, halal, allergies ? pas de viande",
    iceCream: "glace, glacier",
    wine: "vin, vignoble, dégustation, cave à vin, dégustation de vin, domaine viticole",
    cash: "distributeur, distributeur de billets, banque, argent, espèces, retirer de l'argent, dab, change, bureau de change, guichet, argent liquide ? liquide, retrait, bancomat",
    post: "poste, timbres, colis, boîte aux lettres, courrier",
    touristInfo: "office de tourisme, office du tourisme, plan de la ville, syndicat d initiative",
    camera: "caméra, vidéosurveillance",
    safe: "coffre fort",
    window: "fenêtre, moustiquaire, volet roulant, aérer, velux",
    stroller: "poussette",
    babysitter: "baby sitter, garde d enfants, nounou",
    accessibility: "fauteuil roulant, accessibilité, handicapé, mobilité réduite, pmr ? marches",
    time: "heure, horaire, ouverture, fermeture, ouvert, fermé ? quand, jour, nuit, matin, week end, dimanche, aujourd hui, demain",
    price: "prix, coût, tarif, gratuit, payant, caution, euros ? payer, cher",
    broken:
      "lent, pas de connexion, cassé, panne, marche pas, fonctionne pas, réparer, bloqué, marche plus, fonctionne plus, ne s'allume pas, ne s'allume plus ? problème, clignote, bipe, coincé, noire, coupé, s'allume pas, ne chauffe pas",
    lost: "perdu, objets trouvés ? oublié",
    hire: "location, louer, emprunter, prêter",
    phone: "numéro de téléphone, whatsapp ? téléphone, numéro",
    whether: " ? y a t il, avez vous, est ce qu il y a, est elle, est il, vous avez, a t elle",
    fence: "clôture, clos",
    speaks: "parle, parlent, anglais, français",
    drone: "drone",
    hotSpring: "thermes, sources chaudes, bains publics, onsen",
    streaming: "netflix, disney, chromecast, streaming",
    console: "playstation, xbox, nintendo, console",
    coffeePods: "capsules, dosettes, nespresso",
    robes: "peignoir, peignoirs, pyjama",
  },
};
