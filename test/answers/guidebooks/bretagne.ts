import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const bretagne: AnswersGuidebook = {
  language: "fr",
  name: "Gîte Ti Kerlann",
  sections: {
    property: {
      propertyName: "Gîte Ti Kerlann",
      address: "Lieu-dit Kerlann",
      city: "Plougrescant",
      state: "Bretagne",
      country: "France",
    },
    welcome: {
      text: "<p>Degemer mat ! Nous sommes Yvon et Maëlle, agriculteurs à la retraite, et nous habitons la longère au bout du chemin. Passez nous voir quand vous voulez.</p><p>Le gîte accueille sept personnes. Notre téléphone : 02 96 40 17 83. Une bouteille de cidre et un quatre-quarts vous attendent sur la table.</p>",
    },
    checkin: {
      checkInType: "Accueil par les propriétaires",
      checkInTime: "17:00",
      details:
        "<p>Le GPS se trompe souvent : après la chapelle, prenez le deuxième chemin à gauche, portail bleu.</p><p>Nous vous remettons les clés sur place. Si vous êtes en retard sur la route, prévenez-nous, on vous attend jusqu'à 21 h.</p><p>Un chèque de caution de 300 € vous sera demandé, nous le rendons le jour du départ.</p>",
      parkingInfo:
        "<p>Garez-vous dans la cour, il y a de la place pour trois véhicules et une remorque à bateau. Ne bloquez pas le hangar, le tracteur passe tôt.</p>",
    },
    amenities: {
      text: "<ul><li>Rez-de-chaussée : une chambre accessible en fauteuil avec douche à l'italienne</li><li>Étage : deux chambres, l'une avec un lit de 140, l'autre avec quatre couchages superposés</li><li>Les draps sont fournis et les lits faits, mais apportez vos serviettes de bain</li><li>Linge de toilette en location : 7 € par personne</li><li>Jardin clos de 900 m² avec trampoline et balançoire</li><li>Barbecue à charbon sous l'appentis, le charbon est à votre charge</li><li>Chaise haute et baignoire pour bébé</li><li>Baby-foot dans la grange</li><li>Lave-vaisselle et congélateur dans l'arrière-cuisine</li></ul>",
    },
    kitchen: {
      text: "<p>Cuisine ouverte avec une grande table de ferme.</p><ul><li>Cafetière à filtre et bouilloire</li><li>Galetière électrique et rozell pour faire vos crêpes</li><li>Gazinière quatre feux, bouteille de rechange dehors contre le mur nord</li><li>Plateau et pinces pour fruits de mer, buffet du bas</li></ul><p>Œufs de nos poules : 2 € les six, mettez la monnaie dans le bol.</p>",
    },
    howto: {
      items: [
        {
          title: "Poêle à granulés",
          description:
            "<p>Maintenez le bouton vert trois secondes, l'allumage prend dix minutes. Un sac par semaine est compris, les suivants sont à 6 €.</p>",
        },
        {
          title: "Fosse septique",
          description:
            "<p>Ne jetez ni lingettes ni tampons dans les WC et n'utilisez pas de javel. Sinon tout se bouche.</p>",
        },
        {
          title: "Gaz",
          description:
            "<p>Si les feux ne s'allument plus, fermez le robinet, changez la bouteille et serrez bien dans le sens inverse des aiguilles d'une montre.</p>",
        },
        {
          title: "Disjoncteur",
          description:
            "<p>Le compteur est dans le cellier, à hauteur d'yeux. Remettez sur I. Évitez le four et la galetière en même temps.</p>",
        },
        {
          title: "Lave-linge",
          description:
            "<p>Il est dans la buanderie de la grange, partagée avec nous. Libre l'après-midi. Un fil à linge vous attend derrière la haie.</p>",
        },
        {
          title: "Télévision",
          description:
            "<p>TNT uniquement, par antenne. Par grand vent, l'image saute. Lecteur DVD et une quarantaine de films dans le meuble.</p>",
        },
      ],
    },
    wifi: {
      networkName: "TiKerlann",
      password: "Gouffre-22820",
      notes:
        "<p>La connexion est lente, oubliez le streaming à plusieurs. Pour le téléphone, seul Orange passe vraiment, surtout près du puits.</p>",
    },
    rules: {
      rules: [
        "Les animaux bien élevés sont acceptés, 20 € par séjour, à tenir en laisse près des poules.",
        "On fume dehors, un cendrier est posé sur le muret.",
        "Ne laissez pas les enfants seuls près du puits.",
        "Le camping dans le jardin n'est pas autorisé.",
        "Rincez les combinaisons et le sable à la douche extérieure avant d'entrer.",
      ],
    },
    emergency: {
      text: "<p>Urgences : 112. Sauvetage en mer : 196.</p><p>Médecin : maison de santé de Penvénan, 02 96 92 67 10.</p><p>Hôpital de Lannion, à 25 minutes.</p><p>Défibrillateur sur le mur de la mairie. L'armoire à pharmacie se trouve dans le couloir de l'étage, clé posée dessus. En cas de piqûre de vive, trempez le pied dans l'eau très chaude.</p>",
    },
    transportation: {
      text: "<p>Sans voiture, c'est compliqué : le car 27 ne passe que deux fois par jour, à 7 h 40 et 17 h 15, devant l'église.</p><p>La gare TGV la plus proche est à Lannion. Taxi Le Goff : 06 08 33 71 20.</p><p>Station-service au Super U de Tréguier, ouverte 24 h sur 24 par carte.</p><p>Nous prêtons quatre vélos et deux casques d'enfant, demandez-nous.</p>",
    },
    places: {
      items: [
        {
          name: "Castel Meur",
          description: "La fameuse maison entre deux rochers. À voir de loin, c'est une propriété privée.",
          category: "Site",
        },
        {
          name: "Plage de Pors Scaff",
          description:
            "Sable et galets, à 1,2 km par le sentier. Baignade agréable seulement à marée haute, non surveillée.",
          category: "Plage",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Pêche à pied",
          description:
            "Seaux et râteaux dans la grange. Consultez l'annuaire des marées affiché sur le frigo et respectez les tailles.",
        },
        {
          name: "Kayak",
          description: "Le club nautique de Buguélès loue des doubles à 32 € la demi-journée.",
        },
        {
          name: "GR 34",
          description:
            "Le sentier des douaniers passe au bout du champ. Boucle facile de 9 km vers le Gouffre.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Épicerie Chez Nanou",
          description: "Au bourg, dépôt de pain et presse, fermée le lundi. Fait aussi distributeur de gaz.",
          category: "Épicerie",
        },
        {
          name: "Marché de Tréguier",
          description: "Le mercredi matin, sur les quais et la place de la cathédrale.",
          category: "Marché",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Crêperie Ar Vro",
          description: "Galettes de blé noir, version sans gluten garantie. Service jusqu'à 21 h.",
          category: "Crêperie",
        },
        {
          name: "Le Café Pesked",
          description: "Moules-frites et concerts le vendredi soir.",
          category: "Bar",
        },
        {
          name: "Huîtres Tanguy",
          description: "Vente directe au parc, 8 € la douzaine, de 10 h à midi.",
          category: "Producteur",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Ménage",
          description: "Forfait de fin de séjour à 60 €, en option, à réserver deux jours avant.",
          category: "Ménage",
        },
        {
          name: "Distributeur de billets",
          description: "Le plus proche est à Penvénan, à côté de la poste.",
          category: "Banque",
        },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro: "<p>Kenavo ! Prévenez-nous une demi-heure avant, nous faisons le tour ensemble.</p>",
      items: [
        "Passez le balai et la serpillière si vous n'avez pas pris le forfait.",
        "Coupez le poêle et fermez les volets côté mer.",
        "Portez les sacs noirs au conteneur du carrefour.",
        "Mettez les épluchures au compost, derrière le poulailler.",
      ],
    },
  },
};
