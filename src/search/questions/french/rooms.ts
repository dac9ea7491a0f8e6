/** Beds, baths, children, and what there is to use. */
export const rooms = `
# bed: amenities
things lit; lits; chambre; chambres; lit double; lits simples; lits superposés; matelas; couchage; couchages
asks combien de lits; qui dort où; y a-t-il un lit double; peut-on rapprocher les lits; taille du lit; matelas trop mou; où dorment les enfants; lits séparés; combien de chambres
says lit; lits; chambre; matelas; superposés; couchages

# extraBed!: amenities
things lit d'appoint; canapé-lit; clic-clac; convertible; lit supplémentaire; matelas gonflable
asks comment ouvrir le canapé-lit; avez-vous un lit d'appoint; un couchage de plus; draps pour le canapé; déplier le canapé
says canapé-lit; lit d'appoint; convertible; clic-clac; déplier

# bedding: amenities
things draps; linge de lit; literie; parure de lit; taies
asks les draps sont fournis; faut-il apporter les draps; où sont les draps propres; l'enfant a fait pipi au lit; les lits sont faits; draps de rechange
says draps; linge de lit; lits faits; rechange; taies

# blankets: amenities
things couverture; couvertures; couette; plaid; bouillotte; couettes
asks plus de couvertures; on a froid la nuit; y a-t-il une autre couette; couette trop fine; bouillotte; on a eu froid au lit; couette trop chaude
says couvertures; couette; plaid; bouillotte; couettes

# pillows: amenities
things oreiller; oreillers; coussin; traversin
asks un oreiller de plus; oreiller trop haut; allergie aux plumes; oreillers supplémentaires
says oreillers; plumes; oreiller

# cot: amenities
things lit bébé; lit parapluie; berceau; barrière de lit; parc bébé; lit à barreaux
asks y a-t-il un lit bébé; où dort le bébé; lit pour un enfant de deux ans; monter le lit parapluie; lit pour notre petit
says lit bébé; lit parapluie; berceau; barrière de lit; lit à barreaux

# highChair: amenities
things chaise haute; rehausseur
asks y a-t-il une chaise haute; chaise pour bébé à table; réhausseur
says chaise haute; rehausseur

# children: amenities
things enfants; bébé; bébés; tout-petits; famille
kinds babyphone; barrière d'escalier / barrière de sécurité; pot; table à langer / matelas à langer; baignoire bébé; marchepied; cache-prises; vaisselle enfant; chauffe-biberon / stérilisateur
asks la maison est sûre pour les petits; y a-t-il une barrière d'escalier; convient aux petits enfants; qu'avez-vous pour les bébés; le balcon est sûr pour les enfants
says enfants; bébé; barrière; petits; matelas à langer; tout-petits

# stroller: amenities
things poussette
kinds siège auto / rehausseur auto; porte-bébé
asks peut-on emprunter une poussette; où laisser la poussette; le chemin passe en poussette; poussette dans l'escalier
says poussette; porte-bébé

# toys: amenities
things jouets; jeux
kinds jeux de société / jeux; lego / duplo; puzzle / puzzles; livres / romans / bibliothèque; cartes / jeu de cartes; coloriage / feutres; dvd
asks de quoi occuper les enfants à la maison; jeux pour un jour de pluie; avez-vous des jeux de société; y a-t-il des livres; quelque chose à lire; jouets pour un enfant de trois ans
says jouets; jeux; livres; puzzles; malle; cartes; lego

# playEquipment: amenities
kinds trampoline; balançoire / balançoires; toboggan; bac à sable; ping-pong / table de ping-pong / tennis de table; baby-foot; billard; fléchettes; cabane; panier de basket; pétanque / boules / terrain de pétanque; cages de foot

# towels: amenities
things serviettes; serviettes de toilette; serviettes de bain; linge de toilette; gants de toilette; tapis de bain
asks les serviettes sont fournies; faut-il apporter des serviettes; où sont les serviettes; plus de serviettes; serviettes propres; combien de serviettes; serviettes supplémentaires
says serviettes; linge de toilette; serviettes de bain

# beachTowels: amenities < towels
things serviettes de plage; serviettes de piscine; draps de bain
kinds parasol de plage / parasol; seau et pelle / jouets de plage; chaises de plage; tente de plage
asks y a-t-il des serviettes de plage; quelles serviettes pour la piscine; peut-on prendre les serviettes à la plage
says serviettes de plage; pour la piscine; pour la plage; rayées

# robes!: amenities
kinds peignoir / peignoirs; chaussons / pantoufles

# toiletries: amenities
things savon; shampoing; gel douche; shampooing
kinds brosse à dents / dentifrice; rasoir; après-shampoing; cotons-tiges; crème / lait corporel; mouchoirs; tampons / serviettes hygiéniques; déodorant
asks y a-t-il du shampoing; avez-vous du savon; j'ai oublié mon shampoing; gel douche fourni
says savon; shampoing; gel douche; shampooing

# toiletPaper: amenities
things papier toilette; papier wc; pq
asks plus de papier toilette; où est le papier toilette; rouleau de papier wc
says papier toilette; rouleaux

# hairDryer: amenities
things sèche-cheveux; séchoir à cheveux
kinds lisseur / fer à lisser / fer à friser
asks y a-t-il un sèche-cheveux; me sécher les cheveux; où est le sèche-cheveux
says sèche-cheveux

# sewing!: amenities
kinds kit de couture / aiguille et fil; scotch / ruban adhésif; colle; piles; tournevis; épingle de sûreté; pèse-personne

# umbrella!: amenities
kinds parapluie / parapluies; bottes; imperméable / k-way

# torch: emergency
things lampe torche; bougies; lampe de poche
kinds bougies / bougie; lampe torche / lampe de poche / frontale / lampe frontale; lanterne
asks où est une lampe de poche; bougies en cas de panne; de la lumière pour marcher la nuit
says lampe torche; bougies; frontale; lampe de poche

# pool: amenities, howto, rules
things piscine; bassin; pataugeoire; horaires de la piscine
asks y a-t-il une piscine; à quelle heure ouvre la piscine; la piscine est chauffée; peut-on se baigner la nuit; température de la piscine; comment ouvrir la bâche; la piscine est privée; jusqu'à quelle heure peut-on nager; volet de la piscine
says piscine; bâche; chauffée; volet; bassin

# poolSafety: rules, amenities < pool
things profondeur de la piscine; barrière de piscine; enfants à la piscine; alarme de piscine
asks les enfants peuvent se baigner seuls; profondeur de la piscine; la piscine est clôturée; la piscine est sûre pour les petits; petit bain
says adulte; profondeur; alarme; barrière; jamais seuls; surveillance; surveillés

# hotTub!: amenities, howto
things jacuzzi; spa; bain nordique; bain à remous
asks y a-t-il un jacuzzi; comment chauffer le spa; combien de temps pour chauffer le bain nordique; peut-on utiliser le jacuzzi le soir; jacuzzi froid
says jacuzzi; spa; couvercle; bain nordique; bulles; remous

# sauna!: amenities, howto
things sauna; hammam
asks y a-t-il un sauna; comment allumer le sauna; combien de temps le sauna met à chauffer; prix du sauna
says sauna; hammam

# gym!: amenities
things salle de sport; musculation; fitness
kinds tapis de yoga; tapis de course; haltères
asks y a-t-il une salle de sport; où faire du sport; faire de la muscu
says salle de sport; fitness; haltères

# garden: amenities, kitchen
things jardin; terrasse; cour; pelouse; patio
kinds hamac; balcon; toit-terrasse / rooftop; véranda
asks y a-t-il un jardin; peut-on utiliser le jardin; la terrasse est partagée; où s'asseoir dehors; soleil sur la terrasse; les enfants peuvent jouer dans le jardin; le jardin est privé
says jardin; terrasse; cour; pelouse; soleil; balcon; hamac

# fence!: amenities
things clôture; jardin clos; clôturé; clos
asks le jardin est clôturé; le chien peut s'échapper; le terrain est fermé; les petits peuvent sortir sur la route
says clôturé; clos; clôture; grillage; mur

# bikes: transportation, amenities, activities
things vélos; vélo; location de vélos; bicyclette; bicyclettes
kinds pompe / pompe à vélo / kit de réparation; casque / casques; vélo enfant / vélos enfants; siège enfant / siège bébé; vélo électrique / vélos électriques / vae; antivol
asks peut-on emprunter des vélos; avez-vous des vélos; où louer un vélo; prix de location d'un vélo; pneu crevé; vélos pour les enfants
says vélos; casques; location; pompe; louer

# bikeStorage: amenities, checkin < bikes
things local à vélos; garage à vélos; abri vélos
asks où ranger les vélos; vélos dans l'appartement; endroit sûr pour les vélos; on vient avec nos vélos; recharger les vélos électriques
says local à vélos; abri; vélos dans; garage à vélos

# boats: activities, amenities, recommendations
things bateau; location de bateau; barque
kinds kayak / kayaks; canoë / canoës; paddle / stand-up paddle; barque; gilets de sauvetage / gilet; voile / voilier; pédalo; croisière / promenade en bateau
asks peut-on utiliser le bateau; où louer un bateau; sorties en bateau; faire du kayak; faire de la voile; promenade sur le lac
says bateau; kayak; canoë; gilets; barque; voile; ponton; pédalo

# snorkelGear: amenities, activities < swimming
things masque et tuba; plongée; palmes; combinaison; snorkeling
asks où faire du snorkeling; club de plongée; prêter un masque; louer une combinaison
says plongée; masque; palmes; tuba

# skiStorage: amenities, checkin < ski
things local à skis; casier à skis; sèche-chaussures; casier
asks où mettre les skis; sécher les chaussures de ski; skis dans l'appartement; code du local à skis
says local à skis; casier; sèche-chaussures; skis

# accessibility: amenities
things fauteuil roulant; accessible; pmr; plain-pied; rampe; rez-de-chaussée; mobilité réduite; handicap
asks est-ce accessible en fauteuil; ma mère ne peut pas monter les escaliers; y a-t-il des marches à l'entrée; douche de plain-pied; chambre au rez-de-chaussée; mobilité réduite
says accessible; plain-pied; rez-de-chaussée; rampe; marche; fauteuil

# view!: amenities
things vue mer; vue; vue sur le lac; vue montagne
asks voit-on la mer de la maison; belle vue depuis l'appartement; quelle chambre a la vue
says vue sur; vue

# size!: amenities
things mètres carrés; superficie; plan du logement
asks quelle est la taille du logement; combien de pièces; superficie de l'appartement
says m²; pièces; mètres carrés

# earplugs: amenities, rules < quiet
things bouchons d'oreille; bruit dehors; cloches; boules quies
asks c'est bruyant la nuit; on n'arrive pas à dormir à cause du bruit; les oiseaux nous réveillent; les cloches sonnent toute la nuit; les voisins sont bruyants; c'est quoi ce bruit; le coq chante; le chien aboie; cloches des vaches; grenouilles; cigales
says bouchons d'oreille; cloches; bruit; coq; trains; sonnent; grenouilles; aube

# petThings: amenities, rules < pets
kinds gamelle / gamelles; panier pour chien / coussin pour chien; sacs à crottes; litière; serviette pour le chien
`;
