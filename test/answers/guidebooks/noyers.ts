import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** Un gîte en Dordogne, par une hôtesse bavarde. */
export const noyers: AnswersGuidebook = {
  language: "fr",
  name: "Gîte des Noyers",
  sections: {
    property: {
      propertyName: "Gîte des Noyers",
      address: "Lieu-dit La Borderie",
      city: "Saint-Cybranet",
      state: "Dordogne",
      country: "France",
    },
    welcome: {
      text: `<p>Bienvenue chez nous, ou plutôt chez vous, puisque pour quelques jours cette vieille grange est la vôtre ! Nous l'avons retapée pendant onze ans, pierre par pierre, avec mon mari Gérard qui n'a plus de dos mais qui a de beaux murs.</p><p>Moi c'est Martine, et nous habitons la maison aux volets bleus, de l'autre côté du noyer. Passez quand vous voulez, ou appelez le 06 39 98 01 27, sauf à l'heure de la sieste, de treize à quinze heures.</p>`,
    },
    checkin: {
      checkInType: "Accueil par l'hôte",
      checkInTime: "16:00",
      details: `<p>Nous vous attendons avec un verre de vin de noix. Si vous arrivez après vingt-deux heures, la clé vous attend dans le sabot accroché à côté de la porte.</p><p>Le GPS vous fera passer par le chemin du moulin : ne l'écoutez pas, prenez plutôt la petite route juste après le calvaire.</p><p>La clé est énorme, c'est normal, il faut la tourner deux fois en tirant la porte vers soi.</p>`,
      parkingInfo: `<p>Garez-vous sous le hangar, à l'ombre, mais pas sous le noyer en septembre, car les noix cabossent les capots. Pour une voiture électrique, il y a une prise verte sous le hangar, nous comptons cinq euros la nuit.</p>`,
    },
    amenities: {
      text: `<p>En bas, la chambre avec le grand lit de cent soixante ; en haut, sous la charpente, deux lits simples et un clic-clac pour les cousins.</p><p>Les draps sont fournis et les lits faits, mais pas le linge de toilette, que l'on peut louer huit euros par personne.</p><p>Un lit parapluie, une baignoire de bébé et une chaise haute dorment dans le placard sous l'escalier.</p><p>Pour les moustiques, branchez la petite prise blanche et fermez les moustiquaires avant d'allumer le soir.</p><p>La piscine est à vous de neuf heures à vingt et une heures, de mai à fin septembre. L'alarme sonne dès que quelque chose tombe dans l'eau ; pour l'arrêter, tournez la petite clé orange.</p><p>Les serviettes de piscine sont dans la malle en osier, à l'entrée.</p>`,
    },
    kitchen: {
      text: `<p>La gazinière marche au butane : la bouteille de rechange est derrière la porte de la cave, et Gérard vient la changer si vous n'osez pas.</p><p>Le four est électrique, et il ne chauffe que si l'horloge est réglée, allez savoir pourquoi ; appuyez sur les deux flèches à la fois.</p><p>Pour le café, vous avez une machine à dosettes souples et une italienne, plus mes dix premières dosettes offertes.</p><p>L'eau du robinet est bonne, c'est la même que la nôtre.</p><p>Un panier de tomates et de courgettes vous attend l'été devant la porte, servez-vous aussi dans le carré d'herbes.</p><p>La plancha est sous l'auvent ; je préfère qu'on ne fasse pas de feu de bois, l'été tout est si sec.</p>`,
    },
    howto: {
      items: [
        {
          title: "Poêle à bois",
          description: `<p>Ouvrez la tirette du bas en grand, mettez du petit bois et une bûche de chêne, puis refermez de moitié après dix minutes. Le premier panier de bois est offert, les suivants coûtent six euros.</p>`,
        },
        {
          title: "Lave-linge",
          description: `<p>Il est dans la buanderie, derrière la piscine. Si la porte reste bloquée à la fin, attendez trois minutes, elle se déverrouille toute seule. L'étendoir est sous le figuier.</p>`,
        },
        {
          title: "Toilettes",
          description: `<p>Nous avons une fosse septique : pas de lingettes, pas de javel, pas de tampons. La petite poubelle est là pour ça.</p>`,
        },
        {
          title: "Électricité",
          description: `<p>Si tout saute, c'est que le four, le lave-linge et la bouilloire marchent ensemble. Le tableau est dans l'entrée, derrière le rideau : relevez la manette du haut.</p>`,
        },
        {
          title: "Télévision",
          description: `<p>Deux télécommandes : la noire allume, la grise change les chaînes.</p>`,
        },
      ],
    },
    wifi: {
      networkName: "LesNoyers",
      password: "vindenoix24",
      notes: `<p>La box est dans le buffet, ne fermez pas la porte, sinon cela ne passe plus à l'étage. Au bord de la piscine, ça ne capte pas, et tant mieux.</p>`,
    },
    rules: {
      rules: [
        "Les chiens sont les bienvenus s'ils s'entendent avec nos poules, cinq euros par jour",
        "On ne fume pas dans la maison, le cendrier est sur le muret",
        "Pas de musique dehors après vingt-deux heures, la vallée fait écho",
        "Sept personnes au plus, les amis de passage sont bienvenus à l'apéritif mais pas à la piscine",
        "Les enfants ne se baignent jamais seuls",
      ],
    },
    emergency: {
      text: `<p>Composez le 15 pour le SAMU, le 18 pour les pompiers, ou le 112 de n'importe où.</p><p>L'hôpital est à Sarlat, vingt minutes, rue Jean-Leclaire. Le docteur Vidal consulte à Daglan, sur rendez-vous au 05 53 55 01 40.</p><p>La trousse de secours est dans la salle de bains, deuxième étagère.</p><p>S'il y a un nid de frelons, ne touchez à rien, Gérard s'en occupe avec son chapeau.</p>`,
    },
    transportation: {
      text: `<p>Sans voiture, c'est difficile : le car pour Sarlat ne passe que le mercredi et le samedi, à neuf heures dix, devant la mairie.</p><p>La gare la plus proche est celle de Sarlat ; le taxi Delbos vient vous y chercher pour trente-cinq euros, au 06 39 98 04 55.</p><p>L'essence est moins chère au Leclerc de Sarlat, et la pompe de Castelnaud ferme à dix-neuf heures.</p>`,
    },
    places: {
      items: [
        {
          name: "Jardins de Marqueyssac",
          description: "Le jeudi soir, deux mille bougies ; prenez un gilet.",
          category: "Jardin",
        },
        {
          name: "Lascaux IV",
          description: "Réservez l'heure de visite sur internet, au moins trois jours avant en août.",
          category: "Grotte",
        },
        {
          name: "Plage du Céou",
          description: "Rivière peu profonde, parfaite pour les petits, dix minutes à pied.",
          category: "Baignade",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Canoë",
          description:
            "De Vitrac à Beynac, trois heures, le retour en navette est compris, vingt-deux euros.",
        },
        { name: "Marché nocturne", description: "À Daglan le lundi soir en été, apportez vos couverts." },
      ],
    },
    shopping: {
      items: [
        {
          name: "Épicerie Proxi",
          description: "À Daglan, fermée le lundi, dépôt de pain dès sept heures et demie.",
          category: "Épicerie",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Pizza Lulu",
          description: "Le camion est devant l'église le vendredi soir.",
          category: "Pizza",
        },
      ],
    },
    services: {
      items: [
        {
          name: "Pharmacie de Cénac",
          description: "Ouverte jusqu'à dix-neuf heures, samedi compris.",
          category: "Pharmacie",
        },
        {
          name: "Distributeur",
          description: "Le plus proche est au Crédit Agricole de Domme.",
          category: "Banque",
        },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro: `<p>Le ménage est à vous, ou à nous pour soixante euros, dites-le la veille.</p>`,
      items: [
        "Les poubelles vont aux containers du calvaire, le sac jaune pour les emballages",
        "Refermez la bâche de la piscine",
      ],
    },
  },
};
