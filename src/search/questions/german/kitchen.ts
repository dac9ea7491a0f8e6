/** The kitchen, and what is eaten in the house. */
export const kitchen = `
# oven: howto, kitchen
things backofen; ofen; backen; herd
asks wie geht der backofen; backofen wird nicht heiß; kann man kuchen backen; ofen zeigt eine uhr; backofen blinkt; pizza in den ofen; braten im ofen; gibt es einen backofen
says backofen; umluft; backen; uhr; grad; regler

# stove: howto, kitchen
things herd; kochfeld; herdplatte; induktion; ceranfeld; kochplatten; kindersicherung
asks wie geht der herd an; herd geht nicht an; kochfeld zeigt ein schloss; herd gesperrt; induktion erkennt den topf nicht; platten werden nicht heiß; herd piept; kochfeld sperre; kochfeld zeigt l; ist es gas oder elektro
says herd; induktion; kochfeld; sperre; schloss; platte; kindersicherung; taste; topf; drücken

# gas: howto, kitchen
things gas; gasflasche; feuerzeug; streichhölzer; gasherd; gaskocher
asks gas ist leer; wie wechselt man die gasflasche; ersatzflasche gas; gas aufdrehen; wo sind streichhölzer; feuerzeug für den herd; flamme geht nicht an
says gas; flasche; streichhölzer; feuerzeug; gasflasche; aufdrehen

# microwave!: kitchen, howto
things mikrowelle; aufwärmen
asks gibt es eine mikrowelle; wie geht die mikrowelle; essen aufwärmen; fläschchen warm machen
says mikrowelle

# fridge: kitchen
things kühlschrank; gefrierfach
kinds eiswürfel / eis; gefrierfach / gefrierschrank / tiefkühler; kühlbox / kühltasche; kühlakkus
asks wo ist der kühlschrank; habt ihr eiswürfel; kühlschrank kühlt nicht; kühlakkus einfrieren; kühlschrank läuft aus; kühlschrank brummt; getränke kühlen
says kühlschrank; gefrierfach; eis; kühlbox

# dishes: departure, kitchen
things abwasch; geschirr spülen; spülmittel; schwamm; geschirrtücher; abwaschen; spülen; geschirrtuch
asks müssen wir abwaschen; wo ist spülmittel; gibt es einen schwamm; geschirr vor der abreise spülen; trockentuch
says abwasch; spülmittel; geschirr; geschirrtücher; schwamm; spülen

# dishwasher: kitchen, howto
things spülmaschine; geschirrspüler; spülmaschinentabs; tabs; geschirrspülmaschine
asks gibt es eine spülmaschine; wie geht der geschirrspüler; spülmaschine startet nicht; wo sind die tabs; spülmaschine piept; welches programm bei der spülmaschine; spülmaschine pumpt nicht ab; spülmaschine macht nicht sauber
says spülmaschine; geschirrspüler; tabs; programm

# coffee: kitchen, howto
things kaffee; kaffeemaschine; espressomaschine; filterkaffee; espresso; french press; kaffeevollautomat; vollautomat; espressokanne; cappuccino; stempelkanne
kinds milchschäumer / milch aufschäumen; koffeinfrei / entkoffeiniert; kaffeemühle / mühle; kaffeefilter / filtertüten; bohnen / kaffeebohnen
asks wie mache ich kaffee; wie geht die kaffeemaschine; gibt es kaffee; kaffeemaschine blinkt; ich brauche einen kaffee; kaffeemaschine entkalken; was für eine kaffeemaschine; ist kaffee da; wo steht der kaffee
says kaffee; espresso; filter; bohnen; kaffeemaschine; kanne; mahlt; knopf

# coffeePods: kitchen, howto
things kaffeekapseln; kapseln; nespresso; kaffeepads; pads; senseo
asks welche kapseln passen; wo sind die kapseln; sind kapseln da; welche pads; kapseln kaufen
says kapseln; pads; nespresso

# tea: kitchen < kettle
things wasserkocher; tee; teekanne; teebeutel
asks gibt es einen wasserkocher; habt ihr tee; wie koche ich wasser; teebeutel; teewasser
says wasserkocher; tee; teekanne

# toaster!: kitchen
things toaster; sandwichmaker; toast
asks gibt es einen toaster; brot toasten
says toaster

# cookware: kitchen
things töpfe; pfannen; topf; pfanne; küchenausstattung; kochutensilien; auflaufform; backblech
kinds waage / küchenwaage; sieb; nudelholz; backform / springform / kuchenform; bräter; messbecher; schneebesen; salatschüssel / salatschleuder; schüssel
asks ist die küche ausgestattet; müssen wir töpfe mitbringen; wo sind die pfannen; gibt es einen großen topf; was ist in der küche vorhanden; kann man richtig kochen
says töpfe; pfannen; ausgestattet; topf; auflaufform; backblech

# blender!: kitchen
things mixer; pürierstab; standmixer; küchenmaschine; stabmixer; handrührgerät; saftpresse; thermomix; entsafter
asks habt ihr einen mixer; smoothie machen; brei pürieren; sahne schlagen; orangen auspressen
says mixer; pürierstab; handrührgerät; küchenmaschine

# corkscrew!: kitchen
things korkenzieher; flaschenöffner; weinöffner
asks wie bekomme ich die weinflasche auf; bier öffnen; wo ist der korkenzieher
says korkenzieher; flaschenöffner

# canOpener!: kitchen
things dosenöffner
asks wie geht die dose auf; dose öffnen
says dosenöffner

# grater: kitchen
kinds reibe / käsereibe; sparschäler / schäler; knoblauchpresse; schere / küchenschere; zitronenpresse

# knives: kitchen < cookware
things messer; schneidebrett; brotmesser; schneidbrett
asks messer sind stumpf; wo sind scharfe messer; gibt es ein schneidebrett
says messer; schneidebrett; messerschärfer

# tableware: kitchen < cookware
things teller; besteck; gläser; tassen; geschirr; schüsseln; becher
kinds weingläser; sektgläser; tischdecke; stäbchen; kaffeetassen / tassen; plastikbecher
asks wo sind die teller; reicht das besteck für sechs; gibt es weingläser; wo stehen die gläser; tisch decken; kindergeschirr
says teller; besteck; gläser; tassen; geschirr

# riceCooker!: kitchen
things reiskocher
asks gibt es einen reiskocher; reis kochen
says reiskocher

# slowCooker: kitchen
kinds heißluftfritteuse / airfryer; fritteuse; waffeleisen; raclette; fondue; wok; pizzaofen; schnellkochtopf; brotbackautomat; eierkocher

# foil: kitchen
kinds alufolie; backpapier; frischhaltefolie; gefrierbeutel; frischhaltedosen / tupperdosen / brotdosen / dosen für reste; küchenrolle; servietten; thermoskanne / thermosflasche

# basics: kitchen
things salz; öl; pfeffer; zucker; gewürze; essig; mehl; grundausstattung; vorräte; olivenöl
asks sind salz und öl da; müssen wir gewürze mitbringen; was dürfen wir verbrauchen; was ist schon an lebensmitteln da; gibt es zucker
says salz; öl; pfeffer; gewürze; zucker; vorrat; bedienen

# foodProvided!: kitchen, welcome
things frühstück inklusive; frühstückskorb; brötchenservice; verpflegung; halbpension; willkommenskorb
asks ist frühstück dabei; gibt es frühstück bei euch; ist frühstück inklusive; was ist inklusive; bekommen wir frühstück; brötchenservice; können wir brötchen bestellen; wird gekocht; abendessen im haus; wann gibt es frühstück
says inklusive; frühstückskorb; brötchen an der tür; an die tür; frische brötchen; frische semmeln; bestellen; brötchenservice; wir servieren; für den ersten morgen

# eggs: kitchen, shopping < market
things eier; milch; honig; kräuter; hofladen; marmelade; obst aus dem garten; äpfel
asks können wir bei euch eier kaufen; dürfen wir kräuter pflücken; frische milch wo; verkauft ihr honig; dürfen die kinder eier holen; äpfel pflücken
says eier; kräuter; honig; milch; pflücken; kasse des vertrauens; bedienen

# barbecue: howto, amenities
things grill; grillen; gasgrill; holzkohle; holzkohlegrill; grillzange; grillkohle
asks dürfen wir grillen; gibt es einen grill; wie geht der grill an; wo ist die grillkohle; darf man auf dem balkon grillen; grill saubermachen; würstchen grillen; gas für den grill; grillplatz
says grill; grillen; holzkohle; gasflasche; rost; grillplatz

# firePit: amenities, rules < fireplace
things feuerstelle; lagerfeuer; feuerschale
asks dürfen wir lagerfeuer machen; gibt es eine feuerschale; ist offenes feuer erlaubt; stockbrot
says feuerstelle; feuerschale; offenes feuer; lagerfeuer; waldbrandgefahr

# eatOutside: amenities, kitchen < garden
things gartenmöbel; terrassentisch; sitzpolster; liegestühle; sonnenliegen; polster; auflagen
asks können wir draußen essen; wo sind die polster; gibt es liegestühle; sonnenliegen; auflagen nass geworden; tisch draußen; in der sonne sitzen
says polster; gartenmöbel; liegestühle; auflagen; tisch; liegen
`;
