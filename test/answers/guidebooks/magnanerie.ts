import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const magnanerie: AnswersGuidebook = {
  language: "fr",
  name: "La Magnanerie de Josiane",
  sections: {
    property: {
      propertyName: "La Magnanerie de Josiane",
      address: "Hameau du Mazel, chemin des Mûriers",
      city: "Chambonas",
      state: "Ardèche",
      country: "France",
    },
    welcome: {
      text: "<p>Bonjour à tous et bienvenu chez nous !</p><p>Ici on élevait les vers à soie jusqu'en 1950, c'est pour sa que les pièces du haut sont si grandes. Mon mari Gérard a tout refait lui même, alors si une porte grince soyez indulgent.</p><p>Vous trouverez sur la table une bouteille de notre jus de châtaigne et un pot de miel, c'est cadeau. Les tomates du potager vous pouvez en prendre aussi, mais pas les courgettes rondes, elles sont pour le concours.</p><p>Un petit mot sur les bestioles : il y a des scorpions noirs, ils ont l'air méchant mais c'est comme une piqure de guèpe. Secouez vos chaussures le matin si elles ont dormi dehors.</p>",
    },
    checkin: {
      checkInType: "Boîte à clé",
      checkInTime: "17:00",
      doorCode: "0748",
      details:
        "<p>L'arrivée c'est à partir de 17h, pas avant car je fais le ménage toute seule. Si vous êtes en avance, allez donc vous tremper à la rivière, vous pouvez laisser les glacières sous l'auvent, il y a une prise.</p><p>La boîte est derrière le volet de gauche, celui qui est bleu. Il faut appuyer fort sur le petit bouton noir sinon sa s'ouvre pas. La grosse clé c'est pour la porte, la petite pour le portail de la piscine.</p><p>Je passe vous voir le lendemain matin pour le chèque de caution de 300 euros (je l'encaisse jamais, je vous le rend à la fin) et la taxe de séjour, 0,90 par adulte et par nuit, en pièces si possible.</p>",
      parkingInfo:
        "<p>Le chemin est étroit, passé le transformateur on ne peut plus se croiser, celui qui monte recule. Mettez la voiture sous les mûriers, mais pas en juin car les fruits tachent la carosserie. Les grands fourgons de plus de 2m50 ne passent pas sous le porche, ils doivent rester en bas au cimetière.</p>",
    },
    amenities: {
      text: "<p>Il y a 3 chambres. Celle du bas est la plus fraîche, c'est la que je mettrais les anciens, avec la douche sans marche juste à coté. En haut les lits sont en 140 et dans la petite il y a deux lits de 90.</p><p>Les draps sont fournis, les serviettes de toilette non. Je peux en louer, 5 euros par personne. Pour la piscine il y a une pile de draps de bain dans le coffre en osier.</p><p>Le lit parapluie est sous l'escalier, la chaise haute aussi. La barrière d'escalier Gérard doit la réparer, demandez lui si vous avez un tout petit.</p><p>La machine à laver est dans la souillarde, derrière la cuisine. Attention elle essore fort et elle se promène, ne la lancez pas la nuit. L'étendoir est sur la terrasse.</p><p>Pas de clim, les murs font 80 cm. Fermez tout dès 9h et ouvrez le soir, sa marche très bien. Il y a deux ventilateurs dans le placard du couloir.</p>",
    },
    kitchen: {
      text: "<p>La gazinière marche avec une bouteille. Quand la flamme devient jaune ou s'éteint c'est que c'est vide : l'autre bouteille est dehors dans le petit placard vert, il faut tourner l'écrou dans le sens contraire. Si vous n'osez pas, Gérard vient.</p><p>Pour le café il y a une cafetière italienne et une à dosettes souples (pas les capsules). Le grille pain est capricieux, restez à coté.</p><p>L'eau du robinet vient de notre source. Elle est analysée deux fois par an mais elle est très calcaire, pour les biberons prenez plutot de l'eau en bouteille.</p><p>Le frigo, ne le mettez pas plus fort que 3 sinon il givre. Il y a un second frigo dans la cave pour les boissons.</p>",
    },
    howto: {
      items: [
        {
          title: "La piscine",
          description:
            "<p>Le portail se referme tout seul et c'est obligatoire, ne le coincez pas avec une chaise ! Gérard met le produit le soir vers 20h, après il faut attendre une heure. Douche avant SVP à cause de la crème solaire. Elle n'est pas chauffée, et elle est ouverte de mi-mai à fin septembre.</p>",
        },
        {
          title: "Le courant",
          description:
            "<p>C'est une vieille installation. Si le four, la machine et le chauffe-eau vont ensemble, tout disjoncte. Le tableau est dans la souillarde, en haut à droite, avec un tabouret devant. Remonter le gros bouton gris.</p>",
        },
        {
          title: "Les wc et l'évier",
          description:
            "<p>On est sur une fosse septique. Donc pas de lingettes, pas de tampons, pas de javel, sinon on tue les bactéries et sa sent dans toute la maison. Si ça glougloute et que ça remonte, n'insistez pas, appelez nous.</p>",
        },
        {
          title: "Le poële à granulés",
          description:
            "<p>Pour les vacances de Toussaint ou de Pâques. Le sac est à coté, on verse par le dessus. Il s'allume avec la télécommande blanche, il faut compter dix bonnes minutes. Le premier sac est offert, après c'est 6 euros. Les cendres je m'en occupe.</p>",
        },
        {
          title: "La télé",
          description:
            "<p>La TNT passe mal par temps d'orage. Il y a un lecteur et une centaine de films dans le meuble, et Gérard a mis une clé pour regarder avec votre propre abonnement.</p>",
        },
      ],
    },
    wifi: {
      networkName: "Livebox-Mazel",
      password: "Cocon1950Soie",
      notes:
        "<p>Le boitier est dans l'entrée sous la nappe au crochet, c'est pour cacher les fils. Sur la terrasse du bas sa capte pas. S'il y a de l'orage débranchez-le s'il vous plait, on en a grillé deux. Pour téléphoner, SFR et Orange passent, Free il faut monter jusqu'au calvaire.</p>",
    },
    rules: {
      rules: [
        "On ne fume pas dans les chambres ni dans le salon. Dehors oui, mais ne jetez jamais un mégot par terre, tout est sec comme de la paille.",
        "Du 1er juin au 30 septembre aucun feu, même pas le barbecue à charbon. La plancha électrique est à votre disposition.",
        "Les chiens gentils sont accepté, 20 euros le séjour. Merci de les tenir à distance de l'ânesse Pimprenelle, elle tape.",
        "Pas de musique au bord de l'eau après 22h, le hameau résonne.",
        "Les invités en plus pour la journée, prévenez moi avant, c'est pour l'assurance.",
        "La location de la maison pour un mariage ou un enterrement de vie de garçon c'est non.",
      ],
    },
    emergency: {
      text: "<p>Le 15 ou le 112. Dites bien « hameau du Mazel par Chambonas » car le GPS des pompiers connait pas le chemin. L'hélicoptère se pose dans le pré de l'ânesse.</p><p>Le médecin c'est à la maison de santé des Vans, sur rendez vous, mais la secrétaire Nadège trouve toujours un trou le matin si vous appelez à 8h pile. Le soir et dimanche, le 116 117. L'hopital avec les urgences est à Aubenas, comptez 45 minutes.</p><p>Pour les vipères : on ne suce pas, on ne serre pas, on reste allongé et on appelle.</p>",
    },
    transportation: {
      text: "<p>Il n'y a pas de train en Ardèche, c'est une fierté locale. Le plus simple c'est Alès puis le car jusqu'aux Vans, et de là je peux venir vous chercher pour 10 euros si je suis prévenue la veille.</p><p>L'essence la moins chère est à la station du supermarché, fermée au camions. Les bornes électriques sont sur le parking de la salle des fêtes aux Vans, deux prises, souvent prises en août. Ne branchez pas la voiture chez nous, les fils sont trop vieux.</p>",
    },
    places: {
      items: [
        {
          name: "La plage du Chassezac",
          description:
            "Descendre par le sentier derrière le four à pain, 12 minutes. Galets, donc des sandales. Les petits restent coté cabane, là c'est profond jusqu'aux genoux. Pas d'ombre après 14h.",
          category: "Baignade",
        },
        {
          name: "Bois de Païolive",
          description:
            "Des rochers en forme d'ours et de lion. On s'y perd, suivez les traits jaunes et prenez deux litres chacun.",
          category: "Balade",
        },
        {
          name: "Corniche du Vivarais",
          description: "Très beau le soir. Si quelqu'un a le mal de la route, mettez le devant.",
          category: "Panorama",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Canoë chez Mathieu",
          description:
            "A partir de 7 ans et il faut savoir nager. Il remonte tout le monde en navette à 16h.",
        },
        {
          name: "L'âne bâté",
          description:
            "Une demie journée avec Pimprenelle pour porter les sacs ou un enfant fatigué, 25 euros. Voir avec Gérard.",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Marché des Vans",
          description:
            "Samedi matin. Garez vous avant 9h sinon c'est l'enfer. Les picodons chez Ginette, les olives chez le monsieur à casquette.",
          category: "Marché",
        },
        {
          name: "Le camion de Bruno",
          description:
            "Le boulanger klaxonne au lavoir mardi, jeudi et samedi vers 10h30. Il prend pas la carte.",
          category: "Pain",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Chez Mimi",
          description:
            "Menu du jour à 15 euros, terrasse sous la treille. Pour les végétariens elle fait une omelette aux cèpes. Fermé le soir sauf juillet-août.",
          category: "Bistrot",
        },
        {
          name: "Ma table à moi",
          description:
            "Le mercredi je fais une caillette avec des crespeou pour ceux qui veulent, 18 euros, vin compris. Dites le moi le lundi.",
          category: "Table d'hôte",
        },
      ],
    },
    departure: {
      checkOutTime: "10:00",
      intro:
        "<p>On se quitte à 10h. Hors juillet et août je suis pas pressée, vous pouvez trainer jusqu'au déjeuner sans supplément. Si vous voulez encore profiter de la rivière, laissez vos bagages dans le garage à vélos, il ferme à clé.</p>",
      items: [
        "Videz le frigo et laissez le entrouvert.",
        "Les sacs noirs vont dans les gros bacs en bas vers le cimetière, pas au bord du chemin car les sangliers déchirent tout. Verre et carton au même endroit.",
        "Le ménage : si vous balayez et que la vaisselle est propre, c'est bon. Sinon je demande 60 euros.",
        "Les draps en boule devant la machine.",
        "Remettez la clé dans la boîte et brouillez les chiffres. L'an dernier des gens sont parti avec jusqu'à Lille !",
      ],
    },
  },
};
