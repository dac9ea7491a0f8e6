import type { Language } from "#core/i18n/languages.ts";

/** Texts for sharing a guidebook: on cards, in messages, and when a phone adds it to its home screen. */
interface SharingTexts {
  /** Goes before the link in the host's message. */
  message: (property: string) => string;
  /** On the card at the door. */
  door: string;
  doorText: string;
  /** On the card with the Wi-Fi. */
  join: string;
  insideOnly: string;
  /** On the card at an appliance. */
  guideText: string;
  addToHomeScreen: string;
  /** For an iPhone, which has no install button: its menu items in order. */
  addByHand: string;
}

/** The same in every language that guidebooks speak (Languages 1). */
export const sharingTexts: Record<Language, SharingTexts> = {
  en: {
    message: (property) => `Here is the guidebook for ${property}, with everything for your stay:`,
    door: "Your guidebook",
    doorText: "Point your camera here for Wi-Fi, house rules and tips, all in one place.",
    join: "Scan to join, or type the password.",
    insideOnly: "For inside the home",
    guideText: "Scan to see how it works.",
    addToHomeScreen: "Add to home screen",
    addByHand: "To keep it on your home screen: Share, then Add to Home Screen.",
  },
  "zh-Hans": {
    message: (property) => `这是${property}的住客指南，入住所需的信息都在里面：`,
    door: "您的住客指南",
    doorText: "用手机相机对准这里，Wi-Fi、入住须知和周边推荐一应俱全。",
    join: "扫码连接，或输入密码。",
    insideOnly: "仅供室内张贴",
    guideText: "扫码查看使用方法。",
    addToHomeScreen: "添加到主屏幕",
    addByHand: "保存到主屏幕：点按“共享”，再点按“添加到主屏幕”。",
  },
  "zh-Hant": {
    message: (property) => `這是${property}的住客指南，入住所需的資訊都在裡面：`,
    door: "您的住客指南",
    doorText: "用手機相機對準這裡，Wi-Fi、住宿守則和周邊推薦一應俱全。",
    join: "掃描連線，或輸入密碼。",
    insideOnly: "僅供室內張貼",
    guideText: "掃描查看使用方法。",
    addToHomeScreen: "加入主畫面",
    addByHand: "儲存到主畫面：點一下「分享」，再點「加入主畫面」。",
  },
  ja: {
    message: (property) => `${property}のガイドブックです。ご滞在に必要なことがすべて載っています。`,
    door: "ガイドブック",
    doorText: "カメラをここに向けると、Wi-Fi、ハウスルール、おすすめをまとめてご覧いただけます。",
    join: "読み取って接続するか、パスワードを入力してください。",
    insideOnly: "室内専用",
    guideText: "読み取って使い方を見る",
    addToHomeScreen: "ホーム画面に追加",
    addByHand: "ホーム画面に置くには、「共有」から「ホーム画面に追加」を選びます。",
  },
  ko: {
    message: (property) => `${property} 가이드북입니다. 숙박에 필요한 모든 내용이 담겨 있습니다.`,
    door: "가이드북",
    doorText: "카메라로 이 코드를 비추면 와이파이, 이용 규칙, 추천 장소를 한곳에서 볼 수 있습니다.",
    join: "스캔하여 연결하거나 비밀번호를 입력하세요.",
    insideOnly: "실내용",
    guideText: "스캔하여 사용법을 확인하세요.",
    addToHomeScreen: "홈 화면에 추가",
    addByHand: "홈 화면에 두려면 공유를 누른 다음 홈 화면에 추가를 누르세요.",
  },
  de: {
    message: (property) => `Hier ist die Gästemappe für ${property} mit allem für Ihren Aufenthalt:`,
    door: "Ihre Gästemappe",
    doorText: "Richten Sie die Kamera hierher: WLAN, Hausregeln und Tipps an einem Ort.",
    join: "Scannen und verbinden, oder das Passwort eintippen.",
    insideOnly: "Nur für drinnen",
    guideText: "Scannen und sehen, wie es geht.",
    addToHomeScreen: "Zum Startbildschirm hinzufügen",
    addByHand: "So bleibt sie auf dem Home-Bildschirm: „Teilen“, dann „Zum Home-Bildschirm“.",
  },
  fr: {
    message: (property) => `Voici le livret d’accueil de ${property}, avec tout pour votre séjour :`,
    door: "Votre livret d’accueil",
    doorText: "Visez ce code : Wi-Fi, règlement intérieur et bonnes adresses, tout au même endroit.",
    join: "Scannez pour vous connecter, ou saisissez le mot de passe.",
    insideOnly: "À garder à l’intérieur",
    guideText: "Scannez pour voir le mode d’emploi.",
    addToHomeScreen: "Ajouter à l’écran d’accueil",
    addByHand: "Pour le garder sur l’écran d’accueil : Partager, puis Sur l’écran d’accueil.",
  },
  es: {
    message: (property) => `Esta es la guía de ${property}, con todo para su estancia:`,
    door: "Su guía",
    doorText: "Apunte aquí con la cámara: wifi, normas de la casa y consejos en un solo lugar.",
    join: "Escanee para conectarse o escriba la contraseña.",
    insideOnly: "Solo para el interior",
    guideText: "Escanee para ver cómo funciona.",
    addToHomeScreen: "Añadir a la pantalla de inicio",
    addByHand: "Para tenerla en la pantalla de inicio: Compartir y luego Añadir a pantalla de inicio.",
  },
  it: {
    message: (property) => `Ecco la guida di ${property}, con tutto per il Suo soggiorno:`,
    door: "La Sua guida",
    doorText: "Inquadri qui con la fotocamera: Wi-Fi, regole della casa e consigli in un solo posto.",
    join: "Inquadri per connettersi o digiti la password.",
    insideOnly: "Da tenere in casa",
    guideText: "Inquadri per vedere come funziona.",
    addToHomeScreen: "Aggiungi alla schermata Home",
    addByHand: "Per tenerla sulla schermata Home: Condividi, poi Aggiungi alla schermata Home.",
  },
  pt: {
    message: (property) => `Aqui está o guia de ${property}, com tudo para a sua estadia:`,
    door: "O seu guia",
    doorText: "Aponte a câmara para aqui: Wi-Fi, regras da casa e sugestões num só lugar.",
    join: "Leia o código para se ligar ou escreva a senha.",
    insideOnly: "Só para o interior",
    guideText: "Leia o código para ver como funciona.",
    addToHomeScreen: "Adicionar ao ecrã principal",
    addByHand: "Para o ter no ecrã principal: Partilhar e depois Adicionar ao ecrã principal.",
  },
  nl: {
    message: (property) => `Hier is de gastenmap van ${property}, met alles voor uw verblijf:`,
    door: "Uw gastenmap",
    doorText: "Richt uw camera hierop: wifi, huisregels en tips op één plek.",
    join: "Scan om te verbinden, of typ het wachtwoord.",
    insideOnly: "Alleen voor binnen",
    guideText: "Scan en zie hoe het werkt.",
    addToHomeScreen: "Aan beginscherm toevoegen",
    addByHand: "Op uw beginscherm bewaren: Deel, dan Zet op beginscherm.",
  },
  id: {
    message: (property) => `Ini buku panduan ${property}, berisi semua untuk masa inap Anda:`,
    door: "Buku panduan Anda",
    doorText: "Arahkan kamera ke sini: Wi-Fi, aturan rumah, dan saran dalam satu tempat.",
    join: "Pindai untuk terhubung, atau ketik kata sandinya.",
    insideOnly: "Hanya untuk di dalam",
    guideText: "Pindai untuk melihat cara pakainya.",
    addToHomeScreen: "Tambahkan ke layar utama",
    addByHand: "Untuk menyimpannya di Layar Utama: Bagikan, lalu Tambah ke Layar Utama.",
  },
  ar: {
    message: (property) => `إليك دليل ${property}، وفيه كل ما تحتاج إليه أثناء إقامتك:`,
    door: "دليلك",
    doorText: "وجّه الكاميرا إلى هنا: الواي فاي وقواعد المنزل والنصائح في مكان واحد.",
    join: "امسح الرمز ضوئيًا للاتصال، أو اكتب كلمة المرور.",
    insideOnly: "داخل المنزل فقط",
    guideText: "امسح الرمز ضوئيًا لمعرفة طريقة الاستخدام.",
    addToHomeScreen: "إضافة إلى الشاشة الرئيسية",
    addByHand: "لإبقائه على الشاشة الرئيسية: مشاركة، ثم إضافة إلى الشاشة الرئيسية.",
  },
};
