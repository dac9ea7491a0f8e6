import type { Expressions } from "#guidebooks/translation/meaning/markers/markers.ts";

/** Phrases whose "not" denies nothing. They are removed before all others are searched. */
export const idle: Expressions = {
  en: "not_hesitate|don_t_hesitate|feel_free|no_problem*|not_only|not_worry|don_t_worry|not_forget|don_t_forget|never_forget|no_#|not_far|no_matter|or_not|why_not|if_not|no_doubt|welcome_to|can_be_found|you_can_find|you_will_find|no_wonder|not_mind|last_but_not_least|once_you_can|as_soon_as_you_can|nothing_else|no_one_else|nothing_like|can_t_wait|nice_and_hot|up_to_you|not_long|in_no_time|not_at_all|may_have|perhaps",
  de: "nicht_zögern|zögern…nicht|kein_problem|nicht_nur|keine_sorge*|keine_sorgen|vergessen…nicht|nicht…vergessen|vergiss…nicht|nicht_weit|nicht_wahr|ohne_weiteres|zweifellos|willkommen_in|willkommen_im|herzlich_willkommen_in|finden_sie|können_sie…finden|nicht_lange|wenn_nicht|ob…oder_nicht",
  fr: "n_hésitez_pas|ne_pas_hésiter|pas_hésiter|sans_hésit*|pas_de_problème|sans_problème|pas_de_souci|sans_souci|non_seulement|pas_seulement|n_oubliez_pas|n_oublie_pas|ne_pas_oublier|pensez_à|non_loin|pas_loin|ne_vous_inquiétez_pas|sans_doute|bienvenue_à|bienvenue_dans|sinon|pas_mal|pas_à_pas|n_importe|sans_cesse|wi_fi_gratuit_et_rapide|n_est_ce_pas|vous_trouverez|vous_pouvez_trouver|sans_fil|peut_être|toute_seule|tout_seul",
  es: "no_dude*|sin_dud*|no_hay_problema|sin_problema*|no_solo|no_sólo|no_olvide*|no_te_olvides|no_se_olvide*|sin_olvidar|no_se_preocupe*|no_te_preocupes|no_lejos|no_muy_lejos|bienvenid*_a|si_no|no_obstante|encontrará*|puede_encontrar|sin_embargo|nada_más|de_nada|sin_más|ni_siquiera|cómo_no|puede_ser|puede_que|un_solo_lugar",
  it: "non_esit*|senza_esit*|nessun_problema|non_solo|non_dimentic*|senza_dimentic*|non_preoccup*|non_lontano|poco_lontano|benvenut*_a|benvenut*_nel*|senza_dubbio|senz_altro|se_no|troverete|potete_trovare|non_vedo_l_ora|niente_male|non_appena|può_essere|può_darsi|finché_non|fino_a_quando_non",
  pt: "não_hesite*|sem_hesit*|sem_problema*|não_só|não_apenas|não_se_esqueça*|não_esqueça*|sem_esquecer|não_se_preocupe*|não_muito_longe|não_longe|bem_vind*_a*|sem_dúvida|se_não|senão|encontrará*|pode_encontrar|sem_fio*|nada_mais|pode_ser|num_só_lugar|por_si_só",
  nl: "niet_aarzelen|aarzel_niet|geen_probleem|niet_alleen|vergeet…niet|niet_vergeten|maak_je_geen_zorgen|geen_zorgen|niet_ver|welkom_in|welkom_bij|zonder_twijfel|of_niet|zo_niet|vindt_u|vind_je|niet_lang",
  id: "jangan_ragu|tidak_masalah|tidak_hanya|bukan_hanya|jangan_lupa|jangan_khawatir|tidak_jauh|tak_jauh|selamat_datang_di|jika_tidak|kalau_tidak|mau_tidak_mau|tidak_apa_apa|dapat_ditemukan|dapat_menemukan|bisa_menemukan|tidak_lama|kapan_saja|apa_saja|siapa_saja|mana_saja|biarkan_saja|langsung_saja",
  ar: "لا_تترد*|لا_تنس*|لا_باس|لا_مشكل*|لا_داعي*|لا_تقلق*|دون_تردد|بدون_تردد|ليس_فقط|ليس_بعيدا|والا|بلا_شك|يمكنك_العثور|ستجد*|غير_بعيد|لا_يزال|لا_سيما",
  ja: "遠慮なく|遠慮なさらず|忘れず|忘れな|お忘れなく|忘れなく|だけでなく|だけではなく|のみならず|かもしれ|少な|問題ありません|問題ない|心配ありません|心配いりません|心配なく|間違いなく|間違いありません|間違いない|なくな|そうでな|違いな|仕方な|ようこそ|できるだけ|なるべく|申し訳ありません|すみません|見つかります|ありませんか|ませんか|限りなく|まもなく|つまらな|無線|無事|不動産|ございます|足りな|とんでもな",
  ko: "잊지|잊으시지|주저하지|망설이지|뿐만_?아니라|뿐_?아니라|걱정하지|걱정_마|문제_?없|틀림없|다름없|어쩔_수_없|끊임없|변함없|무선|오신_것을_환영|찾을_수_있|찾으실_수_있|얼마_?안|못지않|얼마_?남지|아니면|그렇지_않으면|머지않아|마음껏|마찬가지|마시는|마실|물을_마시",
  zh: "不仅|不僅|不但|不只|不客气|不客氣|不要忘|别忘|別忘|勿忘|不要犹豫|不要猶豫|不用担心|不用擔心|请不要担心|別擔心|别担心|不好意思|不同|不久|不过|不過|不断|不斷|不少(?!于)|不错|不錯|对不起|對不起|差不多|要不|不妨|特别|特別|别墅|別墅|分别|分別|级别|級別|个别|個別|无论|無論|无线|無線|未来|未來|没关系|沒關係|非常|否则|否則|无疑|無疑|不远|不遠|没问题|沒問題|不知所措|不足|欢迎来到|歡迎來到|欢迎入住|歡迎入住|非洲|是否|不管|不知不觉|不由|不时|並不是只|识别|別人|别人|别的|別的|告别|性别|未免|可能|可以找到|不可思议",
};

