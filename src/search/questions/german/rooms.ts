/** Beds, baths, children, and what there is to use. */
export const rooms = `
# bed: amenities
things bett; betten; schlafzimmer; doppelbett; einzelbett; etagenbett; stockbett; matratze; schlafplätze; hochbett
asks wie viele betten gibt es; wer schläft wo; gibt es ein doppelbett; kann man die betten zusammenschieben; wie breit ist das bett; matratze zu weich; wo schlafen die kinder; bettgröße; getrennte betten; wie viele schlafzimmer
says bett; betten; doppelbett; etagenbett; einzelbetten; matratze; schlafzimmer; schlafen

# extraBed!: amenities
things zustellbett; schlafsofa; schlafcouch; beistellbett; klappbett; gästebett; luftmatratze; ausziehsofa
asks wie klappt man das schlafsofa aus; können wir ein zusätzliches bett bekommen; gibt es ein zustellbett; noch ein schlafplatz; bettzeug fürs sofa; sofa ausziehen
says schlafsofa; zustellbett; ausklappen; ausziehen; klappbett; schlafcouch

# bedding: amenities
things bettwäsche; bettzeug; laken; spannbettlaken; bezüge; bettlaken
asks ist bettwäsche vorhanden; müssen wir bettwäsche mitbringen; wo ist frische bettwäsche; kind hat ins bett gemacht; sind die betten bezogen; neue laken; bett neu beziehen
says bettwäsche; laken; bezogen; bettzeug; bezüge

# blankets: amenities
things decke; decken; bettdecke; wolldecke; wärmflasche; wolldecken; heizdecke
asks mehr decken; nachts ist es kalt; gibt es noch eine bettdecke; wo sind zusätzliche decken; decke zu dünn; wärmflasche; wir haben im bett gefroren; dünnere decke
says decken; wolldecken; bettdecken; wärmflasche; decke

# pillows: amenities
things kissen; kopfkissen; federkissen
asks noch ein kissen; kissen zu hoch; gibt es andere kissen; allergie gegen federn; zusätzliche kissen
says kissen; kopfkissen; federn

# cot!: amenities
things babybett; kinderbett; reisebett; gitterbett; beistellbettchen; rausfallschutz; laufstall; kinderreisebett
asks gibt es ein babybett; wo schläft das baby; habt ihr ein kinderreisebett; bett für unser kleinkind; wie baut man das reisebett auf; bettgitter; schlafplatz fürs baby
says babybett; reisebett; gitterbett; kinderbett; rausfallschutz; kinderreisebett

# highChair!: amenities
things hochstuhl; kinderstuhl; kindersitz am tisch; sitzerhöhung
asks gibt es einen hochstuhl; stuhl fürs baby am tisch; tripp trapp; kinderhochstuhl
says hochstuhl; kinderstuhl; sitzerhöhung; hochstühle

# children: amenities
things kinder; baby; kleinkind; kindersicher; familie; familienfreundlich
kinds babyphone / babyfon; treppengitter / treppenschutzgitter / türgitter; töpfchen / toilettensitz; wickeltisch / wickelauflage / wickelunterlage; babywanne / babybadewanne; tritthocker; steckdosenschutz / steckdosensicherung; kindergeschirr; flaschenwärmer
asks ist das haus kindersicher; gibt es ein treppengitter; ist es für kleine kinder geeignet; was gibt es für babys; was habt ihr für kinder; ist der balkon sicher für kinder; unser kind klettert überall
says kinder; treppengitter; kleinkinder; wickelauflage; babys; kindersicher

# stroller: amenities
things kinderwagen; buggy
kinds kindersitz / autositz; kraxe / trage
asks können wir einen kinderwagen leihen; wo kann der kinderwagen stehen; geht der weg mit buggy; kinderwagen die treppe hoch
says kinderwagen; buggy; kraxe

# toys: amenities
things spielzeug; spielsachen; spiele
kinds brettspiele / gesellschaftsspiele / spiele; lego / duplo; puzzle / puzzles; bücher / romane; karten / kartenspiel / spielkarten; malsachen / stifte; dvds
asks was zum spielen für kinder; spiele für regentage; habt ihr brettspiele; gibt es bücher; etwas zum lesen; spielsachen für dreijährige; karten spielen
says spielzeug; spiele; bücher; puzzle; lego; karten; brettspiele; kiste

# playEquipment: amenities
kinds trampolin; schaukel; rutsche; sandkasten; tischtennis / tischtennisplatte; kicker / tischkicker / tischfußball; billard; dart / dartscheibe; baumhaus; basketballkorb; fußballtor; klettergerüst

# towels: amenities
things handtücher; badetücher; duschtücher; handtuch; badematte
asks sind handtücher da; müssen wir handtücher mitbringen; wo sind die handtücher; können wir mehr handtücher haben; frische handtücher; wie viele handtücher; neue handtücher; gästehandtuch
says handtücher; badetücher; handtücher liegen; duschtücher

# beachTowels: amenities < towels
things strandtücher; badetuch für den strand; strandhandtücher; saunatücher
kinds strandmuschel; strandkorb / strandkörbe; strandspielzeug / sandspielzeug / eimer und schaufel; strandstühle; bollerwagen
asks gibt es handtücher für den strand; welche handtücher für den pool; dürfen wir die handtücher mit an den see nehmen; handtücher für die sauna; strandsachen
says strandtücher; für den strand; für den pool; saunatücher; bollerwagen; strandkorb

# robes!: amenities
things bademantel; bademäntel; hausschuhe; slipper
kinds hausschuhe / slipper / pantoffeln; bademantel / bademäntel
asks gibt es bademäntel; habt ihr hausschuhe

# toiletries: amenities
things seife; shampoo; duschgel; duschbad
kinds zahnbürste / zahnpasta; rasierer / rasierschaum; spülung / haarspülung; wattestäbchen; bodylotion / creme; taschentücher; tampons / binden; deo
asks gibt es shampoo; habt ihr seife; shampoo vergessen; ist duschgel da; womit haare waschen
says seife; shampoo; duschgel

# toiletPaper!: amenities
things toilettenpapier; klopapier; klorolle
asks klopapier ist alle; wo ist noch toilettenpapier; kein klopapier mehr; ersatzrolle
says toilettenpapier; klopapier; ersatzrollen

# hairDryer!: amenities
things föhn; fön; haartrockner; haarföhn
kinds glätteisen / lockenstab
asks gibt es einen föhn; wo ist der fön; haare föhnen; haare trocknen
says föhn; haartrockner; fön

# sewing!: amenities
kinds nähzeug / nadel und faden; klebeband / tesafilm; kleber; batterien; schraubenzieher / schraubendreher; sicherheitsnadel; stift und papier; personenwaage; taschenmesser

# umbrella!: amenities
kinds regenschirm / schirm / regenschirme; gummistiefel; regenjacke / regenjacken

# torch: emergency
things taschenlampe; kerzen; stirnlampe
kinds kerzen / kerze; taschenlampe / stirnlampe / taschenlampen; laterne
asks wo ist eine taschenlampe; kerzen bei stromausfall; licht für nachts draußen
says taschenlampe; kerzen; stirnlampe; taschenlampen

# pool: amenities, howto, rules
things pool; schwimmbad; schwimmbecken; hallenbad im haus; poolzeiten; planschbecken
asks gibt es einen pool; wann ist der pool offen; ist der pool beheizt; darf man nachts in den pool; wie warm ist der pool; wie geht die poolabdeckung auf; ist der pool nur für uns; bis wann darf man schwimmen; hat das haus ein schwimmbad
says pool; abdeckung; beheizt; becken; schwimmbad; poolzeiten

# poolSafety: rules, amenities < pool
things pooltiefe; poolzaun; kinder im pool; bademeister
asks dürfen kinder allein in den pool; wie tief ist der pool; ist der pool eingezäunt; ist der pool für kleine kinder sicher; nichtschwimmerbereich; flacher bereich
says nur mit erwachsenen; tief; unter; beaufsichtigt; zaun; nie allein

# hotTub!: amenities, howto
things whirlpool; jacuzzi; hot tub; badefass; badezuber; außenwhirlpool
asks gibt es einen whirlpool; wie heizt man den whirlpool; wie lange braucht der hot tub; darf man abends in den whirlpool; whirlpool ist kalt; sprudelt nicht
says whirlpool; jacuzzi; hot tub; deckel; badefass; düsen

# sauna!: amenities, howto
things sauna; dampfbad; infrarotkabine
asks gibt es eine sauna; wie schaltet man die sauna ein; wie lange braucht die sauna; was kostet die sauna; darf man aufgüsse machen; wann dürfen wir in die sauna
says sauna; aufguss; saunaofen

# gym!: amenities
things fitnessraum; fitness; fitnessstudio; krafttraining
kinds yogamatte / gymnastikmatte; laufband; hanteln
asks gibt es einen fitnessraum; wo kann man trainieren; sport machen
says fitness; hanteln; laufband; fitnessraum

# garden: amenities, kitchen
things garten; terrasse; hof; wiese; veranda; dachterrasse; balkon
kinds hängematte; balkon; dachterrasse; veranda
asks gibt es einen garten; dürfen wir den garten nutzen; teilen wir die terrasse; kann man draußen sitzen; wann ist sonne auf der terrasse; dürfen kinder im garten spielen; ist der garten nur für uns
says garten; terrasse; balkon; hof; wiese; sonne; hängematte

# fence!: amenities
things zaun; eingezäunt; umzäunt; eingezäunter garten
asks ist der garten eingezäunt; kann der hund weglaufen; ist das grundstück umzäunt; können kinder auf die straße laufen
says eingezäunt; zaun; umzäunt; mauer

# bikes: transportation, amenities, activities
things fahrräder; fahrrad; räder; rad; fahrradverleih; radverleih
kinds luftpumpe / pumpe / flickzeug; helm / helme; kinderfahrrad / kinderräder; lastenrad; fahrradkindersitz / kindersitz fürs fahrrad / fahrradanhänger; e-bike / e-bikes / pedelec; fahrradschloss
asks können wir räder leihen; habt ihr fahrräder; wo kann man fahrräder mieten; was kostet ein leihrad; fahrrad hat einen platten; räder für kinder; e-bikes leihen
says fahrräder; räder; helme; verleih; e-bikes; pumpe; fahrradverleih

# bikeStorage: amenities, checkin < bikes
things fahrradkeller; fahrradschuppen; fahrradraum; fahrradstellplatz; radkeller
asks wo können wir die räder abstellen; dürfen fahrräder in die wohnung; sicherer platz für räder; wir bringen eigene räder mit; e-bikes laden; räder unterstellen
says fahrradkeller; schuppen; räder in; radkeller; fahrräder in

# boats: activities, amenities, recommendations
things boot; boote; bootsverleih; bootstour
kinds kajak / kajaks; kanu / kanus; sup / stand-up-paddle / stehpaddeln / sup-board; ruderboot; schwimmwesten / schwimmweste; segeln / segelboot; tretboot; schifffahrt / rundfahrt / hafenrundfahrt
asks können wir das boot nutzen; wo kann man ein boot mieten; bootstouren; paddeln; segeln gehen; wattwanderung mit schiff; robben gucken
says boot; kajak; kanu; schwimmwesten; ruderboot; segeln; steg; schiff

# snorkelGear: amenities, activities < swimming
things schnorchel; tauchen; taucherbrille; flossen; neoprenanzug; tauchschule
asks kann man schnorcheln; wo kann man tauchen; taucherbrille leihen; neoprenanzug mieten
says schnorcheln; tauchen; taucherbrille

# skiStorage: amenities, checkin < ski
things skikeller; skiraum; schuhtrockner; skischuhe; skistall
asks wo stellen wir die ski ab; ski abstellen; ski unterstellen; skischuhe trocknen; dürfen ski in die wohnung; code zum skikeller
says skikeller; skiraum; schuhtrockner; ski

# accessibility: amenities
things rollstuhl; barrierefrei; stufenlos; behindertengerecht; rampe; erdgeschoss; ebenerdig; haltegriffe; rollator
asks ist es barrierefrei; meine mutter kann keine treppen steigen; sind stufen am eingang; mit rollator; ebenerdige dusche; schlafzimmer im erdgeschoss; rollstuhl geeignet; gehbehindert
says barrierefrei; stufenlos; erdgeschoss; rampe; ebenerdig; rollstuhl; haltegriff

# view!: amenities
things aussicht; meerblick; seeblick; bergblick; ausblick
asks sieht man das meer von der wohnung; hat man eine schöne aussicht aus dem fenster; welches zimmer hat meerblick
says blick auf; aussicht; meerblick

# size!: amenities
things quadratmeter; wohnfläche; grundriss
asks wie groß ist die wohnung; wie viele zimmer; grundriss
says quadratmeter; qm; zimmer

# earplugs: amenities, rules < quiet
things ohrstöpsel; lärm von draußen; kirchenglocken; glocken; oropax
asks es ist nachts laut; wir können nicht schlafen wegen lärm; vögel wecken uns; die glocken läuten die ganze nacht; nachbarn sind laut; was ist das für ein geräusch; hahn kräht; hund bellt; musik von nebenan; möwen schreien; kuhglocken
says ohrstöpsel; glocken; läuten; geräusch; möwen; hahn; züge; laut

# petThings: amenities, rules < pets
things hundenapf; hundebett
kinds hundenapf / napf / näpfe; hundebett / hundekorb / hundedecke; kotbeutel / hundekotbeutel; katzenklo; hundehandtuch
asks gibt es einen napf für den hund; wo schläft der hund; hundebeutel
says napf; hundekorb; kotbeutel; hundedecke
`;
