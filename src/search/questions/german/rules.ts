/** What is allowed, what is dangerous, and who helps. */
export const rules = `
# smoking: rules
things rauchen; zigarette; zigaretten; e-zigarette; vapen; aschenbecher; raucher; kippen; shisha; cannabis; kiffen
asks darf man rauchen; wo kann ich rauchen; ist rauchen auf dem balkon erlaubt; darf ich drinnen dampfen; gibt es einen aschenbecher; eine qualmen; rauchen am fenster; mein mann raucht; wohin mit den kippen
says rauchen; nichtraucher; zigaretten; aschenbecher; kippen; geraucht; rauchfrei

# pets: rules
things haustiere; hund; hunde; katze; haustier; tiere; welpe; labrador; dackel; pudel; hundegebühr; vierbeiner
asks dürfen wir unseren hund mitbringen; sind hunde erlaubt; ist meine katze willkommen; nehmt ihr haustiere; kostet der hund extra; darf der hund aufs sofa; darf der hund allein bleiben; kleiner hund ok; wie viele hunde; hund ohne leine; wo darf der hund hinmachen
says haustiere; hunde; hund; tiere; leine; katzen

# parties: rules
things party; feier; feiern; geburtstag; fest; junggesellenabschied; hochzeit; partys
asks dürfen wir feiern; kleine geburtstagsfeier; party machen; ist eine feier erlaubt; mit freunden feiern; junggesellenabschied; hochzeit feiern; grillparty
says partys; feiern; party; veranstaltungen; keine feiern

# quiet: rules
things ruhezeiten; nachtruhe; lärm; ruhe; mittagsruhe; musik; hausordnung; lautstärke; ruhezeit
asks ab wann muss es leise sein; wie lange darf man musik hören; bis wann dürfen wir draußen sitzen; wann ist nachtruhe; dürfen kinder laut sein; darf ich abends gitarre spielen; stören wir die nachbarn; abends auf der terrasse reden; waschmaschine nachts laufen lassen; mittagsruhe
says ruhe; nachtruhe; leise; ab 22 uhr; nachbarn; hellhörig; lärm; musik; ruhezeit; mittagsruhe

# shoes: rules
things schuhe; hausschuhe; stiefel; schuhe ausziehen; schuhregal
asks müssen wir die schuhe ausziehen; schuhe in der wohnung; wohin mit den dreckigen schuhen; straßenschuhe drinnen; stiefel abstellen
says schuhe; hausschuhe; barfuß; stiefel; ausziehen

# suitcaseRule: rules < luggage
things möbel verrücken; kratzer im boden; koffer rollen; möbel umstellen
asks dürfen wir die möbel umstellen; koffer über den boden ziehen; betten verschieben; sofa verschieben
says möbel; nicht ziehen; verrücken; rollen; tragen

# childrenAllowed: rules < children
things kinder erlaubt; nur erwachsene; mindestalter
asks sind kinder erlaubt; dürfen wir kinder mitbringen; zählen babys als gast; gibt es ein mindestalter; kostet das baby extra
says kinder willkommen; nur erwachsene; kinder unter; nicht geeignet

# camera: rules
things kamera; überwachungskamera; videoüberwachung; lärmsensor; kameras
asks gibt es kameras; werden wir gefilmt; was ist das für eine kamera; überwacht uns jemand; was blinkt da an der decke
says kamera; kameras; videoüberwachung; lärmmesser; filmt

# drone!: rules
things drohne; drohnen; drohne fliegen
asks darf ich die drohne fliegen lassen; drohne starten
says drohne; drohnen

# fireworks!: rules
things feuerwerk; wunderkerzen; kerzen anzünden; böller; räucherstäbchen
asks dürfen wir kerzen anzünden; darf man böllern; feuerwerk an silvester; räucherstäbchen
says kerzen; feuerwerk; offenes feuer

# commercial!: rules
things fotoshooting; filmen; workshop; gewerblich
asks dürfen wir ein fotoshooting machen; workshop im haus
says gewerblich; fotoaufnahmen

# offLimits: rules
things verschlossener raum; dachboden; keller; schuppen; abgeschlossenes zimmer; scheune
asks was ist hinter der verschlossenen tür; dürfen wir in den keller; dürfen wir auf den dachboden; darf man in die scheune; dürfen die kinder zu den tieren; tiere füttern; was ist im schuppen
says privat; verschlossen; nicht betreten; bleibt zu; nicht füttern; abgeschlossen

# emergency: emergency
things notfall; notruf; krankenwagen; rettungsdienst; notarzt; notfallnummer; 112; rettungswagen; defibrillator
asks wen rufen wir im notfall; welche nummer für den krankenwagen; jemand ist bewusstlos; er hat schmerzen in der brust; herzinfarkt; unfall; sie atmet nicht; dringend hilfe; mein mann ist gestürzt; schlaganfall; defibrillator
says notruf; 112; rettungsdienst; notfall; notarzt; krankenwagen; 144; defibrillator

# police: emergency
things polizei; polizeiwache; 110
asks nummer der polizei; wo ist die polizei; polizei rufen; anzeige erstatten; jemand will einbrechen
says polizei; 110

# theft: emergency
things diebstahl; gestohlen; einbruch; geklaut; bestohlen; pass verloren; botschaft; konsulat
asks mein portemonnaie wurde gestohlen; auto aufgebrochen; mir wurde die tasche geklaut; wo melde ich einen diebstahl; ausweis verloren; handy geklaut; geldbörse weg
says gestohlen; diebstahl; anzeige; konsulat; einbruch

# fire: emergency
things feuer; brand; feuerwehr; fluchtweg; notausgang; sammelplatz; brandfall
asks es brennt; was tun wenn es brennt; wo ist der notausgang; es riecht nach rauch; pfanne brennt; treffpunkt bei feuer; wie kommen wir raus wenn es brennt; feuer in der küche
says feuer; feuerwehr; brand; notausgang; fluchtweg; sammelplatz; treffpunkt; brennt

# fireExtinguisher: emergency
things feuerlöscher; löschdecke
asks wo ist der feuerlöscher; gibt es eine löschdecke
says feuerlöscher; löschdecke

# firstAid: emergency
things erste hilfe; verbandskasten; erste-hilfe-kasten; verbandkasten; hausapotheke
kinds fieberthermometer / thermometer; schmerztabletten / schmerzmittel / ibuprofen / paracetamol / kopfschmerztabletten; pinzette; pflaster / verband
asks ich habe mich geschnitten; habt ihr pflaster; kind ist hingefallen und blutet; wo ist der verbandskasten; hand verbrannt; splitter im fuß; knöchel verstaucht; schürfwunde; blase am fuß; sonnenbrand; nasenbluten
says verbandskasten; erste hilfe; pflaster; verband; verbandkasten; thermometer

# hospital: emergency, services
things krankenhaus; notaufnahme; klinik; spital; kinderklinik; klinikum
asks wo ist das nächste krankenhaus; arm gebrochen; muss genäht werden; wie weit ist das krankenhaus; kinderklinik; notaufnahme; bein gebrochen; platzwunde; gehirnerschütterung
says krankenhaus; notaufnahme; klinik; klinikum; spital

# doctor: emergency, services
things arzt; ärztin; hausarzt; kinderarzt; bereitschaftsdienst; praxis; ärztlicher notdienst; 116117; bereitschaftspraxis; hautarzt
asks meine tochter hat fieber; mir ist schlecht; sohn muss sich übergeben; wo gibt es einen arzt; kind hat ohrenschmerzen; ausschlag; arzt am wochenende; halsschmerzen; wir brauchen nachts einen arzt; durchfall; allergische reaktion; wen anrufen wenn das baby krank ist; blasenentzündung; rücken tut weh; bauchschmerzen; schwindelig; augenentzündung; magen-darm
says arzt; ärztin; praxis; bereitschaftsdienst; 116117; sprechstunde; hausarzt; kinderarzt; 116 117

# dentist: services, emergency
things zahnarzt; zahnschmerzen; zahn; zahnärztin
asks mein zahn tut weh; zahn abgebrochen; füllung verloren; zahnärztlicher notdienst; krone rausgefallen
says zahnarzt; zahnärztlicher; zahnärztin

# pharmacy: services
things apotheke; medikamente; medizin; rezept; drogerie; notapotheke; hustensaft; tabletten; notdienstapotheke
kinds windeln; babynahrung / milchpulver; sonnencreme; kontaktlinsenmittel; kondome; schwangerschaftstest
asks wo gibt es medikamente; nächste apotheke; apotheke am sonntag offen; notdienst apotheke; etwas gegen husten; allergietabletten; schmerzmittel kaufen; rezept einlösen; meine tabletten sind alle; etwas gegen mückenstiche; heuschnupfen
says apotheke; medikamente; drogerie; notdienst; rossmann; dm

# vet: services
things tierarzt; tierklinik; tierärztin; tierarztpraxis
asks mein hund ist krank; der hund hat was gefressen; pfote blutet; unser welpe frisst nicht; tier verletzt; humpelt; katze krank; hund humpelt; hund hat eine zecke; hund übergibt sich; hund verletzt; hund hat sich die pfote aufgeschnitten; hund wurde gebissen
says tierarzt; tierklinik; tierärztin; tierarztpraxis

# wildlife: emergency, rules
things schlange; quallen; wildschwein; biss; stich; wildtiere; kreuzotter; marder; fuchs; petermännchen
kinds zecke / zecken; schlange / schlangen; bär / bären; wolf / wölfe; wildschwein / wildschweine; qualle / quallen; kuh / kühe / weidevieh; skorpion / skorpione; hai / haie; möwen
asks gibt es hier schlangen; von einer qualle berührt; zecke gebissen; bienenstich; begegnung mit wildschwein; gefährliche tiere; etwas hat mich gestochen; tier auf dem dach nachts; kühe auf dem weg gefährlich; fledermaus im zimmer
says schlangen; zecken; quallen; wildschweine; wolf; kühe; biss; stich; abstand; marder; kreuzottern

# disaster: emergency < earthquake
things unwetter; erdbeben; hochwasser; lawine; sturm; waldbrand; evakuierung; sturmflut; gewitter; sirene
kinds lawine / lawinen; hochwasser / überschwemmung; sturmflut; gewitter; hagel; waldbrand; erdbeben; sturm / unwetter / orkan
asks was tun bei erdbeben; kommt ein sturm; hochwasser; lawinengefahr; sirene heult; wohin bei überschwemmung; der fluss steigt; gewitter am berg; unwetter angesagt
says hochwasser; lawine; sturm; unwetter; sirene; sturmflut; gewitter; waldbrand; erdbeben

# rescue: emergency < emergency
things bergrettung; bergwacht; seenotrettung; pannendienst; abschleppdienst; autopanne; adac; werkstatt; reifenpanne; starthilfe
asks auto springt nicht an; batterie leer; panne; jemand hat sich beim wandern verletzt; verlaufen in den bergen; reifen platt; auto steckt im schnee; wer hilft bei panne; werkstatt; wir sitzen auf dem berg fest
says bergrettung; bergwacht; abschlepp; panne; seenotretter; adac; werkstatt; 140; seenot

# poison: emergency < emergency
things vergiftung; giftnotruf; gift
asks mein kind hat spülmittel getrunken; giftige beeren gegessen; pilze gegessen; giftnotruf nummer
says giftnotruf; gift

# seaSafety: rules, places, emergency < swimming
things strömung; flut; ebbe; gezeiten; rettungsschwimmer; badeverbot; watt; wellen
asks ist das schwimmen im meer sicher; gibt es strömungen; wann ist flut; wann ist ebbe; gibt es rettungsschwimmer; können kinder dort sicher baden; wie tief ist das wasser; darf man allein ins watt; badeaufsicht
says strömung; flut; ebbe; dlrg; rettungsschwimmer; tief; wellen; gezeiten; watt; flach; tidekalender; bewacht
`;
