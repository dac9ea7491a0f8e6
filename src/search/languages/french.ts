import { frenchSearch } from "#languages/searchTexts/french.ts";
import type { FullLexicon } from "#search/lexicon.ts";

export const french: FullLexicon = {
  texts: frenchSearch,
  stopWords:
    "réservation nom noms a ai allume allumer allumez as au autre autres aux avec avez avoir avons besoin bonjour c ce cela ces cet cette chez combien comment d dans de depuis des dois doit doivent donc du elle en encore est et etait etre eux faire fait faites faut fonctionne fonctionner il ils installer j jusqu je l la le les leur ma mais marche mes met mettre mettez moi mon n ne nos notre nous on ont ou par pas peut peux peuvent plait plus pour pouvez pouvons proche près proximité puis qu quand que quel quelle quelles quels qui quoi s sa sans se ses si sont sous sur t ta tes toi ton trouve trouver trouvent tu un une utiliser utilise va vais vers voudrais vos votre vous y aller venir accepté acceptée acceptés autorisé autorisée autorisés admis admise permis possible disponible merci svp situé chercher cherche aurait existe donner indiquer quelque chose supplémentaire supplémentaires logement maison gîte appartement acheter ancien ancienne nouveau nouvelle fermer ferme accrocher nettoyer brancher connecter appuyer pousser tirer changer vider mouillé sale sec grand petit bon dehors dedans intérieur extérieur cas passe essayer vérifier demander conduire commander réserver entrer sortir laisser laissez inclus fourni fournis offrir seulement aussi même garder prendre prend apporter ouvrir ouvre chaud demande soir loin distance maximum jai ya ca cest stp bjr truc vraiment juste tout toute tous toujours rien là suis",
  endings: "ements ement aient euses euse ions ions ées ent ants ant ée és er ez es e s x",
  needs: {
    wifi: "nom du wifi, nom du réseau, wifi, wi fi, internet, réseau, box, routeur, connexion, connexion internet, ?se connecter, ?en ligne",
    password: "mot de passe, code wifi, clé wifi, identifiant, ?mdp",
    reception:
      "réseau mobile, couverture mobile, réception mobile, signal, réseau téléphonique, pas de réseau, ?capte, ?ça capte",
    checkin:
      "check in, checkin, arrivée, ?arriver, enregistrement, ?entrer dans la maison, ?entrer dans le logement, ?prendre possession, ?à partir de quelle heure",
    lateCheckin:
      "arrivée tardive, arriver tard, arriver la nuit, arriver de nuit, arriver après, late check in, arriver dans la nuit, en retard, arriver après minuit, ?arrivons tard, ?en pleine nuit, ?après minuit, ?vol retardé, ?train arrive",
    earlyCheckin:
      "arrivée anticipée, arriver plus tôt, arriver avant, early check in, arriver en avance, arriver tôt, ?avant l'heure, ?dès le matin",
    door: "porte, entrée, ?entrer, serrure, ?ouvrir la porte, accès, ?fermer à clé, interphone, ?ouvrir, porte d'entrée, digicode, entrer dans, ?on rentre, ?enfermé dehors, ?sonnette, ?verrou",
    gate: "portail, barrière, portillon",
    key: "clé, clés, clef, clefs, boîte à clés, trousseau, badge, boîte à clé, ?boîtier",
    doorCode:
      "code, code d'accès, code de la porte, digicode, code d'entrée, code porte, clavier, ?combinaison",
    parking:
      "parking, stationner, stationnement, se garer, garer, garage, place de parking, garer la voiture, voitures, voiture, nous garer",
    carCharging:
      "borne de recharge, voiture électrique, recharger, borne, recharge, charger la voiture, véhicule électrique",
    elevator: "ascenseur, ?escalier, ?escaliers",
    luggage:
      "bagages, bagage, valise, valises, consigne, sacs, laisser les bagages, laisser les valises, déposer les bagages, garder les valises, consigne à bagages, ?laisser nos affaires, ?bagagerie",
    directions: "itinéraire, ?chemin, ?comment venir, trajet, ?se rendre",
    postalAddress: "adresse",
    checkout:
      "fin du séjour, fin de séjour, check out, checkout, départ, ?partir, ?quitter, libérer, heure de départ, libérer le logement, quitter le logement, rendre les clés, ?dernier jour, ?dernier matin",
    lateCheckout:
      "départ tardif, partir plus tard, late check out, rester plus longtemps, quitter plus tard, prolonger, ?une nuit de plus, ?quelques heures",
    host: "hôte, propriétaire, contacter, contact, joindre, gardien, concierge, ?appeler, ?votre numéro, ?vous joindre, ?aide, ?en cas de problème, ?vous appeler, ?qui appeler, ?un problème, ?un souci, ?talkie walkie",
    heating:
      "chauffage, chauffer, radiateur, radiateurs, pompe à chaleur, thermostat, ?froid, ?chaud, plancher chauffant, allumer le chauffage, température, poêle, convecteur, froid dans, ?il fait froid, ?on gèle, ?caille, ?avoir chaud, ?gelé",
    fireplace:
      "bois, poêle, poêle à bois, cheminée, feu de bois, bois de chauffage, bûches, allumer le feu, insert, feu, petit bois, granulés",
    airCon:
      "climatisation, clim, climatiseur, air conditionné, ?rafraîchir, ?trop chaud, ?il fait chaud, ?étouffe, ?canicule, ?de chaud",
    fan: "ventilateur, ventilateurs, ?de chaud",
    hotWater:
      "eau chaude, chauffe eau, ballon d'eau chaude, cumulus, eau froide, ballon, chaudière, douche froide, plus d'eau chaude, pas d'eau chaude, ?douche glacée, ?glacée",
    power:
      "électricité, courant, disjoncteur, fusible, fusibles, panne de courant, coupure de courant, panne d'électricité, tableau électrique, plombs, coupure, compteur, plus de courant, plus de lumière, plus d électricité, disjoncté, sauté, plus d'électricité",
    light: "lumière, lumières, lampe, éclairage, interrupteur, lampes, ?ampoule",
    blinds: "volet, volets, rideau, rideaux, store, stores, persiennes",
    waterLeak:
      "fuite, fuite d'eau, robinet d'arrêt, vanne, couper l'eau, inondation, dégât des eaux, arrivée d'eau, ?inondé, ?plombier, ?fermer l'eau",
    drinkingWater: "eau potable, eau du robinet, ?boire, boire l'eau, potable, ?soif",
    oven: "four, cuire au four",
    stove:
      "plaque, plaques, plaque de cuisson, gazinière, cuisinière, induction, plaques de cuisson, réchaud, plaques à gaz, feux, vitrocéramique",
    gas: "gaz, bouteille de gaz, bonbonne",
    microwave: "micro ondes, micro onde",
    fridge: "frigo, réfrigérateur, congélateur, glaçons, frigidaire, ?congélo",
    dishes: "vaisselle, laver la vaisselle, faire la vaisselle, liquide vaisselle, éponge",
    dishwasher: "lave vaisselle, pastille lave vaisselle",
    coffee:
      "café, cafetière, machine à café, expresso, nespresso, capsules, dosettes, faire du café, cafetière italienne",
    kettle: "bouilloire, thé, théière, tisane, tisanes",
    toaster: "grille pain, toaster",
    cookware:
      "casserole, casseroles, poêle à frire, couteau, couteaux, couverts, assiettes, verres, tire bouchon, saladier, ustensiles, planche à découper, ouvre boîte, mixeur",
    riceCooker: "cuiseur à riz, autocuiseur de riz",
    barbecue: "barbecue, grill, grillades, plancha",
    washing:
      "lave linge, machine à laver, lessive, laver le linge, linge, buanderie, laverie, laver les vêtements, faire une lessive, lave-linge",
    dryer: "sèche linge, sécheuse",
    clothesLine:
      "linge mouillé, étendoir, étendre le linge, sécher, séchoir, corde à linge, pinces à linge, étendage, sécher le linge, ?étendre",
    iron: "fer à repasser, repasser, table à repasser, repassage",
    vacuum: "aspirateur, balai, ménage, serpillière",
    rubbish:
      "poubelle, poubelles, ordures, déchets, sacs poubelle, jeter, ordures ménagères, conteneur, détritus, sac poubelle, benne",
    recycling:
      "recyclage, tri, trier, tri sélectif, verre et papier, compost, recyclables, verre, cartons, bouteilles, bac jaune, emballages",
    shower: "douche, se doucher",
    bath: "bain, baignoire",
    toilet:
      "salle de bain, toilettes, wc, papier toilette, chasse d'eau, toilette, ?bouché, fosse, ?tirer la chasse, ?chasse",
    toiletries: "savon, shampoing, shampooing, gel douche, dentifrice, brosse à dents",
    towels:
      "serviette, serviettes, serviettes de bain, drap de bain, serviettes de plage, draps de bain, linge de toilette, torchons",
    hairDryer: "sèche cheveux, sèche cheveu",
    bed: "lit, lits, chambre, chambres, dormir, couchage, matelas",
    extraBed:
      "canapé lit, lit d'appoint, clic clac, lit supplémentaire, convertible, canapé convertible, matelas gonflable, ?couchage, matelas",
    bedding: "draps, drap, linge de lit, literie, linge de maison",
    blankets: "couverture, couvertures, couette, couettes, plaid, couverture supplémentaire, ?froid la nuit",
    pillows: "oreiller, oreillers, coussin, coussins",
    cot: "lit bébé, lit parapluie, lit de bébé, berceau, lit pour bébé",
    highChair: "chaise haute, chaise bébé, rehausseur",
    toys: "jouets, jeux, jeux de société, livres, cartes, puzzles",
    playground: "aire de jeux, balançoire, parc pour enfants",
    children: "enfant, enfants, bébé, bébés, famille, barrière de sécurité, ?petits",
    tv: "télé, télévision, tv, téléviseur, netflix, télécommande, chaînes, films, décodeur, regarder la télé, film, ?regarder le match",
    music: "musique, enceinte, bluetooth, radio, chaîne hifi, haut parleur, platine",
    plugs:
      "adaptateur, adaptateurs, prise, prises, prise électrique, chargeur, usb, ?recharger, ?charger mon téléphone, multiprise",
    desk: "bureau, espace de travail, télétravail, écran, imprimante",
    pool: "piscine, bassin",
    hotTub: "jacuzzi, spa, bain à remous, bain nordique",
    sauna: "sauna, hammam",
    gym: "salle de sport, gym, fitness, musculation, salle de gym",
    garden: "jardin, terrasse, balcon, cour, chaises longues, transats, ?hamac, ?parasol, ?manger dehors",
    bikes:
      "vélo, vélos, bicyclette, vtt, location de vélo, vélo électrique, casques, piste cyclable, louer des vélos, location de vélos, louer un vélo",
    boats:
      "bateau, promenade en bateau, croisière, bateaux, canoë, kayak, paddle, barque, voile, louer un bateau, balade en bateau, pédalo",
    ski: "ski, skis, skier, neige, snowboard, station de ski, pistes, location de skis",
    snowChains: "chaînes à neige, chaînes neige",
    sled: "luge, luges, traîneau",
    golf: "golf, mini golf, minigolf",
    tennis: "tennis, court de tennis, ping pong, tennis de table",
    horses: "équitation, cheval, chevaux, poney, promenade à cheval",
    zoo: "zoo, parc d attractions, aquarium, parc animalier",
    massage: "massage, institut de beauté, coiffeur",
    fishing: "pêche, pêcher, canne à pêche",
    walks:
      "randonnée, randonnées, balade, balades, promenade, sentier, marcher, randonner, courir, ?promener, ?jogging",
    beach: "plage, plages, bord de mer",
    surf: "surf, planche de surf, surfer, combinaison",
    lake: "lac, lacs, étang, rivière",
    waterfall: "cascade, cascades, chute d eau",
    viewpoint: "point de vue, vue, belvédère, panorama, coucher de soleil, lever du soleil, lever de soleil",
    swimming: "nager, baignade, se baigner, baigner, plonger, ?faire trempette",
    sights:
      "visiter, visites, à voir, que voir, attractions, tourisme, excursion, monuments, que faire, activités, sites touristiques, que visiter, excursions, château, ?quoi faire, ?s'il pleut, ?pluie, ?sortie",
    cinema: "cinéma, théâtre, concert, concerts",
    museum: "musée, musées, galerie, exposition, art",
    market:
      "marché, marchés, jour de marché, brocante, ?poisson frais, ?fruits et légumes, ?primeur, ?poissonnerie, ?poissonnier, ?produits frais",
    smoking:
      "fumer, fume, tabac, cigarette, cigarettes, fumeur, cendrier, vapoter, peut on fumer, fumer sur, ?clope",
    pets: "animal, animaux, chien, chiens, chat, chats, animaux de compagnie, animaux acceptés, chien accepté, chiens acceptés",
    parties: "fête, fêtes, soirée, soirées, événement, anniversaire",
    quiet:
      "bruit, silence, calme, tapage, voisins, heures de silence, musique forte, heures calmes, ?mettre de la musique",
    visitors:
      "visiteurs, inviter, invités, amis, personnes supplémentaires, ?combien de personnes, ?personnes, ?monde, inviter des amis, nombre de personnes, personnes maximum, inviter du monde, ?une personne de plus, ?dormir ici",
    shoes: "chaussures, chaussons, pantoufles",
    emergency:
      "urgence, urgences, secours, samu, ambulance, numéro d'urgence, accident, appeler les secours, 112",
    police: "police, gendarmerie",
    fire: "incendie, en cas d incendie, pompiers, détecteur de fumée, alarme incendie, issue de secours, sortie de secours, ?ça brûle",
    fireExtinguisher: "extincteur, extincteurs, couverture anti feu",
    firstAid:
      "premiers secours, trousse de secours, pansement, pansements, trousse à pharmacie, premiers soins, coupé, blessure, doliprane, blessé, ?mal à la tête, sparadrap, désinfectant",
    hospital: "hôpital, hôpitaux, clinique",
    doctor:
      "médecin, docteur, médecins, cabinet médical, généraliste, ?malade, médecin de garde, fièvre, pédiatre, ?me sens mal",
    dentist: "dentiste, mal aux dents, dents",
    pharmacy:
      "pharmacie, médicaments, médicament, pharmacien, pharmacie de garde, ordonnance, ?cachets, ?aspirine",
    vet: "vétérinaire",
    theft: "vol, volé, cambriolage, voleur, ?porter plainte, ?cambriolé, ?pickpocket",
    wildlife:
      "serpent, serpents, araignée, araignées, moustiques, moustique, insectes, guêpes, fourmis, souris, scorpions, tiques, vipère, piqûre, ?bestioles, ?piqué, ?mordu, cafards, frelons, méduses",
    earthquake: "tremblement de terre, séisme, tempête, évacuation, feu de forêt",
    torch: "lampe de poche, lampes de poche, lampe torche, bougies, frontale",
    publicTransport:
      "transports en commun, transport public, transports publics, transports, se déplacer, ?sans voiture",
    bus: "bus, autobus, car, arrêt de bus, navette, horaires des bus",
    tram: "tram, tramway, métro",
    train: "train, trains, gare, tgv, sncf, gare sncf, ter",
    taxi: "taxi, taxis, uber, vtc",
    airport: "aéroport, vol avion, avion, transfert, aller à l'aéroport, navette aéroport, vol",
    ferry: "ferry, bac, traversier",
    carHire: "location de voiture, louer une voiture, voiture de location",
    fuel: "essence, station service, carburant, diesel, gasoil, faire le plein, gazole",
    ticket: "billet, billets, ticket, tickets, titre de transport, abonnement",
    town: "ville, centre ville, vieille ville, village, centre, bourg",
    supermarket:
      "acheter à manger, acheter de la nourriture, supermarché, supermarchés, courses, épicerie, faire les courses, alimentation, supérette, lait",
    convenience: "supérette, épicerie de nuit, dépanneur, petite épicerie, tabac presse",
    bakery: "boulangerie, pain, baguette, croissants, boulanger, viennoiseries, acheter du pain, pâtisserie",
    shops:
      "magasin, magasins, boutique, boutiques, shopping, souvenirs, commerces, centre commercial, ?cadeaux, ?vêtements",
    restaurant:
      "restaurant, restaurants, ?manger, ?faim, resto, déjeuner, bistrot, ?cuisine, manger au restaurant, où manger, bien manger, dîner, table, restos, ?fruits de mer, ?crêperie",
    cafe: "salon de thé, boire un café, gâteau, gâteaux, ?bon café",
    bar: "bar, bars, bière, boire un verre, cocktail, pub, sortir le soir, prendre un verre, ?apéro, ?prendre l'apéro",
    breakfast: "petit déjeuner, petits déjeuners, brunch",
    dinner: "dîner, souper, repas du soir",
    takeaway:
      "à emporter, emporter, livraison, pizza, pizzas, pizzeria, plats à emporter, commander à manger, ?livrer, ?burger, ?kebab",
    vegetarian:
      "végétarien, végétarienne, végétariens, végan, vegan, végétalien, sans viande, sans gluten, halal, végane, ?pas de viande, allergies",
    iceCream: "glace, glaces, glacier",
    wine: "vin, vins, vignoble, dégustation, cave à vin, dégustation de vin, domaine viticole",
    cash: "distributeur, distributeur de billets, banque, argent, espèces, retirer de l'argent, dab, change, bureau de change, guichet, argent liquide, ?liquide",
    post: "poste, la poste, timbres, colis, boîte aux lettres, courrier",
    touristInfo: "office de tourisme, office du tourisme, plan de la ville, syndicat d initiative",
    camera: "caméra, caméras, vidéosurveillance",
    safe: "coffre fort",
    window: "fenêtre, fenêtres, moustiquaire, volet roulant, aérer, velux",
    stroller: "poussette",
    babysitter: "baby sitter, garde d enfants, nounou",
    accessibility: "fauteuil roulant, accessibilité, handicapé, handicap, mobilité réduite, pmr, ?marches",
    time: "heure, heures, horaire, horaires, ?quand, ?à quelle heure, ?jusqu'à quelle heure, ouverture, fermeture, ouvert, fermé, ?jour, ?jours, ?nuit, ?matin, ?week end, ?dimanche, ?aujourd hui, ?demain",
    price:
      "prix, coût, coûte, tarif, combien coûte, gratuit, gratuite, gratuitement, ?payer, payant, caution, euros, ?cher",
    broken:
      "en panne, lent, lente, ne marche pas, pas de connexion, cassé, panne, marche pas, fonctionne pas, ?problème, réparer, bloqué, marche plus, fonctionne plus, ne fonctionne pas, ne s'allume pas, ne s'allume plus, ?clignote, ?bipe, ?coincé",
    lost: "perdu, perdue, ?oublié, objets trouvés, oubliés",
    hire: "location, louer, emprunter, prêter",
    phone: "?téléphone, ?numéro, numéro de téléphone, téléphoner, whatsapp",
  },
};