export const no: Expressions = {
  en: "no|not|cannot|can_t|don_t|doesn_t|won_t|isn_t|aren_t|mustn_t|shouldn_t|couldn_t|wouldn_t|haven_t|hasn_t|hadn_t|didn_t|wasn_t|weren_t|needn_t|never|none|nobody|no_one|nothing|nowhere|neither|nor|without|forbidden|forbid*|prohibit*|ban|banned|bans|disallow*|avoid*|refrain*|smoke_free|non_smok*|nonsmok*|unable|impossible|unavailable|non_refundable|nonrefundable|out_of_bounds|off_limits|out_of_the_question|keep_out|not_allowed|unsuitable|undrinkable|unsafe|excluded|offline",
  de: "nicht|kein*|nie|niemals|niemand*|nichts|nirgend*|ohne|weder|noch_nie|verboten*|verbiet*|verbot*|*verbot|untersagt*|unzulässig*|unerlaubt*|nichtraucher*|rauchfrei*|vermeid*|unterlass*|tabu|unmöglich*|ausgeschlossen|verzicht*|unerwünscht*|unerwünscht|ungeeignet*|untrinkbar*|absehen",
  fr: "ne…plus|n_…plus|pas|jamais|aucun|aucune|rien|personne_ne|n…personne|à_personne|ni|sans|non|interdit*|interdiction*|interdire|défense_de|défendu*|prohib*|proscrit*|évit*|non_fumeur*|impossible*|abst*n*|nulle_part|indisponible*|exclu*|exclue*|refus*|inadapté*|bannir|banni*|déconseill*|introuvable*|hors_ligne|hors_connexion",
  es: "no|nunca|jamás|ningún|ninguna|ninguno|nadie|nada|ni|sin|tampoco|prohibid*|prohíb*|prohib*|evit*|absteng*|abst*n*|imposible*|excluid*|vetad*|no_fumador*|rehús*|restringid*|sin_conexión|desaconsej*",
  it: "non|mai|nessun*|niente|nulla|né|senza|vietat*|divieto*|proibit*|evit*|asten*|impossibil*|esclus*|no|inadatt**|offline|neanche|nemmeno|neppure|sconsigliat*",
  pt: "não|nunca|jamais|nenhum*|ninguém|nada|nem|sem|proibid*|proíb*|proibi*|interdit*|evit*|abst*|impossível|excluíd*|vedad*|falta*|recus*|impróprio*|inadequad*",
  nl: "niet|niets|geen|nooit|niemand|nergens|noch|zonder|verbod*|verboden|vermijd*|rookvrij*|onmogelijk*|uitgesloten|uit_den_boze|niet_roken*|ongeschikt*|afzien|onthoud*",
  id: "tidak|tak|jangan|bukan|tanpa|belum|dilarang|larangan|melarang|terlarang|hindari|menghindari|bebas_asap|bebas_rokok|tiada|mustahil",
  ar: "لا|ليس|ليست|ليسوا|لم|لن|ممنوع*|يمنع|تمنع|منع|يحظر|تحظر|محظور*|حظر|بدون|بلا|دون|عدم|غير|تجنب*|يستحيل|مستحيل|ينهي|ابدا|كلا|خال_من|خالي*_من|الامتناع|امتنع*|محرم",
  ja: "ない|なかった|なく|なけれ|(?<!かまい|構い|間違いあり|問題あり)ません|禁止|厳禁|禁煙|禁酒|禁ず|禁じ|不可|ぬよう|ずに|ないで|なし|無し|お断り|遠慮|控え|避け|ダメ|だめ|駄目|いけない|できかね|立ち入らず|不能|未満児|防止|オフライン|非喫煙|出来かね|やめて|お止め|止めて下|不要|未使用|無く|触れず|なさらず|せず|慎んで|除外",
  ko: "않|없|마세요|마십시오|마시기_바|마시길|말아|말고|말_것|말것|말라|지_마|지마|못|금지|금연|금합|금주|금물|불가|안_?(?:되|돼|됩|된)|안_(?:하|해|합|가|갑|와|옵|열|닫|켜|나|써|먹|보|들|주|받|쓰)|아니|아닙|아닌|삼가|자제|비흡연|사절|엄금|무단|제외되|거절|미사용|말도록|않도록|안된|오프라인",
  zh: "不|没|沒|无|無|勿|禁|别|別|未|莫|拒绝|拒絕|谢绝|謝絕|避免|非|杜绝|杜絕|毋|离线|離線",
};

