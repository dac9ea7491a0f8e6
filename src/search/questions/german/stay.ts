/** Arrival, departure, the booking and the host. */
export const stay = `
# checkin: checkin
things check-in; checkin; anreise; ankunft; einchecken; anreisezeit
asks ab wann können wir rein; wann können wir einchecken; ab wann ist das zimmer fertig; um wie viel uhr können wir kommen; wann dürfen wir anreisen; ab wann ist die wohnung frei; wann ist check-in; ab wieviel uhr bezugsfertig; wann dürfen wir in die wohnung; wir kommen gegen 16 uhr passt das
says ab 15 uhr; ab 16 uhr; anreise; check-in ab

# earlyCheckin!: checkin
things früher einchecken; früher check-in; frühe anreise; early check-in
asks können wir früher kommen; dürfen wir schon mittags rein; wir landen um 8 uhr können wir schon rein; geht es auch vor 15 uhr; früher anreisen möglich; können wir schon am vormittag in die wohnung; wir sind schon um 11 da; ist eine frühere anreise möglich; zimmer früher beziehen
says früher; frühere anreise; schon ab; vor 15 uhr; nach absprache früher

# lateCheckin: checkin
things späte anreise; später check-in; spätanreise; spät ankommen; nachts ankommen
asks wir kommen erst nach mitternacht; unser zug kommt um 23 uhr an; können wir auch spät anreisen; wir stehen im stau und kommen später; flug verspätet kommen wir noch rein; bis wann kann man anreisen; ist abends noch jemand da; kommen wir nachts auch rein; wir schaffen es nicht vor zehn; ankunft mitten in der nacht; wie spät können wir noch kommen
says nach 22 uhr; später ankommen; spätanreise; rund um die uhr; auch nachts; wer später kommt; nach mitternacht; im dunkeln

# door: checkin
things haustür; eingang; wohnungstür; eingangstür; tür; zugang
asks wie kommen wir rein; wie geht die tür auf; wo ist der eingang; welche tür ist es; wie komme ich in die wohnung; wie öffnet man die haustür; welche klingel; in welchem stock ist die wohnung; wo müssen wir rein; wie kommt man ins haus; zutritt zur wohnung
says tür; eingang; aufschließen; tastenfeld; schlüsselkasten; tresor; klinke; öffnen; code eingeben; klingel

# doorTrouble: checkin < door
things tür klemmt; schloss klemmt; tür geht nicht auf
asks die tür geht nicht auf; schlüssel dreht sich nicht; das schloss klemmt; der code funktioniert nicht; kriege die tür nicht auf; der schlüsselkasten geht nicht auf; das tastenfeld reagiert nicht; tür hakt; schlüssel steckt fest; code wird nicht angenommen
says klinke hochziehen; tür heranziehen; klemmt; zweimal drehen; falls der code; anheben; fest drücken; hakt

# lockUp: checkin < door
things abschließen; zuschließen; absperren; tür verriegeln
asks müssen wir abschließen; wie schließt man ab; fällt die tür ins schloss; schließt die tür von selbst; muss man zusperren wenn man geht; kann man von innen abschließen; nachts abschließen
says abschließen; fällt ins schloss; von selbst; riegel; zuziehen; absperren; klinke nach oben

# key: checkin
things schlüssel; schlüsselbox; schlüsselkasten; schlüsselsafe; schlüsselkarte; chip; transponder; schlüsseltresor
asks wo ist der schlüssel; wo bekommen wir die schlüssel; schlüsselübergabe; wer gibt uns den schlüssel; wo finden wir die schlüssel; wie viele schlüssel bekommen wir; zweiter schlüssel; ersatzschlüssel; wo hängt der schlüssel; schlüssel abholen
says schlüssel; schlüsselkasten; liegt; hängt; tresor; schlüsselsafe; schlüssel hängt

# lostKey: checkin < key
things schlüssel verloren; schlüsselverlust; karte verloren
asks wir haben den schlüssel verloren; ich finde den schlüssel nicht mehr; was kostet ein verlorener schlüssel; schlüssel ist weg; schlüssel ins wasser gefallen; schlüssel abgebrochen; chip verloren
says verloren; schlüsselverlust; ersatzschlüssel; verlust; kostet der schlüssel

# lockedOut: checkin < door
things ausgesperrt; schlüsseldienst
asks wir haben uns ausgesperrt; schlüssel liegt drinnen und die tür ist zu; tür ist zugefallen; wir stehen draußen und kommen nicht rein; schlüssel innen stecken lassen
says ausgesperrt; schlüsseldienst; zweitschlüssel; ersatzschlüssel; zufällt; nachbar hat

# doorCode: checkin
things türcode; code; pin; zugangscode; zahlencode; tastenfeld; nummer am tresor
asks wie ist der code; welchen code brauchen wir; code für die tür; pin für die haustür; code vom schlüsselkasten; wir haben keinen code bekommen; welche zahlen eingeben
says code; pin; eingeben; tastenfeld; ziffern

# gate: checkin
things tor; schranke; gartentor; hoftor; garagentor; poller
asks wie geht das tor auf; tor lässt sich nicht öffnen; soll man das tor schließen; schranke öffnen; fernbedienung fürs tor; ist das tor nachts zu; code für die schranke; garagentor öffnen
says tor; schranke; garagentor; poller; immer schließen

# intercom: checkin < door
things klingel; sprechanlage; gegensprechanlage; türöffner; klingelschild
asks welcher name steht auf der klingel; wo müssen wir klingeln; es hat geklingelt wie öffne ich; wie geht der türöffner; klingel geht nicht; was steht am klingelschild
says klingel; klingelschild; sprechanlage; läuten; taste mit dem schlüssel

# parking: checkin, transportation
things parkplatz; parken; garage; tiefgarage; stellplatz; carport; einfahrt; parkhaus; parkmöglichkeit
asks wo können wir parken; wo stellen wir das auto ab; gibt es einen parkplatz; ist parken kostenlos; was kostet parken; wie komme ich in die garage; welcher stellplatz ist unserer; darf man auf der straße parken; braucht man einen parkausweis; wo kann das auto stehen; wo lassen wir den wagen; kann ich vor dem haus parken; strafzettel beim parken
says parkplatz; parken; stellplatz; garage; tiefgarage; parkausweis; carport; straße; autos; parkscheibe; anwohner

# secondCar: checkin, transportation < parking
things zweites auto; zwei autos; besucherparkplatz; zweiter wagen
asks wir kommen mit zwei autos; platz für ein zweites auto; freunde kommen mit dem auto wo parken; parken für besucher; können wir drei autos abstellen
says zweites auto; zwei autos; besucher parken; zweiter wagen; weitere autos; ein auto

# carSize: checkin, transportation < parking
things wohnmobil; transporter; anhänger; einfahrtshöhe; dachbox; bulli; wohnwagen; dachträger; kastenwagen
asks passt ein bus in die garage; wie hoch ist die garage; wir haben eine dachbox; passt ein wohnmobil; ist die einfahrt breit genug; passt unser suv rein; mit anhänger parken; höhe der tiefgarage
says einfahrtshöhe; meter hoch; höhe; schmal; dachbox; eng; anhänger; maximal; wohnmobile

# carCharging!: checkin, transportation
things wallbox; ladestation; elektroauto; e-auto; ladesäule; auto laden; tesla; ladepunkt
asks kann man hier das auto laden; wo kann ich mein e-auto laden; gibt es eine wallbox; wir kommen mit einem tesla; nächste ladesäule; elektroauto anschließen; schnelllader in der nähe; hybrid laden; auto an die steckdose
says wallbox; ladesäule; laden; kilowatt; kwh; ladestation; elektroauto

# motorbike: checkin < parking
things motorrad; motorroller; mofa
asks wo kann das motorrad stehen; motorrad unterstellen; sicherer platz fürs motorrad
says motorrad; motorräder

# elevator: checkin, amenities
things aufzug; fahrstuhl; lift; treppe; treppen; stufen; stockwerk; etage
asks gibt es einen aufzug; wie viele treppen sind es; muss man koffer treppen hochtragen; in welchem stock; welche etage; fahrstuhl geht nicht; sind da viele stufen; schafft die oma die treppen; aufzug steckt
says aufzug; fahrstuhl; treppe; stufen; stock; etage; obergeschoss; treppenhaus

# luggage: departure, checkin, services
things gepäck; koffer; gepäckaufbewahrung; schließfach; schließfächer; taschen; rucksäcke
asks können wir die koffer nach dem check-out dalassen; wo können wir gepäck lagern; koffer vor der anreise abstellen; unser flug geht abends wohin mit den koffern; gepäck unterstellen; taschen bis abends lassen; sachen deponieren; koffer schon vorher bringen
says gepäck; koffer; schließfächer; abstellen; dalassen; unterstellen; aufbewahren

# directions: checkin, transportation
things anfahrt; wegbeschreibung; anreise mit dem auto; route; weg zum haus
asks wie finden wir das haus; navi findet die adresse nicht; wie kommt man vom bahnhof zu euch; welche ausfahrt; google schickt uns falsch; wir haben uns verfahren; beschreibung vom weg; wir stehen davor und sehen nichts; wie kommen wir vom flughafen her; koordinaten; wo müssen wir abbiegen
says abbiegen; links; rechts; ausfahrt; navi; beschildert; nach der brücke; folgen sie; weg; kilometer; einfahrt

# roadAccess: checkin, transportation < directions
things schotterweg; allrad; steile straße; winterreifen; forstweg
asks brauchen wir allrad; ist die straße geräumt; ist die zufahrt steil; kommt man im winter hoch; ist der weg asphaltiert; schotterpiste mit kleinem auto; brauchen wir winterreifen; straße gesperrt
says schotter; steil; allrad; winterreifen; geräumt; gesperrt; schnee; schmal; forststraße

# postalAddress: checkin
things adresse; anschrift; straße und hausnummer; postleitzahl
asks wie ist die adresse; welche adresse fürs navi; was sage ich dem taxi; wo genau ist das; an welche adresse kann ich was liefern lassen; welche hausnummer
says adresse; hausnummer; straße

# checkout: departure
things check-out; checkout; abreise; auschecken; abreisezeit
asks bis wann müssen wir raus; wann müssen wir auschecken; wann ist check-out; bis wie viel uhr können wir bleiben; um wie viel uhr müssen wir weg; wann müssen wir die wohnung verlassen; abreise am sonntag bis wann; am letzten tag wann raus
says bis 10 uhr; bis 11 uhr; abreise; check-out

# lateCheckout!: departure
things später auschecken; später check-out; late check-out; spätere abreise
asks können wir länger bleiben; dürfen wir später auschecken; unser flug geht erst abends können wir länger in der wohnung bleiben; check-out um 12 möglich; eine stunde länger bleiben; geht ein später check-out; erst mittags abreisen; ausschlafen am letzten tag
says später; länger bleiben; bis 12 uhr; bis 13 uhr; bis 14 uhr; bis 15 uhr; spätere abreise; verlängern

# extendStay!: welcome, departure < lateCheckout
things verlängern; eine nacht länger; zusätzliche nacht; noch eine nacht
asks können wir noch eine nacht bleiben; aufenthalt verlängern; ist morgen noch frei; einen tag dranhängen; eine woche länger; wir würden gern verlängern
says verlängern; weitere nacht; noch eine nacht

# checkoutTasks: departure < checkout
things abreise checkliste; endreinigung; vor der abreise; was bei der abreise zu tun ist
asks was müssen wir vor der abreise machen; müssen wir putzen; was ist bei abreise zu tun; müssen wir den müll rausbringen; sollen wir durchwischen; kühlschrank ausräumen; heizung runterdrehen wenn wir gehen; müssen wir noch abwaschen bevor wir fahren; in welchem zustand verlassen; besenrein
says vor der abreise; bitte; besenrein; fenster schließen; ausschalten; wenn sie gehen; spülmaschine; müll; zum schluss; beim abschied

# stripBeds: departure < bedding
things betten abziehen; benutzte handtücher; gebrauchte bettwäsche; schmutzige handtücher
asks müssen wir die betten abziehen; wohin mit den benutzten handtüchern; sollen wir die betten abziehen; wohin mit der bettwäsche; wo legen wir die handtücher hin am ende; bettwäsche abziehen
says abziehen; benutzte; bettwäsche; wäschekorb; badewanne; liegen lassen; haufen

# keyReturn: departure < key
things schlüssel abgeben; schlüsselrückgabe; schlüssel zurück
asks wo geben wir die schlüssel ab; wohin mit dem schlüssel bei abreise; schlüssel zurückgeben; schlüssel wieder in den kasten; wem geben wir den schlüssel; schlüssel einwerfen
says schlüssel zurück; auf den tisch; briefkasten; in den kasten; schlüssel in; abgeben; stecken lassen

# host: welcome, emergency
things gastgeber; vermieter; hausmeister; verwalter; ansprechpartner; kontakt; telefonnummer; rezeption
asks wie erreichen wir euch; wie ist eure nummer; wen rufen wir an; wer hilft uns; wer ist zuständig; wie können wir euch kontaktieren; wohnt ihr in der nähe; ist jemand vor ort; whatsapp; an wen wenden bei problemen; etwas ist kaputt wen anrufen; es geht keiner ans telefon; darf man nachts anrufen
says anrufen; erreichen; telefon; whatsapp; schreiben; wohnen; nebenan; nachricht; klopfen; nummer

# welcomeMeeting: welcome, checkin < host
things begrüßung; persönlicher empfang
asks ist jemand da wenn wir ankommen; werden wir empfangen; zeigt uns jemand das haus; wer begrüßt uns; treffen wir euch
says begrüßen; empfangen; zeigen ihnen; persönlich

# damage: rules, departure < host
things schaden; kaputt gemacht; zerbrochen; fleck; glas zerbrochen
asks wir haben ein glas zerbrochen; rotwein auf dem sofa; uns ist etwas kaputt gegangen; was passiert bei schäden; müssen wir das bezahlen; fleck auf dem teppich; lampe kaputt gemacht; wem melden wir schäden; teller runtergefallen
says schäden; zerbrochen; kaputt; melden; ersetzen; fleck; zu bruch

# deposit!: rules, checkin < price
things kaution
asks gibt es eine kaution; wann bekommen wir die kaution zurück; wie hoch ist die kaution
says kaution

# payment!: welcome, rules < price
things rechnung; quittung; bezahlen; kartenzahlung; beleg
asks bekommen wir eine rechnung; ich brauche eine quittung; wie bezahlen wir; kann man mit karte zahlen; nehmt ihr bargeld; rechnung mit mehrwertsteuer; wo zahlen wir den rest
says rechnung; quittung; bar; überweisung; karte

# touristTax!: checkin, rules < price
things kurtaxe; gästekarte; meldeschein; kurkarte; bettensteuer; kurbeitrag; ortstaxe; gästetaxe
asks was kostet die kurtaxe; müssen wir kurtaxe zahlen; bekommen wir eine gästekarte; meldezettel ausfüllen; was bringt die kurkarte; brauchen sie unsere ausweise; wo zahlt man die kurtaxe
says kurtaxe; kurabgabe; kurbeitrag; gästekarte; meldeschein; kurkarte; pro person und nacht; ausweis

# cancel!: rules < price
things stornieren; stornierung; rückerstattung; umbuchen
asks können wir stornieren; bekommen wir geld zurück; buchung ändern; früher abreisen geld zurück; umbuchen
says stornieren; erstattung

# cleaningService!: amenities, rules < vacuum
things reinigung; putzfrau; zwischenreinigung; zimmerservice; endreinigung; wäschewechsel
asks wird zwischendurch geputzt; kommt jemand zum putzen; wie oft werden die handtücher gewechselt; wann kommt die reinigung; bettwäsche gewechselt; ist die endreinigung inklusive
says reinigung; geputzt; gewechselt; zwischenreinigung; putzt

# lostProperty: departure, welcome < lost
things vergessen; liegen gelassen; fundsachen
asks ich habe meine jacke vergessen; wir haben ein ladegerät liegen gelassen; könnt ihr uns etwas nachschicken; habt ihr mein handy gefunden; kuscheltier vergessen; ring im bad liegen gelassen; etwas in der wohnung vergessen
says vergessen; nachschicken; liegen geblieben; fundsachen; schicken wir

# maxGuests: rules < visitors
things maximale personenzahl; wie viele personen; gästezahl; personen
asks wie viele personen dürfen übernachten; kann noch eine person auf dem sofa schlafen; wir wären einer mehr; darf meine schwester hier schlafen; dürfen freunde übernachten; zusätzliche person kosten; kann jemand mit übernachten; wir sind zu sechst
says höchstens; personen; übernachten; nicht mehr als; angemeldete gäste; belegung

# visitors: rules
things besuch; besucher; gäste einladen; freunde einladen
asks dürfen wir besuch haben; können freunde vorbeikommen; darf man jemanden zum essen einladen; sind gäste erlaubt; meine eltern wollen uns besuchen; dürfen freunde in den pool
says besuch; besucher; gäste; freunde; tagesgäste

# review!: welcome < host
things bewertung; feedback; gästebuch
asks wo kann ich bewerten; rückmeldung geben; gästebuch
says bewertung; gästebuch
`;
