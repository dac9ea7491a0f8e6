/** What guests do and see outside the property. */
export const outings = `
# playground: activities, places, recommendations
things aire de jeux; parc de jeux; jeux pour enfants; square
asks où les enfants peuvent jouer; y a-t-il une aire de jeux; parc avec balançoires; pour les tout-petits
says aire de jeux; balançoires; toboggan; jeux

# beach: places, recommendations
things plage; plages; mer; côte; crique; plage pour chiens; calanque
asks quelle plage est la plus belle; à quelle distance la plage; plage pour enfants; plage de sable; plage tranquille; comment aller à la plage; plage naturiste
says plage; sable; crique; mer; côte; calanque

# swimming: activities, places, recommendations
things baignade; nager; se baigner; piscine municipale; lac de baignade
kinds piscine municipale / piscine couverte; parc aquatique; plan d'eau
asks où se baigner; nager dans le lac; se rafraîchir; peut-on se baigner dans la rivière; température de l'eau; sauter dans l'eau; baignade avec des petits
says baignade; nager; se baigner; plan d'eau; piscine; peu profond

# surf: activities, shopping, recommendations
things surf; école de surf; planche; kitesurf; planche à voile
asks où apprendre le surf; cours de surf; louer une planche; vagues pour débutants
says surf; école de surf; vagues; kite

# lake: places, activities, recommendations
things lac; rivière; étang; ruisseau; barrage
asks à quelle distance est le lac; quel lac; chemin vers la rivière; faire le tour du lac
says lac; rivière; étang; rive

# waterfall: places, activities, recommendations
things cascade; cascades; gorges; grotte; grottes
asks comment aller à la cascade; y a-t-il des cascades; visiter une grotte; gorges
says cascade; gorges; grotte

# viewpoint: places, activities, recommendations
things point de vue; panorama; coucher de soleil; belvédère; lever du soleil; étoiles
asks où voir le coucher du soleil; belle vue sur la ville; meilleur endroit pour des photos; voir les étoiles; coin romantique
says vue; panorama; coucher de soleil; belvédère; étoiles

# walks: places, activities, recommendations
things randonnée; balade; promenade; sentier; marche; rando; courir; footing; sommet; refuge; raquettes; forêt; trail
asks randonnée facile avec enfants; où courir; belle balade; durée du sentier; promener le chien; petite marche avant le dîner; un refuge pour manger; randonnée au départ de la maison; avec une poussette; monter au sommet; sentier balisé; sortie raquettes
says randonnée; sentier; balade; boucle; refuge; sommet; heures de marche; balisé; marche; tour

# cycling: activities, places, recommendations < bikes
things piste cyclable; vtt; balade à vélo; véloroute
asks où faire du vélo; belle balade à vélo; piste cyclable avec enfants; circuits vtt; aller à la plage à vélo
says piste cyclable; vélo; vtt; voie verte

# sights: places, recommendations
things à voir; visites; activités; excursion; château; monuments; sites; tourisme; visite guidée; que faire; sorties
asks que faire dans le coin; que visiter; que faire aujourd'hui; excursion avec les enfants; que recommandez-vous; qu'est-ce qui vaut le coup; on s'ennuie; visite guidée; incontournables; que faire avec des ados; idée de sortie pour demain
says château; visite; musée; village; abbaye; à voir; vaut; guidée; excursion

# rainyDay: activities, places < sights
things pluie; mauvais temps; jour de pluie
asks que faire quand il pleut; activités à l'intérieur; il pleut toute la journée; pluie avec enfants
says pluie; pleut; intérieur; mauvais temps

# museum: places, recommendations
things musée; musées; exposition; galerie; art
asks quel musée pour les enfants; musée d'art; musée ouvert le lundi; expositions
says musée; exposition; galerie; collection

# cinema: activities, places, recommendations
things cinéma; théâtre; concert; festival; spectacle; opéra; événements
asks y a-t-il un cinéma; que se passe-t-il ce week-end; concerts ce soir; festival; feux du 14 juillet
says cinéma; théâtre; concerts; festival; spectacle

# zoo: activities, places
things zoo; parc animalier; parc d'attractions; aquarium; ferme pédagogique
asks où voir des animaux; y a-t-il un zoo; parc d'attractions; ferme avec des animaux
says zoo; aquarium; animaux; parc

# ski: activities, amenities, recommendations
things ski; pistes; station; forfait; remontées mécaniques; snowboard; neige; ski de fond
kinds forfait / forfaits / forfait de ski; école de ski / esf / cours de ski; télécabine / téléphérique / télésiège; ski de fond; ski de randonnée
asks à quelle distance les pistes; où acheter les forfaits; école de ski pour enfants; y a-t-il de la neige; ski de fond; à quelle heure ferme la télécabine; dernière remontée; apprendre à skier
says ski; pistes; forfaits; télécabine; esf; neige; remontées; télésiège

# sled: activities, amenities
things luge; luges; piste de luge
kinds patinoire / patin à glace; luge / luges
asks avez-vous des luges; où faire de la luge; jouer dans la neige
says luge; luges; patinoire

# snowChains: transportation, amenities
things chaînes; pneus neige; chaînes à neige; équipements hiver
asks faut-il des chaînes; avez-vous des chaînes; pneus neige obligatoires
says chaînes; pneus neige; pneus hiver

# golf: activities
things golf; minigolf
asks où jouer au golf; minigolf avec les enfants
says golf; minigolf

# tennis: activities
things tennis; court de tennis
kinds squash; padel; badminton; volley / beach-volley; terrain de foot; bowling; court de tennis / tennis
asks y a-t-il un court de tennis; où jouer au tennis
says tennis; court; bowling

# horses: activities
things équitation; cheval; poney; chevaux; centre équestre; calèche
asks où faire du cheval; balade à poney; centre équestre
says équitation; chevaux; poney; équestre; calèche

# fishing: activities, recommendations
things pêche; pêcher; permis de pêche; cannes à pêche; carte de pêche
asks peut-on pêcher ici; où prendre une carte de pêche; avez-vous des cannes
says pêche; carte de pêche; cannes; truites

# climbing: activities
things aventure; sensations fortes
kinds escalade; via ferrata; accrobranche; tyrolienne; parapente; rafting; canyoning; montgolfière; escape game; karting; luge d'été; saut à l'élastique
asks quelque chose de sportif pour les ados; activités à sensations
says escalade; via ferrata; accrobranche; parapente; rafting; canyoning

# hotSpring: activities, places, recommendations
things thermes; sources chaudes; bains thermaux; onsen
asks y a-t-il des thermes; sources chaudes; tatouages acceptés dans les bains
says thermes; sources chaudes; bains

# picnic: activities, places < walks
things pique-nique; parc; jardin botanique; aire de pique-nique
kinds couverture de pique-nique / panier pique-nique
asks bel endroit pour un pique-nique; où est un parc; pique-niquer
says pique-nique; parc; jardin; bancs

# weather: welcome, activities
things météo; temps qu'il fait; températures
asks quel temps fera-t-il; fait-il chaud en mai; que mettre dans la valise; faut-il des vêtements chauds
says météo; veste; température; frais le soir

# speaks: welcome, services
things anglais; français; langue
asks parle-t-on français; le médecin parle français; parlent-ils anglais
says parle; français; anglais

# tipping: dining
things pourboire; jour férié; jours fériés
asks faut-il laisser un pourboire; ouvert les jours fériés; combien de pourboire
says pourboire; férié
`;
