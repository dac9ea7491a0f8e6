import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const canut: AnswersGuidebook = {
  language: "fr",
  name: "Atelier Canut",
  sections: {
    property: {
      propertyName: "Atelier Canut",
      address: "14 rue Dumenge",
      city: "Lyon",
      state: "Auvergne-Rhône-Alpes",
      country: "France",
    },
    welcome: {
      text: "<p>Madame, Monsieur, soyez les bienvenus dans cet ancien atelier de tisseur. Le plafond culmine à 3,90 m, hauteur nécessaire aux métiers Jacquard. L'immeuble date de 1828, les habitants y vivent à l'année et l'isolation phonique est celle de l'époque.</p><p>Les clés de ce livret : lisez surtout l'arrivée, le chauffage et le tri. Pour toute question, SMS au 06 39 98 70 33, réponse de 8h à 21h. P. Vernay</p>",
    },
    checkin: {
      checkInType: "Boîte à clés",
      checkInTime: "15:30",
      doorCode: "27B51",
      details:
        "<p>Digicode de la rue, puis traverser la cour. Escalier C au fond à droite, quatrième étage sans ascenseur, porte gauche.</p><p>La boîte à clés est fixée au garde-corps du palier du 3e, code 0914. Les molettes sont dures : les remettre toutes à zéro avant de composer.</p><p>La serrure a trois points. Lever la poignée, puis deux tours. Ne jamais laisser la clé à l'intérieur en claquant la porte : le serrurier coûte 180 euros, à votre charge.</p><p>La minuterie de l'escalier dure quarante secondes. Un interrupteur à chaque demi-étage.</p>",
      parkingInfo:
        "<p>Aucune place dans l'immeuble. Le stationnement dans la rue est payant de 9h à 19h sauf dimanche. Parking Croix-Rousse, Grande Rue, 22 euros les 24 heures, hauteur maximale 1,90 m. La rue est fermée pour cause de marché le mardi et le samedi jusqu'à 14h, tout véhicule est mis en fourrière.</p><p>Lyon est une zone à faibles émissions : vignette Crit'Air obligatoire.</p>",
    },
    amenities: {
      text: "<p>55 m², une pièce principale, une mezzanine en bois avec lit de 140, un canapé convertible au salon, une salle d'eau.</p><ul><li>Sous la mezzanine la hauteur est de 1,85 m</li><li>Le convertible s'ouvre en tirant la sangle grise, le surmatelas est dans le coffre du couloir</li><li>Couettes supplémentaires sous vide, dans la housse en haut du placard</li><li>Lave-linge séchant dans la salle d'eau, pas plus de 4 kg pour le séchage</li><li>Aspirateur et planche à repasser derrière le rideau de l'entrée</li><li>Sèche-cheveux dans le tiroir sous la vasque</li><li>Vidéoprojecteur avec Chromecast, l'écran descend par la cordelette</li></ul><p>Le logement n'est pas adapté aux enfants de moins de six ans, le garde-corps de la mezzanine n'étant pas aux normes.</p>",
    },
    kitchen: {
      text: "<p>Plaque vitrocéramique : pour déverrouiller, maintenir le cadenas cinq secondes. Hotte à recyclage, ouvrir la fenêtre pour les fritures, le détecteur de fumée est sensible.</p><p>Machine à expresso à grains. Le voyant rouge signifie bac à marc plein. Grains dans le bocal, à remplacer si vous le terminez.</p><p>Le réfrigérateur est réglé sur 4. Le petit congélateur givre, ne pas forcer le tiroir.</p><p>Pas de lave-vaisselle. Torchons et éponge neuve sous l'évier.</p><p>Huile, vinaigre, sel, poivre et sucre à disposition. Un moule à gratin et un service à raclette se trouvent au-dessus du réfrigérateur.</p>",
    },
    howto: {
      items: [
        {
          title: "Chauffage",
          description:
            "<p>Chauffage collectif au gaz, en service du 15 octobre au 15 avril selon décision de la copropriété. Le robinet du radiateur du salon se règle de 1 à 5. Hors période, un radiateur à bain d'huile est rangé sous l'escalier de la mezzanine.</p>",
        },
        {
          title: "Été",
          description:
            "<p>L'appartement n'est pas climatisé. Deux ventilateurs dans le coffre du couloir. Tirer les stores côté cour dès 11h.</p>",
        },
        {
          title: "Douche",
          description:
            "<p>Le mitigeur est inversé : l'eau chaude est à droite. La pression baisse vers 8h, quand tout l'immeuble se lave. La bonde se soulève et se rince, merci d'ôter les cheveux.</p>",
        },
        {
          title: "WC broyeur",
          description:
            "<p>Les toilettes sont équipées d'un sanibroyeur. Le bruit après la chasse est normal et dure vingt secondes. Ne pas l'utiliser entre 23h et 6h si possible, la chambre du voisin est derrière la cloison. Aucun coton, aucune protection : le débouchage est facturé.</p>",
        },
        {
          title: "Électricité",
          description:
            "<p>Tableau au-dessus de la porte d'entrée, escabeau dans le cagibi. Si un disjoncteur refuse de remonter, débrancher la bouilloire et recommencer.</p>",
        },
        {
          title: "Tri et ordures",
          description:
            "<p>Local à poubelles dans la cour, porte verte, même clé que l'immeuble. Bac jaune : papiers et emballages. Compost : borne à l'angle de la place Bellevue, seau sur le rebord. Le verre se dépose au silo de la rue de Belfort.</p>",
        },
        {
          title: "Fenêtres",
          description:
            "<p>Les fenêtres à espagnolette mesurent trois mètres. Bloquer le battant avec le crochet, un courant d'air a déjà brisé un carreau. Pigeons : ne rien laisser sur l'appui.</p>",
        },
      ],
    },
    wifi: {
      networkName: "CANUT_5G",
      password: "jacquard-1804-soie",
      notes:
        "<p>Fibre, 800 Mbit/s. Le routeur est dans le placard technique de l'entrée. Une prise Ethernet est disponible au bureau. Si une imprimante vous est nécessaire, le café-tabac du n° 3 imprime à 20 centimes la page.</p>",
    },
    rules: {
      rules: [
        "Logement non fumeur, balcon inexistant, fenêtres comprises.",
        "Silence de 22h à 7h. Retirer ses chaussures dès l'entrée, le parquet résonne chez la voisine du dessous.",
        "Animaux non admis, y compris pour une visite.",
        "Toute soirée entraîne la fin du séjour et la retenue du dépôt.",
        "Quatre voyageurs au maximum, toute personne supplémentaire doit être déclarée.",
        "Les valises à roulettes se portent dans l'escalier, les marches en pierre sont classées.",
        "Les vélos sont interdits dans la cour et sur les paliers.",
        "Ne rien accrocher aux poutres.",
      ],
    },
    transportation: {
      text: "<p>Métro C, station Croix-Rousse, à six minutes. Attention, la ligne est à crémaillère et s'arrête à 0h20. Un ticket à l'unité coûte 2 euros, la carte bancaire sans contact est acceptée au portillon.</p><p>De l'aéroport Saint-Exupéry : Rhônexpress jusqu'à Part-Dieu en trente minutes, puis bus C13. De Part-Dieu, comptez vingt-cinq minutes avec bagages.</p><p>Vélo'v : station place des Tapis, la descente est agréable, la remontée beaucoup moins.</p>",
    },
    services: {
      items: [
        {
          name: "La",
          description:
            "La consigne Nannybag de la librairie, 5 rue d'Austerlitz, garde vos sacs de 9h à 19h pour 6 euros, avant l'arrivée comme après le départ.",
        },
        {
          name: "Changement",
          description:
            "Changement de linge et ménage à mi-séjour à partir de sept nuits, offerts. Linge de maison fourni : deux serviettes par voyageur.",
        },
        {
          name: "Départ",
          description: "Départ à 13h possible moyennant 25 euros, sous réserve, à demander l'avant-veille.",
        },
        {
          name: "Taxe",
          description: "Taxe de séjour réglée par la plateforme, vous n'avez rien à payer sur place.",
        },
      ],
    },
    emergency: {
      text: "<p>SAMU 15, police 17, pompiers 18. Pour les personnes sourdes : 114 par SMS.</p><p>Hôpital de la Croix-Rousse, urgences adultes, dix minutes à pied. Urgences enfants : HFME à Bron. SOS Médecins se déplace au 04 78 99 51 51.</p><p>Pharmacie de garde la nuit : place des Cordeliers. Pharmacie de jour au 8 de la Grande Rue.</p><p>Fuite d'eau : vanne d'arrêt derrière la trappe blanche des toilettes, puis m'appeler quelle que soit l'heure.</p><p>Trousse de premiers soins dans le tiroir du bureau. Extincteur sous la mezzanine. En cas d'incendie dans l'escalier, restez dans l'appartement, calfeutrez la porte et montrez-vous à la fenêtre.</p><p>Détecteur qui émet un bip par minute : la pile est faible, il y en a dans le tiroir du bureau.</p>",
    },
    dining: {
      items: [
        {
          name: "Le Canut et les Gones",
          description:
            "Bistronomie, tapisserie et horloges. Fermé dimanche et lundi. Réservation conseillée.",
          category: "Restaurant",
          phone: "04 78 99 17 23",
        },
        {
          name: "Bouchon Chez Lulu",
          description: "Quenelles, tablier de sapeur, andouillette. Les végétariens y seront malheureux.",
          category: "Bouchon",
          address: "Rue du Mail",
        },
        {
          name: "Toutes les Couleurs",
          description: "Tout est végétal, une bonne part sans gluten. Service du midi du mardi au samedi.",
          category: "Végétarien",
        },
        {
          name: "Café Jutard",
          description: "Petit déjeuner dès 7h, y compris le dimanche, huîtres le jour du marché.",
          category: "Café",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Marché de la Croix-Rousse",
          description: "Tous les matins sauf lundi, sur le boulevard. Le dimanche est le plus fourni.",
          category: "Marché",
        },
        {
          name: "Monop'",
          description: "Jusqu'à 22h du lundi au samedi, 13h le dimanche.",
          category: "Supérette",
          address: "Grande Rue de la Croix-Rousse",
        },
        {
          name: "Fromagerie Bof",
          description: "Saint-marcellin affiné, mise sous vide pour le voyage.",
          category: "Fromager",
        },
        {
          name: "Soierie Vivante",
          description:
            "Foulards et cravates fabriqués sur place, idéal pour un souvenir. Visite des métiers à 14h.",
          category: "Artisanat",
          address: "21 rue Richan",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Traboules des Pentes",
          description:
            "Passages d'un immeuble à l'autre, signalés par le lion. Ce sont des lieux habités : on y chuchote. Fermés après 19h.",
          category: "Promenade",
        },
        {
          name: "Parc de la Tête d'Or",
          description:
            "Animaux en liberté et barques, gratuit. À vingt minutes par le bus C38, aire de jeux pour les enfants.",
          category: "Parc",
        },
        {
          name: "Gros Caillou",
          description:
            "La plus belle vue sur les Alpes par temps clair, au coucher du soleil. À huit minutes à pied.",
          category: "Panorama",
        },
        {
          name: "Piscine Tony Bertrand",
          description: "Bassin extérieur chauffé au bord du Rhône, ouvert toute l'année, bonnet obligatoire.",
          category: "Sport",
        },
        {
          name: "Fête des Lumières",
          description:
            "Autour du 8 décembre. Le métro est gratuit le soir, mais la station Croix-Rousse ferme : redescendez à pied.",
          category: "Événement",
        },
      ],
    },
    departure: {
      checkOutTime: "10:30",
      intro:
        "<p>Un message au moment de partir suffit. Les objets oubliés sont conservés un mois et expédiés contre remboursement.</p>",
      items: [
        "Rassembler le linge sale dans le sac bleu",
        "Laver et ranger la vaisselle",
        "Descendre les poubelles",
        "Fermer les fenêtres et éteindre le vidéoprojecteur",
        "Remettre les clés dans la boîte et brouiller le code",
      ],
    },
  },
};
