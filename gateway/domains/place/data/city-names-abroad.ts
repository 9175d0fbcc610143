/**
 * Names of cities in the other languages of the interface (Arabic, German, Spanish, French, Italian, Portuguese,
 * Russian, Chinese) where they differ from the English one, typed by hand: country, folded English name as in
 * `cityNamesHe`, and the names. They serve the search box only: what people say to the assistant is English or Hebrew.
 */
const ROWS = `
IL tel aviv|تل أبيب|Tel-Aviv|Тель-Авив|特拉维夫|Telavive
IL jerusalem|القدس|Jerusalén|Jérusalem|Gerusalemme|Jerusalém|Иерусалим|耶路撒冷
IL eilat|إيلات|Эйлат|埃拉特
IL haifa|حيفا|Haïfa|Хайфа|海法
IL tiberias|طبريا|Tibériade|Tiberíades|Тверия|太巴列
IL nazareth|الناصرة|Nazaret|Назарет|拿撒勒
IL netanya|نتانيا|Нетания|内坦亚
FR paris|باريس|París|Parigi|Париж|巴黎
FR nice|نيس|Nizza|Niza|Ницца|尼斯
FR cannes|كان|Канны|戛纳
FR lyon|ليون|Lione|Лион|里昂
FR marseille|مرسيليا|Marsella|Marsiglia|Marselha|Марсель|马赛
FR bordeaux|بوردو|Burdeos|Bordéus|Бордо|波尔多
FR strasbourg|ستراسبورغ|Straßburg|Estrasburgo|Strasburgo|Страсбург|斯特拉斯堡
FR toulouse|تولوز|Tolosa|Тулуза|图卢兹
GB london|لندن|Londres|Londra|Лондон|伦敦
GB edinburgh|إدنبرة|Edimburgo|Édimbourg|Эдинбург|爱丁堡
GB manchester|مانشستر|Манчестер|曼彻斯特
GB liverpool|ليفربول|Ливерпуль|利物浦
US new york|نيويورك|Nueva York|Nova York|Nova Iorque|Нью-Йорк|纽约
US las vegas|لاس فيغاس|Лас-Вегас|拉斯维加斯
US los angeles|لوس أنجلوس|Лос-Анджелес|洛杉矶
US miami|ميامي|Майами|迈阿密
US orlando|أورلاندو|Орландо|奥兰多
US san francisco|سان فرانسيسكو|Сан-Франциско|旧金山
US boston|بوسطن|Бостон|波士顿
US chicago|شيكاغو|Чикаго|芝加哥
US washington|واشنطن|Вашингтон|华盛顿
IT rome|روما|Rom|Roma|Рим|罗马
IT milan|ميلانو|Mailand|Milán|Milano|Milão|Милан|米兰
IT venice|البندقية|فينيسيا|Venedig|Venecia|Venise|Venezia|Veneza|Венеция|威尼斯
IT florence|فلورنسا|Florenz|Florencia|Firenze|Florença|Флоренция|佛罗伦萨
IT naples|نابولي|Neapel|Nápoles|Napoli|Неаполь|那不勒斯
IT verona|فيرونا|Vérone|Верона|维罗纳
IT turin|تورينو|Turín|Torino|Turim|Турин|都灵
IT bologna|بولونيا|Bolonia|Bologne|Bolonha|Болонья|博洛尼亚
IT palermo|باليرمو|Palerme|Палермо|巴勒莫
IT pisa|بيزا|Pise|Пиза|比萨
IT bari|باري|Бари|巴里
ES barcelona|برشلونة|Barcelone|Barcellona|Барселона|巴塞罗那
ES madrid|مدريد|Мадрид|马德里
ES valencia|فالنسيا|Valence|Валенсия|瓦伦西亚
ES seville|إشبيلية|Sevilla|Séville|Siviglia|Sevilha|Севилья|塞维利亚
ES malaga|مالقة|Málaga|Малага|马拉加
ES ibiza|إيبيزا|Eivissa|Ибица|伊维萨
ES granada|غرناطة|Grenade|Гранада|格拉纳达
ES palma|بالما|Mallorca|Majorque|Maiorca|Пальма|Майорка|帕尔马|马略卡
GR athens|أثينا|Athen|Atenas|Athènes|Atene|Афины|雅典
GR thessaloniki|سالونيك|Salónica|Thessalonique|Salonicco|Salónica|Салоники|塞萨洛尼基
GR rhodes|رودس|Rhodos|Rodas|Rodi|Родос|罗德岛
GR heraklion|هيراكليون|Héraklion|Ираклион|伊拉克利翁
GR santorini|سانتوريني|Santorin|Санторини|圣托里尼
GR mykonos|ميكونوس|Миконос|米科诺斯
GR corfu|كورفو|Korfu|Corfou|Корфу|科孚
CY larnaca|لارنكا|Larnaka|Ларнака|拉纳卡
CY limassol|ليماسول|Лимасол|利马索尔
CY paphos|بافوس|Пафос|帕福斯
CY ayia napa|آيا نابا|Айя-Напа|阿依纳帕
CY nicosia|نيقوسيا|Nikosia|Nicosie|Никосия|尼科西亚
AE dubai|دبي|Dubái|Dubaï|Дубай|迪拜
AE abu dhabi|أبو ظبي|أبوظبي|Abu Dabi|Абу-Даби|阿布扎比
DE berlin|برلين|Berlín|Berlino|Berlim|Берлин|柏林
DE munich|ميونخ|München|Múnich|Monaco di Baviera|Munique|Мюнхен|慕尼黑
DE frankfurt|فرانكفورت|Fráncfort|Francfort|Francoforte|Франкфурт|法兰克福
DE hamburg|هامبورغ|Hamburgo|Hambourg|Amburgo|Гамбург|汉堡
DE cologne|كولونيا|Köln|Colonia|Colônia|Кёльн|Кельн|科隆
DE dresden|دريسدن|Dresde|Dresda|Дрезден|德累斯顿
NL amsterdam|أمستردام|Ámsterdam|Amsterdão|Amsterdã|Амстердам|阿姆斯特丹
NL rotterdam|روتردام|Róterdam|Роттердам|鹿特丹
NL the hague|لاهاي|Den Haag|La Haya|La Haye|L'Aia|Haia|Гаага|海牙
AT vienna|فيينا|Wien|Viena|Vienne|Вена|维也纳
AT salzburg|سالزبورغ|Salzburgo|Salzbourg|Salisburgo|Зальцбург|萨尔茨堡
AT innsbruck|إنسبروك|Инсбрук|因斯布鲁克
CZ prague|براغ|Prag|Praga|Прага|布拉格
HU budapest|بودابست|Budapeste|Будапешт|布达佩斯
PT lisbon|لشبونة|Lissabon|Lisboa|Lisbonne|Lisbona|Лиссабон|里斯本
PT porto|بورتو|Oporto|Порту|波尔图
CH zurich|زيورخ|Zürich|Zúrich|Zurigo|Zurique|Цюрих|苏黎世
CH geneva|جنيف|Genf|Ginebra|Genève|Ginevra|Genebra|Женева|日内瓦
CH lucerne|لوسرن|Luzern|Lucerna|Люцерн|卢塞恩
CH basel|بازل|Basilea|Bâle|Basileia|Базель|巴塞尔
CH bern|برن|Berna|Berne|Берн|伯尔尼
BE brussels|بروكسل|Brüssel|Bruselas|Bruxelles|Bruxelas|Брюссель|布鲁塞尔
BE bruges|بروج|Brügge|Brujas|Brugge|Брюгге|布鲁日
BE antwerp|أنتويرب|Antwerpen|Amberes|Anvers|Anversa|Antuérpia|Антверпен|安特卫普
BE ghent|غنت|Gent|Gante|Gand|Гент|根特
MC monaco|موناكو|Mónaco|Монако|摩纳哥
IE dublin|دبلن|Dublín|Dublino|Дублин|都柏林
DK copenhagen|كوبنهاغن|Kopenhagen|Copenhague|Copenaghen|Копенгаген|哥本哈根
SE stockholm|ستوكهولم|Estocolmo|Stoccolma|Стокгольм|斯德哥尔摩
NO oslo|أوسلو|Осло|奥斯陆
FI helsinki|هلسنكي|Хельсинки|赫尔辛基
IS reykjavik|ريكيافيك|Рейкьявик|雷克雅未克
PL warsaw|وارسو|Warschau|Varsovia|Varsovie|Varsavia|Varsóvia|Варшава|华沙
PL krakow|كراكوف|Krakau|Cracovia|Cracovie|Cracóvia|Краков|克拉科夫
PL gdansk|غدانسك|Danzig|Danzica|Гданьск|格但斯克
RO bucharest|بوخارست|Bukarest|Bucarest|Bucareste|Бухарест|布加勒斯特
BG sofia|صوفيا|Sofía|София|索非亚
HR zagreb|زغرب|Загреб|萨格勒布
HR dubrovnik|دوبروفنيك|Дубровник|杜布罗夫尼克
RS belgrade|بلغراد|Belgrad|Belgrado|Белград|贝尔格莱德
GE tbilisi|تبليسي|Tiflis|Tbilissi|Тбилиси|第比利斯
GE batumi|باتومي|Батуми|巴统
TR istanbul|إسطنبول|اسطنبول|Estambul|Istambul|Стамбул|伊斯坦布尔
TR antalya|أنطاليا|Анталья|Анталия|安塔利亚
TR ankara|أنقرة|Анкара|安卡拉
EG cairo|القاهرة|Kairo|El Cairo|Le Caire|Il Cairo|Каир|开罗
EG sharm el sheikh|شرم الشيخ|Шарм-эш-Шейх|沙姆沙伊赫
EG hurghada|الغردقة|Хургада|赫尔格达
JO amman|عمان|Ammán|Амман|安曼
JO aqaba|العقبة|Акаба|亚喀巴
MA marrakesh|مراكش|Marrakesch|Marrakech|Marraquexe|Марракеш|马拉喀什
MA casablanca|الدار البيضاء|Касабланка|卡萨布兰卡
TH bangkok|بانكوك|Banguecoque|Бангкок|曼谷
TH phuket|بوكيت|Пхукет|普吉|普吉岛
TH pattaya|باتايا|Паттайя|芭堤雅
JP tokyo|طوكيو|Tokio|Tóquio|Токио|东京
JP kyoto|كيوتو|Kioto|Quioto|Киото|京都
JP osaka|أوساكا|Осака|大阪
CN beijing|بكين|Peking|Pekín|Pékin|Pechino|Pequim|Пекин|北京
CN shanghai|شنغهاي|Schanghai|Shanghái|Xangai|Шанхай|上海
CN guangzhou|قوانغتشو|Гуанчжоу|广州
CN shenzhen|شنتشن|Шэньчжэнь|深圳
HK hong kong|هونغ كونغ|Гонконг|香港
SG singapore|سنغافورة|Singapur|Singapour|Singapura|Сингапур|新加坡
KR seoul|سيول|Seúl|Séoul|Seul|Сеул|首尔
VN hanoi|هانوي|Ханой|河内
VN ho chi minh city|Хошимин|胡志明市
IN mumbai|مومباي|Bombay|Мумбаи|孟买
IN delhi|دلهي|Дели|德里
ID denpasar|بالي|Бали|巴厘|巴厘岛|登巴萨
MY kuala lumpur|كوالالمبور|Куала-Лумпур|吉隆坡
AU sydney|سيدني|Sídney|Сидней|悉尼
AU melbourne|ملبورن|Мельбурн|墨尔本
CA toronto|تورنتو|Торонто|多伦多
CA montreal|مونتريال|Монреаль|蒙特利尔
CA vancouver|فانكوفر|Ванкувер|温哥华
MX mexico city|مكسيكو|Mexiko-Stadt|Ciudad de México|Città del Messico|Cidade do México|Мехико|墨西哥城
MX cancun|كانكون|Канкун|坎昆
BR rio de janeiro|ريو دي جانيرو|Рио-де-Жанейро|里约热内卢
BR sao paulo|ساو باولو|San Paolo|Сан-Паулу|圣保罗
AR buenos aires|بوينس آيرس|Буэнос-Айрес|布宜诺斯艾利斯
PE lima|ليما|Лима|利马
ZA cape town|كيب تاون|Kapstadt|Ciudad del Cabo|Le Cap|Città del Capo|Cidade do Cabo|Кейптаун|开普敦
KE nairobi|نيروبي|Найроби|内罗毕
TZ zanzibar|زنجبار|Sansibar|Zanzíbar|Занзибар|桑给巴尔
SA riyadh|الرياض|Riad|Riade|Эр-Рияд|利雅得
SA jeddah|جدة|Dschidda|Djeddah|Джидда|吉达
QA doha|الدوحة|Doha|Доха|多哈
AZ baku|باكو|Bakú|Bakou|Баку|巴库
RU moscow|موسكو|Moskau|Moscú|Moscou|Mosca|Moscovo|Москва|莫斯科
RU saint petersburg|سانت بطرسبرغ|Sankt Petersburg|San Petersburgo|San Pietroburgo|São Petersburgo|Санкт-Петербург|圣彼得堡
UA kyiv|كييف|Kiew|Киев|Київ|基辅
`;

/** Country code, folded English name and names in other languages. */
export const cityNamesAbroad: readonly (readonly [
  country: string,
  city: string,
  names: readonly string[],
])[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [place = '', ...names] = row.split('|');
    const [country = '', ...city] = place.split(' ');
    return [country, city.join(' '), names];
  });
