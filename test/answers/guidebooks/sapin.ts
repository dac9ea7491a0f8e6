import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** A wooden chalet above a village in the French Alps. */
export const sapin: AnswersGuidebook = {
  language: "fr",
  name: "Chalet Le Grand Sapin",
  sections: {
    property: {
      propertyName: "Chalet Le Grand Sapin",
      address: "612 route du Planay",
      city: "Arêches-Beaufort",
      state: "Savoie",
      country: "France",
    },
    welcome: {
      text: `<p>Bonjour et bienvenue là-haut ! Moi c'est Maurice, et ma fille Élodie s'occupe des réservations. Un souci, une question ? Envoyez un message au 06 39 98 27 53, l'un de nous deux répond avant 21 h.</p><p>Mon grand-père a monté ce chalet en 1938 avec les épicéas d'en face. Le bois travaille et craque la nuit : ce ne sont ni des fantômes ni des loirs.</p>`,
    },
    checkin: {
      checkInType: "Serrure à code",
      checkInTime: "17:00",
      doorCode: "1938",
      details: `<p>Après la chapelle du Planay, prenez la deuxième à gauche et montez trois lacets. Le chalet est celui aux volets verts ; le GPS s'arrête souvent 200 mètres trop bas.</p><p>Posez la paume sur la serrure pour l'éclairer, tapez le code et finissez par dièse. Par grand froid elle met quelques secondes à réagir.</p><p>Arrivée tardive : la lanterne de l'escalier reste allumée jusqu'à minuit, ensuite prenez une lampe, les marches gèlent.</p>`,
      parkingInfo: `<p>Trois voitures tiennent devant la grange. De novembre à avril, pneus neige ou chaînes obligatoires ; une pelle et du sel vous attendent dans le coffre orange. Le chasse-neige passe vers 6 h, ne vous garez pas au bord de la route.</p><p>Une prise renforcée pour voiture électrique est sur le mur de la grange, forfait de 8 € par nuit.</p>`,
    },
    amenities: {
      text: `<h2>Dormir</h2><p>Deux chambres avec lit de 180, un dortoir de quatre couchages sous les combles. Couettes en plus et bouillottes : malle en bois du palier.</p><p>Les draps sont fournis. Le linge de toilette se loue 6 € par personne, prévenez Élodie.</p><h2>Petits montagnards</h2><p>Lit à barreaux, rehausseur et barrière d'escalier sont rangés dans la soupente. Les luges sont suspendues sous le balcon.</p><h2>Au sous-sol</h2><p>Local à skis : le sèche-chaussures se lance avec la minuterie, deux heures suffisent.</p><p>Lave-linge et sèche-linge à côté de la cave. Lessive sur l'étagère, vidange du filtre après chaque séchage s'il vous plaît.</p><h2>Dehors</h2><p>Le bain nordique est chauffé à 38 degrés et couvert d'une bâche isolante. Douche avant, pas plus de cinq à la fois, et on remet la bâche en sortant.</p>`,
    },
    kitchen: {
      text: `<p>La machine à café broie elle-même les grains : remplissez le bac du haut, touche tasse simple ou double. Quand le voyant goutte s'allume, il manque de l'eau.</p><p>Appareils à raclette et à fondue : placard bas, à droite du four. Les alcools à brûler se rangent loin des plaques.</p><p>Les plaques vitrocéramiques se bloquent facilement : trois secondes sur le cadenas pour les libérer.</p><p>L'eau vient d'une source captée à 1 600 mètres, buvez-la sans crainte.</p><p>Le lave-vaisselle ne démarre que porte bien claquée. Sel, pastilles et éponges dans le tiroir du bas.</p>`,
    },
    howto: {
      items: [
        {
          title: "Poêle à granulés",
          description: `<p>Maintenez le bouton rond trois secondes, la flamme vient au bout de dix minutes. Versez un sac par jour dans la trémie ; les sacs sont empilés dans la grange. Vitre brûlante, attention aux petits.</p>`,
        },
        {
          title: "Radiateurs des chambres",
          description: `<p>Chaque radiateur a sa molette : 3 la nuit, 4 le jour. Ne posez rien dessus, même des gants mouillés.</p>`,
        },
        {
          title: "Eau chaude",
          description: `<p>Le chauffe-eau alimente cinq douches d'affilée, puis il lui faut deux heures. Espacez-vous au retour du ski.</p>`,
        },
        {
          title: "Télé et films",
          description: `<p>Un vidéoprojecteur remplace l'écran : déroulez la toile, appuyez sur la télécommande blanche et branchez votre ordinateur au câble. Une centaine de DVD dorment dans le banc.</p>`,
        },
        {
          title: "Velux",
          description: `<p>La perche est derrière le lit du dortoir. Le store occultant se tire vers le bas jusqu'au clic.</p>`,
        },
      ],
    },
    wifi: {
      networkName: "GrandSapin_Invites",
      password: "reblochon-sur-la-luge",
      notes: `<p>Débit modeste, 20 mégas les bons jours : une visio passe, deux rament. Côté téléphone, seul Orange capte dans le salon. Si tout se fige, le bouton au dos du boîtier noir, sur le frigo, le relance.</p>`,
    },
    rules: {
      rules: [
        "Cigarettes sur le balcon uniquement, mégots dans la boîte en fer",
        "Un chien calme est le bienvenu, 30 € par séjour, mais pas sur les canapés ni à l'étage",
        "Silence dehors à partir de 22 h 30, bain nordique compris",
        "Chaussures de ski et crampons restent au sous-sol",
        "Dix couchages, donc dix personnes, même pour une seule nuit",
        "Aucune bougie : tout est en bois",
      ],
    },
    emergency: {
      text: `<p>Le 112 marche même sans réseau de votre opérateur. Le secours en montagne (PGHM) s'obtient par le même numéro.</p><p>L'hôpital d'Albertville, rue Pierre-de-Coubertin, reçoit les urgences ; comptez 35 minutes, davantage s'il neige.</p><p>La pharmacie de secours, avec attelles et bandes, est accrochée à la porte du cellier.</p><p>Deux extincteurs : un au pied de l'escalier, un au local à skis. Détecteur de monoxyde dans le salon : s'il sonne, ouvrez tout, sortez, appelez le 18.</p><p>Panne d'électricité : le tableau est dans l'entrée, derrière les manteaux. Lampes frontales au crochet.</p><p>Conduite gelée ou fuite : vanne d'arrivée rouge, au sous-sol, sous l'établi. Puis appelez Maurice, même la nuit.</p><p>Avalanches : lisez le bulletin affiché chaque soir à l'office de tourisme avant de quitter les pistes.</p>`,
    },
    transportation: {
      text: `<p>La navette gratuite s'arrête à la chapelle toutes les demi-heures et dépose aux remontées en huit minutes. La dernière redescend à 18 h 40.</p><p>Gare d'Albertville à 25 kilomètres ; l'autocar B2 monte quatre fois par jour, cinq le samedi.</p><p>Aéroports : Chambéry une heure, Genève une heure quarante-cinq.</p><p>Taxi Bochet au 04 79 55 50 18, à réserver la veille en saison.</p><p>Pas de pompe à essence au village : faites le plein à Villard-sur-Doron.</p>`,
    },
    places: {
      items: [
        {
          name: "Lac de Roselend",
          description: "Eau turquoise et petite chapelle au bord. La route est fermée de novembre à mai.",
          category: "Lac",
        },
        {
          name: "Lac de Saint-Guérin",
          description:
            "Tour facile d'une heure et demie avec une passerelle suspendue, parfait avec des enfants.",
          category: "Balade",
        },
        {
          name: "Pierra Menta",
          description:
            "Le doigt de pierre que l'on voit de la terrasse. Pour marcheurs solides, sept heures.",
          category: "Randonnée",
        },
        {
          name: "Boudin",
          description: "Hameau classé, chalets anciens et four à pain.",
          category: "Village",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Ski alpin",
          description: "Forfaits à la caisse du Grand-Mont ou en ligne, moins chers avant 20 h la veille.",
        },
        {
          name: "Location de matériel",
          description: "Chez Glisse & Compagnie, au pied du télésiège. Ils gardent vos skis la nuit.",
        },
        {
          name: "Jardin des Piou-Piou",
          description: "Cours de ski dès trois ans, le matin, inscription à l'ESF.",
        },
        {
          name: "Raquettes au clair de lune",
          description: "Avec Sylvain, guide, le mardi soir, soupe au refuge comprise, 32 €.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Coopérative laitière",
          description: "Le beaufort d'été et le beurre de baratte. Visite des caves gratuite.",
          category: "Fromagerie",
        },
        {
          name: "Sherpa",
          description: "Épicerie complète au centre, 8 h à 19 h 30, pause de midi hors saison.",
          category: "Supérette",
        },
        {
          name: "Au Pétrin d'Arêches",
          description: "Baguettes dès 6 h 30, gâteau de Savoie. Fermé le lundi.",
          category: "Boulangerie",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "La Cave à Tommes",
          description: "Croûtes au fromage et diots. Table à retenir le matin.",
          category: "Restaurant",
        },
        {
          name: "Le Poncellamont",
          description: "Menu végétarien sur demande, nappe blanche, vue sur l'église.",
          category: "Restaurant",
        },
        {
          name: "Chez Bibi",
          description: "Crêpes, vin chaud et chocolat, au retour des pistes.",
          category: "Crêperie",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Pharmacie du Doron",
          description: "À Beaufort, grande rue. De garde un dimanche sur trois.",
          category: "Pharmacie",
        },
        {
          name: "Maison de santé",
          description: "Médecins et radio pour les genoux tordus, sans rendez-vous de 17 h à 19 h.",
          category: "Médecin",
        },
        {
          name: "Distributeur",
          description: "Crédit Agricole, à côté de la mairie, le seul de la vallée.",
          category: "Banque",
        },
      ],
    },
    departure: {
      checkOutTime: "09:30",
      intro: `<p>Partez tranquilles : vos sacs peuvent dormir au local à skis jusqu'au soir, et la douche du sous-sol reste ouverte.</p>`,
      items: [
        "Poubelles et tri aux conteneurs semi-enterrés de la chapelle, cendres jamais dedans",
        "Draps en boule au pied des lits",
        "Frigo vide, vaisselle propre et rangée",
        "Poêle éteint au bouton, sans débrancher",
        "Volets fermés, claquez la porte : la serrure fait le reste",
      ],
    },
  },
};
