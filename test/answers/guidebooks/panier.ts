import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

export const panier: AnswersGuidebook = {
  language: "fr",
  name: "Le Nid du Panier",
  sections: {
    property: {
      propertyName: "Le Nid du Panier",
      address: "9 rue du Petit Puits",
      city: "Marseille",
      state: "Provence-Alpes-Côte d'Azur",
      country: "France",
    },
    welcome: {
      text: "<p>Salut et bienvenue chez moi ! Moi c'est Mehdi, j'habite ici l'hiver et je vous laisse les clés le reste du temps. C'est petit, c'est haut, ça penche un peu, mais de la terrasse on voit la Bonne Mère et ça, ça n'a pas de prix (enfin si, vous l'avez payé).</p><p>Je réponds par SMS au 06 39 98 41 27, plutôt l'après-midi : je bosse de nuit. Pour un truc vraiment urgent, Fatima au deuxième a un double et une patience infinie.</p><p>Madame Orsini, juste en dessous, a 84 ans et l'oreille fine. Si elle tape au plafond avec son balai, c'est que vous marchez en chaussures : il y a des chaussons dans le panier de l'entrée.</p>",
    },
    checkin: {
      checkInType: "Boîte à clés",
      checkInTime: "16:00",
      doorCode: "47B13",
      details:
        "<p>Le clavier de l'immeuble est à droite sous le lierre. Tapez le code doucement et poussez la porte avec l'épaule dans la seconde, elle est lourde et elle ne vous attendra pas.</p><p>La boîte à clés est au quatrième, sur la rampe, combinaison 0613. Le quatrième, c'est 78 marches et pas une machine pour vous monter, alors voyagez léger.</p><p>La clé dorée, c'est la serrure du haut. Tirez la poignée vers vous et un demi-tour suffit, si vous forcez elle casse et c'est 180 euros de serrurier.</p>",
      parkingInfo:
        "<p>Oubliez l'idée de vous garer dans la rue : le Panier est fermé par des bornes et réservé aux riverains. Le plus simple est le souterrain Hôtel de Ville, 24 euros la journée. Moins cher : laissez l'auto au parc relais de La Rose et prenez le métro.</p><p>Ne laissez rien de visible dans la voiture, même pas un vieux pull.</p>",
    },
    wifi: {
      networkName: "NidDuPanier_5G",
      password: "pastisglacons",
      notes:
        "<p>Si la box clignote orange, débranchez-la, comptez jusqu'à trente, rebranchez. Les murs font 70 cm, donc sur la terrasse il faut laisser la porte entrouverte pour capter.</p>",
    },
    amenities: {
      text: "<p>Une chambre avec un lit de 140, et dans le salon un canapé qui s'ouvre en tirant la sangle noire. Ses draps et une couette sont dans le coffre sous la fenêtre.</p><p>Pour les tout-petits, j'ai un lit parapluie derrière la porte de la chambre.</p><p>Le lave-linge est caché derrière le rideau de la salle de bain. Jamais après 21 h, l'essorage fait trembler tout l'immeuble. L'étendoir se déplie sur la terrasse, mettez des pinces, ici le vent est voleur.</p><p>Des serviettes de plage et un parasol sont dans le placard de l'entrée. La télé prend la TNT, c'est tout et c'est déjà bien.</p><p>Le quartier vit tard, surtout le samedi. Des bouchons d'oreilles neufs vous attendent dans le tiroir de chevet, cadeau de la maison.</p>",
    },
    kitchen: {
      text: "<p>Le four et le chauffe-eau ne s'aiment pas : ensemble ils font disjoncter. Le tableau est au-dessus de la porte d'entrée, remontez le gros bouton avec le manche à balai.</p><p>Plaques au gaz de ville : ouvrez d'abord la vanne jaune sous l'évier, puis tournez en appuyant. Cafetière italienne dans le placard bleu, café moulu à volonté.</p><p>L'eau du robinet est bonne, elle vient du Verdon. Pas d'huile dans l'évier, la colonne date de Napoléon III.</p><p>Il y a une paillasse, pas de lave-vaisselle, donc c'est vous le lave-vaisselle.</p>",
    },
    howto: {
      items: [
        {
          title: "La fraîcheur",
          description:
            "<p>La climatisation ne démarre que si la baie vitrée est bien fermée, il y a un capteur. La télécommande est aimantée sur le frigo, mode flocon, 25 degrés. En dessous, elle goutte chez madame Orsini.</p>",
        },
        {
          title: "Douche",
          description:
            "<p>Le ballon fait 80 litres : deux douches normales ou une douche d'adolescent. Quand il est vide il faut patienter deux heures. Le témoin rouge doit être allumé, sinon appuyez dessus.</p><p>Raclez le sol après, la pente va du mauvais côté.</p>",
        },
        {
          title: "Les volets",
          description:
            "<p>Les persiennes du salon coincent : soulevez le battant gauche de deux centimètres avant de pousser. Fermez-les dès 11 h en été, c'est le secret des anciens.</p>",
        },
        {
          title: "Poubelles",
          description:
            "<p>Descendez les sacs après 19 h dans les bacs de la place des Moulins. Verre et cartons : colonnes rue Caisserie. Ne laissez jamais de sac sur le palier, les rats et les gabians adorent.</p>",
        },
        {
          title: "Moustiques",
          description:
            "<p>Les tigres piquent de mai à novembre, surtout au coucher du soleil. Le diffuseur est branché à la tête du lit, recharges dans la table de nuit. Videz les soucoupes des plantes, c'est là qu'ils naissent.</p>",
        },
        {
          title: "Jour de mistral",
          description:
            "<p>Repliez le parasol et rentrez les coussins dès que ça souffle, le dernier est parti jusqu'à la cathédrale. Coincez la porte de la terrasse avec la pierre, sinon elle claque et le carreau y passe.</p>",
        },
        {
          title: "WC",
          description:
            "<p>C'est un broyeur : il ronronne, c'est normal. Rien d'autre que du papier, ni lingettes ni cotons. S'il tourne sans arrêt, débranchez la prise derrière et envoyez-moi un message.</p>",
        },
      ],
    },
    rules: {
      rules: [
        "La cigarette, c'est sur la terrasse et le mégot dans le bocal, pas dans le pot du citronnier.",
        "Pas de fête : quatre personnes maximum en même temps, invités compris.",
        "Silence dans l'escalier après 22 h, tout résonne.",
        "Ne montez pas sur le toit, les tuiles ne tiennent que par habitude.",
        "Arrosez le citronnier un soir sur deux, il est plus vieux que moi.",
      ],
    },
    emergency: {
      text: "<p>SAMU 15, police 17, pompiers 18, ou 112 pour tout. Extincteur sous l'évier, détecteur de fumée au plafond du couloir (il hurle pour une tartine, agitez un torchon).</p><p>Odeur de gaz : vanne jaune fermée, fenêtres ouvertes, tout le monde dehors et 0 800 47 33 33.</p><p>En cas de fuite, l'arrivée d'eau se coupe dans les toilettes, robinet rouge derrière le broyeur.</p>",
    },
    transportation: {
      text: "<p>Depuis l'aéroport, la navette 91 vous dépose à la gare Saint-Charles en 25 minutes, 10 euros, une toutes les dix minutes. Ensuite métro ligne 1, arrêt Vieux-Port, et dix minutes de grimpette.</p><p>Le dernier métro passe vers minuit et demi. Le ferry boat qui traverse le Vieux-Port coûte 50 centimes, et c'est la plus courte croisière du monde.</p><p>Les taxis refusent souvent de monter jusqu'ici, donnez rendez-vous devant l'Hôtel-Dieu.</p>",
    },
    places: {
      items: [
        {
          name: "Plage des Catalans",
          description:
            "Du sable à vingt-cinq minutes de marche, ou bus 83. Pleine à craquer après 10 h. Surveillée en juillet et août.",
          category: "Plage",
        },
        {
          name: "Calanque de Sugiton",
          description:
            "De fin juin à mi-septembre il faut réserver son créneau en ligne, c'est gratuit. Les jours de risque incendie rouge tout est fermé, vérifiez la veille au soir. Prenez trois litres d'eau chacun.",
          category: "Nature",
        },
        {
          name: "Mucem",
          description:
            "Le toit et la passerelle sont en accès libre, seules les expos sont payantes. Fermé le mardi.",
          category: "Musée",
        },
      ],
    },
    activities: {
      items: [
        {
          name: "Bateau pour le Frioul",
          description:
            "Départ du Vieux-Port toutes les heures, annulé dès que la houle se lève. Emportez le pique-nique, sur place c'est cher.",
          category: "Mer",
        },
        {
          name: "Pétanque place de Lenche",
          description:
            "Les boules sont dans le sac en toile de l'entrée. Les papis vous laisseront jouer si vous perdez avec élégance.",
          category: "Jeu",
        },
      ],
    },
    shopping: {
      items: [
        {
          name: "Boulangerie Aixoise",
          description:
            "Ouvre à six heures et demie, fermée le lundi. Les navettes à la fleur d'oranger tiennent une semaine.",
          category: "Boulangerie",
          address: "rue de la République",
        },
        {
          name: "Marché de Noailles",
          description:
            "Fruits, épices et olives pour trois fois rien, tous les jours sauf dimanche. Gardez le sac devant vous.",
          category: "Marché",
        },
        {
          name: "Carrefour City",
          description: "Jusqu'à 22 h, dimanche compris jusqu'à 13 h.",
          category: "Supérette",
          address: "rue de la République",
        },
      ],
    },
    dining: {
      items: [
        {
          name: "Chez Michel",
          description:
            "La vraie bouillabaisse, à commander la veille, comptez 80 euros. Celles à 25 euros du Vieux-Port, c'est de la soupe en sachet.",
          category: "Poisson",
          phone: "04 91 52 30 63",
        },
        {
          name: "Chez Étienne",
          description:
            "Pizzas au feu de bois et supions à l'ail. Pas de carte bancaire, pas de téléphone, on fait la queue.",
          category: "Pizzeria",
          address: "43 rue de Lorette",
        },
      ],
    },
    services: {
      items: [
        {
          name: "SOS Médecins",
          description:
            "Ils se déplacent à domicile jour et nuit, week-end compris. Prévenez que c'est au quatrième.",
          category: "Médecin",
          phone: "3624",
        },
        {
          name: "Tabac de la Major",
          description: "Garde vos valises pour 5 euros jusqu'à 20 h, pratique si votre train part le soir.",
          category: "Consigne",
        },
      ],
    },
    departure: {
      checkOutTime: "11:00",
      intro:
        "<p>Le ménage arrive à onze heures pile, soyez sur le palier avant. Pas besoin de récurer, juste pas de miettes : les fourmis ont des espions.</p>",
      items: [
        "Vaisselle lavée et posée sur l'égouttoir.",
        "Draps et serviettes en tas dans la douche.",
        "Clim éteinte, gaz fermé, volets tirés.",
        "Poubelles descendues, même si elles sont petites.",
        "Clés dans la boîte et brouillez les chiffres.",
      ],
    },
  },
};
