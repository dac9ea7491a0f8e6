/** The kitchen, and what is eaten in the house. */
export const kitchen = `
# oven: howto, kitchen
things four; cuisson au four; gril
asks comment marche le four; le four ne chauffe pas; peut-on faire un gâteau; le four affiche l'heure; cuire une pizza; y a-t-il un four; horloge du four clignote
says four; chaleur; bouton; horloge; degrés

# stove: howto, kitchen
things plaques; plaque de cuisson; induction; cuisinière; feux; table de cuisson; vitrocéramique
asks comment allumer les plaques; les plaques ne s'allument pas; la plaque est verrouillée; l'induction ne reconnaît pas la casserole; la cuisinière ne marche pas; plaque qui bipe; symbole cadenas sur la plaque
says plaque; induction; verrouillage; cadenas; feux; appuyez; sécurité enfant; casserole

# gas: howto, kitchen
things gaz; bouteille de gaz; briquet; allumettes; gazinière
asks plus de gaz; comment changer la bouteille de gaz; bouteille de rechange; où sont les allumettes; briquet pour la gazinière; ouvrir le gaz
says gaz; bouteille; allumettes; briquet

# microwave: kitchen, howto
things micro-ondes; réchauffer
asks y a-t-il un micro-ondes; comment marche le micro-ondes; réchauffer un plat; chauffer le biberon
says micro-ondes

# fridge: kitchen
things frigo; réfrigérateur
kinds glaçons; congélateur / freezer; glacière; pains de glace
asks où est le frigo; avez-vous des glaçons; le frigo ne refroidit pas; congeler; frigo bruyant; mettre les boissons au frais
says frigo; réfrigérateur; congélateur; glaçons; glacière

# dishes: departure, kitchen
things vaisselle; liquide vaisselle; éponge; torchons; faire la vaisselle
asks faut-il faire la vaisselle; où est le liquide vaisselle; y a-t-il une éponge; torchon
says vaisselle; liquide vaisselle; éponge; torchons

# dishwasher: kitchen, howto
things lave-vaisselle; pastilles lave-vaisselle; tablettes
asks y a-t-il un lave-vaisselle; comment marche le lave-vaisselle; le lave-vaisselle ne démarre pas; où sont les pastilles; quel programme pour le lave-vaisselle
says lave-vaisselle; pastilles; programme; pastille

# coffee: kitchen, howto
things café; cafetière; machine à café; expresso; cafetière italienne; cafetière à piston
kinds mousseur à lait / mousser le lait; décaféiné / déca; moulin à café; filtres à café; café en grains
asks comment faire du café; comment marche la machine à café; y a-t-il du café; la machine à café clignote; j'ai besoin d'un café; où est le café; détartrer la machine; quel type de cafetière
says café; cafetière; expresso; filtre; piston; bouton; machine

# coffeePods: kitchen, howto
things capsules; dosettes; nespresso; senseo
asks quelles capsules; où sont les capsules; les capsules sont fournies; acheter des capsules; plus de dosettes
says capsules; dosettes; nespresso

# tea: kitchen < kettle
things bouilloire; thé; tisane; théière
asks y a-t-il une bouilloire; avez-vous du thé; faire bouillir de l'eau; sachets de thé
says bouilloire; thé; théière

# toaster: kitchen
things grille-pain; toaster
asks y a-t-il un grille-pain; faire griller du pain
says grille-pain

# cookware: kitchen
things casseroles; poêles; poêle; marmite; ustensiles; équipement de cuisine; plat à gratin
kinds balance de cuisine / balance; passoire; rouleau à pâtisserie; moule à gâteau / moule; verre doseur; fouet; saladier; louche; cocotte
asks la cuisine est équipée; faut-il apporter des casseroles; où sont les poêles; une grande marmite pour les pâtes; qu'y a-t-il dans la cuisine
says casseroles; poêles; équipée; marmite; ustensiles

# blender!: kitchen
things mixeur; blender; robot; batteur; presse-agrumes; mixeur plongeant
asks avez-vous un mixeur; faire un smoothie; purée pour bébé; monter la crème
says mixeur; blender; robot; batteur

# corkscrew!: kitchen
things tire-bouchon; décapsuleur; ouvre-bouteille
asks comment ouvrir la bouteille de vin; ouvrir une bière; où est le tire-bouchon
says tire-bouchon; décapsuleur

# canOpener!: kitchen
things ouvre-boîte
asks comment ouvrir une boîte de conserve; ouvrir la boîte de thon
says ouvre-boîte

# grater: kitchen
kinds râpe; épluche-légumes / économe / éplucheur; presse-ail; ciseaux; presse-citron

# knives: kitchen < cookware
things couteau; couteaux; planche à découper; couteau à pain
asks les couteaux ne coupent pas; où est un bon couteau; planche à découper
says couteaux; planche; aiguiseur

# tableware: kitchen < cookware
things assiettes; couverts; verres; tasses; bols; vaisselle
kinds verres à vin; flûtes à champagne; nappe; baguettes; tasses; gobelets
asks où sont les assiettes; assez de couverts pour six; y a-t-il des verres à vin; où sont les verres; mettre la table
says assiettes; couverts; verres; tasses; bols

# riceCooker: kitchen
things cuiseur à riz
asks y a-t-il un cuiseur à riz; cuire du riz
says cuiseur à riz

# slowCooker: kitchen
kinds appareil à raclette / raclette; fondue / caquelon / service à fondue; friteuse / airfryer; gaufrier; crêpière; wok; four à pizza; cocotte-minute / autocuiseur; plancha; yaourtière

# foil: kitchen
kinds papier alu / papier aluminium / alu; papier cuisson; film alimentaire; sacs congélation; boîtes hermétiques / tupperware; essuie-tout / sopalin; serviettes en papier; thermos

# basics: kitchen
things sel; poivre; huile; sucre; épices; vinaigre; farine; produits de base; huile d'olive
asks y a-t-il du sel et de l'huile; faut-il apporter les épices; que peut-on utiliser dans les placards; y a-t-il du sucre
says sel; huile; poivre; épices; sucre; servez-vous

# foodProvided!: kitchen, welcome
things petit-déjeuner compris; petit-déjeuner inclus; demi-pension; panier d'accueil; table d'hôtes
asks le petit-déjeuner est compris; servez-vous le petit-déjeuner; le petit-déj est inclus; qu'est-ce qui est compris; peut-on commander le petit-déjeuner; livraison de pain; repas sur place; à quelle heure le petit-déjeuner; faites-vous table d'hôtes; croissants livrés
says compris; inclus; panier; déposons; commande; table d'hôtes; servi

# eggs: kitchen, shopping < market
things œufs; lait; miel; herbes; confiture; légumes du potager
asks peut-on vous acheter des œufs; cueillir des herbes; lait frais; vendez-vous du miel; ramasser les œufs avec les enfants; cueillir des figues
says œufs; herbes; miel; cueillir; servez-vous; potager

# barbecue: howto, amenities
things barbecue; plancha; charbon; grillades; bbq; charbon de bois
asks y a-t-il un barbecue; peut-on faire des grillades; comment allumer le barbecue; où est le charbon; barbecue sur le balcon autorisé; nettoyer la grille; faire griller des saucisses; gaz pour le barbecue
says barbecue; charbon; plancha; grille; grillades

# firePit: amenities, rules < fireplace
things brasero; feu de camp; feu dehors
asks peut-on faire un feu de camp; y a-t-il un brasero; feux interdits; griller des chamallows
says brasero; feu de camp; feux interdits; interdit de faire du feu; incendie

# eatOutside: amenities, kitchen < garden
things table de jardin; salon de jardin; transats; coussins; chaises longues; bains de soleil
asks peut-on manger dehors; où sont les coussins; y a-t-il des transats; table à l'extérieur; coussins mouillés; s'installer au soleil
says coussins; transats; table; salon de jardin; chaises
`;
