import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const harfang: AnswersGuidebook = {
  language: "fr",
  name: "Chalet du Harfang",
  sections: {
    property: {
      propertyName: "Chalet du Harfang",
      address: "212, chemin de la Martine",
      city: "Petite-Rivière-Saint-François",
      state: "Québec",
      country: "Canada",
    },
    welcome: {
      text: "<p>Bienvenue au Harfang! Voici l'essentiel, en points, parce qu'en vacances on lit en diagonale.</p><ul><li>Vos hôtes : Maude et Jean-Sébastien. On reste à Québec, à 1 h 15.</li><li>Texto : 418 555-0136, entre 7 h et 22 h. On répond d'ordinaire en moins d'une heure.</li><li>Sur place : M. Bouchard, le voisin d'en face (camion rouge). Il a un double de tout et une patience d'ange.</li><li>Capacité : 8 personnes, bébés compris. C'est notre permis CITQ qui le dit.</li><li>Le dépôt de 400 $ est gelé sur votre carte et libéré 48 h après votre séjour.</li></ul>",
    },
    checkin: {
      checkInType: "Serrure à clavier",
      checkInTime: "16:00",
      doorCode: "5590",
      details:
        "<ul><li>Arrivée : 16 h. En semaine hors saison, écrivez-nous, on peut souvent vous faire entrer dès 13 h.</li><li>Tapez votre code puis le crochet vert. Trois erreurs et le clavier se bloque cinq minutes.</li><li>Par grand froid, le clavier gèle. Soufflez dessus ou prenez la porte du sous-sol, clé sous la mangeoire à oiseaux.</li><li>La dernière côte est à 18 %. Du 1er décembre au 15 mars, pneus d'hiver obligatoires; un quatre roues motrices n'est pas du luxe.</li></ul>",
      parkingInfo:
        "<ul><li>Trois places devant, une quatrième près de la remise.</li><li>Le déneigeur passe entre 5 h et 7 h dès qu'il tombe 8 cm. Tassez-vous du côté gauche, il a le bras long.</li><li>Rien dans la rue la nuit entre novembre et avril : remorquage.</li><li>Remorque de motoneiges : au terrain de tennis municipal, gratuit.</li><li>Prise pour véhicule électrique (niveau 2) sur le mur du garage, 10 $ par séjour, sur l'honneur.</li></ul>",
    },
    amenities: {
      text: "<ul><li>Rez-de-chaussée : chambre avec lit king, salle de bain, laveuse et sécheuse derrière les portes pliantes. Nettoyez le filtre à mousse, svp.</li><li>Étage : lit queen, et un dortoir avec deux lits superposés. Le lit du haut, c'est 6 ans et plus.</li><li>Parc pour bébé, chaise haute et petit bain : garde-robe du corridor. Pas de literie pour le parc.</li><li>Literie et serviettes pour tout le monde. Débarbouillettes foncées pour le maquillage. Peignoirs : non, apportez les vôtres pour le spa.</li><li>Oreillers sans plumes : tablette du haut.</li><li>Séchoir à cheveux accroché derrière chaque porte de salle de bain.</li><li>Jeux : table de babyfoot au sous-sol, casse-têtes (celui du phare a 999 morceaux).</li></ul>",
    },
    kitchen: {
      text: "<ul><li>Cafetière à filtre, presse française, moulin. On fournit un sac de grains de Charlevoix, pas plus.</li><li>Fournis : huile, sel, poivre, papier d'aluminium, savon à vaisselle. Le reste, c'est à vous.</li><li>Lave-vaisselle : une pastille, cycle « Normal ». S'il affiche E24, le filtre du fond est bouché : tournez, sortez, rincez.</li><li>Réfrigérateur : la machine à glace est débranchée, l'eau du puits goûte un peu le fer. Pichet filtrant au frais.</li><li>Ensemble à fondue et plaque à raclette : armoire au-dessus du frigo. Combustible non fourni.</li><li>Les planches de bois et les poêles en fonte ne vont pas à la machine. On a pleuré une fois, pas deux.</li></ul>",
    },
    howto: {
      items: [
        {
          title: "Spa",
          description:
            "<ul><li>Ouvert à l'année, réglé à 102 °F. Ne montez pas plus haut.</li><li>Douche avant. Pas de verre, pas de bain moussant.</li><li>Si l'écran dit FLO, il manque d'eau ou le filtre est sale : appelez M. Bouchard, n'ouvrez rien.</li><li>Remettez le couvert et les quatre attaches, sinon le vent l'emporte chez le voisin.</li></ul>",
        },
        {
          title: "Poêle à bois",
          description:
            "<ul><li>Bois cordé sous la galerie, illimité. Allume-feu dans la chaudière en métal.</li><li>Ouvrez la clé du tuyau (manette à la verticale) avant d'allumer, sinon le détecteur part.</li><li>Pour le faire taire : bouton central, et aérez. Les pompiers sont bénévoles, laissez-les souper.</li></ul>",
        },
        {
          title: "Thermostats",
          description:
            "<ul><li>Plinthes électriques dans chaque pièce, 20 °C le jour, 17 °C quand vous sortez.</li><li>Ne fermez jamais celle de la salle de lavage : les tuyaux gèlent.</li><li>L'été, la thermopompe du salon fait de l'air frais, mode flocon.</li></ul>",
        },
        {
          title: "Panne de courant",
          description:
            "<ul><li>Ça arrive deux ou trois fois par hiver. La pompe arrête, donc plus d'eau : il y a 40 litres dans la chambre froide.</li><li>Lampes frontales dans le tiroir sous le micro-ondes.</li><li>Si seul le chalet est dans le noir : panneau au sous-sol, derrière le calendrier.</li></ul>",
        },
      ],
    },
    wifi: {
      networkName: "Harfang_invites",
      password: "plumeblanche212",
      notes:
        "<ul><li>Satellite, assez rapide pour deux écrans en même temps.</li><li>Quand la coupole est pleine de neige, ça ralentit. Balai à long manche près de la porte-patio.</li><li>Cellulaire : une barre sur la galerie, zéro dans les chambres. Activez les appels par wifi.</li></ul>",
    },
    rules: {
      rules: [
        "Fumée et vapotage : à l'extérieur, à 9 mètres des portes. Cannabis compris.",
        "Animaux : deux chiens maximum, 75 $ par séjour, jamais seuls dans le chalet. Pas de chats.",
        "Couvre-feu sonore à 22 h, dehors comme dans le spa. La municipalité donne des amendes de 500 $ et elles sont pour vous.",
        "Feu de camp dans le rond de pierres seulement, après avoir vérifié l'indice de la SOPFEU.",
        "Ours noirs : rien qui sent la nourriture sur la galerie, et on racle le barbecue après usage. La bonbonne de rechange est dans la remise.",
        "Bottes et skis : dans le vestibule. Le plancher chauffe, ça sèche tout seul.",
        "Pas de drone, il y a un nid de faucons sur la falaise.",
      ],
    },
    emergency: {
      text: "<ul><li>911 pour tout ce qui presse. Le cellulaire ne passe pas? Le téléphone mural de la cuisine fonctionne toujours.</li><li>Info-Santé : 811, une infirmière jour et nuit.</li><li>Hôpital : Baie-Saint-Paul, 20 minutes, urgence 24 h. Apportez votre carte soleil; les visiteurs d'ailleurs paient d'avance par carte.</li><li>Pharmacie : Baie-Saint-Paul, jusqu'à 21 h, 18 h le dimanche.</li><li>Vétérinaire : Clinique des Éboulements, sur rendez-vous.</li><li>Trousse de premiers soins et extincteur : sous l'évier.</li></ul>",
    },
    transportation: {
      text: "<ul><li>Aucun autobus jusqu'ici. Le train touristique s'arrête au quai en bas du village, de juin à octobre.</li><li>Taxi Charlevoix : à réserver la veille, il n'y a que deux voitures.</li><li>Essence : dernière pompe à Baie-Saint-Paul. Remplissez avant de monter.</li><li>Route 138 fermée pour la tempête? Faites le 511 avant de partir.</li></ul>",
    },
    places: {
      items: [
        {
          name: "Quai de Petite-Rivière",
          description:
            "Bélugas avec de la chance, coucher de soleil garanti. L'eau est à 9 degrés, on s'y trempe l'orteil.",
          category: "Fleuve",
        },
        {
          name: "Sentier des Chutes",
          description:
            "2,4 km, facile, ça passe en poussette tout-terrain. Mouches noires en juin : filet dans le panier de l'entrée.",
          category: "Marche",
        },
        {
          name: "Lac à Simard",
          description:
            "La vraie baignade, 25 minutes. Sable, pente douce, sauveteur en juillet. Chiens interdits sur la grève.",
          category: "Plage",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Ski au Massif",
          description: "À 6 km. Les billets coûtent 20 % de moins en ligne avant minuit la veille.",
        },
        {
          name: "Raquettes",
          description:
            "Quatre paires dans la remise, servez-vous. Sentier balisé derrière le chalet, ruban orange.",
        },
        {
          name: "Glissade",
          description:
            "Deux crazy carpets et une trippe de tracteur. La côte du presbytère, jamais celle du chemin!",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Dépanneur Chez Lucie",
          description:
            "Au village. Lait, bière, vers de terre, de 7 h à 21 h. Guichet automatique dans le fond.",
          category: "Dépanneur",
        },
        {
          name: "IGA Baie-Saint-Paul",
          description: "La grosse épicerie. La SAQ est à côté, ferme à 18 h le lundi.",
          category: "Épicerie",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "La Buvette du Quai",
          description: "Apportez votre vin. Homard en saison. Réservez, c'est douze tables.",
          category: "Bistro",
        },
        {
          name: "Casse-croûte Ti-Paul",
          description: "Poutine et guédilles. Argent comptant seulement, de mai à la mi-octobre.",
          category: "Casse-croûte",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Chef Annick",
          description: "Elle cuisine chez vous, souper quatre services, 85 $ par personne, minimum six.",
          category: "Chef à domicile",
        },
        {
          name: "Ménage à mi-séjour",
          description: "120 $, avec draps changés. Demandez 72 h d'avance, virement Interac.",
          category: "Entretien",
        },
      ],
    },
    departure: {
      checkOutTime: "11:00",
      intro:
        "<p>Départ à 11 h. Chaque heure de plus : 30 $, jusqu'à 14 h, si personne n'entre ce jour-là. Vos valises peuvent dormir dans la remise si vous allez skier.</p>",
      items: [
        "Bac bleu (recyclage), bac brun (compost), bac vert (vidanges). Descendez au chemin celui de la semaine, le mercredi soir, roues vers la maison.",
        "Canettes consignées : laissez-les à M. Bouchard, c'est pour le hockey des petits.",
        "Défaites seulement les lits utilisés.",
        "Baissez les plinthes à 15.",
        "Objet oublié : on l'expédie à vos frais, on le garde 30 jours.",
      ],
    },
  },
};
