import { toUnicodeForm } from "#core/unicodeForm.ts";

/** Traditional characters that our phrases have, each before its simplified one. */
const simplified =
  "預预訂订單单遊游頭头戶户顧顾訪访後后將将來来續续長长還还紹绍薦荐獨独當当聯联東东們们價价銷销業业闆板網网號号眾众頁页鋪铺專专屬属鏈链過过經经繞绕開开線线無无費费務务傭佣愛爱繽缤攜携團团軟软優优實实劃划錢钱節节沒没碼码員员減减給给補补現现紅红寶宝銀银貝贝幣币賬账帳帐餘余額额證证潔洁掃扫遲迟總总電电氣气賠赔償偿壞坏寵宠項项發发郵邮寫写話话關关諮咨詢询問问訴诉說说聲声請请錄录機机書书臉脸評评論论點点顆颗曬晒禮礼贈赠獎奖勵励換换為为報报謝谢積积貼贴絕绝許许猶犹麼么記记擔担題题編编確确認认時时陽阳遠远較较薩萨賽赛彎弯轉转動动帶带熱热參参濕湿廳厅館馆飯饭賣卖麵面場场導导覽览門门車车輪轮鐵铁纜缆療疗溫温課课練练術术劇剧樂乐莊庄騎骑馬马釣钓魚鱼潛潜衝冲廚厨師师庫库醫医貨货稅税儲储櫃柜農农園园雞鸡攤摊遞递灘滩傘伞藥药區区體体驗验幫帮緊紧鎖锁丟丢遺遗誤误災灾著着護护維维鑰钥離离脫脱這这裡里個个燒烧週周別别間间訊讯簡简匯汇結结繳缴進进讓让內内與与辦办會会買买歡欢夠够從从對对隨随複复復复連连傳传爾尔覺觉應应撥拨誇夸讚赞領领滿满級级講讲條条臺台檯台規规紙纸鈔钞";

const toSimplified = new Map(
  (simplified.match(/../gu) ?? []).map((pair): [string, string] => [pair[0] ?? "", pair[1] ?? ""]),
);

/** Combining accents of Latin letters, Arabic vowel signs and hamza, and the lengthening stroke. */
const ACCENTS = /[\u0300-\u036F\u064B-\u0655\u0640\u200B-\u200F\u2060]/g;
const TRADITIONAL = new RegExp(`[${[...toSimplified.keys()].join("")}]`, "gu");

/** Returns a text as phrases are compared: without case, accents, forms of apostrophes and traditional characters. */
export function foldText(text: string): string {
  const bare = toUnicodeForm(text, "NFKD").replaceAll(ACCENTS, "");
  return toUnicodeForm(bare, "NFC")
    .toLowerCase()
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll("ى", "ي")
    .replaceAll("ة", "ه")
    .replaceAll(TRADITIONAL, (sign) => toSimplified.get(sign) ?? sign)
    .replaceAll(/\s+/g, " ");
}
