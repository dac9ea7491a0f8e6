import type { AnswersGuidebook } from "#test/answers/guidebook.ts";

/** A courtyard by a lake in Dali. */
export const erhai: AnswersGuidebook = {
  language: "zh-Hans",
  name: "洱海小院",
  sections: {
    property: {
      propertyName: "洱海小院",
      address: "才村码头南路 26 号",
      city: "大理市",
      state: "云南省",
      country: "China",
    },
    welcome: {
      text: `<p>欢迎来到洱海小院！我是房东阿木，住在村口的白墙房子里。有事请加微信 amu-erhai，晚上十一点前都会回复。</p><p>院子里的三角梅和猫都归您使用，猫叫豆花，请不要喂它吃辣的。</p>`,
    },
    checkin: {
      checkInType: "密码锁自助入住",
      checkInTime: "14:00",
      doorCode: "7316",
      details: `<p>院门是木门，推开后左手第二间就是您的房间。先用手掌点亮门锁，再输入密码，最后按井号键。</p><p>请在入住当天把每位客人的身份证或护照照片发给房东，这是派出所的要求。</p><p>夜里到达请走南门，北门十点上锁。</p>`,
      parkingInfo: `<p>院外的空地可以停两辆车，免费。旺季请停到码头停车场，一天二十元。</p>`,
    },
    amenities: {
      text: `<p>楼上是大床房，楼下是榻榻米。多余的被子和枕头在衣柜顶层。</p><p>每张床都有电热毯，开关在床头，睡前请关掉。</p><p>吹风机挂在卫生间镜子旁边，毛巾每两天换一次。</p><p>洗衣机在天台，洗衣液免费。晾衣架在旁边，高原太阳大，两个小时就干。</p><p>麻将机在堂屋，晚上十点以后请不要打。</p><p>氧气瓶在前台柜子里，头晕的客人可以免费取用一瓶。</p>`,
    },
    kitchen: {
      text: `<p>厨房是公用的，煤气灶先开墙上的阀门，再拧旋钮打火。用完请关阀门。</p><p>电饭锅、烧水壶和碗筷在消毒柜里。</p><p>自来水要烧开才能喝，桶装水在楼梯口。</p><p>早餐八点到九点半，米线或者稀饭，已经含在房费里。</p><p>茶几上的普洱和烤茶罐可以随便用。</p>`,
    },
    howto: {
      items: [
        {
          title: "暖气",
          description: `<p>墙上的白色面板是地暖，按住电源键三秒，调到 22 度。要一个小时才会热。</p>`,
        },
        {
          title: "热水",
          description: `<p>热水靠太阳能，阴天请打开卫生间外面的电加热开关，等四十分钟再洗澡。</p>`,
        },
        {
          title: "电视投屏",
          description: `<p>打开电视后选择“投屏”，手机连上同一个网络，在视频软件里点 TV 图标。</p>`,
        },
        {
          title: "马桶",
          description: `<p>老房子的下水管细，请不要把纸扔进马桶，旁边有纸篓。</p>`,
        },
      ],
    },
    wifi: {
      networkName: "Erhai-Yard",
      password: "cangshan3957",
      notes: `<p>路由器在楼梯间。断网的话拔掉电源等十秒再插上。</p>`,
    },
    rules: {
      rules: [
        "房间里禁止吸烟，院子里有烟灰缸",
        "可以带小型犬，清洁费五十元，不要上床",
        "晚上十点以后请保持安静",
        "未登记的访客不能过夜",
        "不要往洱海里扔东西，也不能下湖游泳",
      ],
    },
    emergency: {
      text: `<p>急救打 120，报警打 110，火警打 119。</p><p>最近的医院是大理州人民医院古城院区，开车十五分钟，二十四小时急诊。</p><p>灭火器在厨房门口。急救包在堂屋电视柜的抽屉里。</p><p>停电时请看楼梯口的电箱，把跳掉的开关推上去。</p><p>水管漏水请先关院门右边井盖下的总阀，再打电话给房东。</p>`,
    },
    transportation: {
      text: `<p>去古城坐 C2 路公交，村口上车，二十分钟，两块钱。末班车晚上七点半。</p><p>大理站到小院打车大约六十元，四十分钟。滴滴在村里也能叫到。</p><p>去机场可以请房东安排接送，一百五十元，请提前一天说。</p><p>电动车在码头租，一天五十元，要押驾照。</p>`,
    },
    places: {
      items: [
        { name: "苍山", description: "坐索道上洗马潭，山顶冷，带厚衣服。", category: "山" },
        { name: "喜洲古镇", description: "白族民居和喜洲粑粑，骑车四十分钟。", category: "古镇" },
        { name: "崇圣寺三塔", description: "一千多年的塔，下午光线好。", category: "古迹" },
      ],
    },
    activities: {
      items: [
        { name: "环海骑行", description: "生态廊道禁止机动车，自行车在村口的阿花车行租。" },
        { name: "扎染体验", description: "周城的璞真，亲手染一块布，两个小时。" },
        { name: "看海鸥", description: "十一月到三月，码头早上最多。" },
      ],
    },
    shopping: {
      items: [
        { name: "四方街超市", description: "日用品和零食，开到夜里十二点。", category: "超市" },
        { name: "北门菜市场", description: "鲜花饼、菌子和水果，早上去。", category: "市场" },
      ],
    },
    dining: {
      items: [
        { name: "段公子", description: "白族菜，酸辣鱼要提前一小时点。", category: "餐厅" },
        { name: "觉真素食", description: "自助素餐，不浪费就只收二十元。", category: "素食" },
        { name: "凤凰吧", description: "咖啡和手工披萨，老板是法国人。", category: "咖啡馆" },
      ],
    },
    services: {
      items: [
        { name: "一心堂药店", description: "才村小学对面，晚上九点关门。", category: "药店" },
        { name: "农业银行取款机", description: "古城洋人街口，收外国卡。", category: "银行" },
        { name: "顺丰快递", description: "村委会旁边，可以上门取件。", category: "快递" },
      ],
    },
    departure: {
      checkOutTime: "12:00",
      intro: `<p>退房后行李可以放在堂屋，到晚上都没问题。</p>`,
      items: [
        "垃圾请分成厨余和其他，扔到村口的绿色房子里",
        "关掉电热毯、灯和水龙头",
        "不用洗床单，放着就好",
        "把房门带上，听到滴一声就是锁好了",
      ],
    },
  },
};