export const may: Expressions = {
  en: "may|allowed|allow|allows|permitted|permit|permits|welcome|can|able_to|ok|okay|is_fine|are_fine|could|permission|possible|free_to|at_liberty|let_them|are_free",
  de: "darf*|dürf*|erlaubt*|erlaub*|gestattet*|gestatten|willkommen*|kann*|könn*|zulässig*|zugelassen*|in_ordnung|okay|ok|möglich*|genehmigt*|gern_gesehen|gerne_gesehen|freigestellt|erlaubnis",
  fr: "peu*|pouv*|pourr*|autoris*|permis*|permet*|permettre|bienvenu*|admis*|accept*|possible*|libre_de|libres_de|d_accord|toléré*|droit_de|en_mesure",
  es: "puede*|pued*|podrá*|podem*|podrí*|permit*|permis*|autoriz*|bienvenid*|admit*|admis*|acept*|posible*|se_vale|libertad_de|poder|podéis|pueden",
  it: "può|puoi|posson*|potet*|potr*|consent*|permess*|permett*|autorizz*|benvenut*|ammess*|accett*|possibil*|liber*_di|potere|concess*|tollerat*",
  pt: "pode*|podem|podes|poderá*|podia*|permit*|permiss*|autoriz*|bem_vind*|aceit*|possível|possíveis|admitid*|livre*_para|poder|à_vontade",
  nl: "mag|mogen|kan|kun|kunt|kunnen|toegestaan*|toelaatbaar|toegelaten|welkom|mogelijk*|geoorloofd|oké|ok|prima|vrij_om|zou…kunnen|toestemming|gerust",
  id: "boleh|diperbolehkan|dibolehkan|diizinkan|mengizinkan|dapat|bisa|izin|dipersilakan|disambut|diterima|mungkin|silakan_saja|sila",
  ar: "يمكن*|مسموح*|يسمح|تسمح|يجوز|مرحب*|باستطاع*|بامكان*|تستطيع*|يستطيع*|متاح|مصرح|اذن|ممكن|مباح|يحق",
  ja: "できます|できる|出来ます|出来る|可能|構いません|かまいません|てもいい|ても良い|てもよい|てもよろしい|でも大丈夫|大丈夫|ても結構|結構です|許可|許され|歓迎|認め|自由に|可です|ok|ＯＫ|うけいれ|受け入れ|頂けます|いただけます",
  ko: "수_?있|도_?(?:됩|돼|되|좋|괜찮)|가능|허용|허락|환영|괜찮|해도|자유롭|허가",
  zh: "可以|可(?!乐|樂|爱|愛|是|口|回|怕|惜)|允许|允許|准许|准許|许可|許可|能(?!源|量|力)|欢迎|歡迎|得以|随意|隨意|自由|接受",
};

