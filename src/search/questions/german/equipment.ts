/** What works in the house, and what does not. */
export const equipment = `
# wifi: wifi
things wlan; wifi; wi-fi; internet; funknetz; netzwerk; netzwerkname
asks gibt es internet; wie komme ich ins wlan; wie heißt das wlan; welches netz ist eures; habt ihr wlan; ins internet kommen; laptop verbinden; ist wlan kostenlos; reicht das wlan bis in den garten; mit dem internet verbinden
says passwort; kennwort; glasfaser

# wifiPassword: wifi < password
things wlan passwort; passwort; kennwort; wlan code; wlan schlüssel; zugangsdaten
asks wie ist das wlan passwort; passwort fürs internet; wie lautet das passwort; wlan zugangsdaten; code fürs wlan; wie logge ich mich ins wlan ein; welches passwort; passwort geht nicht; pw vom wlan
says passwort; kennwort; schlüssel

# wifiTrouble: wifi, howto < wifi
things wlan geht nicht; router; modem; kein internet; fritzbox
asks internet geht nicht; wlan ist weg; kein netz; wlan funktioniert nicht; verbindung bricht ständig ab; wie starte ich den router neu; router blinkt rot; netflix lädt nicht; internet ausgefallen; wo steht der router; oben ist das wlan schwach; wlan spinnt
says router; stecker ziehen; neu starten; ausstecken; box; blinkt; repeater; aus und wieder ein; abbricht

# wifiSpeed: wifi < wifi
things internetgeschwindigkeit; mbit; bandbreite; upload
asks ist das internet schnell genug für videokonferenzen; wie schnell ist das wlan; reicht das wlan fürs homeoffice; kann man streamen; ich habe ein zoom meeting; internet sehr langsam
says mbit; schnell; langsam; megabit; videokonferenz; reicht

# signal: wifi < reception
things handyempfang; empfang; mobilfunk; handynetz; funkloch; mobile daten
asks hat man handyempfang; kein netz auf dem handy; gibt es mobilfunk; kann man telefonieren; wo hat man empfang; welches netz funktioniert; handy hat keinen empfang; lte
says empfang; mobilfunk; netz; funkloch; telefonieren; telekom; vodafone; festnetz

# heating: howto, amenities
things heizung; heizen; heizkörper; thermostat; fußbodenheizung; wärmepumpe; ofen; warm
asks wie geht die heizung an; es ist kalt hier; wir frieren; wie wird es wärmer; heizung aufdrehen; wie stelle ich die temperatur ein; heizung runterdrehen; zu warm im schlafzimmer; wie funktioniert die heizung; im bad ist es kalt; thermostat einstellen; wo dreht man die heizung auf
says heizung; heizkörper; thermostat; grad; warm; fußbodenheizung; wärmepumpe; regler

# heatingTrouble: howto < heating
things heizung defekt; heizung geht nicht; heizung kalt
asks heizung funktioniert nicht; heizkörper bleibt kalt; heizung springt nicht an; heizung ausgefallen; thermostat zeigt nichts; heizung gluckert; störung an der heizung; therme zeigt fehler
says störung; entlüften; wasserdruck; fehler; kalt bleibt; therme; reset; neu starten

# fireplace: howto, amenities
things kamin; ofen; kaminofen; kachelofen; feuer; holzofen; schwedenofen
asks wie macht man den kamin an; dürfen wir feuer machen; wie heizt man den ofen an; zimmer voller rauch beim anfeuern; es qualmt; wo sind die anzünder; wie geht der kachelofen; wohin mit der asche; feuer geht aus; scheibe ist schwarz; ofen anzünden
says ofen; kamin; anzünden; schieber; klappe; holz; asche; anzünder; scheite; feuer; luftzufuhr; zug

# firewood: howto, amenities < fireplace
things brennholz; feuerholz; kaminholz; holzscheite; holz
asks wo ist das brennholz; dürfen wir holz nehmen; kostet das holz was; holz ist alle; gibt es feuerholz; mehr holz; korb holz
says brennholz; holz liegt; gestapelt; schuppen; korb holz; holzschuppen; scheite

# airCon: howto, amenities
things klimaanlage; klima; klimagerät; kühlen; kühlung
asks es ist zu heiß; wie kühlt man das zimmer; gibt es eine klimaanlage; klimaanlage einschalten; wir schwitzen; man kann bei der hitze nicht schlafen; wie geht die klimaanlage; kühler machen; fernbedienung von der klima
says klimaanlage; kühlen; fernbedienung; klimagerät; kühl

# airConTrouble: howto < airCon
things klimaanlage tropft; klimaanlage geht nicht
asks klimaanlage kühlt nicht; die klima tropft; klima geht von selbst aus; klimaanlage bläst warm; klima macht lärm
says tropft; schaltet sich ab; filter; fenster geschlossen; balkontür

# fan: howto, amenities
things ventilator; deckenventilator; lüfter; dunstabzug
asks gibt es einen ventilator; wie geht der ventilator an; ventilator fürs schlafzimmer; dunstabzugshaube
says ventilator; lüfter

# hotWater: howto
things warmwasser; warmes wasser; boiler; durchlauferhitzer; heißes wasser; therme
asks es gibt kein warmes wasser; dusche ist kalt; wasser bleibt kalt; wie lange bis das wasser warm ist; warmwasser ist alle; nur kaltes wasser; boiler einschalten; wasser wird nicht warm; dusche eiskalt; reicht das warmwasser für vier
says warmwasser; boiler; durchlauferhitzer; warmes wasser; heißwasser; speicher; minuten; läuft warm

# waterPressure: howto < shower
things wasserdruck; kein wasser; pumpe
asks wasserdruck zu niedrig; es kommt kein wasser; die dusche tröpfelt nur; wasser ist weg; pumpe macht lärm; aus dem hahn kommt nichts
says wasserdruck; pumpe; zisterne; brunnen; tank; duschkopf

# shower: howto, amenities
things dusche; regendusche; duschkopf; armatur
asks wie funktioniert die dusche; wie stellt man von wanne auf dusche um; gibt es eine dusche; dusche wie geht das; wo ist warm und kalt; hat jedes bad eine dusche
says dusche; drehen; hebel; knopf; mischer; ziehen

# outdoorShower: amenities < shower
things außendusche; gartendusche; fußdusche; sand abspülen
asks wo können wir den sand abspülen; gibt es eine dusche draußen; kinder voller sand; füße abwaschen nach dem strand; dreckige stiefel abspülen; hund abduschen
says außendusche; sand; abspülen; schlauch; draußen

# bath: howto, amenities
things badewanne; wanne; baden; badezuber
asks gibt es eine badewanne; kann ich ein bad nehmen; stöpsel der wanne; baby baden; wie lange braucht die wanne
says badewanne; wanne; baden; zuber

# toilet: howto, amenities
things toilette; klo; wc; spülung; gäste-wc; badezimmer; kompostklo
asks darf papier ins klo; wie spült man; was darf in die toilette; zweite toilette; gibt es ein gäste-wc; wie viele bäder gibt es; feuchttücher ins klo; wie geht das trockenklo
says toilette; wc; klo; spülen; nur papier; sägespäne; klärgrube; taste

# toiletTrouble: howto, emergency < toilet
things toilette verstopft; klo verstopft; pömpel; saugglocke
asks klo ist verstopft; toilette läuft über; spülung läuft ständig; klo spült nicht; wasser läuft im spülkasten; wo ist der pömpel; spülung klemmt
says verstopft; pömpel; spülkasten; läuft nach; saugglocke; taste

# drain: howto < waterLeak
things abfluss; verstopfter abfluss; abwasser; siphon
asks abfluss ist verstopft; wasser läuft nicht ab; es stinkt aus dem abfluss; dusche läuft nicht ab; spüle verstopft; im bad riecht es nach kanal; wasser steht in der dusche
says abfluss; sieb; geruch; siphon; ablauf

# power: emergency, howto
things stromausfall; strom; sicherung; sicherungskasten; fi-schalter; kurzschluss; blackout
asks der strom ist weg; licht ist ausgegangen; alles dunkel; wo ist der sicherungskasten; die sicherung ist raus; steckdosen gehen nicht; in der küche kein strom; sicherung fliegt ständig; alles ist ausgefallen; nichts geht mehr licht aus; wie drücke ich die sicherung rein; plötzlich kein licht; strom ausgefallen; halbe wohnung ohne strom
says sicherung; sicherungskasten; strom; fi; hauptschalter; verteiler; schalter nach oben; stromausfall

# powerSaving: howto, rules < power
things solarstrom; strom sparen; stromzähler; wechselrichter; batterie
asks müssen wir strom extra zahlen; wie viel strom dürfen wir verbrauchen; reicht der solarstrom für den föhn; wird strom nach verbrauch abgerechnet; wechselrichter piept
says solar; batterie; zähler; verbrauch; kwh; watt; gleichzeitig

# light: howto
things licht; lampe; lichtschalter; dimmer; glühbirne; nachttischlampe
asks wo ist der lichtschalter; wie macht man das licht aus; lampe geht nicht; glühbirne kaputt; licht dimmen; leselampe; nachtlicht; licht im flur geht nicht aus; ersatzbirne
says licht; lampe; schalter; dimmer; birne

# outsideLight: howto < light
things außenlicht; außenbeleuchtung; bewegungsmelder; wegbeleuchtung
asks draußen ist es stockdunkel; man sieht den weg nicht; licht am weg; geht das licht draußen automatisch; außenlicht ausschalten; beleuchtung der treppe draußen
says außenlicht; bewegungsmelder; sensor; laterne; wegbeleuchtung

# blinds: howto
things rollladen; rollläden; jalousien; vorhänge; gardinen; verdunkelung; fensterläden; rollo; rollos
asks im schlafzimmer ist es morgens zu hell; wie schließt man die rollläden; kann man verdunkeln; die sonne weckt uns; rollo klemmt; jalousie geht nicht hoch; baby braucht es dunkel; vorhang zuziehen; fensterläden schließen
says rollladen; jalousien; vorhänge; läden; gurt; kurbel; dunkel; verdunkelung; rollo

# awning: howto < blinds
things markise; sonnenschirm; sonnensegel; schatten
asks wie fährt man die markise aus; gibt es einen sonnenschirm; schatten auf der terrasse; markise bei wind; kurbel für die markise
says markise; sonnenschirm; schatten; wind; einfahren; kurbel

# window: howto, departure
things fenster; dachfenster; fliegengitter; balkontür; schiebetür; lüften
asks wie öffnet man das fenster; fenster geht nicht zu; dürfen die fenster offen bleiben; dachfenster öffnen; es regnet rein; gibt es fliegengitter; fenster kippen; wie lüftet man richtig; schiebetür klemmt
says fenster; dachfenster; kippen; lüften; griff; fliegengitter; schiebetür

# waterLeak: emergency
things wasserrohrbruch; leck; haupthahn; hauptwasserhahn; wasserschaden; überschwemmung; absperrhahn; wasser abstellen; rohrbruch
asks wasser läuft aus der decke; rohr ist geplatzt; wie stelle ich das wasser ab; wasser auf dem boden; wo ist der haupthahn; der hahn lässt sich nicht abdrehen; unter der spüle tropft es; die küche steht unter wasser; alles nass am boden; wasserhahn tropft; pfütze vor der waschmaschine
says haupthahn; absperren; abstellen; wasser ab; rohrbruch; absperrhahn; hauptventil; tropft

# drinkingWater: kitchen
things trinkwasser; leitungswasser; wasserfilter; mineralwasser; quellwasser
asks kann man das leitungswasser trinken; ist das wasser trinkbar; darf man aus dem hahn trinken; müssen wir wasser kaufen; leitungswasser fürs baby; wasser schmeckt komisch; muss man das wasser abkochen; woher kommt das wasser
says trinken; trinkwasser; trinkbar; leitungswasser; filter; quelle; abkochen

# tv: howto, amenities
things fernseher; tv; fernsehen; fernbedienung; sender; programme; dvd
asks wie geht der fernseher an; welche fernbedienung; kann man fußball schauen; gibt es einen fernseher im schlafzimmer; wo ist die fernbedienung; film schauen; welche sender; sprache am fernseher umstellen; tatort gucken
says fernseher; tv; fernbedienung; sender; receiver; quelle; hdmi

# tvTrouble: howto < tv
things fernseher geht nicht; kein bild; kein signal; kein ton
asks fernseher zeigt kein signal; bild ist schwarz; kein ton am fernseher; fernbedienung reagiert nicht; fernseher geht nicht an; bild eingefroren; fernseher bleibt schwarz
says quelle; hdmi; source; receiver; kein signal; batterien; erst; stecker

# streaming: howto, amenities
things streaming; chromecast; airplay; mediathek; magenta
kinds netflix; disney / disney plus; prime video / amazon prime; youtube; sky; dazn
asks kann man netflix schauen; gibt es netflix; wie streame ich vom handy auf den fernseher; disney plus auf dem tv; eigenes konto anmelden; handy auf den fernseher übertragen
says netflix; streaming; chromecast; konto; anmelden; airplay; app

# console!: amenities
things spielkonsole; playstation; xbox; nintendo; videospiele
asks gibt es eine playstation; konsole für die kinder
says playstation; konsole; nintendo

# music: howto, amenities
things musik; lautsprecher; bluetooth box; musikanlage; stereoanlage
kinds klavier; gitarre; plattenspieler / schallplatten; radio
asks wie spielt man musik ab; handy mit der box verbinden; gibt es einen lautsprecher; musik hören; bluetooth koppeln; darf man klavier spielen
says lautsprecher; bluetooth; anlage; box; koppeln

# plugs: amenities
things steckdose; stecker; steckdosen; spannung
kinds verlängerungskabel / mehrfachsteckdose / steckerleiste; adapter / reiseadapter; usb-buchse / usb
asks brauchen wir einen adapter; welche stecker; passt mein stecker; wo kann ich den laptop anschließen; steckdose am bett; schweizer stecker
says steckdose; stecker; adapter; usb

# phoneCharger!: amenities < plugs
things ladekabel; ladegerät; handyladegerät; usb-kabel
asks ladekabel vergessen; kann ich ein ladegerät leihen; handy leer kein kabel; kabel fürs iphone
says ladekabel; ladegerät; kabel

# desk: amenities
things schreibtisch; arbeitsplatz; homeoffice; monitor; büro; bildschirm
asks gibt es einen schreibtisch; wo kann ich arbeiten; platz zum arbeiten; bildschirm zum anschließen; ruhige ecke zum arbeiten; homeoffice möglich
says schreibtisch; arbeitsplatz; monitor; arbeitszimmer

# printer!: amenities < desk
things drucker; drucken; scanner; kopieren
asks kann ich was ausdrucken; gibt es einen drucker; bordkarten drucken; etwas scannen
says drucker; drucken; copyshop

# safe!: amenities
things safe; tresor; wertsachen
asks gibt es einen safe; wo kann ich wertsachen einschließen; code vom safe; safe geht nicht auf; pässe einschließen
says safe; wertsachen

# washing: amenities, howto
things waschmaschine; wäsche; waschen; waschküche; wäsche waschen; waschkeller
kinds waschmittel / waschpulver; weichspüler
asks können wir wäsche waschen; gibt es eine waschmaschine; wie geht die waschmaschine; welches programm; wo ist die waschküche; was kostet waschen; klamotten waschen; kleidung schmutzig; kind hat ins bett gemacht waschen; waschmarken; eine ladung wäsche
says waschmaschine; waschen; wäsche; waschküche; waschmarken; programm; münzen

# washingTrouble: howto < washing
things waschmaschine geht nicht; waschmaschine tür
asks waschmaschine startet nicht; tür der waschmaschine geht nicht auf; waschmaschine pumpt nicht ab; waschmaschine läuft aus; maschine schleudert nicht; wäsche eingesperrt; fehlermeldung der waschmaschine
says wasserhahn; flusensieb; tür öffnet; zwei minuten; kindersicherung; fehler

# dryer: amenities, howto
things trockner; wäschetrockner; tumbler
asks gibt es einen trockner; wie geht der trockner; trockner trocknet nicht; wäsche noch nass; darf das in den trockner; flusensieb; trockner geht nicht an
says trockner; flusen; wassertank; wäschetrockner

# clothesLine: amenities, howto
things wäscheständer; wäscheleine; wäscheklammern; trockenraum; wäschespinne
asks wo können wir wäsche aufhängen; wo trocknet man nasse badesachen; gibt es einen wäscheständer; handtücher aufhängen; nasse skisachen trocknen; wäsche auf dem balkon; nasse schuhe trocknen
says wäscheständer; wäscheleine; aufhängen; trockenraum; klammern; wäschespinne; trocknen

# iron!: amenities
things bügeleisen; bügelbrett; bügeln
asks gibt es ein bügeleisen; hemd ist zerknittert; ich muss bügeln; kleid glätten
says bügeleisen; bügelbrett

# vacuum: amenities
things staubsauger; besen; wischmopp; putzmittel; kehrblech; eimer; putzzeug; putzschrank; handfeger
asks wo ist der staubsauger; uns ist was ausgelaufen; wo finde ich einen besen; wir haben gekleckert; überall krümel; womit können wir putzen; sand auf dem boden; wischen; lappen; staub saugen
says staubsauger; besen; mopp; putzmittel; eimer; kehrblech; putzschrank; lappen

# rubbish: departure, howto, rules
things müll; abfall; mülleimer; mülltonne; tonne; restmüll; müllabfuhr; mülltonnen; müllbeutel; müllsäcke; hausmüll; schwarze tonne
asks wohin mit dem müll; wo sind die mülltonnen; welche tonne für was; wann wird der müll abgeholt; der mülleimer ist voll; wohin mit windeln; wann müssen die tonnen raus; müllbeutel; muss man den müll rausbringen; wo schmeißen wir den abfall hin; essensreste
says müll; restmüll; tonne; mülltonnen; abgeholt; abfall; montags; deckel; container; schwarz

# recycling: departure, howto, rules
things mülltrennung; altglas; papier; gelber sack; biomüll; glascontainer; pfandflaschen; gelbe tonne; altpapier; plastik; kompost; leergut; wertstoffe; verpackungen; glas; dosen
asks wo kommen die leeren flaschen hin; wie trennt man hier den müll; wohin mit glas; wohin mit papier; wo ist der glascontainer; gelber sack wo; pfandflaschen wo abgeben; kartons entsorgen; pizzakarton; plastik wohin; bio wohin; weinflaschen; batterien entsorgen
says gelb; glas; papier; bio; blau; trennen; container; altglas; kompost; flaschen; gelber sack; wertstoffhof; grün; braun

# smokeAlarm: emergency, howto < fire
things rauchmelder; feuermelder; co-melder; alarm
asks irgendwas piept; an der decke piepst es; rauchmelder geht beim kochen los; wie schalte ich den rauchmelder aus; es piept die ganze nacht; alarm hört nicht auf; fehlalarm
says rauchmelder; piept; piepst; batterie; melder; alarm; taste

# burglarAlarm: checkin, howto < door
things alarmanlage; alarm; einbruchmelder
asks wie schalte ich die alarmanlage aus; gibt es eine alarmanlage; alarm ging los als wir reinkamen
says alarmanlage; unscharf; scharf

# broken: howto < broken
things reparatur; defekt; kaputt; werkzeug
asks etwas ist kaputt; gerät funktioniert nicht; kann jemand das reparieren; werkzeug; schraubenzieher; defekt melden
says reparieren; werkzeug; werkzeugkasten; handwerker; defekt

# smellGas: emergency < gas
things gasgeruch; gasleck; gasaustritt
asks es riecht nach gas; wie drehe ich das gas ab; gas tritt aus; gashaupthahn
says gasgeruch; gas abdrehen; gashahn; gas zu

# pests: emergency, rules, howto < wildlife
things mücken; ameisen; mäuse; spinnen; insekten; kakerlaken; moskitonetz; mückenspray; wespen; fliegen; motten; wanzen; hornissen; insektenspray; ungeziefer
asks ameisen in der küche; eine maus in der wohnung; mücken fressen uns auf; riesige spinne im bad; wespennest; im dach rumort etwas; habt ihr mückenspray; fliegen in der küche; käfer im bett; silberfische; bienen auf der terrasse; fruchtfliegen
says mücken; ameisen; spinnen; mäuse; wespen; insekten; spray; moskitonetz; gelsen; hornissen; fliegen

# humidity: howto < heating
things schimmel; feuchtigkeit; feucht; luftentfeuchter
asks es riecht muffig; schimmel im bad; wände sind feucht; fenster sind morgens nass; gibt es einen luftentfeuchter
says schimmel; feucht; lüften; entfeuchter; stoßlüften
`;
