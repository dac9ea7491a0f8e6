/** What is near, how to get there, and where to buy. */
export const around = `
# publicTransport: transportation
things öffentliche verkehrsmittel; nahverkehr; öpnv; öffis; verbindung
asks wie kommt man ohne auto herum; gibt es öffentliche verkehrsmittel; wie kommen wir ohne auto in die stadt; mit öffentlichen ins zentrum; geht es auch ohne auto; verbindung in die stadt; mit den öffis
says bus; bahn; haltestelle; linie; ohne auto; straßenbahn; minuten

# bus: transportation
things bus; bushaltestelle; busse; skibus; nachtbus; letzter bus; busfahrplan; buslinie; busverbindung
asks wo fährt der bus ab; welcher bus fährt in die stadt; wie oft fährt der bus; wann fährt der letzte bus; busfahrplan; bus am sonntag; nächste haltestelle; bus zum strand; fährt ein skibus
says bus; haltestelle; linie; busse; fährt

# tram: transportation
things straßenbahn; u-bahn; tram; s-bahn; metro
asks welche u-bahn station; mit der straßenbahn ins zentrum; letzte tram; nächste u-bahn; s-bahn richtung stadt
says straßenbahn; u-bahn; tram; s-bahn; linie; haltestelle

# train: transportation
things zug; bahnhof; bahn; züge; hauptbahnhof
asks wo ist der bahnhof; wie oft fährt der zug; mit dem zug in die stadt; letzter zug zurück; wie weit ist der bahnhof; mit der bahn anreisen; ice
says zug; bahnhof; bahn; züge

# taxi: transportation
things taxi; taxinummer; uber; taxiruf; sammeltaxi
asks wie bekomme ich ein taxi; nummer vom taxi; gibt es uber; taxi für morgen früh bestellen; was kostet das taxi; nachts nach hause kommen; jemand der uns fährt; fahrdienst
says taxi; taxiruf; uber; sammeltaxi; anruf

# airport: transportation
things flughafen; flughafentransfer; flughafenbus; abholung vom flughafen
asks wie kommen wir zum flughafen; wie weit ist der flughafen; könnt ihr uns abholen; früher flug wie kommen wir hin; was kostet ein taxi zum flughafen; vom flughafen her
says flughafen; transfer; abholung

# ferry: transportation
things fähre; fähren; schiff zur insel; autofähre; fährzeiten
asks wann geht die fähre; letzte fähre; fähre zur insel; was kostet die fähre; nimmt die fähre autos mit; muss man die fähre buchen
says fähre; fähren; schiff; anleger

# carHire: transportation
things mietwagen; autovermietung; leihwagen; carsharing; auto mieten; roller mieten
asks wo kann ich ein auto mieten; mietwagen für einen tag; leihwagen zurückgeben; carsharing
says mietwagen; autovermietung; carsharing

# fuel: transportation, services
things tankstelle; benzin; diesel; tanken; sprit
asks wo kann ich tanken; nächste tankstelle; gibt es hier benzin; billig tanken; tank fast leer
says tankstelle; tanken; benzin; diesel

# ticket: transportation
things fahrkarte; ticket; tageskarte; fahrschein; fahrkarten; monatskarte; deutschlandticket; fahrpreis
asks wo kaufe ich eine fahrkarte; welches ticket brauchen wir; kann man im bus bezahlen; tageskarte; fahren kinder kostenlos; ticket für die bahn; was kostet eine fahrt; gilt die gästekarte im bus
says fahrkarte; ticket; tageskarte; automat; kostenlos mit; karte; gästekarte

# town: transportation, places
things zentrum; stadt; innenstadt; altstadt; ort; dorf; stadtmitte; entfernung; ortsmitte
asks wie weit ist es ins zentrum; kann man in die stadt laufen; zu fuß in den ort; wie weit zum strand; entfernung zur altstadt; wie kommen wir in die stadt; ist es weit ins dorf
says minuten zu fuß; zentrum; altstadt; ort; stadt; minuten mit; dorf

# supermarket: shopping, services
things supermarkt; lebensmittel; einkaufen; einkaufsmöglichkeit; rewe; edeka; aldi; lidl; discounter; billa; coop; migros; spar; einkauf
asks wo können wir einkaufen; nächster supermarkt; wo gibt es lebensmittel; wie lange hat der supermarkt auf; etwas zu essen für heute abend kaufen; supermarkt sonntags offen; milch und brot kaufen; großeinkauf; bier kaufen
says supermarkt; rewe; edeka; lebensmittel; bis 20 uhr; geöffnet; markt; aldi; spar; billa; coop

# convenience: shopping
things kiosk; spätkauf; späti; tante-emma-laden; dorfladen; trinkhalle
asks was hat spätabends noch offen; nachts etwas kaufen; sonntags einkaufen; kleiner laden im ort; zigaretten kaufen; hat sonntags was offen; alles zu wo bekommen wir noch was
says kiosk; dorfladen; späti; sonntags; bis mitternacht; tankstelle

# bakery: shopping, dining, recommendations
things bäcker; bäckerei; brot; brötchen; semmeln; croissants; konditorei; kuchen
asks wo gibt es brötchen; gibt es einen bäcker; frische brötchen am morgen; wann macht der bäcker auf; brötchen am sonntag; guter kuchen; frisches brot
says bäckerei; bäcker; brötchen; brot; semmeln; konditorei; kuchen; ab sechs

# butcher: shopping < market
kinds metzger / metzgerei / fleischer / fleischerei; fischgeschäft / fischhändler / fischladen / frischer fisch / räucherei; feinkost / delikatessen; käserei / käse / käseladen; hofladen
asks wo gibt es gutes fleisch; steaks zum grillen kaufen; frischer fisch; würste zum grillen; käse aus der region
says metzger; fleischerei; fisch; käse; räucherei; hofladen; schinken

# market: activities, places, shopping, recommendations
things markt; wochenmarkt; flohmarkt; bauernmarkt; hofladen; weihnachtsmarkt; markttag; obst und gemüse
asks wann ist markt; gibt es einen wochenmarkt; frisches obst; regionale produkte; wo gibt es gemüse; flohmarkt; hofladen in der nähe
says markt; wochenmarkt; stände; hofladen; markttag; samstags

# shops: shopping
things geschäfte; läden; shoppen; einkaufszentrum; kaufhaus; boutique; andenken; laden
kinds buchladen / buchhandlung; baumarkt; spielzeugladen; souvenirs / andenken / mitbringsel; einkaufszentrum / kaufhaus; kleidung / klamottenladen; sportgeschäft
asks wo kann man shoppen; souvenirs kaufen; geschenk kaufen; kleidung für die kinder; badehose kaufen; etwas typisches mitbringen; schöne läden; geschenke
says laden; geschäft; geschäfte; boutique; kaufhaus; andenken; bücher

# gearHire: activities, shopping < hire
things ausrüstung leihen; skiverleih; verleih; surfbrett leihen; schlittenverleih; leihen
asks wo kann man ski leihen; surfbrett mieten; ausrüstung mieten; wanderschuhe leihen; schlitten ausleihen
says verleih; leihen; mieten; ausleihen

# restaurant: dining, recommendations
things restaurant; restaurants; essen gehen; gasthaus; wirtshaus; abendessen; mittagessen; lokal; gaststätte; wirtschaft; biergarten
asks wo können wir heute abend essen; wo kann man gut essen; wir haben hunger; restaurant empfehlen; wo essen die einheimischen; günstig essen; tisch für sechs; mittagessen wo; keiner will kochen heute; typisch regional essen; romantisch essen; was schönes zum essen; wo kriegt man noch was zu essen; gutbürgerlich; essen mit aussicht
says restaurant; küche; tisch reservieren; essen; gasthaus; wirtshaus; speisekarte; gerichte; mittagstisch

# familyRestaurant: dining, recommendations < restaurant
things kinderfreundliches restaurant; restaurant mit spielplatz; kindermenü
asks wo kann man mit kindern essen; restaurant mit spielplatz; kinderkarte; darf der hund mit ins restaurant; essen gehen mit kleinkind
says kinder; spielplatz; kinderkarte; hunde willkommen; familien

# seafood: dining, recommendations < restaurant
things fischrestaurant; meeresfrüchte; fisch essen; italiener; asiatisch
kinds sushi; indisch / inder / curry; chinesisch / chinese; italienisch / italiener / pasta; griechisch / grieche; burger; austern; steak; fischbrötchen; thai / thailändisch; döner; schnitzel; mexikanisch; krabben
asks wo gibt es guten fisch; meeresfrüchte; gutes sushi; italiener in der nähe; fischbrötchen; schnitzel essen; burger essen
says fisch; fischbrötchen; krabben; italiener; steak; scholle; forelle

# cafe: dining, recommendations
things café; kaffee und kuchen; cafe; konditorei; kaffeehaus; teestube
asks wo gibt es guten kaffee; kaffee und kuchen; nettes café; café mit terrasse; torte essen
says café; kuchen; kaffee; torte; rösterei

# bar: dining, recommendations
things bar; kneipe; bier; cocktails; biergarten; weinbar; brauerei; nachtleben; club; disco
asks wo kann man was trinken gehen; gute kneipe; cocktailbar; was geht abends; tanzen gehen; bier trinken; wo kann man fußball gucken; livemusik; abends weggehen; biergarten in der nähe
says bar; kneipe; bier; cocktails; brauhaus; biergarten; wein

# breakfastPlace: dining, kitchen, recommendations < breakfast
things frühstück; brunch; frühstückscafé; frühstücken
asks wo kann man frühstücken; guter brunch; frühstück in der nähe; auswärts frühstücken; früh morgens frühstücken
says frühstück; brunch; ab acht

# takeaway: dining, recommendations
things lieferdienst; pizza; zum mitnehmen; imbiss; döner; pizzaservice; lieferando; pizzeria
asks liefert hier jemand; pizza bestellen; essen bestellen; was zum mitnehmen; imbiss; zu müde zum kochen; essen liefern lassen; currywurst
says pizza; liefert; mitnehmen; imbiss; lieferung; döner

# vegetarian: dining, recommendations
kinds vegan / veganer; vegetarisch / vegetarier; glutenfrei / zöliakie; halal; koscher; laktosefrei / laktoseintolerant
asks wo können veganer essen; vegetarisches essen; glutenfreie pizza; wir essen kein fleisch; laktoseintolerant; ich habe zöliakie
says vegan; vegetarisch; glutenfrei; ohne fleisch; pflanzlich

# iceCream: dining, shopping, recommendations
things eis; eisdiele; eiscafé; eis essen
asks wo gibt es das beste eis; eisdiele in der nähe; kinder wollen ein eis
says eis; eisdiele; kugeln

# wine: activities, dining, recommendations
things weingut; weinprobe; winzer; weinberg; wein; heuriger; buschenschank; straußwirtschaft; brennerei
kinds brennerei / destillerie / whisky; brauerei / brauereiführung
asks wo kann man wein probieren; weinprobe; wein beim winzer kaufen; brauerei besichtigen; heuriger
says wein; weingut; winzer; probe; heuriger; brennerei

# cash: services
things geldautomat; bank; bargeld; geld abheben; sparkasse; volksbank; bankomat; wechselstube; geld wechseln
asks wo kann ich geld abheben; nächster geldautomat; geld wechseln; gibt es eine bank; bargeld holen
says geldautomat; bank; sparkasse; bargeld; ec-karte; abheben; bankomat; volksbank

# post: services
things post; briefmarken; paket; briefkasten; postfiliale; dhl; packstation; postkarten
asks wo kann ich eine postkarte einwerfen; briefmarken kaufen; paket verschicken; wo ist die post; kann ich mir ein paket liefern lassen; nächster briefkasten
says post; briefmarken; briefkasten; paket; packstation; dhl

# touristInfo: services
things touristeninformation; tourist-info; wanderkarte; fremdenverkehrsamt; infostelle; karte; prospekte; kurverwaltung
asks wo bekomme ich eine karte; gibt es eine touristeninfo; prospekte; infos zur gegend; wanderkarte
says touristeninformation; tourist-info; karte; wanderkarte; prospekte; kurverwaltung

# laundrette!: services < washing
things waschsalon; reinigung; textilreinigung
asks wo ist ein waschsalon; anzug reinigen lassen; chemische reinigung
says waschsalon; textilreinigung

# babysitter!: services
things babysitter; kinderbetreuung; kinderclub; kinderprogramm
asks kennt ihr einen babysitter; jemand der auf die kinder aufpasst; ein abend ohne kinder; kinderbetreuung
says babysitter; kinderbetreuung

# massage: activities, services
things massage; wellness; friseur; kosmetik; spa; thermenhotel; yoga; frisör
asks wo gibt es massagen; friseur; haare schneiden; wellnesstag; yogakurs; maniküre
says massage; wellness; friseur; kosmetik; yoga

# church: services, places < sights
things kirche; gottesdienst; messe; moschee; synagoge
asks wann ist gottesdienst; nächste kirche; moschee in der nähe; heilige messe
says kirche; gottesdienst; messe; kapelle; dom; moschee
`;