export const must: Expressions = {
  en: "must|have_to|has_to|had_to|need_to|needs_to|required|requires|require|obligat*|mandatory|compulsory|shall|should|ought_to|necessary|obliged|has_got_to|have_got_to|be_sure_to|make_sure|ensure|needed|needs|essential|are_to|is_to|supposed_to",
  de: "muss|musst|müss*|soll*|erforderlich*|pflicht*|*pflicht|verpflicht*|notwendig*|nötig*|unbedingt|zwingend|obligatorisch*|sicherstell*|stellen…sicher|haben…zu|gilt_es|brauch*|benötig*|vorgeschrieben*|ist…zu|sind…zu",
  fr: "doit|doivent|dois|doiv*|devez|devr*|devons|devaient|devait|faut|faudra|obligatoire*|oblig*|requis*|nécessaire*|nécessit*|exig*|impérati*|veillez|assurez*|indispensable*|tenu*_de|tenir_de|imposé*|besoin",
  es: "deb*|hay_que|tiene*_que|tendr*_que|ten*_que|obligatori*|oblig*|necesari*|necesit*|requer*|requier*|imprescindible*|exig*|asegúr*|asegur*|es_preciso|indispensable*|haga_falta|hace_falta",
  it: "dev*|dov*|bisogna|occorre*|obbligatori*|obblig*|necessari*|richiest*|richied*|assicur*|indispensabil*|tenut*_a|va|vanno|serve|servono|è_d_obbligo|bisogno",
  pt: "deve*|devem|dever*|tem_de|tem_que|têm_de|têm_que|ter_de|ter_que|obrigatóri*|obrig*|necessári*|precis*|exig*|requer*|certifi*|indispensáve*|é_preciso|há_que|assegur*|necessit*",
  nl: "moet*|moest*|verplicht*|vereist*|nodig|noodzakelijk*|dient|dienen|hoort|horen_te|zorg*|verzeker*|hoef*|behoort|zou…moeten|zouden…moeten|vergt|essentieel|gelieve",
  id: "harus*|wajib|diwajibkan|perlu|diperlukan|memerlukan|diharuskan|pastikan|mesti|hendaknya|sebaiknya|seharusnya|membutuhkan|dibutuhkan",
  ar: "يجب|ينبغي|لازم|يلزم|ضروري*|الزامي*|مطلوب*|لا_بد|يتعين|يتوجب|تاكد*|التاكد|احرص*|ملزم*|واجب|عليك|بحاجه|يحتاج*|تحتاج*|يتطلب|اجباري*",
  ja: "なければ(?:なりません|ならない|なりませ|いけません|いけない)|なくては?(?:なりません|ならない|いけません|いけない)|ないと(?:いけません|いけない)|ねばな(?:らない|りません)|必要|必ず|べき|義務|必須|要します|ようにして|ようお願い|こととします|求められ|をお願いいたします",
  ko: "해야|하셔야|야_?합|야_?하|야_?해|야_?만|어야|아야|여야|셔야|필수|의무|반드시|필요|꼭|주의하여야",
  zh: "必须|必須|必需|务必|務必|需要|需(?!求)|应该|應該|应当|應當|应(?!有|用|急)|須|须|得要|要求|一定要|强制|強制|得先|不得不|义务|義務|要(?!么|是|点|點|不|塞)",
};

