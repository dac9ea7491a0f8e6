/** What is near, how to get there, and where to buy. */
export const around = `
# publicTransport: transportation
things transports en commun; transports; transport public
asks comment se déplacer sans voiture; y a-t-il des transports en commun; aller en ville sans voiture; rejoindre le centre en transports; on n'a pas de voiture
says bus; tram; train; arrêt; ligne; sans voiture; navette

# bus: transportation
things bus; arrêt de bus; navette; autocar; car; dernier bus; horaires de bus; ligne de bus
asks d'où part le bus; quel bus va en ville; fréquence du bus; à quelle heure le dernier bus; bus le dimanche; arrêt le plus proche; navette pour les pistes; bus pour la plage
says bus; arrêt; ligne; navette; car

# tram: transportation
things tram; métro; tramway; rer
asks quelle station de métro; tram pour le centre; dernier métro; métro le plus proche
says tram; métro; station; ligne; tramway

# train: transportation
things train; gare; trains; tgv; ter
asks où est la gare; fréquence des trains; train pour la ville; dernier train; distance de la gare; venir en train
says train; gare; tgv; ter

# taxi: transportation
things taxi; vtc; uber; taxis
asks comment avoir un taxi; numéro de taxi; y a-t-il uber; réserver un taxi pour demain matin; prix d'un taxi; rentrer la nuit; quelqu'un pour nous conduire
says taxi; taxis; vtc; uber

# airport: transportation
things aéroport; navette aéroport; transfert
asks comment aller à l'aéroport; combien de temps jusqu'à l'aéroport; pouvez-vous venir nous chercher; vol tôt le matin comment faire; prix taxi aéroport
says aéroport; navette; transfert

# ferry: transportation
things ferry; bac; bateau pour l'île; traversée
asks quand part le ferry; dernier ferry; bateau pour l'île; prix du ferry; voiture sur le ferry
says ferry; bac; traversée; embarcadère

# carHire: transportation
things location de voiture; louer une voiture; voiture de location; autopartage; scooter
asks où louer une voiture; voiture pour la journée; rendre la voiture de location
says location de voitures; louer une voiture; autopartage

# fuel: transportation, services
things station-service; essence; gazole; diesel; carburant
asks où faire le plein; station la plus proche; essence pas chère; réservoir presque vide
says station-service; essence; carburant; gazole

# ticket: transportation
things ticket; tickets; billet; carte de transport; abonnement; pass
asks où acheter un ticket; quel ticket; payer dans le bus; pass journée; gratuit pour les enfants; prix du billet
says ticket; billet; carte; pass; gratuit

# town: transportation, places
things centre-ville; ville; village; centre; vieille ville; bourg; distance
asks à quelle distance est le centre; peut-on aller au village à pied; loin de la plage; combien de minutes à pied; comment aller en ville
says minutes à pied; centre; village; ville; minutes en

# supermarket: shopping, services
things supermarché; courses; épicerie; carrefour; leclerc; intermarché; super u; lidl; hypermarché; alimentation
asks où faire les courses; supermarché le plus proche; où acheter à manger; à quelle heure ferme le supermarché; supermarché ouvert le dimanche; acheter du lait; faire le plein de courses; acheter de la bière
says supermarché; carrefour; ouvert; courses; intermarché; épicerie; sherpa; utile

# convenience: shopping
things épicerie de nuit; supérette; dépanneur; tabac; petite épicerie; épicerie du village
asks qu'est-ce qui est ouvert tard; acheter quelque chose la nuit; ouvert le dimanche; petite boutique du village; cigarettes où; tout est fermé où acheter
says supérette; épicerie; tabac; jusqu'à minuit; dimanche

# bakery: shopping, dining, recommendations
things boulangerie; pain; croissants; boulanger; pâtisserie; baguette; viennoiseries
asks où acheter du pain; y a-t-il une boulangerie; meilleurs croissants; à quelle heure ouvre la boulangerie; pain le dimanche; bon gâteau
says boulangerie; pain; croissants; pâtisserie; dès 6 h; baguettes

# butcher: shopping < market
kinds boucherie / boucher / charcuterie; poissonnerie / poissonnier / poisson frais; traiteur; fromagerie / fromage / fromager; huîtres
asks où acheter de la viande; poisson frais; fromage local; viande pour le barbecue; saucisses pour les grillades
says boucherie; poissonnerie; fromagerie; fromage; viande; coopérative

# market: activities, places, shopping, recommendations
things marché; marché hebdomadaire; brocante; vide-grenier; jour de marché; producteurs; fruits et légumes; marché de noël
asks quand est le marché; y a-t-il un marché; fruits frais; produits locaux; où acheter des légumes; brocante; vente à la ferme
says marché; producteurs; étals; jour de marché; brocante

# shops: shopping
things magasins; boutiques; shopping; centre commercial; commerces; boutique
kinds librairie; magasin de bricolage / bricolage; magasin de jouets; souvenirs; vêtements; magasin de sport
asks où faire du shopping; acheter des souvenirs; cadeau à rapporter; vêtements pour les enfants; acheter un maillot de bain; quelque chose de typique à rapporter
says boutique; magasin; commerces; centre commercial; souvenirs; artisanat

# gearHire: activities, shopping < hire
things location de skis; location de matériel; louer du matériel; location
asks où louer des skis; louer une planche de surf; louer du matériel; louer des raquettes; louer une luge
says location; louer; loue; matériel

# restaurant: dining, recommendations
things restaurant; restaurants; resto; bistrot; manger; dîner; déjeuner; auberge; brasserie
asks où manger ce soir; bon resto; on a faim; recommander un restaurant; où mangent les gens du coin; manger pas cher; table pour six; où déjeuner; personne ne veut cuisiner ce soir; spécialités locales; dîner romantique; une bonne table; resto avec vue
says restaurant; cuisine; réserver; carte; plats; menu; bistrot; table; auberge

# familyRestaurant: dining, recommendations < restaurant
things restaurant avec enfants; menu enfant; resto avec jeux
asks où manger avec des enfants; restaurant avec aire de jeux; menu enfant; chien accepté au restaurant
says enfants; menu enfant; jeux; chiens acceptés; familles

# seafood: dining, recommendations < restaurant
things fruits de mer; poisson; restaurant de poisson
kinds sushi / sushis; indien / curry; chinois; italien; burger / burgers; huîtres; moules / moules-frites; crêpes / crêperie / galettes; thaï; couscous; fondue; raclette; steak; kebab
asks où manger du poisson; bons fruits de mer; manger des huîtres; bonne crêperie; resto italien; fondue savoyarde
says poisson; fruits de mer; huîtres; crêpes; moules; fondue

# cafe: dining, recommendations
things café; salon de thé; bon café
asks où boire un bon café; café avec terrasse; goûter; prendre un café; gâteau et café
says café; salon de thé; gâteaux; torréfacteur

# bar: dining, recommendations
things bar; bière; apéro; cocktails; vie nocturne; bar à vin; boîte de nuit; pub
asks où boire un verre; bon bar; apéro avec vue; où sortir le soir; danser; bar à cocktails; voir le match; concert live
says bar; bière; apéritif; cocktails; vin; pression

# breakfastPlace: dining, kitchen, recommendations < breakfast
things petit-déjeuner; brunch; petit déj
asks où prendre le petit-déjeuner; bon brunch; petit-déjeuner dehors
says petit-déjeuner; brunch; dès 7 h

# takeaway: dining, recommendations
things à emporter; pizza; livraison; plats à emporter; food truck; uber eats; pizzeria
asks quelqu'un livre ici; commander une pizza; se faire livrer; à emporter ce soir; trop fatigués pour cuisiner; poulet rôti
says à emporter; pizza; livre; livraison; camion à pizza

# vegetarian: dining, recommendations
kinds végan / vegan / végétalien; végétarien / végétariens / végétarienne; sans gluten / cœliaque; halal; casher; sans lactose
asks où manger végétarien; options véganes; pizza sans gluten; on ne mange pas de viande; intolérant au lactose
says végétarien; végan; sans gluten; sans viande

# iceCream: dining, shopping, recommendations
things glace; glacier; glaces; sorbet
asks où manger une glace; meilleur glacier; les enfants veulent une glace
says glace; glacier; glaces; boules

# wine: activities, dining, recommendations
things vin; domaine viticole; dégustation; vignoble; cave; vigneron; caviste
kinds distillerie; brasserie artisanale / brasserie; caviste
asks où déguster du vin; acheter du vin chez le vigneron; visiter une cave; domaine à visiter
says vin; domaine; dégustation; cave; vignoble; vigneron

# cash: services
things distributeur; banque; argent; espèces; retirer de l'argent; dab; bureau de change
asks où retirer de l'argent; distributeur le plus proche; changer de l'argent; y a-t-il une banque; payer par carte dans les magasins
says distributeur; banque; espèces; retrait

# post: services
things poste; timbres; colis; boîte aux lettres; la poste; cartes postales
asks où poster une carte; acheter des timbres; envoyer un colis; boîte aux lettres la plus proche; se faire livrer un colis
says poste; timbres; boîte aux lettres; colis

# touristInfo: services
things office de tourisme; plan; carte de randonnée; informations touristiques; brochures
asks où trouver une carte; y a-t-il un office de tourisme; brochures; informations sur la région
says office de tourisme; carte; plan; brochures; topo-guide

# laundrette!: services < washing
things laverie; pressing
asks où est une laverie; pressing pour un costume
says laverie; pressing

# babysitter!: services
things baby-sitter; garde d'enfants; nounou; club enfants
asks connaissez-vous une baby-sitter; quelqu'un pour garder les enfants; soirée sans les enfants
says baby-sitter; garde d'enfants

# massage: activities, services
things massage; spa; coiffeur; bien-être; institut; yoga
asks où se faire masser; coiffeur; institut de beauté; cours de yoga
says massage; coiffeur; bien-être; institut; yoga

# church: services, places < sights
things église; messe; mosquée; synagogue
asks à quelle heure est la messe; église la plus proche; mosquée
says église; messe; chapelle; mosquée
`;
