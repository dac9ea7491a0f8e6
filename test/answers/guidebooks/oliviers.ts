import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** A stone cottage among olive trees in Provence. */
export const oliviers: AnswersGuidebook = {
  language: "fr",
  name: "Le Mas des Oliviers",
  sections: {
    property: {
      propertyName: "Le Mas des Oliviers",
      address: "245 chemin des Cigales",
      city: "Lourmarin",
      state: "Vaucluse",
      country: "France",
    },
    welcome: {
      text: `<p>Bienvenue au mas ! Nous sommes Claire et Antoine. Nous habitons le village et passons volontiers : appelez-nous au 06 39 98 12 40.</p><p>Le gîte date de 1820. Les murs de pierre gardent la fraîcheur si vous fermez les volets entre midi et dix-huit heures.</p>`,
    },
    checkin: {
      checkInType: "Boîte à clés près du portail",
      checkInTime: "16:00",
      doorCode: "2791",
      details: `<p>La boîte à clés est fixée au pilier gauche du portail. Composez le code, abaissez le couvercle et prenez le trousseau : la grande clé pour la porte, la petite pour la cave.</p><p>Le portail s'ouvre avec la télécommande posée sur le buffet, ou à la main en tirant le câble rouge.</p>`,
      parkingInfo: `<p>Deux voitures tiennent sous le platane. Merci de ne pas stationner sur l'herbe, elle prend feu en été.</p>`,
    },
    amenities: {
      text: `<h2>Chambres</h2><p>Un lit de 160 à l'étage, deux lits de 90 au rez-de-chaussée. Les couvertures et oreillers supplémentaires sont dans le coffre du couloir.</p><p>Ventilateurs dans chaque chambre. Il n'y a pas de climatisation, la nuit on laisse les fenêtres ouvertes.</p><h2>Bébé</h2><p>Lit parapluie, chaise haute et baignoire sur demande, gratuitement.</p><h2>Linge</h2><p>Le lave-linge est dans la buanderie derrière la cuisine. L'étendoir est au soleil, près du figuier.</p><p>Fer et table à repasser : placard de l'entrée.</p><h2>Piscine</h2><p>La piscine est ouverte de mai à septembre, de 8 h à 21 h. Refermez toujours la barrière : les enfants restent sous votre surveillance.</p><p>Serviettes de plage bleues dans la buanderie.</p>`,
    },
    kitchen: {
      text: `<p>La cafetière italienne et le café sont sur l'étagère au-dessus de l'évier, avec les tisanes du jardin.</p><p>Plaques à gaz : poussez le bouton, tournez, et gardez-le enfoncé cinq secondes. La bouteille est dehors, dans le coffre.</p><p>Lave-vaisselle : une pastille, programme 3. Les pastilles sont sous l'évier.</p><p>L'eau du robinet est potable.</p><p>Servez-vous d'huile d'olive : elle vient de nos arbres.</p>`,
    },
    howto: {
      items: [
        {
          title: "Le poêle à bois",
          description: `<p>Ouvrez l'arrivée d'air, posez le petit bois au-dessus des bûches et allumez par le haut. Le bois est rangé sous l'appentis. Ne laissez jamais la vitre ouverte.</p>`,
        },
        {
          title: "Chauffage",
          description: `<p>Les radiateurs s'allument avec le thermostat du salon : appuyez sur plus jusqu'à 20 degrés.</p>`,
        },
        {
          title: "Eau chaude",
          description: `<p>Le ballon fait 200 litres. Plus d'eau chaude ? Basculez l'interrupteur vert du tableau sur « marche forcée » et attendez une heure.</p>`,
        },
        {
          title: "Télévision",
          description: `<p>Allumez d'abord le décodeur, puis l'écran. Les chaînes en anglais commencent au 80.</p>`,
        },
        {
          title: "Barbecue",
          description: `<p>Interdit du 1er juin au 30 septembre, à cause des incendies. En dehors : charbon dans la cave, seau d'eau à côté.</p>`,
        },
      ],
    },
    wifi: {
      networkName: "MasOliviers",
      password: "lavande-et-miel",
      notes: `<p>La box est dans le salon. Derrière ces murs épais, le signal ne va pas jusqu'à la piscine. En cas de panne, débranchez-la dix secondes.</p>`,
    },
    rules: {
      rules: [
        "On ne fume pas à l'intérieur ; des cendriers sont sur la terrasse",
        "Les animaux ne sont pas admis, nos chats y tiennent",
        "Pas de fête ni de musique dehors après 22 heures",
        "Six personnes au plus",
        "Pas de verre autour de la piscine",
      ],
    },
    emergency: {
      text: `<p>Hôpital de Pertuis, 58 rue de Croze, urgences jour et nuit, à 25 minutes.</p><p>Trousse de secours : salle de bains, armoire à glace. Extincteur : sous l'escalier.</p><p>Coupure de courant : le disjoncteur est dans la cave, à gauche. Des lampes de poche sont dans le tiroir du buffet.</p><p>Fuite : fermez le robinet d'arrêt dans le regard devant la buanderie.</p><p>Guêpes et scorpions : secouez vos chaussures le matin.</p>`,
    },
    transportation: {
      text: `<p>La gare TGV d'Aix-en-Provence est à 50 minutes. De là, le bus 125 mène à Lourmarin, trois fois par jour.</p><p>Station-service : Intermarché à Cadenet, carte acceptée la nuit.</p><p>Location de vélos électriques chez Sun-e-Bike, qui livre au mas. Un garage fermé attend vos vélos.</p>`,
    },
    places: {
      items: [
        {
          name: "Château de Lourmarin",
          description: "Renaissance, concerts en été, dix minutes à pied.",
          category: "Château",
        },
        {
          name: "Sentier des Ocres",
          description: "Falaises rouges et jaunes à Roussillon. Ne mettez pas de blanc.",
          category: "Randonnée",
        },
        {
          name: "Abbaye de Sénanque",
          description: "La lavande fleurit de mi-juin à mi-juillet.",
          category: "Abbaye",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Marché de Lourmarin",
          description: "Le vendredi matin : fromages, olives, savons. Venez avant neuf heures.",
        },
        {
          name: "Canoë sur la Sorgue",
          description: "Descente facile de Fontaine-de-Vaucluse, deux heures, dès six ans.",
        },
        {
          name: "Dégustation de vin",
          description: "Le Château Constantin ouvre sa cave tous les jours sauf dimanche.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Super U",
          description: "Route d'Apt à Pertuis, jusqu'à 20 h, dimanche matin aussi.",
          category: "Supermarché",
        },
        {
          name: "Boulangerie Riquier",
          description: "Pain au levain et gibassiers, fermée le mercredi.",
          category: "Boulangerie",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "La Récréation",
          description: "Cuisine provençale sur une jolie terrasse, plats sans viande.",
          category: "Restaurant",
        },
        { name: "Café Gaby", description: "Petit déjeuner et glaces sur la place.", category: "Café" },
        {
          name: "Pizzeria Nonna",
          description: "Pizzas à emporter, du mardi au samedi.",
          category: "Pizzeria",
        },
      ],
    },
    services: {
      items: [
        { name: "Pharmacie du Luberon", description: "Avenue Philippe de Girard.", category: "Pharmacie" },
        { name: "La Poste", description: "Distributeur de billets dehors.", category: "Banque" },
        {
          name: "Cabinet médical",
          description: "Docteur Bernard, rendez-vous au 04 90 55 01 77.",
          category: "Médecin",
        },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro: `<p>Besoin d'une heure de plus ? Demandez-nous la veille.</p>`,
      items: [
        "Videz les poubelles : verre et papier dans les colonnes du parking, sacs noirs dans le conteneur au bout du chemin",
        "Lavez la vaisselle",
        "Laissez les draps et serviettes dans la baignoire",
        "Fermez les volets et le gaz",
        "Remettez le trousseau dans la boîte et brouillez le code",
      ],
    },
  },
};