export const only: Expressions = {
  en: "only|solely|exclusively|nothing_but|just_for",
  de: "nur|ausschließlich*|lediglich|allein_für|bloß|einzig",
  fr: "seul*|uniquement|exclusivement|n(?:e)?_(?!…(?:pas|jamais|plus|aucun*))…qu(?:e)?|réservé*|rien_que|juste_pour",
  es: "solo|sólo|solamente|únicamente|exclusivamente|exclusiv*_para|nada_más_que|unicamente",
  it: "solo|soltanto|solamente|esclusivamente|unicamente|riservat*|nient_altro_che|sol*_per",
  pt: "só|somente|apenas|exclusivamente|unicamente|exclusiv*_para|reservad*",
  nl: "alleen|enkel|slechts|uitsluitend|louter",
  id: "hanya|cuma|semata|khusus_untuk|hanyalah|saja",
  ar: "فقط|لا…الا|ليس…الا|ما…الا|حصرا|حصريا|مقصور*|لن…الا|وحده*|مجرد",
  ja: "(?<!いた|頂|戴)だけ|のみ|わずか|しか(?!し)…(?:ない|ません)|に限り|に限る|に限ります|専用|限定|に限って|ばかり",
  ko: "(?<!지|미|잠시|다시|#|야|백|천)만_?(?:을|은|이|으로|에|의|에서|_|$)|밖에_?(?:없|안|못)|전용|오직|오로지|한해|뿐입|뿐이|한정|국한",
  zh: "只(?:能|有|可|在|限|许|許|准|供|适|適|需|是|要|用)?|仅|僅|唯一|专用|專用|唯有|单单|限于|限於|专供|專供",
};

export const except: Expressions = {
  en: "except|except_for|unless|apart_from|other_than|excluding|exception*|aside_from|but_for|anything_but|everything_but|anything_other",
  de: "außer|ausgenommen*|ausnahme*|es_sei_denn|abgesehen_von|mit_ausnahme|bis_auf|ausnahmsweise|sofern…nicht",
  fr: "sauf|excepté*|exception*|hormis|à_moins_que|à_moins_de|à_part|mis_à_part|en_dehors_d*|outre",
  es: "excepto|salvo|excepción*|a_menos_que|a_excepción|aparte_de|menos_los|exceptuando|a_no_ser_que",
  it: "tranne|eccetto|salvo|eccezion*|a_meno_che|a_parte|fatta_eccezione|ad_esclusione|fuorché",
  pt: "exceto|exceção|exceções|salvo|a_menos_que|a_não_ser_que|à_parte|à_exceção|excetuando|menos_os",
  nl: "behalve|uitgezonderd|uitzondering*|tenzij|op…na|afgezien_van|anders_dan|met_uitzondering|buiten_de",
  id: "kecuali|selain|terkecuali|pengecualian|kecualikan",
  ar: "الا|باستثناء|ما_عدا|عدا|سوي|استثناء*|فيما_عدا|الا_اذا",
  ja: "以外|除き|除く|除いて|例外|場合を除|でない限り|ない限り",
  ko: "제외|외에는|이외|예외|빼고|말고는|않는_한|지_않는_한",
  zh: "除非|除了|除外|以外|除…外|例外|(?<!清|删|刪|解|消|免|拆|移|扣)除(?!湿|濕|夕)",
};

