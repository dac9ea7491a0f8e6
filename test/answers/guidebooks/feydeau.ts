import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** Un studio à Nantes, présenté par une conciergerie. */
export const feydeau: AnswersGuidebook = {
  language: "fr",
  name: "Studio Feydeau",
  sections: {
    property: {
      propertyName: "Studio Feydeau",
      address: "9 rue Kervégan",
      city: "Nantes",
      state: "Loire-Atlantique",
      country: "France",
    },
    welcome: {
      text: `<p>Madame, Monsieur, la conciergerie Clé de Loire vous souhaite un agréable séjour. Le studio, d'une surface de 27 m², se trouve dans un immeuble d'armateur du XVIIIe siècle, dont le plancher penche légèrement.</p><p>Assistance : 02 55 59 01 80, de 8 h à 22 h, tous les jours. En dehors de ces horaires, seules les urgences sont traitées.</p>`,
    },
    checkin: {
      checkInType: "Boîte à clés",
      checkInTime: "15:00",
      doorCode: "27B64",
      details: `<p>Composez le code sur le digicode de la porte cochère, puis poussez fort : elle pèse deux cents kilos.</p><p>La boîte à clés est fixée sous les boîtes aux lettres, au fond de la cour. Son code vous est envoyé par SMS le matin de l'arrivée.</p><p>Le studio est au quatrième étage sans ascenseur, porte gauche.</p><p>Toute arrivée avant l'heure indiquée est facturée 20 €, sous réserve de disponibilité.</p><p>En cas de perte des clés, un montant de 140 € est retenu sur la caution.</p>`,
      parkingInfo: `<p>L'immeuble ne dispose pas de stationnement. Le parking Feydeau, souterrain, est à 150 mètres, 19,60 € les vingt-quatre heures. Le stationnement de surface est gratuit le dimanche et de 19 h à 9 h.</p>`,
    },
    amenities: {
      text: `<ul><li>Lit escamotable 140 × 190 : tirer la poignée, les pieds se déplient seuls.</li><li>Oreillers et couette dans le coffre sous la fenêtre.</li><li>Deux serviettes et un tapis de bain par séjour ; change supplémentaire à 12 €.</li><li>Fer à repasser de voyage et séchoir pliant dans le placard de l'entrée.</li><li>Sèche-cheveux dans le meuble du lavabo.</li><li>Téléviseur connecté ; choisir la source HDMI 2 pour la TNT.</li></ul><p>Le studio ne convient pas aux enfants de moins de six ans, la mezzanine étant dépourvue de barrière.</p><p>Il n'y a pas de climatisation ; un ventilateur sur pied se trouve derrière la porte. En été, gardez les volets intérieurs fermés dans la journée.</p>`,
    },
    kitchen: {
      text: `<p>La kitchenette comprend deux plaques vitrocéramiques, un réfrigérateur, un four micro-ondes combiné, une bouilloire et une cafetière à piston.</p><p>Les plaques se déverrouillent en appuyant trois secondes sur la clé.</p><p>Actionnez la hotte avant toute cuisson, faute de quoi le détecteur de fumée se déclenche. Pour le faire taire, appuyez sur son bouton central avec le manche à balai.</p><p>Sel, poivre, huile, thé et six doses de café moulu sont à disposition.</p><p>Il n'y a pas de lave-vaisselle ; liquide et éponge neuve sous l'évier.</p>`,
    },
    howto: {
      items: [
        {
          title: "Chauffage",
          description: `<p>Le radiateur électrique se règle avec la molette latérale ; la position lune correspond à 17 °C.</p>`,
        },
        {
          title: "Eau chaude",
          description: `<p>Le ballon de 75 litres permet deux douches successives. Il se recharge la nuit ; en cas de besoin, basculez l'interrupteur du placard sur marche forcée.</p>`,
        },
        {
          title: "Toilettes",
          description: `<p>Sanibroyeur : le moteur fait du bruit pendant vingt secondes, ce qui est normal. N'y jetez ni lingette ni coton. S'il tourne sans arrêt, coupez sa prise et appelez l'assistance.</p>`,
        },
        {
          title: "Linge",
          description: `<p>Le studio n'est pas équipé d'un lave-linge. Laverie au 3 rue Bossuet, de 7 h à 21 h, 5 € la machine de huit kilos.</p>`,
        },
        {
          title: "Déchets",
          description: `<p>Le local à poubelles est dans la cour, porte verte. Sacs bleus pour les ordures, sacs jaunes pour le tri ; les rouleaux sont dans le tiroir du bas. Le verre se dépose quai Turenne.</p>`,
        },
        {
          title: "Disjoncteur",
          description: `<p>Le tableau se trouve au-dessus de la porte d'entrée. L'abonnement est de 6 kVA : évitez d'utiliser le four et la bouilloire en même temps.</p>`,
        },
      ],
    },
    wifi: {
      networkName: "Feydeau-Invites",
      password: "elephant1757",
      notes: `<p>Fibre optique, 500 Mbit/s. En cas de panne, débranchez la box, située sur la mezzanine, pendant dix secondes.</p>`,
    },
    rules: {
      rules: [
        "Deux voyageurs au maximum",
        "Les animaux ne sont pas admis, à l'exception des chiens guides",
        "Il est interdit de fumer, y compris aux fenêtres",
        "Les vélos se rangent dans la cour, attachés à l'arceau, jamais dans l'escalier",
      ],
    },
    emergency: {
      text: `<p>Urgences : 112. SAMU : 15. Pompiers : 18. Police : 17.</p><p>CHU Hôtel-Dieu, 1 place Alexis-Ricordeau, à huit minutes à pied.</p><p>SOS Médecins Nantes se déplace à domicile : 3624.</p><p>Extincteur sous la kitchenette.</p><p>En cas de fuite d'eau, fermez le robinet rouge situé sous l'évier.</p>`,
    },
    transportation: {
      text: `<p>Tramway lignes 1, 2 et 3 à Commerce, à 300 mètres ; ticket d'une heure 1,80 €, gratuit le samedi et le dimanche.</p><p>Navette de l'aéroport Nantes-Atlantique depuis Commerce toutes les vingt minutes, 10 €, à acheter à bord.</p><p>Taxi : 02 40 69 22 22.</p>`,
    },
    places: {
      items: [
        {
          name: "Les Machines de l'île",
          description:
            "L'éléphant promène cinquante personnes ; les billets du jour se vendent au guichet dès 10 h.",
          category: "Attraction",
        },
      ],
    },
    activities: {
      items: [{ name: "Piscine Léo-Lagrange", description: "Bassin de 50 mètres, bonnet obligatoire." }],
    },
    shopping: {
      items: [
        {
          name: "Monoprix",
          description: "Rue du Calvaire, de 8 h 30 à 21 h, dimanche jusqu'à 13 h.",
          category: "Supermarché",
        },
      ],
    },
    dining: {
      items: [
        { name: "Totum", description: "Cuisine végétarienne le midi seulement.", category: "Restaurant" },
        {
          name: "Boulangerie Arnaud",
          description: "Au bas de l'immeuble, ouverte à 6 h 45, fermée le mercredi.",
          category: "Boulangerie",
        },
      ],
    },
    services: {
      items: [
        { name: "Pharmacie de Paris", description: "Place Royale, jusqu'à 20 h.", category: "Pharmacie" },
        {
          name: "Consigne Nannybag",
          description: "Au tabac de la place du Bouffay, 6 € par bagage et par jour.",
          category: "Bagages",
        },
      ],
    },
    departure: {
      checkOutTime: "11:00",
      intro: `<p>Un départ tardif, au plus tard à 14 h, est possible contre 25 € si le studio n'est pas reloué le jour même.</p>`,
      items: ["Remettre les clés dans la boîte et brouiller le code"],
    },
  },
};
