import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const lyon: AnswersGuidebook = {
  language: "fr",
  name: "Le Canut de la Croix-Rousse",
  sections: {
    property: {
      propertyName: "Le Canut de la Croix-Rousse",
      address: "18 rue d'Austerlitz, 4e étage",
      city: "Lyon",
      country: "France",
    },
    welcome: {
      text: "<p>Bienvenue chez nous ! Vous êtes dans un ancien atelier de tisseur, avec quatre mètres sous plafond et des poutres d'origine.</p><p>Je m'appelle Solène. Pour toute question, envoyez-moi un SMS au 06 12 44 87 30, je réponds de 8 h à 22 h. Mon frère Bastien prend le relais quand je suis en voyage.</p>",
    },
    checkin: {
      checkInType: "Arrivée autonome",
      checkInTime: "16:00",
      doorCode: "B4179",
      details:
        "<p>Tapez le code sur le digicode de la porte cochère, traversez la cour, puis prenez l'escalier C.</p><ul><li>La boîte à clés est fixée à droite de la porte, combinaison 6308.</li><li>La serrure est dure : tirez la poignée vers vous en tournant.</li><li>Arrivée anticipée dès 13 h si le ménage est terminé, écrivez-moi la veille.</li><li>L'ascenseur s'arrête au 3e, il reste un demi-palier à monter.</li></ul>",
      parkingInfo:
        "<p>Le stationnement dans la rue est payant de 9 h à 19 h, sauf le dimanche.</p><p>Le parking Gros Caillou est à cinq minutes, comptez 24 € pour une journée. Pas de place privée dans l'immeuble.</p>",
    },
    amenities: {
      text: "<ul><li>Chambre en mezzanine avec lit de 160, attention à la tête sur la poutre</li><li>Canapé convertible au salon, draps rangés dans le coffre en osier</li><li>Lit parapluie sous l'escalier, avec son petit matelas</li><li>Serviettes de toilette : une grande et une petite par voyageur</li><li>Sèche-cheveux accroché dans la salle de bain</li><li>Ventilateur sur pied dans le placard de l'entrée ; le logement n'est pas climatisé</li><li>Lave-linge séchant de 7 kg</li><li>Télévision avec Chromecast</li></ul>",
    },
    kitchen: {
      text: "<p>Tout est là pour cuisiner comme à la maison.</p><ul><li>Machine Nespresso, je vous laisse dix capsules</li><li>Plaque de cuisson à induction, four et micro-ondes</li><li>Appareil à raclette et caquelon au-dessus du frigo</li><li>Huile, sel, poivre, thé et sucre à disposition</li><li>Tire-bouchon dans le tiroir du haut</li></ul>",
    },
    howto: {
      items: [
        {
          title: "Chauffage",
          description:
            "<p>Le thermostat blanc est dans l'entrée. Appuyez sur + ou sur - ; au-delà de 21 degrés il se bloque, c'est normal.</p>",
        },
        {
          title: "Eau chaude",
          description:
            "<p>Le ballon chauffe la nuit. Si vous n'en avez plus, mettez l'interrupteur du tableau sur « marche forcée » et patientez une heure.</p>",
        },
        {
          title: "Tableau électrique",
          description:
            "<p>Il se trouve derrière la porte des toilettes. Si tout s'éteint, relevez le gros bouton bleu en bas à gauche.</p>",
        },
        {
          title: "Lave-linge",
          description:
            "<p>Choisissez le cycle Mix 40. La lessive est sous l'évier. Ne lancez rien après 21 h, les voisins dorment juste dessous.</p>",
        },
        {
          title: "Vélux",
          description:
            "<p>La télécommande est collée au mur de la mezzanine. S'il pleut, le vélux se ferme automatiquement.</p>",
        },
        {
          title: "Poubelles",
          description:
            "<p>Le local est dans la cour, porte verte. Bac jaune pour le tri, bac gris pour le reste. Le verre va au silo de la place de la Croix-Rousse.</p>",
        },
      ],
    },
    wifi: {
      networkName: "Canut_Invites",
      password: "soie1831lyon",
      notes:
        "<p>Fibre à 500 Mb/s. Si ça rame, débranchez la box posée sur l'étagère du salon et rebranchez-la après une minute.</p>",
    },
    rules: {
      rules: [
        "Logement non-fumeur, fenêtres comprises.",
        "Les fêtes sont interdites et le calme est demandé dès 22 h.",
        "Les chats sont acceptés, mais pas les chiens, le parquet est fragile.",
        "Quatre personnes au maximum, bébés non comptés.",
        "Retirez vos chaussures dans l'entrée, merci.",
        "Toute perte de clés est facturée 120 €.",
      ],
    },
    emergency: {
      text: "<ul><li>SAMU 15, pompiers 18, police 17</li><li>SOS Médecins Lyon : 04 78 83 51 51, jour et nuit</li><li>Hôpital de la Croix-Rousse, 103 Grande Rue, urgences à douze minutes à pied</li><li>Extincteur : au pied de l'escalier de la mezzanine</li><li>Trousse de secours : dernier tiroir de la salle de bain</li><li>Fuite : la vanne d'arrivée est sous le lavabo, levier rouge à mettre en travers</li><li>Porte claquée avec les clés dedans : appelez Bastien, il a un double, 06 70 19 55 02</li></ul>",
    },
    transportation: {
      text: "<p>Métro ligne C, station Croix-Rousse, à trois minutes. Le premier part à 5 h, le dernier vers minuit.</p><p>Le ticket à l'unité coûte 2,10 € et reste valable une heure. Vous pouvez aussi payer avec votre carte bancaire au portillon.</p><p>Depuis l'aéroport, le Rhônexpress met 30 minutes jusqu'à la Part-Dieu.</p><p>Une borne Vélo'v est installée devant la mairie du 4e.</p>",
    },
    places: {
      items: [
        {
          name: "Maison des Canuts",
          description: "Démonstration de tissage sur métier Jacquard, fermée le dimanche et le lundi.",
          category: "Musée",
        },
        {
          name: "Parc de la Tête d'Or",
          description: "Lac, roseraie et animaux, entrée libre. Descendez à pied par la montée de la Boucle.",
          category: "Parc",
        },
        {
          name: "Mur des Canuts",
          description: "Immense fresque en trompe-l'œil, boulevard des Canuts.",
          category: "Visite",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Traboules",
          description:
            "Passages cachés entre les immeubles. Suivez les flèches à tête de lion, comptez deux heures.",
        },
        {
          name: "Piscine du Rhône",
          description: "Bassins extérieurs chauffés toute l'année, bonnet obligatoire.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Marché de la Croix-Rousse",
          description: "Sur le boulevard tous les matins sauf le lundi. Bio le samedi.",
          category: "Marché",
        },
        {
          name: "Monoprix",
          description: "Grande Rue, ouvert jusqu'à 21 h, le dimanche jusqu'à 13 h.",
          category: "Supermarché",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Le Bouchon d'Ernestine",
          description: "Quenelles et tablier de sapeur, menu à 27 €. Réservation indispensable.",
          category: "Restaurant",
        },
        {
          name: "Boulangerie Jocteur",
          description: "Pain au levain et brioche aux pralines, dès 6 h 45, fermée le mercredi.",
          category: "Boulangerie",
        },
        {
          name: "Les Herbes Folles",
          description: "Assiettes végétariennes le midi, terrasse sous les platanes.",
          category: "Restaurant",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Nannybag Croix-Rousse",
          description: "Consigne à bagages chez le fleuriste du numéro 9, 6 € par sac.",
          category: "Consigne",
        },
        {
          name: "Pharmacie du Plateau",
          description: "Place des Tapis, du lundi au samedi de 8 h 30 à 19 h 30.",
          category: "Pharmacie",
        },
      ],
    },
    departure: {
      checkOutTime: "10:30",
      intro:
        "<p>Merci de votre visite ! Si vous souhaitez rester jusqu'à midi, c'est possible contre 15 €.</p>",
      items: [
        "Laissez les draps en tas au pied du lit.",
        "Videz le frigo et descendez les poubelles.",
        "Baissez le thermostat à 16 degrés.",
        "Remettez les clés dans la boîte et brouillez les chiffres.",
      ],
    },
  },
};
