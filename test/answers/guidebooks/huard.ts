import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const huard: AnswersGuidebook = {
  language: "fr",
  name: "Le Chalet du Huard",
  sections: {
    property: {
      propertyName: "Le Chalet du Huard",
      address: "212 chemin du Lac-à-la-Truite",
      city: "Lac-Supérieur",
      state: "Québec",
      country: "Canada",
    },
    welcome: {
      text: "<p>Allô tout le monde ! Nous autres c'est Ginette et Réjean, on a bâti le chalet de nos mains en 1988 pis on en est ben fiers. Prenez vos aises, ôtez vos bottes, pis allez écouter le huard chanter à la brunante.</p><p>On reste à Saint-Faustin, à vingt minutes. Vous nous textez au 819 555-0148, jusqu'à neuf heures du soir, après ça Réjean ronfle.</p><p>Numéro d'établissement CITQ 298417, c'est le ministère qui nous oblige à l'écrire.</p>",
    },
    checkin: {
      checkInType: "Serrure à code",
      checkInTime: "16:00",
      doorCode: "8819#",
      details:
        "<p>Le GPS vous envoie dans le champ de Monsieur Labelle, écoutez-le pas. Tournez à gauche à la boîte à malle en forme de truite, pis montez jusqu'au bout.</p><p>Quand y fait moins vingt, le clavier de la porte gèle : réchauffez-le avec votre main une minute, pis recommencez. La clé de secours est sous la tortue en ciment de la galerie.</p>",
      parkingInfo:
        "<p>Place pour quatre chars devant le garage. La remorque pis les skidoos, mettez ça à côté du tas de sable, jamais sur le champ d'épuration.</p><p>Du premier décembre au 15 mars, les pneus d'hiver sont obligatoires au Québec, pis notre côte est à pic : sans ça, vous monterez pas. Le gars de la gratte passe avant sept heures, reculez pas dans son chemin.</p>",
    },
    wifi: {
      networkName: "Huard_Starlink",
      password: "truitearcenciel",
      notes:
        "<p>C'est par satellite. Si ça lâche pendant une grosse bordée, c'est la neige sur l'antenne : attendez une demi-heure, elle chauffe pis a fond toute seule. Grimpez pas sur le toit.</p>",
    },
    amenities: {
      text: "<p>Trois chambres : un queen en bas, un queen pis deux lits superposés en haut. Les lits sont faits à votre arrivée pis il y a une débarbouillette par personne. Les couvertes de laine sont dans le coffre de cèdre.</p><p>La laveuse est dans la salle d'eau, une brassée par jour gros max rapport à la fosse. </p><p>Au bord de l'eau : deux kayaks, une chaloupe à rames, pis les vestes de flottaison de toutes les grandeurs dans le coffre gris du quai. Les kids la mettent tout le temps, même pour niaiser sur le quai.</p><p>La moustiquaire sur la galerie, c'est votre meilleure amie en juin : les mouches noires sont folles jusqu'à la Saint-Jean. Fermez le zip.</p>",
    },
    kitchen: {
      text: "<p>Toutte est là : chaudrons, poêle en fonte, cafetière à filtre, grille-pain quatre tranches. La fonte, on lave ça à l'eau claire, jamais au savon, sinon Ginette pleure.</p><p>Le BBQ est au propane. Si y s'éteint en plein steak, la bonbonne pleine est en arrière du cabanon, vissez à l'envers des aiguilles. Fermez la valve après.</p><p>Vidanges : bac noir pour les déchets, bleu pour le recyclage, brun pour les restants de table. Tout reste dans le cabanon barré, l'ours passe quasiment à tous les soirs en août. Ramassage le mardi, on s'en occupe.</p>",
    },
    howto: {
      items: [
        {
          title: "L'eau du puits",
          description:
            "<p>Ça se peut que ça sente un peu le soufre, surtout l'eau chaude. C'est pas dangereux, a vient d'un puits artésien de 280 pieds pis a est testée au printemps. Pour boire, prenez la cruche filtrée dans le frigidaire.</p>",
        },
        {
          title: "Panne d'Hydro",
          description:
            "<p>Au premier coup de vent, les arbres tombent sur les fils. La génératrice part toute seule au bout de trente secondes, a fait marcher le frigo, la pompe pis les lumières d'en bas. Dans ce temps-là, touchez pas au four ni au spa.</p>",
        },
        {
          title: "Le spa",
          description:
            "<p>Ça prend six heures pour passer de froid à 101 degrés, pesez sur la flèche rouge. Douche avant, pas de crème solaire. Remettez le couvert pis attachez les quatre clips, sinon le vent part avec.</p><p>Si l'écran marque FLO, le filtre est bloqué : rincez-le au boyau d'arrosage.</p>",
        },
        {
          title: "Chauffage",
          description:
            "<p>Chaque chambre a sa plinthe avec son petit thermostat au mur, y en a pas un central. L'hiver, laissez la porte de la salle de bain ouverte pis jamais en bas de 15, les tuyaux gèlent.</p>",
        },
        {
          title: "Le poêle à bois",
          description:
            "<p>Ouvrez la clé sur le tuyau avant de partir le feu. Le bois sec est cordé en dessous de la galerie, il y en a deux cordes, servez-vous. Quand y en reste pus, le dépanneur vend des poches à huit piasses.</p>",
        },
        {
          title: "Toilettes et fosse",
          description:
            "<p>On est sur une fosse septique. Deux carrés de papier, pas de lingettes même si c'est écrit jetable dessus, pas de gras de bacon dans l'évier. Si ça refoule, arrêtez l'eau pis textez-nous tout de suite.</p>",
        },
        {
          title: "Visite dans le salon",
          description:
            "<p>Des fois une chauve-souris descend de l'entretoit. Paniquez pas : fermez les lumières, ouvrez la porte patio, a va sortir. La touchez pas à mains nues à cause de la rage.</p>",
        },
      ],
    },
    rules: {
      rules: [
        "Le lac porte le son : pas de musique dehors passé dix heures.",
        "Feu de camp seulement dans le rond de pierres, après avoir vérifié l'indice de la SOPFEU.",
        "Fumez dehors, botchs dans la canne de café.",
        "Pas de moteur à gaz sur le lac, l'association veille au grain.",
        "Lavez les embarcations qui viennent d'ailleurs, à cause du myriophylle.",
        "Dix personnes maximum pour coucher, la fosse est faite pour ça.",
        "Nourrissez pas les chevreuils, même s'ils font pitié.",
      ],
    },
    emergency: {
      text: "<p>Le 911 pour toute. Centre antipoison 1 800 463-5060. Info-Santé 811 pour parler à une infirmière.</p><p>Le cellulaire pogne pas dans le chalet. Au bout du quai vous avez une barre ou deux, sinon servez-vous du téléphone noir à cadran dans la cuisine.</p><p>Dégât d'eau : la valve principale est dans le garde-robe de l'entrée, manette rouge, un quart de tour. Extincteur à côté du poêle, trousse de premiers soins en dessous du lavabo d'en bas.</p><p>L'hiver, allez pas sur la glace avant que Réjean ait planté les balises, y a des sources dans la baie.</p>",
    },
    transportation: {
      text: "<p>Pas d'autobus ici, ça prend un char. Taxi Mont-Tremblant vient si vous appelez d'avance, 819 555-0190, à peu près quarante piasses jusqu'au village. De Montréal, comptez une heure trois quarts, le double le vendredi soir.</p>",
    },
    places: {
      items: [
        {
          name: "Parc national du Mont-Tremblant",
          description:
            "L'entrée de la Diable est à quinze minutes. Réservez votre accès en ligne, surtout dans le temps des couleurs, autour du 28 septembre.",
          category: "Parc",
        },
        {
          name: "La Corniche",
          description:
            "Sentier d'une heure et quart aller-retour, belvédère sur le lac Monroe. Même mémé l'a faite.",
          category: "Randonnée",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "La pêche",
          description:
            "De la truite mouchetée, du quai à l'heure du souper. Ça vous prend une carte du ministère, en vente au dépanneur ou sur internet. Limite de dix par jour.",
          category: "Pêche",
        },
        {
          name: "Raquette",
          description:
            "Quatre paires accrochées dans le garage. Le sentier part en arrière du spa, suivez les rubans orange, boucle de 3 km.",
          category: "Hiver",
        },
        {
          name: "Motoneige",
          description: "Le sentier 43 passe au bout du chemin. Droit d'accès obligatoire avec la fédération.",
          category: "Hiver",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Dépanneur Chez Lulu",
          description:
            "À huit minutes. Bière, vers de terre, pain tranché, glace pis les potins. Ferme à neuf heures.",
          category: "Dépanneur",
        },
        {
          name: "IGA Saint-Faustin",
          description: "Pour la grosse épicerie, arrêtez-vous en montant.",
          category: "Épicerie",
        },
        {
          name: "SAQ Mont-Tremblant",
          description: "Pour du vin qui a de l'allure, vingt-cinq minutes.",
          category: "Alcool",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Cantine du Lac",
          description:
            "Poutine avec du vrai fromage qui fait couic-couic, hot-dogs steamés. Juste l'été, comptant seulement.",
          category: "Casse-croûte",
        },
        {
          name: "Cabane Millette",
          description:
            "En mars pis avril, jambon, oreilles de crisse et tire sur la neige. Réservez deux semaines d'avance.",
          category: "Cabane à sucre",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Hôpital de Sainte-Agathe",
          description:
            "L'urgence la plus proche, 35 minutes par la 117. Apportez un livre, l'attente est longue.",
          category: "Hôpital",
        },
        {
          name: "Garage Ti-Guy",
          description: "Remorquage, survoltage, y vous sort du fossé même le dimanche.",
          category: "Mécanique",
          phone: "819 555-0177",
        },
      ],
    },
    departure: {
      checkOutTime: "11:00",
      intro:
        "<p>Déjà fini ? On vous met pas dehors, mais la femme de ménage arrive à onze heures tapant. Faites un petit tour avant de partir :</p>",
      items: [
        "Baissez toutes les plinthes à 15.",
        "Défaites les lits, mettez les draps à terre dans le corridor.",
        "Videz le frigidaire, on est pas preneurs de vos restants de ketchup.",
        "Cendres froides dans la chaudière en métal, jamais dans le bac.",
        "Kayaks remontés sur la grève et attachés au bouleau.",
        "Barrez la porte patio et mettez le bâton dans la rail.",
      ],
    },
  },
};
