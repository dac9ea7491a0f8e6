/** What is allowed, what is dangerous, and who helps. */
export const rules = `
# smoking: rules
things fumer; cigarette; cigarettes; vapoter; cendrier; fumeur; clope; cannabis; chicha; mégots
asks peut-on fumer; où peut-on fumer; fumer sur le balcon; vapoter à l'intérieur; y a-t-il un cendrier; fumer une clope à la fenêtre; mon mari fume; où jeter les mégots
says fumer; non-fumeur; cigarettes; cendrier; mégots; fumeurs

# pets: rules
things animaux; chien; chiens; chat; animal; chiot; animaux de compagnie; toutou; labrador; caniche; chats
asks peut-on venir avec notre chien; les chiens sont acceptés; mon chat est le bienvenu; supplément pour le chien; le chien peut rester seul; le chien sur le canapé; petit chien ok; combien de chiens; acceptez-vous les animaux; chien sans laisse
says animaux; chiens; chien; laisse; chats; chat

# parties: rules
things fête; fêtes; soirée; anniversaire; événement; mariage; enterrement de vie
asks peut-on faire la fête; petite fête d'anniversaire; organiser une soirée; les fêtes sont autorisées; fêter avec des amis; enterrement de vie de garçon
says fêtes; fête; soirées; pas de fête; événements

# quiet: rules
things bruit; calme; silence; musique; tapage; heures de silence; sieste; voisins
asks à partir de quelle heure faut-il être silencieux; jusqu'à quelle heure peut-on mettre de la musique; jusqu'à quand peut-on rester dehors; les enfants peuvent faire du bruit; jouer de la guitare le soir; les voisins se plaignent; parler sur la terrasse le soir; musique dans le jardin; lancer la machine la nuit
says bruit; calme; silence; musique; après 22 h; voisins; dès 22 h

# shoes: rules
things chaussures; chaussons; bottes; se déchausser
asks faut-il enlever les chaussures; chaussures dans la maison; où mettre les bottes sales; garder ses chaussures
says chaussures; chaussons; pieds nus; bottes; déchaussez

# suitcaseRule: rules < luggage
things déplacer les meubles; rayer le sol; meubles
asks peut-on déplacer les meubles; traîner les valises; bouger le lit; déplacer le canapé
says meubles; ne pas traîner; déplacer; portez

# childrenAllowed: rules < children
things enfants acceptés; adultes uniquement; âge minimum
asks les enfants sont acceptés; peut-on venir avec des enfants; un bébé compte comme voyageur; âge minimum
says enfants bienvenus; adultes uniquement; ne convient pas; moins de

# camera: rules
things caméra; caméras; vidéosurveillance; capteur de bruit
asks y a-t-il des caméras; est-on filmés; à quoi sert cette caméra; quelqu'un nous surveille
says caméra; caméras; filme; capteur de bruit; vidéosurveillance

# drone!: rules
things drone; drones
asks peut-on faire voler un drone; photos au drone
says drone; drones

# fireworks!: rules
things feux d'artifice; bougies; pétards; encens
asks peut-on allumer des bougies; feux d'artifice autorisés; pétards; brûler de l'encens
says bougies; feux d'artifice; pétards

# commercial!: rules
things shooting photo; tournage; séminaire
asks peut-on faire un shooting photo; organiser un atelier
says tournage; commercial

# offLimits: rules
things pièce fermée; grenier; cave; cabanon; grange; placard fermé
asks qu'y a-t-il derrière la porte fermée; peut-on aller à la cave; aller dans le grenier; les enfants peuvent voir les animaux; nourrir les moutons; peut-on entrer dans la grange
says privé; fermé; interdit; ne pas entrer; ne pas nourrir; reste fermée

# emergency: emergency
things urgence; urgences; ambulance; samu; 112; 15; numéro d'urgence; défibrillateur; secours
asks qui appeler en urgence; numéro de l'ambulance; quelqu'un est inconscient; il a mal à la poitrine; crise cardiaque; accident; elle ne respire plus; au secours; mon mari est tombé; avc
says urgence; 112; samu; ambulance; secours; défibrillateur; appelez d'abord

# police: emergency
things police; gendarmerie; commissariat; 17
asks numéro de la police; où est la gendarmerie; appeler la police; porter plainte
says police; gendarmerie; 17; commissariat

# theft: emergency
things vol; volé; cambriolage; voleur; passeport perdu; consulat; ambassade
asks on m'a volé mon portefeuille; voiture forcée; déclarer un vol; passeport perdu; on m'a piqué mon téléphone; perdu ma carte bancaire
says vol; volé; plainte; consulat; cambriolage

# fire: emergency
things feu; incendie; pompiers; issue de secours; sortie de secours; 18
asks il y a le feu; que faire en cas d'incendie; où est la sortie de secours; ça sent la fumée; la poêle a pris feu; point de rassemblement
says incendie; pompiers; feu; sortie; rassemblement; 18; évacuez

# fireExtinguisher: emergency
things extincteur; couverture anti-feu
asks où est l'extincteur
says extincteur; couverture anti-feu

# firstAid: emergency
things premiers secours; trousse de secours; trousse à pharmacie; pharmacie de la maison
kinds thermomètre; paracétamol / doliprane / ibuprofène / antidouleur; pince à épiler / tire-tique; pansement / pansements / bandage
asks je me suis coupé; avez-vous des pansements; l'enfant est tombé et saigne; où est la trousse de secours; je me suis brûlé la main; écharde dans le pied; cheville tordue; ampoule au pied; coup de soleil; genou écorché; saignement de nez
says trousse; premiers secours; pansements; thermomètre; pharmacie

# hospital: emergency, services
things hôpital; clinique; urgences; service des urgences
asks où est l'hôpital le plus proche; bras cassé; il faut des points de suture; à quelle distance l'hôpital; urgences pédiatriques; jambe cassée; commotion
says hôpital; urgences; clinique

# doctor: emergency, services
things médecin; docteur; généraliste; pédiatre; cabinet médical; médecin de garde; maison médicale; sos médecins; infirmière
asks ma fille a de la fièvre; je me sens mal; mon fils vomit; où voir un médecin; mal aux oreilles; éruption de boutons; médecin le week-end; mal de gorge; médecin la nuit; diarrhée; allergie; bébé malade qui appeler; mal au ventre; mal au dos; cystite; otite; vertiges; gastro
says médecin; docteur; cabinet; maison médicale; garde; pédiatre; consultations; 116 117; généraliste

# dentist: services, emergency
things dentiste; mal de dents; dent
asks j'ai mal aux dents; dent cassée; plombage tombé; dentiste de garde
says dentiste; dentaire

# pharmacy: services
things pharmacie; médicaments; ordonnance; pharmacie de garde; parapharmacie; médicament; sirop
kinds couches; lait infantile / lait en poudre; crème solaire; produit lentilles; préservatifs; test de grossesse
asks où acheter des médicaments; pharmacie la plus proche; pharmacie ouverte le dimanche; pharmacie de garde; quelque chose contre la toux; antihistaminique; acheter du doliprane; renouveler une ordonnance; rhume des foins; contre les piqûres
says pharmacie; médicaments; pharmacien

# vet!: services
things vétérinaire; véto; clinique vétérinaire
asks mon chien est malade; le chien a mangé quelque chose; le chat est malade; le chien boite; le chien a une tique; le chien vomit; le chien s'est blessé la patte; mon chien s'est fait mordre
says vétérinaire; clinique vétérinaire

# wildlife: emergency, rules
things serpents; méduses; sangliers; vipère; piqûre; morsure; animaux sauvages; scorpions; patou
kinds tique / tiques; serpent / serpents / vipère / vipères; loup / loups; ours; sanglier / sangliers; méduse / méduses; patou / patous; scorpion / scorpions; requin / requins; marmotte / marmottes
asks y a-t-il des serpents; piqué par une méduse; morsure de tique; piqûre de guêpe; rencontrer un sanglier; animaux dangereux; quelque chose m'a piqué; bruit d'animal la nuit; chauve-souris dans la chambre; chien de berger agressif
says serpents; vipères; méduses; tiques; sangliers; piqûre; scorpions; loup; reculez; patou; morsure

# disaster: emergency < earthquake
things tempête; séisme; inondation; avalanche; feu de forêt; évacuation; orage; sirène
kinds avalanche / avalanches; inondation / crue; feu de forêt / feux de forêt; orage / orages; grêle; tempête; séisme / tremblement de terre
asks que faire en cas de séisme; tempête annoncée; risque d'avalanche; la rivière monte; où évacuer; la sirène sonne; orage en montagne
says avalanche; inondation; orage; tempête; évacuer; sirène; crue; séisme; mistral

# rescue: emergency < emergency
things secours en montagne; dépannage; dépanneuse; panne de voiture; remorquage; garagiste; pneu crevé; pghm
asks la voiture ne démarre pas; batterie à plat; on est en panne; quelqu'un est blessé en randonnée; perdus en montagne; pneu à plat; voiture bloquée dans la neige; trouver un garagiste
says secours en montagne; dépannage; dépanneuse; pghm; garage; remorquage; crs

# poison: emergency < emergency
things intoxication; centre antipoison; poison
asks mon enfant a bu un produit; baies toxiques; champignons mangés; numéro antipoison
says antipoison; poison

# seaSafety: rules, places, emergency < swimming
things courants; marées; marée; maître-nageur; drapeau rouge; vagues; baïne
asks est-ce dangereux de nager dans la mer; y a-t-il des courants; à quelle heure la marée; plage surveillée; les enfants peuvent s'y baigner; quelle profondeur; marée haute
says courants; marée; surveillée; drapeau; profond; vagues; baïnes; sauveteurs; peu profond
`;
