/** What works in the house, and what does not. */
export const equipment = `
# wifi: wifi
things wifi; wi-fi; internet; connexion
asks y a-t-il internet; comment se connecter au wifi; quel est le nom du wifi; quel réseau; vous avez le wifi; connecter mon ordinateur; le wifi est gratuit; le wifi va jusqu'au jardin
says réseau; wifi; internet; fibre

# wifiPassword: wifi < password
things mot de passe; code wifi; mot de passe wifi; clé wifi
asks quel est le mot de passe du wifi; le code du wifi; mot de passe internet; c'est quoi le code wifi; le mot de passe ne marche pas; mdp wifi
says mot de passe; clé

# wifiTrouble: wifi, howto < wifi
things panne internet; box; routeur; modem; pas d'internet
asks internet ne marche pas; le wifi coupe sans arrêt; plus de connexion; le wifi est mort; comment redémarrer la box; la box clignote en rouge; netflix rame; internet coupé; où est la box; le wifi capte mal à l'étage; ça ne capte pas le wifi
says box; débranchez; redémarrer; rebranchez; routeur; clignote; répéteur; coupe; rallumez

# wifiSpeed: wifi < wifi
things débit; vitesse du wifi; mégabits; télétravail
asks internet est assez rapide pour une visio; quel débit; on peut télétravailler; j'ai une réunion zoom; wifi très lent; assez pour le streaming
says débit; rapide; mégabits; mbit; lent; visio

# signal: wifi < reception
things réseau mobile; réseau téléphonique; 4g; couverture mobile; signal
asks est-ce que ça capte; pas de réseau sur mon téléphone; on peut téléphoner de la maison; quel opérateur capte; où a-t-on du réseau; mon portable ne capte pas
says réseau; capte; opérateur; orange; 4g; téléphone fixe; sfr

# heating: howto, amenities
things chauffage; radiateur; thermostat; plancher chauffant; pompe à chaleur; radiateurs; chauffer; poêle
asks comment allumer le chauffage; il fait froid; on a froid; comment avoir plus chaud; monter le chauffage; régler la température; baisser le chauffage; trop chaud dans la chambre; comment marche le radiateur; on gèle; la salle de bain est froide
says chauffage; radiateur; thermostat; degrés; tournez; poêle; pompe à chaleur; plancher

# heatingTrouble: howto < heating
things chauffage en panne; chaudière en panne; radiateur froid
asks le chauffage ne marche pas; les radiateurs restent froids; la chaudière affiche une erreur; le chauffage s'est arrêté; thermostat éteint; pression de la chaudière
says panne; purger; pression; erreur; réarmer; redémarrez; si le chauffage

# fireplace: howto, amenities
things cheminée; poêle à bois; insert; feu; poêle; feu de bois
asks comment allumer la cheminée; peut-on faire du feu; comment marche le poêle à bois; la pièce est pleine de fumée; ça fume; où sont les allume-feu; le feu s'éteint; où vont les cendres; allumer un feu
says feu; cheminée; poêle; tirage; allume-feu; bûches; cendres; clapet; petit bois; tirette; trappe

# firewood: howto, amenities < fireplace
things bois de chauffage; bûches; bois
asks où est le bois; peut-on prendre du bois; le bois est compris; plus de bûches; acheter du bois; il n'y a plus de bois
says bois; bûches; abri; bûcher; stère

# airCon: howto, amenities
things climatisation; clim; climatiseur; rafraîchir
asks il fait trop chaud; comment marche la clim; y a-t-il la climatisation; comment rafraîchir la chambre; on étouffe; on n'arrive pas à dormir à cause de la chaleur; allumer la clim; télécommande de la clim
says climatisation; clim; télécommande; froid; fraîcheur; climatiseur

# airConTrouble: howto < airCon
things clim en panne; clim qui coule
asks la clim ne refroidit pas; la clim coule; la clim s'arrête toute seule; la clim souffle de l'air chaud; clim bruyante
says goutte; filtre; fenêtres fermées; s'arrête; coupe

# fan: howto, amenities
things ventilateur; ventilateurs; hotte; brasseur d'air
asks y a-t-il un ventilateur; comment allumer le ventilateur; ventilateur pour la chambre; la hotte
says ventilateur; hotte

# hotWater: howto
things eau chaude; chauffe-eau; ballon d'eau chaude; cumulus; chaudière; ballon
asks il n'y a pas d'eau chaude; la douche est froide; plus d'eau chaude; combien de temps pour avoir de l'eau chaude; l'eau reste froide; douche glacée; allumer le chauffe-eau; eau tiède; assez d'eau chaude pour quatre
says eau chaude; chauffe-eau; ballon; cumulus; chaude; minutes; litres

# waterPressure: howto < shower
things pression d'eau; plus d'eau; coupure d'eau
asks pas de pression; il n'y a plus d'eau; la douche coule à peine; l'eau est coupée; rien ne sort du robinet
says pression; pompe; citerne; puits; pommeau

# shower: howto, amenities
things douche; pommeau; mitigeur; douche à l'italienne
asks comment marche la douche; passer du bain à la douche; y a-t-il une douche; le robinet de la douche; de quel côté l'eau chaude
says douche; tournez; tirez; robinet; mitigeur

# outdoorShower: amenities < shower
things douche extérieure; rincer le sable; douche de plage
asks où rincer le sable; y a-t-il une douche dehors; les enfants sont pleins de sable; se rincer les pieds en rentrant de la plage; laver les bottes; laver le chien
says douche extérieure; sable; rincer; tuyau; dehors

# bath: howto, amenities
things baignoire; bain
asks y a-t-il une baignoire; prendre un bain; bonde de la baignoire; baigner le bébé
says baignoire; bain

# toilet: howto, amenities
things toilettes; wc; chasse d'eau; toilettes sèches; salle de bain
asks peut-on jeter le papier dans les toilettes; comment tirer la chasse; où sont les deuxièmes toilettes; que peut-on jeter dans les wc; combien de salles de bain; lingettes dans les toilettes; toilettes sèches comment faire
says toilettes; wc; chasse; papier; sciure; fosse septique; rien d'autre

# toiletTrouble: howto, emergency < toilet
things toilettes bouchées; wc bouché; ventouse
asks les toilettes sont bouchées; la chasse coule sans arrêt; les wc débordent; la chasse d'eau ne marche pas; où est la ventouse
says bouché; ventouse; chasse; fuit; bouton

# drain: howto < waterLeak
things évier bouché; évacuation; canalisation; siphon
asks l'évier est bouché; la douche ne s'évacue pas; ça sent mauvais dans la salle de bain; odeur d'égout; l'eau ne s'écoule pas
says évacuation; siphon; odeur; bonde; grille

# power: emergency, howto
things panne de courant; électricité; disjoncteur; fusible; tableau électrique; courant; coupure de courant; compteur
asks il n'y a plus de courant; la lumière s'est éteinte; tout est noir; où est le disjoncteur; ça a disjoncté; les prises ne marchent plus; plus d'électricité dans la cuisine; les plombs ont sauté; plus rien ne marche; comment remettre le courant; tout s'est éteint
says disjoncteur; tableau; courant; électricité; compteur; remontez; saute; plombs

# powerSaving: howto, rules < power
things panneaux solaires; consommation électrique; batteries
asks l'électricité est comprise; combien peut-on consommer; électricité solaire; four et bouilloire en même temps
says solaire; batteries; compteur; kwh; en même temps

# light: howto
things lumière; lampe; interrupteur; ampoule; variateur; éclairage; veilleuse
asks où est l'interrupteur; comment éteindre la lumière; la lampe ne marche pas; ampoule grillée; lampe de chevet; veilleuse pour les enfants; ampoule de rechange
says lumière; lampe; interrupteur; ampoule; variateur

# outsideLight: howto < light
things lumière extérieure; éclairage extérieur; détecteur
asks il fait nuit noire dehors; on ne voit pas le chemin; lumière sur le chemin; éteindre la lumière dehors; éclairer l'escalier dehors
says éclairage extérieur; détecteur; lanterne; lumière extérieure

# blinds: howto
things volets; volet roulant; rideaux; stores; store; volets roulants; rideau
asks trop de lumière le matin; comment fermer les volets; peut-on faire le noir; le soleil nous réveille; volet bloqué; le volet ne remonte pas; bébé a besoin du noir; fermer les rideaux
says volets; store; rideaux; sangle; manivelle; noir; occultant

# awning: howto < blinds
things store banne; parasol; voile d'ombrage; ombre
asks comment ouvrir le store de la terrasse; y a-t-il un parasol; de l'ombre sur la terrasse; refermer le store avec le vent
says store; parasol; ombre; vent; manivelle

# window: howto, departure
things fenêtre; fenêtres; velux; moustiquaire; baie vitrée
asks comment ouvrir la fenêtre; la fenêtre ne ferme pas; peut-on laisser ouvert; comment ouvrir le velux; il pleut à l'intérieur; y a-t-il une moustiquaire aux fenêtres; baie vitrée coincée; aérer
says fenêtre; velux; poignée; moustiquaire; aérer; baie

# waterLeak: emergency
things fuite; fuite d'eau; robinet d'arrêt; vanne; inondation; dégât des eaux; arrivée d'eau
asks de l'eau coule du plafond; un tuyau a éclaté; comment couper l'eau; il y a de l'eau par terre; où est la vanne; le robinet ne se ferme plus; ça goutte sous l'évier; la cuisine est inondée; robinet qui goutte; flaque sous la machine
says vanne; couper l'eau; robinet d'arrêt; fuite; arrivée d'eau; fermez l'eau; compteur d'eau

# drinkingWater: kitchen
things eau potable; eau du robinet; filtre à eau; eau de source
asks l'eau du robinet est potable; peut-on boire l'eau; faut-il acheter de l'eau; eau du robinet pour le bébé; l'eau a un goût; faut-il faire bouillir l'eau; d'où vient l'eau
says potable; boire; eau du robinet; source; filtre; se boit

# tv: howto, amenities
things télé; télévision; télécommande; chaînes; tv; téléviseur; décodeur
asks comment allumer la télé; quelle télécommande; regarder le foot; y a-t-il une télé dans la chambre; où est la télécommande; regarder un film; quelles chaînes; changer la langue de la télé
says télé; télévision; télécommande; chaînes; décodeur; source; hdmi

# tvTrouble: howto < tv
things télé en panne; pas d'image; pas de signal
asks la télé affiche pas de signal; écran noir; pas de son; la télécommande ne répond pas; la télé ne s'allume pas; image figée
says source; hdmi; décodeur; signal; piles; débranchez; d'abord

# streaming: howto, amenities
things streaming; chromecast; airplay
kinds netflix; disney / disney plus; prime video / amazon prime; youtube; canal
asks peut-on regarder netflix; y a-t-il netflix; comment mettre mon téléphone sur la télé; se connecter à mon compte; disney plus sur la télé
says netflix; compte; chromecast; connectez; airplay

# console!: amenities
things console; playstation; xbox; nintendo; jeux vidéo
asks y a-t-il une playstation; console pour les enfants
says console; playstation; nintendo

# music: howto, amenities
things musique; enceinte; enceinte bluetooth; chaîne hifi; haut-parleur
kinds piano; guitare; tourne-disque / vinyles / platine; radio
asks comment mettre de la musique; connecter le téléphone à l'enceinte; y a-t-il une enceinte; écouter de la musique; peut-on jouer du piano
says enceinte; bluetooth; chaîne; vinyles; piano

# plugs: amenities
things prise; prises; prise électrique; voltage
kinds rallonge / multiprise; adaptateur; prise usb / usb
asks faut-il un adaptateur; quel type de prises; où brancher mon ordinateur; prise près du lit
says prise; adaptateur; usb; multiprise

# phoneCharger!: amenities < plugs
things chargeur; câble; chargeur de téléphone; câble usb
asks j'ai oublié mon chargeur; peut-on emprunter un chargeur; plus de batterie pas de câble; câble iphone
says chargeur; câble

# desk: amenities
things bureau; espace de travail; écran; poste de travail
asks y a-t-il un bureau; où travailler; coin pour travailler; écran externe; un endroit calme pour travailler
says bureau; espace de travail; écran

# printer!: amenities < desk
things imprimante; imprimer; scanner; photocopie
asks peut-on imprimer; y a-t-il une imprimante; imprimer les cartes d'embarquement
says imprimante; imprimer

# safe!: amenities
things coffre; coffre-fort; objets de valeur
asks y a-t-il un coffre; où mettre les objets de valeur; code du coffre; coffre bloqué
says coffre; coffre-fort

# washing: amenities, howto
things lave-linge; machine à laver; lessive; buanderie; laver le linge; linge
kinds produit lessive / lessive; adoucissant
asks peut-on laver du linge; y a-t-il une machine à laver; comment marche le lave-linge; quel programme; où est la buanderie; combien coûte une machine; laver nos vêtements; faire une machine; jeton pour la machine; vêtements sales
says lave-linge; machine à laver; buanderie; programme; jetons; linge

# washingTrouble: howto < washing
things lave-linge en panne; porte du lave-linge bloquée
asks le lave-linge ne démarre pas; la porte de la machine ne s'ouvre pas; la machine ne vidange pas; la machine fuit; linge bloqué dans la machine
says robinet; filtre; porte; minutes; verrouillage; erreur

# dryer: amenities, howto
things sèche-linge; séchoir
asks y a-t-il un sèche-linge; comment marche le sèche-linge; le linge est encore mouillé; le sèche-linge ne démarre pas
says sèche-linge; filtre; bac

# clothesLine: amenities, howto
things étendoir; séchoir à linge; corde à linge; pinces à linge; étendage; tancarville
asks où faire sécher le linge; où étendre les maillots mouillés; y a-t-il un étendoir; étendre sur le balcon; sécher les affaires de ski; pinces à linge
says étendoir; fil à linge; étendre; pinces; sécher; corde

# iron: amenities
things fer à repasser; table à repasser; repassage; planche à repasser
asks y a-t-il un fer à repasser; chemise froissée; je dois repasser
says fer à repasser; table à repasser; planche

# vacuum: amenities
things aspirateur; balai; serpillière; produits ménagers; pelle; seau
asks où est l'aspirateur; on a renversé quelque chose; il y a des miettes partout; où trouver un balai; de quoi nettoyer; du sable par terre; passer la serpillière
says aspirateur; balai; serpillière; produits; seau; placard

# rubbish: departure, howto, rules
things poubelle; poubelles; ordures; déchets; bac; sac poubelle; sacs poubelle; conteneur; local poubelles
asks où jeter les ordures; où sont les poubelles; quelle poubelle pour quoi; quand passent les poubelles; quel jour sortir les poubelles; la poubelle est pleine; où vont les couches; sacs poubelle; où jeter les déchets; restes de nourriture
says poubelle; ordures; bac; déchets; conteneur; collecte; couvercle; sacs; ramassées; local

# recycling: departure, howto, rules
things tri; recyclage; tri sélectif; verre; bac jaune; carton; plastique; compost; bouteilles; papier; conteneur à verre; emballages; poubelle jaune
asks où mettre les bouteilles vides; comment trier; où va le verre; où mettre les cartons; bac jaune pour quoi; y a-t-il un compost; plastique où; boîtes de pizza; trier les déchets; piles usagées
says tri; jaune; verre; papier; carton; compost; emballages; conteneur; bouteilles; couvercle jaune

# smokeAlarm: emergency, howto < fire
things détecteur de fumée; alarme incendie; alarme
asks quelque chose bipe; ça bipe au plafond; le détecteur de fumée se déclenche en cuisinant; comment arrêter l'alarme; un bip toute la nuit; fausse alerte
says détecteur; bip; pile; alarme; bouton

# burglarAlarm: checkin, howto < door
things alarme de la maison; système d'alarme
asks comment désactiver l'alarme; y a-t-il une alarme; l'alarme s'est déclenchée en entrant; code de l'alarme
says alarme; désactiver

# broken: howto < broken
things réparation; en panne; cassé; outils
asks quelque chose est cassé; ça ne marche plus; quelqu'un peut réparer; boîte à outils; tournevis; signaler une panne
says réparer; outils; dépannage

# smellGas: emergency < gas
things odeur de gaz; fuite de gaz
asks ça sent le gaz; comment couper le gaz; il y a une fuite de gaz
says odeur de gaz; coupez le gaz; vanne de gaz

# pests: emergency, rules, howto < wildlife
things moustiques; fourmis; souris; araignées; cafards; insectes; moustiquaire; anti-moustique; guêpes; mouches; punaises; frelons; insecticide; scorpions
asks il y a des fourmis dans la cuisine; une souris dans la maison; les moustiques nous dévorent; une grosse araignée; un nid de guêpes; on a vu un cafard; avez-vous un spray anti-moustique; des bruits dans le toit; abeilles sur la terrasse; bestioles dans le lit
says moustiques; fourmis; araignées; souris; guêpes; insectes; spray; moustiquaire; frelons

# humidity: howto < heating
things moisissure; humidité; déshumidificateur; humide
asks ça sent le renfermé; c'est humide; moisissure dans la salle de bain; buée sur les fenêtres; y a-t-il un déshumidificateur
says humidité; moisissure; aérer; déshumidificateur
`;
