/** Arrival, departure, the booking and the host. */
export const stay = `
# checkin: checkin
things check-in; arrivée; heure d'arrivée; checkin
asks à quelle heure peut-on arriver; à partir de quelle heure le logement est prêt; quand peut-on entrer; à quelle heure est le check-in; à partir de quand peut-on venir; quand est-ce qu'on a les clés; on arrive vers 16h c'est bon
says à partir de 15 h; à partir de 16 h; arrivée; check-in dès

# earlyCheckin!: checkin
things arrivée anticipée; early check-in; arriver plus tôt
asks peut-on arriver plus tôt; on atterrit à 8h peut-on entrer tout de suite; est-ce possible d'arriver avant 15h; arriver le matin; venir avant l'heure; le logement est prêt plus tôt; on sera là vers 11h; entrer avant midi
says plus tôt; arrivée anticipée; avant 15 h; dès le matin

# lateCheckin: checkin
things arrivée tardive; arrivée autonome; arriver tard
asks on arrive après minuit; notre train arrive à 23h; peut-on arriver tard le soir; on est dans les bouchons on sera en retard; vol retardé; jusqu'à quelle heure peut-on arriver; y aura-t-il quelqu'un la nuit; on n'arrivera pas avant 22h; arriver en pleine nuit
says arriver tard; arrivée tardive; après 22 h; après minuit; la nuit; plus tard

# door: checkin
things porte; porte d'entrée; entrée; accès; portail d'entrée
asks comment on entre; comment ouvrir la porte; où est l'entrée; quelle porte est la nôtre; comment accéder au logement; quel étage; à quelle sonnette sonner; comment rentrer dans l'immeuble; par où on passe pour entrer
says porte; entrée; digicode; boîte à clés; ouvrir; poussez; sonnez; clavier

# doorTrouble: checkin < door
things porte bloquée; serrure bloquée; serrure
asks la porte ne s'ouvre pas; la clé ne tourne pas; la serrure est coincée; le code ne marche pas; on n'arrive pas à ouvrir; la boîte à clés ne s'ouvre pas; le digicode ne répond pas; la clé coince; porte qui coince
says tirez la porte; tournez deux fois; si le code; soulevez la poignée; coince; poussez fort; vers vous

# lockUp: checkin < door
things fermer à clé; verrouiller; verrou
asks faut-il fermer à clé; comment verrouiller la porte; la porte se ferme toute seule; comment on ferme en partant; on peut fermer de l'intérieur; fermer la nuit
says fermez à clé; se verrouille; verrou; claquez; ferme seule

# key: checkin
things clé; clés; clef; boîte à clés; badge; trousseau; clefs
asks où est la clé; où récupérer les clés; qui nous donne les clés; combien de clés; remise des clés; où se trouve la boîte à clés; double des clés; deuxième jeu de clés; comment on récupère la clé
says clé; clés; clef; boîte à clés; badge; accrochée

# lostKey: checkin < key
things clé perdue; badge perdu; perte de clé
asks on a perdu la clé; je ne trouve plus les clés; combien coûte une clé perdue; on a perdu le badge; clé tombée dans l'eau; clé cassée dans la serrure
says perdue; perte; remplacement; clé perdue; badge perdu; double

# lockedOut: checkin < door
things enfermés dehors; serrurier
asks on s'est enfermés dehors; la porte a claqué avec les clés à l'intérieur; clés restées dedans; on est bloqués dehors
says serrurier; double; porte claquée; voisin a

# doorCode: checkin
things code; digicode; code d'entrée; code de la porte; code d'accès
asks quel est le code; code de la porte; code de l'immeuble; on n'a pas reçu le code; code de la boîte à clés; quel numéro taper
says code; digicode; tapez; composez; chiffres

# gate: checkin
things portail; barrière; portillon; borne
asks comment ouvrir le portail; le portail ne s'ouvre pas; faut-il refermer le portail; code du portail; télécommande du portail; barrière du parking
says portail; barrière; portillon; refermez; télécommande

# intercom: checkin < door
things interphone; sonnette; nom sur la sonnette
asks quel nom sur l'interphone; à quelle sonnette; quelqu'un sonne comment ouvrir; l'interphone ne marche pas
says interphone; sonnette; sonnez; bouton

# parking: checkin, transportation
things parking; garage; place de parking; stationnement; se garer; stationner; place de stationnement
asks où se garer; où peut-on se garer; y a-t-il un parking; le parking est gratuit; combien coûte le parking; où laisser la voiture; peut-on stationner dans la rue; comment entrer dans le garage; quelle est notre place; où mettre la voiture; stationnement payant; un coin pour la voiture
says parking; garez; stationnement; garage; place; rue; gratuit; voitures; se gare; horodateur; zone bleue

# secondCar: checkin, transportation < parking
things deuxième voiture; deux voitures; place visiteur
asks on vient avec deux voitures; place pour une deuxième voiture; des amis viennent en voiture où se garer; parking visiteurs; trois voitures
says deux voitures; deuxième voiture; seconde voiture; visiteurs; une seule voiture

# carSize: checkin, transportation < parking
things camping-car; remorque; coffre de toit; fourgon; van; hauteur du garage; caravane
asks un van passe dans le garage; hauteur du parking; on a un coffre de toit; peut-on garer un camping-car; entrée assez large; on a une remorque; un gros suv rentre
says hauteur; mètres; étroit; maximum; coffre de toit; remorque; camping-cars

# carCharging!: checkin, transportation
things borne de recharge; voiture électrique; recharge; tesla; recharger la voiture; wallbox
asks peut-on recharger la voiture; où recharger notre voiture électrique; y a-t-il une borne; on a une tesla; brancher la voiture; borne rapide la plus proche
says borne; recharge; kw; voiture électrique; wallbox

# motorbike: checkin < parking
things moto; scooter; motos
asks où garer la moto; place pour une moto; abri pour les motos
says moto; motos; scooter

# elevator: checkin, amenities
things ascenseur; escaliers; escalier; marches; étage
asks y a-t-il un ascenseur; combien de marches; il faut monter les valises à pied; à quel étage; l'ascenseur est en panne; beaucoup d'escaliers; mamie peut monter; escalier raide; coincés dans l'ascenseur
says ascenseur; escalier; marches; étage

# luggage: departure, checkin, services
things bagages; valises; consigne; sacs; consigne à bagages
asks peut-on laisser les bagages après le départ; où déposer les valises; notre vol est le soir que faire des bagages; laisser nos valises avant l'arrivée; consigne à proximité; garder nos affaires; déposer les sacs; laisser nos affaires jusqu'au soir
says bagages; valises; consigne; laisser vos; déposer; sacs

# directions: checkin, transportation
things itinéraire; chemin; trajet; plan d'accès; route
asks comment vous trouver; le gps ne trouve pas; quelle sortie prendre; comment venir de la gare; on est perdus; google nous envoie ailleurs; comment venir depuis l'aéroport; on ne trouve pas la maison; on est devant et on ne voit rien; où faut-il tourner
says tournez; à gauche; à droite; sortie; gps; suivez; après le pont; panneau; chemin; direction; kilomètres

# roadAccess: checkin, transportation < directions
things chemin de terre; 4x4; route enneigée; pneus neige; piste
asks faut-il un 4x4; la route est goudronnée; la route est déneigée; la montée est raide; peut-on monter en hiver; route fermée; chemin carrossable
says chemin; 4x4; pneus neige; pente; déneigée; piste; raide; route fermée; équipements hiver

# postalAddress: checkin
things adresse; numéro de rue; code postal
asks quelle est l'adresse; quelle adresse pour le gps; quelle adresse donner au taxi; où est-ce exactement; adresse pour une livraison
says adresse; rue; numéro; avenue

# checkout: departure
things check-out; départ; heure de départ; checkout
asks à quelle heure faut-il partir; jusqu'à quelle heure peut-on rester; à quelle heure libérer le logement; heure du check-out; quand doit-on rendre le logement; le dernier jour à quelle heure; il faut être partis pour quand
says avant 10 h; avant 11 h; départ; libérer

# lateCheckout!: departure
things départ tardif; late check-out; partir plus tard
asks peut-on partir plus tard; notre vol est le soir peut-on rester plus longtemps; départ à midi possible; rester une heure de plus; est-ce possible un départ tardif; garder l'appartement l'après-midi; grasse matinée le dernier jour
says plus tard; départ tardif; rester jusqu'à; jusqu'à midi; jusqu'à 14 h; prolonger

# extendStay!: welcome, departure < lateCheckout
things prolonger; nuit supplémentaire; une nuit de plus
asks peut-on rester une nuit de plus; prolonger le séjour; c'est libre demain soir; ajouter un jour; rester une semaine de plus
says prolonger; nuit supplémentaire

# checkoutTasks: departure < checkout
things consignes de départ; avant de partir; ménage de fin de séjour
asks que faut-il faire avant de partir; faut-il faire le ménage; que doit-on faire le dernier jour; faut-il sortir les poubelles en partant; faut-il vider le frigo; couper le chauffage en partant; passer l'aspirateur avant de partir; dans quel état laisser le logement; faut-il faire la vaisselle avant de partir
says avant de partir; merci de; en partant; fermez les volets; éteignez; videz; lancez le lave-vaisselle; balayez; ménage

# stripBeds: departure < bedding
things draps utilisés; défaire les lits; serviettes utilisées; linge sale
asks faut-il défaire les lits; où mettre les draps sales; que faire des serviettes utilisées; enlever les draps; laisser les draps; où laisser le linge sale
says défaites les lits; draps; serviettes utilisées; panier; baignoire; laissez les draps; en tas; ôtez

# keyReturn: departure < key
things rendre les clés; remise des clés au départ; retour des clés
asks où laisser les clés en partant; à qui rendre les clés; que faire des clés au départ; remettre la clé dans la boîte; laisser la clé sur la table
says laissez les clés; remettez la clé; sur la table; dans la boîte; boîte aux lettres; rendez; reposez

# host: welcome, emergency
things hôte; propriétaire; propriétaires; contact; gardien; concierge; numéro de téléphone; accueil
asks comment vous joindre; quel est votre numéro; qui appeler; on a besoin d'aide; qui s'occupe du logement; peut-on vous envoyer un message; habitez-vous à côté; whatsapp; qui contacter en cas de problème; quelque chose ne marche pas qui appeler; personne ne répond; on peut vous appeler la nuit
says appelez-nous; joindre; téléphone; message; whatsapp; habitons; numéro; à côté; frappez; écrivez

# welcomeMeeting: welcome, checkin < host
things accueil; remise en main propre
asks serez-vous là à notre arrivée; quelqu'un nous accueille; qui nous fait visiter; on se rencontre à l'arrivée
says accueillir; accueillons; en personne; vous attend

# damage: rules, departure < host
things casse; dégât; dégâts; tache; verre cassé
asks on a cassé un verre; vin rouge sur le canapé; on a abîmé quelque chose; que faire en cas de casse; faut-il payer; tache sur le tapis; on a cassé une lampe; à qui signaler un dégât
says casse; cassé; signaler; tache; remplacer; dites-le

# deposit!: rules, checkin < price
things caution; dépôt de garantie
asks y a-t-il une caution; quand récupère-t-on la caution; montant de la caution
says caution

# payment!: welcome, rules < price
things facture; reçu; paiement; payer par carte
asks peut-on avoir une facture; il me faut un reçu; comment payer; vous prenez la carte; payer en espèces; facture avec tva; où payer le solde
says facture; espèces; virement; carte bancaire

# touristTax!: checkin, rules < price
things taxe de séjour; fiche de police; pièce d'identité; carte d'hôte
asks combien est la taxe de séjour; faut-il payer la taxe de séjour; vous avez besoin de nos passeports; remplir une fiche; y a-t-il une carte d'hôte
says taxe de séjour; pièce d'identité; fiche; par personne et par nuit; carte d'hôte

# cancel!: rules < price
things annulation; annuler; remboursement
asks peut-on annuler; se faire rembourser; changer les dates; partir plus tôt remboursement
says annulation; remboursement

# cleaningService!: amenities, rules < vacuum
things ménage; femme de ménage; changement de linge; service de ménage
asks faites-vous le ménage pendant le séjour; quand passe la femme de ménage; changement des draps; le ménage est-il compris; frais de ménage
says ménage; changé; femme de ménage; linge changé

# lostProperty: departure, welcome < lost
things objet oublié; objets trouvés; oublié
asks j'ai oublié ma veste; on a laissé un chargeur; pouvez-vous nous renvoyer quelque chose; avez-vous trouvé mon téléphone; doudou oublié; j'ai laissé ma bague dans la salle de bain
says oublié; objets trouvés; renvoyer; renvoyons

# maxGuests: rules < visitors
things nombre de personnes; nombre maximum; personnes maximum; personne supplémentaire
asks combien de personnes peuvent dormir; une personne de plus peut dormir sur le canapé; on sera un de plus; ma sœur peut dormir ici; des amis peuvent rester dormir; personne en plus tarif; on est six au lieu de quatre
says personnes; au maximum; pas plus de; dorment; capacité; voyageurs déclarés

# visitors: rules
things visiteurs; invités; amis; recevoir
asks peut-on recevoir des amis; inviter des gens à dîner; les visiteurs sont autorisés; mes parents veulent passer; des amis peuvent venir à la piscine
says visiteurs; invités; amis; recevoir; visites

# review!: welcome < host
things avis; livre d'or; commentaire
asks où laisser un avis; livre d'or
says avis; livre d'or
`;
