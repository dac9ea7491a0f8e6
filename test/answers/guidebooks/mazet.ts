import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const mazet: AnswersGuidebook = {
  language: "fr",
  name: "Le Mazet des Cigales",
  sections: {
    property: {
      propertyName: "Le Mazet des Cigales",
      address: "Chemin du Puits Vieux",
      city: "Saint-Quentin-la-Poterie",
      state: "Gard",
      country: "France",
    },
    welcome: {
      text: "<p>Bonjour et bienvenue au Mazet ! Ici c'était la cabane à outils de mon grand-père, puis une bergerie, puis une ruine, et maintenant c'est chez vous pour la semaine. On y a laissé dix ans de week-ends et le dos de mon mari, alors prenez-en soin.</p><p>Les cigales commencent vers 9h et s'arrêtent quand elles veulent. Non, on ne peut pas les éteindre, la question nous a été posée pour de vrai.</p><p>Nous habitons à 400 mètres, la maison aux volets lavande. Passez nous voir, sauf entre 13h et 15h30, c'est la sieste et c'est sacré. Mireille et Gérard</p>",
    },
    checkin: {
      checkInType: "Accueil par les hôtes",
      checkInTime: "17:00",
      details:
        "<p>Le GPS vous perd à la coopérative : prenez le chemin de terre juste après les boîtes aux lettres, roulez au pas à cause des ornières, c'est le troisième portail.</p><p>Le portail se soulève un peu avant de pousser. Refermez-le toujours derrière vous, sinon les sangliers viennent labourer la pelouse.</p><p>Gérard vous attend avec une bouteille de rosé. Si vous avez du retard, la clef est sous le troisième pot de géraniums, mais prévenez-nous quand même.</p>",
      parkingInfo:
        "<p>Deux voitures sous la pergola de cannisses. Évitez le dessous du mûrier en juin, les fruits tachent la carrosserie et ça ne part plus. Camping-cars : le chemin est trop étroit.</p>",
    },
    amenities: {
      text: "<p>Une chambre en bas avec un lit de 160, une mezzanine avec deux lits de 90 (échelle de meunier, pas pour les petits ni pour les retours d'apéro).</p><ul><li>Draps et serviettes de toilette fournis, serviettes de piscine non</li><li>Climatisation dans la chambre du bas seulement, en haut il y a un ventilateur sur pied</li><li>Moustiquaires à toutes les fenêtres, elles coulissent vers le haut</li><li>Machine à laver dans l'appentis, étendoir sous l'auvent</li><li>Table de ping-pong, raquettes dans le coffre avec les boules de pétanque</li><li>Fer à repasser dans le placard du couloir, on n'a jamais vu personne s'en servir</li></ul><p>Lit parapluie sur demande, on le garde chez nous.</p><p>La télé ne prend que la TNT, et encore, pas quand le mistral souffle.</p>",
    },
    kitchen: {
      text: "<p>La plaque est à induction : si elle affiche un F, c'est que la casserole ne convient pas, prenez celles à fond gris.</p><p>L'eau vient de notre forage. Elle est analysée chaque année et bonne pour la vaisselle et la douche, mais pour boire prenez les bonbonnes dans le cellier, on les remplit à la fontaine du village.</p><p>Cafetière à dosettes Senseo, un paquet offert pour démarrer. Il y a aussi une vieille italienne dans le placard du haut.</p><p>Le four chauffe plus fort à droite. Tournez la tarte à mi-cuisson.</p><p>Barbecue à gaz uniquement, sur la terrasse nord. La bouteille de rechange est derrière le local piscine.</p>",
    },
    howto: {
      items: [
        {
          title: "La piscine",
          description:
            "<p>Baignade de 9h à 22h. L'alarme est obligatoire : pour la couper, appuyez trois secondes sur le bouton bleu, elle se remet toute seule un quart d'heure après la sortie du dernier.</p><p>Gérard passe le mardi et le samedi vers 8h pour le chlore et le robot, faites comme s'il n'était pas là. Si l'eau verdit après un orage, ne mettez rien vous-mêmes.</p><p>La profondeur va de 1,10 m à 1,90 m, on ne plonge pas. Elle n'est pas chauffée, ouverte de mi-mai à fin septembre.</p>",
        },
        {
          title: "Fosse septique",
          description:
            "<p>Pas de tout-à-l'égout ici. Rien dans les WC à part le papier et ce que vous avez mangé. Pas de javel ni de lingettes, merci pour elle. S'il y a une odeur par temps lourd, versez un seau d'eau dans la grille de la cour.</p>",
        },
        {
          title: "Eau chaude",
          description:
            "<p>Le chauffe-eau solaire fait 200 litres. Après deux jours de ciel gris, basculez l'interrupteur orange dans l'appentis sur « appoint » et patientez deux heures.</p>",
        },
        {
          title: "Si plus rien ne coule",
          description:
            "<p>Quand la pompe du forage se désamorce, il n'y a plus une goutte. Coupez-la au tableau, comptez jusqu'à cent, remettez. Au deuxième échec, appelez Gérard.</p>",
        },
        {
          title: "Le disjoncteur",
          description:
            "<p>Le compteur est limité à 6 kW. Clim, four et machine ensemble, ça saute. Le tableau est dans l'appentis, à gauche en entrant, relevez le gros bouton noir.</p>",
        },
        {
          title: "Volets et chaleur",
          description:
            "<p>La règle du Midi : tout fermé de 10h à 19h, tout ouvert la nuit. Vous gagnez six degrés sans payer un centime.</p>",
        },
        {
          title: "Poubelles",
          description:
            "<p>Les conteneurs sont à l'entrée du chemin, couvercle jaune pour les emballages. Le verre va à la colonne de la coopérative. Ne laissez pas un sac dehors la nuit, les renards se servent.</p>",
        },
      ],
    },
    wifi: {
      networkName: "Mazet-Invites",
      password: "pastis51degres",
      notes:
        "<p>C'est une box 4G, ça va pour les messages et un film le soir. Si ça rame, débranchez la boîte blanche sur le rebord de la fenêtre dix secondes. Le téléphone passe bien avec Orange, les autres doivent monter au puits.</p>",
    },
    rules: {
      rules: [
        "Du 15 juin au 15 septembre, interdiction absolue d'allumer un feu, barbecue à charbon et lampions compris. L'amende est de 750 euros et le voisin est pompier.",
        "On fume dehors, avec un cendrier, jamais dans la garrigue.",
        "Pas de fêtes. Un repas entre amis, oui, mais prévenez-nous, et les amis ne dorment pas là.",
        "Musique dehors jusqu'à 22h30, après c'est le tour des grillons.",
        "Un petit chien accepté sans supplément, pas dans la piscine et pas sur le canapé.",
        "Ne nourrissez pas Pompon, le chat roux. Il est au régime et il ment.",
        "Les figues et les abricots sont à vous, les truffes à côté du chêne non.",
      ],
    },
    transportation: {
      text: "<p>Sans voiture c'est compliqué. Le car liO 115 passe à la place du village trois fois par jour vers Uzès, jamais le dimanche.</p><p>La gare TGV la plus proche est Avignon, 45 minutes. Pour un taxi : Christelle, 06 39 98 41 12, réservez la veille.</p><p>Borne de recharge rapide sur le parking des Cordeliers à Uzès. Chez nous, seulement sur la prise verte de la pergola, 5 euros la nuit.</p>",
    },
    services: {
      items: [
        {
          name: "Ménage",
          description:
            "Ménage en cours de séjour : Fatiha, 20 euros de l'heure, à demander deux jours avant.",
        },
        {
          name: "Panier",
          description:
            "Panier du soir par Mireille : tian, tapenade, fromage de chèvre et dessert, 18 euros par personne, commandez le matin.",
        },
        {
          name: "La",
          description:
            "La taxe de séjour est de 1,10 euro par adulte et par nuit, à laisser en espèces dans l'enveloppe sur le buffet.",
        },
        {
          name: "Caution",
          description: "Caution de 300 euros par chèque, déchiré au départ si tout va bien.",
        },
      ],
    },
    emergency: {
      text: "<p>Pompiers 18, SAMU 15, gendarmerie 17, ou le 112. Dites « Mazet, chemin du Puits Vieux, troisième portail », le chemin n'a pas de numéros.</p><p>Médecin de garde : composez le 3966. La maison médicale d'Uzès reçoit sans rendez-vous le samedi matin. Pharmacie sur la place du village, fermée le lundi.</p><p>Les petits scorpions noirs ne sont pas dangereux, ça pique comme une guêpe. Secouez vos chaussures le matin. Pour les guêpes, il y a un aspi-venin dans la trousse rouge de la salle de bain.</p><p>En septembre, gros orages : alerte rouge, ne prenez pas le gué, restez à la maison, l'eau monte en vingt minutes. Débranchez la box.</p><p>Extincteur à côté du frigo.</p>",
    },
    dining: {
      items: [
        {
          name: "La Table de l'Horloge",
          description: "La bonne adresse pour un anniversaire. Menu unique, réservez une semaine avant.",
          category: "Gastronomique",
          phone: "04 66 99 07 01",
        },
        {
          name: "Chez Zaza",
          description:
            "Pizzas au feu de bois dans le camion, mercredi et vendredi soir sur la place. Téléphonez avant 18h.",
          category: "Pizza",
          phone: "06 39 98 55 20",
        },
        {
          name: "Le Bistrot du Burkina",
          description: "Cuisine du monde et assiettes sans viande, jolie terrasse, musique le jeudi.",
          category: "Bistrot",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Marché d'Uzès",
          description:
            "Samedi matin, le grand, arrivez avant 9h sinon pas de place pour se garer. Mercredi, le petit, avec les producteurs seulement.",
          category: "Marché",
        },
        {
          name: "Boulangerie Pujol",
          description: "Ouvre à 6h30, fougasses le week-end. Fermée le mercredi.",
          category: "Boulangerie",
        },
        {
          name: "Carrefour Uzès",
          description: "Ouvert le dimanche jusqu'à 12h30. Station essence 24h/24 avec la carte.",
          category: "Supermarché",
        },
        {
          name: "Domaine Reynaud",
          description: "Du vin en vrac, venez avec votre bidon. Dégustation gratuite.",
          category: "Vin",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Pont du Gard",
          description:
            "Après 20h on ne paie plus le site, et il fait frais. Prenez des chaussures qui vont dans l'eau.",
          category: "Visite",
        },
        {
          name: "Canoë à Collias",
          description:
            "Huit kilomètres jusqu'au pont, retour en minibus. Enfants à partir de 6 ans sachant nager.",
          category: "Sport",
          phone: "04 66 99 22 83",
        },
        {
          name: "Gorges de la Cèze",
          description:
            "Les cascades du Sautadet sont belles mais dangereuses : on regarde, on ne se baigne pas. La plage de Goudargues est plus sage.",
          category: "Nature",
        },
        {
          name: "Ateliers de poterie",
          description:
            "Une vingtaine d'ateliers au village. Chez Odile, les gamins tournent leur bol pour 15 euros.",
          category: "Famille",
        },
        {
          name: "Haribo",
          description:
            "Le musée du bonbon, pour les jours de pluie ou de mistral. Vous êtes prévenus pour la boutique.",
          category: "Famille",
        },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro:
        "<p>On vient à 10h faire le tour avec vous, cinq minutes, le temps d'un café. Si votre train est tard, vous pouvez profiter de la piscine jusqu'à 14h sauf le samedi, en laissant les valises sous la pergola.</p>",
      items: [
        "Videz le frigo, Pompon n'y a toujours pas droit",
        "Laissez les draps sur les lits, on s'en occupe",
        "Vaisselle faite et rangée",
        "Parasols fermés et couchés",
        "Fermez les volets et coupez la clim",
      ],
    },
  },
};
