const alone = (words: string) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}])`, "iu");
const either = (one: RegExp, other: RegExp) => new RegExp(`${one.source}|${other.source}`, "iu");

export const OPENED = either(
  alone(
    [
      String.raw`gates?|doors?|doorway|(?:pad)?locks?|unlocks?|key ?pads?|key ?(?:box(?:es)?|safe)|lock ?box(?:es)?|garages?|entrances?|entry|foyer|lobby|lifts?|elevators?|safes?|sheds?|(?<!(?:smoke|fire|monoxide|co) )alarms?(?! clock)|boom|barrier|bollards?|buzzer|intercom|panel|wheels|dials|tumblers|opens? with|let yourselves? in|(?:get|getting|come) in`,
      String.raw`tor|(?:garten|hof|garagen|roll|einfahrts)tor|\p{L}*türe?|\p{L}*schloss|schlüssel\p{L}*|\p{L}*eingang|\p{L}*garage|schranke|öffne[tn]|klingel|tasten?feld|tastatur|tresor`,
      String.raw`portes?|portail|portillon|entrée|serrure|boîte à clés?|interphone|barrière|clavier|alarme|coffre|cadenas|grille|ouvre`,
      String.raw`se abren?|llaves|puertas?|portón|portal|verja|cancela|cerradura|candado|garaje|teclado|alarma|porta|portone|cancello|serratura|cassetta|citofono|tastier\p{L}+|si apr(?:e|ono)|sbarra|lucchetto|portão|fechadura|cofre|cadeado`,
      String.raw`\p{L}*deur|poort|hek|\p{L}*slot(?:en)?|gaan? open|sleutel\p{L}*|slagboom|pintu|gerbang|gembok`,
    ].join("|"),
  ),
  /[门門锁鎖鍵钥鑰]|ドア|扉|玄関|ロック|ゲート|현관|도어|대문|열쇠|게이트|باب|بوابة|قفل|مفتاح/u,
);

export const CODE = either(
  alone(
    [
      String.raw`(?<!(?:post(?:al|leit)?|zip|area|country|dress|qr|bar|discount|promo|booking|dialling|source|colou?r|highway)[ -]?)codes?(?! postal)|\p{L}+codes?(?<!(?:post|zip|dress|bar|area|qr)-?codes?)`,
      String.raw`pins?(?<!bowling pins?)|pass ?words?|pass ?phrases?|pass ?codes?|combination`,
      String.raw`passw(?:ort|örter)|kennw(?:ort|örter)|\p{L}*ziffern|zahlenkombination|wifi-?schlüssel|mots? de passe|digicode|clé wi-?fi`,
      String.raw`contraseña|clave|código|senha|palavra-?passe|codice|wachtwoord|toegangscode|kata sandi|kode`,
    ].join("|"),
  ),
  /密码|密碼|口令|パスワード|暗証|コード|비밀번호|암호|코드|كلمة (?:المرور|السر)|رمز/u,
);

export const TYPED = either(
  alone(
    [
      String.raw`types?|typing|enter|key(?:ing)? in|punch(?: in)?|press|push|tap|input|put in|pop in|dial|log ?[io]n|sign ?[io]n`,
      String.raw`geben sie|gebt|gib|ein(?:zu)?(?:geben|tippen)|tipp(?:en|e|t)|drück(?:en|e|t)`,
      String.raw`tape[rz]|compose[rz]|saisi(?:r|ssez)|entrez|appuyez`,
      String.raw`puls[ae]\p{L}?|marca[dr]?|marque|teclea\p{L}?|introduzca|introduce|digit[aei]\p{L}{0,2}|prem[ei]\p{L}{0,2}|inseri\p{L}+|insira`,
      String.raw`tik|toets|druk|voer|ketik(?:kan)?|masukkan|tekan`,
    ].join("|"),
  ),
  /输入|輸入|按|入力|押|누르|눌러|입력|اضغط|أدخل|ادخل/u,
);

/** Words for what a password is for. */
export const NETWORK = either(
  alone(
    String.raw`wi-?fi|wlan|wireless|network|internet|ssid|hotspot|router|netzwerk|netwerk|réseau|rete|rede|red`,
  ),
  /无线|無線|网络|網絡|ワイファイ|와이파이|واي فاي/u,
);
