/** What guests do and see outside the property. */
export const outings = `
# playground: activities, places, recommendations
things spielplatz; abenteuerspielplatz; indoorspielplatz; skatepark
asks wo können die kinder spielen; gibt es einen spielplatz; was für kleinkinder; wo können kinder toben; rutsche und schaukel in der nähe
says spielplatz; schaukel; rutsche; klettergerüst

# beach: places, recommendations
things strand; strände; küste; meer; hundestrand; bucht; fkk; badestrand; sandstrand
asks welcher strand ist am schönsten; wie weit ist der strand; strand für kinder; gibt es einen sandstrand; ruhiger strand; hundestrand; wie kommen wir zum strand; strandkorb mieten
says strand; sand; bucht; küste; meer; hundestrand; strandkörbe

# swimming: activities, places, recommendations
things schwimmen; baden; badesee; freibad; hallenbad; schwimmbad; badestelle; badeplatz
kinds hallenbad / erlebnisbad / spaßbad / freibad / schwimmbad; wasserpark; badesee
asks wo kann man schwimmen; baden gehen; abkühlen; kann man im see baden; darf man im fluss schwimmen; wo können kinder baden; wie warm ist das meer; freibad in der nähe; ins wasser springen
says schwimmen; baden; badesee; freibad; badestelle; flach; steg; hallenbad

# surf: activities, shopping, recommendations
things surfen; surfschule; kitesurfen; windsurfen; surfbrett; surfkurs
asks wo kann man surfen lernen; surfkurs; brett leihen; wellen für anfänger; kiten
says surfen; surfschule; kite; wellen; windsurfen

# lake: places, activities, recommendations
things see; fluss; weiher; bach; teich; stausee
asks wie weit ist der see; welcher see ist schön; weg zum fluss; um den see laufen
says see; fluss; bach; weiher; ufer

# waterfall: places, activities, recommendations
things wasserfall; wasserfälle; schlucht; klamm; höhle
asks wie kommen wir zum wasserfall; gibt es wasserfälle; höhle besichtigen; klamm wandern
says wasserfall; klamm; schlucht; höhle; wasserfälle

# viewpoint: places, activities, recommendations
things aussichtspunkt; sonnenuntergang; aussichtsturm; panorama; sterne; sonnenaufgang; ausblick; fotospot
asks wo sieht man den sonnenuntergang; schöner ausblick; bester platz für fotos; sterne gucken; aussicht über die stadt; sonnenaufgang; romantischer platz
says aussicht; sonnenuntergang; blick; turm; panorama; aussichtspunkt; sterne

# walks: places, activities, recommendations
things wandern; wanderung; spaziergang; wanderweg; wanderwege; joggen; laufstrecke; rundweg; gipfel; hütte; alm; bergtour; gassi; wald; pilgerweg; spazieren
asks leichte wanderung mit kindern; wo kann man joggen; schöner spaziergang; wie lang ist der weg; wandertour; mit dem hund gassi gehen; kurze runde vor dem essen; hütte zum einkehren; wandern direkt ab haus; mit kinderwagen spazieren; auf welchen berg; wo darf der hund laufen; ist der weg markiert; halbtagestour
says wandern; wanderung; weg; rundweg; stunden; gipfel; hütte; alm; spaziergang; markiert; runde; wald; laufen

# cycling: activities, places, recommendations < bikes
things radtour; radweg; mountainbike; fahrradtour; radfahren; radwege; bikepark
asks wo kann man rad fahren; schöne radtour; flacher radweg mit kindern; mountainbike strecken; mit dem rad zum strand
says radweg; radtour; radfahren; mountainbike; strecke

# sights: places, recommendations
things sehenswürdigkeiten; ausflug; ausflüge; ausflugsziele; sehenswert; unternehmungen; stadtführung; burg; schloss; besichtigung; aktivitäten; tagesausflug; führung; attraktionen; ausflugsziel
asks was kann man hier machen; was sollte man sehen; was unternehmen wir heute; ausflug mit kindern; schöner tagesausflug; was empfehlt ihr; was gibt es zu sehen; was lohnt sich; uns ist langweilig; stadtführung; etwas besonderes; ausflugstipps; was tun mit teenagern
says schloss; burg; führung; besichtigung; ausflug; sehen; turm; altstadt; besuch

# rainyDay: activities, places < sights
things regen; schlechtes wetter; regentag; schlechtwetter; regenwetter
asks was machen bei regen; programm bei schlechtem wetter; es regnet den ganzen tag; drinnen was für kinder; schlechtwettertipp; regentag mit kindern; es schüttet
says regen; schlechtem wetter; regentagen; drinnen

# museum: places, recommendations
things museum; museen; ausstellung; galerie; kunst; kunsthalle; planetarium; heimatmuseum
asks welches museum für kinder; kunstmuseum; hat das museum montags offen; ausstellungen; kostenlose museen
says museum; ausstellung; galerie; kunst

# cinema: activities, places, recommendations
things kino; theater; konzert; oper; veranstaltung; veranstaltungen; fest; festival; freilichtkino
asks gibt es ein kino; was ist am wochenende los; theaterkarten; konzerte heute; filme; welche feste gibt es; veranstaltungen
says kino; theater; konzert; oper; festival; fest; bühne

# zoo: activities, places
things zoo; tierpark; freizeitpark; aquarium; wildpark; streichelzoo; bauernhof; erlebnispark
asks wo kann man tiere sehen; gibt es einen zoo; freizeitpark für kinder; streichelzoo; kinderbauernhof; achterbahn
says zoo; tierpark; wildpark; tiere; freizeitpark; aquarium; seehunde; robben

# ski: activities, amenities, recommendations
things ski; skifahren; skigebiet; piste; snowboard; loipe; langlauf; schnee; skilift; skipass; skischule
kinds skipass / liftkarte; skischule / skikurs; seilbahn / gondel / bergbahn; langlauf / loipe
asks wie weit ist die piste; wo gibt es skipässe; skischule für kinder; liegt schnee; langlaufen; wann fährt die seilbahn; skigebiet in der nähe; letzte talfahrt; ski lernen
says ski; piste; lift; seilbahn; skipass; loipe; gondel; schnee; talstation; bergbahn

# sled: activities, amenities
things schlitten; rodeln; rodelbahn
kinds schlittschuh / eislaufen / eisbahn; schlitten / rodel / rodeln
asks habt ihr schlitten; wo kann man rodeln; rodelbahn; im schnee spielen
says schlitten; rodel; rodelbahn; eislaufen

# snowChains: transportation, amenities
things schneeketten; winterreifen
asks brauchen wir schneeketten; habt ihr schneeketten; winterreifen pflicht
says schneeketten; winterreifen

# golf: activities
things golf; golfplatz; minigolf
asks wo kann man golf spielen; minigolf mit kindern; greenfee
says golf; minigolf

# tennis: activities
things tennis; tennisplatz
kinds squash; padel; badminton; volleyball / beachvolleyball; bolzplatz / fußballplatz; kegeln / bowling; tennisplatz / tennis
asks gibt es einen tennisplatz; wo kann man tennis spielen; kegelbahn
says tennis; tennisplatz; bowling; kegelbahn

# horses: activities
things reiten; reiterhof; ponyreiten; pferde; kutschfahrt; reitstunden
asks wo kann man reiten; ponyreiten für die tochter; reitstunden; kutsche fahren
says reiten; reiterhof; pferde; pony; kutsche

# fishing: activities, recommendations
things angeln; angelschein; angelkarte; angelruten; fischen; angel
asks darf man hier angeln; wo bekomme ich eine angelkarte; habt ihr angeln; fischen gehen
says angeln; angelkarte; fischen; angelschein

# climbing: activities
things abenteuer; nervenkitzel; outdoor sport
kinds klettern / kletterhalle; klettersteig; hochseilgarten / kletterwald; seilrutsche / zipline; gleitschirm / paragliding / tandemflug; rafting; canyoning; ballonfahrt; escape room; kart / kartbahn; sommerrodelbahn
asks etwas aufregendes für teenager; action
says klettern; kletterwald; rafting; gleitschirm; sommerrodelbahn; hochseilgarten

# hotSpring: activities, places, recommendations
things therme; thermalbad; heiße quellen; onsen; thermalquelle
asks gibt es eine therme; thermalbad in der nähe; sind tattoos erlaubt im onsen
says therme; thermalbad; quelle; onsen

# picnic: activities, places < walks
things picknick; park; botanischer garten; picknickplatz; liegewiese
kinds picknickdecke / picknickkorb
asks schöner platz für ein picknick; wo ist ein park; picknickplatz; im gras liegen
says picknick; park; wiese; botanischer garten; bänke

# weather: welcome, activities
things wetter; wettervorhersage; temperaturen
asks wie wird das wetter; wie warm ist es im mai; was sollen wir einpacken; brauchen wir warme sachen
says wetter; jacke; temperatur; kühl

# speaks: welcome, services
things englisch; deutsch; sprache
asks spricht dort jemand deutsch; spricht der arzt deutsch; deutschsprachiger arzt; versteht man englisch
says spricht; deutsch; englisch

# tipping: dining
things trinkgeld; feiertag; öffnungszeiten; ruhetag
asks gibt man trinkgeld; wie viel trinkgeld; ist am feiertag offen; was ist sonntags geschlossen
says trinkgeld; ruhetag; feiertag
`;