export const needless: Expressions = {
  en: "not_have_to|don_t_have_to|doesn_t_have_to|need_not|needn_t|not_need|don_t_need|doesn_t_need|not_necessary|unnecessary|didn_t_need|didn_t_have_to|nothing_to|no_need|not_required|optional|not_obliged|not_mandatory|not_compulsory",
  de: "muss…nicht|müssen…nicht|musst…nicht|müssen…kein*|muss…kein*|brauch*…nicht|brauch*…kein*|nicht_nötig|nicht_notwendig|nicht_erforderlich|nicht_verpflichtet|unnötig|freiwillig*|optional*|überflüssig",
  fr: "pas_besoin|pas_obligé*|pas_nécessaire*|pas_obligatoire*|pas_tenu*|inutile*|facultati*|pas_la_peine|pas_indispensable|pas_requis",
  es: "no_hace_falta|no_es_necesari*|no_son_necesari*|no_tiene*_que|no_tienes_que|no_necesit*|no_es_obligatori*|opcional*|innecesari*|no_es_preciso",
  it: "non_è_necessari*|non_sono_necessari*|non_occorr*|non_serv*|non_c_è_bisogno|non_avete_bisogno|non_ho_bisogno|facoltativ*|non_è_obbligatori*|non_c_è_di_bisogno|inutile",
  pt: "não_é_necessári*|não_são_necessári*|não_precis*|não_é_obrigatóri*|opciona*|facultativ*|não_é_preciso|não_tem_de|não_tem_que|desnecessári*|não_necessit*",
  nl: "hoef*…niet|hoef*…geen|niet_nodig|niet_verplicht|niet_noodzakelijk|niet_vereist|geen…nodig|optioneel|onnodig|overbodig",
  id: "tidak_perlu|tidak_harus|tidak_wajib|tak_perlu|opsional|tidak_diharuskan|tidak_diwajibkan|tidak_diperlukan",
  ar: "لا_يلزم|لا_داعي_ل*|ليس_من_الضروري|لست_بحاجه|غير_مطلوب|لا_تحتاج*|لا_احتاج|لا_حاجه|ليس_عليك|اختياري|ليس_ضروري*|غير_ضروري|لا_يتعين|لا_يشترط|لا_يجب_عليك",
  ja: "必要はありません|必要はない|必要ありません|必要ない|必要がない|必要がありません|なくても|不要|任意|には及びません",
  ko: "필요는_?없|필요_?없|필요가_?없|않아도_?(?:됩|돼|되|괜찮)|안_?해도|선택_?사항|불필요",
  zh: "不必|不用|没必要|沒必要|没有必要|沒有必要|有…的必要|无需|無需|不需要|不需|无须|無須|毋须|毋須|不一定要|可不(?!是)|可以不|自愿|自願|不是必须|不是必須",
};

/** "Out of reach" is said without "not" in most languages. */
export const away: Expressions = {
  en: "out_of_reach|out_of_the_reach|keep_away|keep…away_from|stay_away|keep_off|keep_clear|kept_away",
  de: "außer_reichweite|außerhalb_der_reichweite|fernhalten|fernzuhalten|halten…fern|von…fern|bleiben…fern|freihalten|freizuhalten",
  fr: "hors_de_portée|hors_de_la_portée|éloign*|tenir…à_l_écart|loin_des|restez_à_l_écart",
  es: "fuera_del_alcance|lejos_de|alejad*|aléj*|alej*|manténg*…apartad*",
  it: "fuori_dalla_portata|lontano_d*|lontani_d*|lontana_d*|alla_larga|allontan*",
  pt: "fora_do_alcance|longe_d*|afast*",
  nl: "buiten_bereik|buiten_het_bereik|uit_de_buurt|weghoud*|weg_van|blijf…weg|vrijhoud*",
  id: "jauh_dari_jangkauan|jauhkan|dijauhkan|menjauh*|jauh_dari",
  ar: "بعيدا_عن|ابتعد*|ابعد*|الابتعاد",
  ja: "手の届かない|離して|離れて|近づかない|近寄らない|近づけない",
  ko: "닿지_않|가까이_(?:가지|두지|오지)|멀리|떨어뜨려|떨어져",
  zh: "够不到|够不着|接触不到|远离|遠離|不要靠近|勿近|触及不到",
};

/** Words between two parts of a sentence that say different things. */
export const but: Expressions = {
  en: "but|however|though|yet",
  de: "aber|sondern|jedoch|dagegen",
  fr: "mais|cependant|toutefois|par_contre",
  es: "pero|sino|aunque|en_cambio",
  it: "ma|bensì|però|tuttavia|invece",
  pt: "mas|porém|contudo|no_entanto|senão",
  nl: "maar|echter|daarentegen",
  id: "tetapi|tapi|namun|melainkan|sedangkan",
  ar: "لكن*|بل|اما|انما",
  ja: "ですが|ますが|けど|けれど|ただし|しかし|一方",
  ko: "지만|는데|으나|하나|그러나|다만|대신|말고",
  zh: "但是|但|不过|不過|而是|而|然而|却|卻",
};

/** A weak "only": "just ring us". */
export const just: Expressions = {
  en: "just|simply|merely",
  de: "einfach|gerade|erst",
  fr: "juste|simplement|tout_simplement",
  es: "simplemente|justo|apenas",
  it: "semplicemente|appena|basta",
  pt: "simplesmente|basta",
  nl: "gewoon|even|pas",
  id: "cukup|baru|tinggal",
  ar: "ببساطه|يكفي",
  ja: "ちょうど|ようやく|すぐ",
  ko: "바로|그냥|방금",
  zh: "刚|剛|才|就",
};
