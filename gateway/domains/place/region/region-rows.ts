/**
 * Country, name, Hebrew name, cities, and other names in the languages of the interface where they differ from the
 * English one. A name with `=` before it counts only as the whole text. The search box and the assistant offer the
 * cities.
 */
export const REGION_ROWS = `
IL|the Galilee|הגליל|tiberias,safed,nahariya,acre,rosh pina|galilee,galil,גליל,upper galilee,lower galilee,western galilee,הגליל העליון,הגליל התחתון,הגליל המערבי,גליל עליון,גליל תחתון,גליל מערבי,الجليل,Galiläa,Galilea,Galilée,Galileia,Галилея,Галилее,加利利
IL|the north of Israel|צפון הארץ|haifa,tiberias,nahariya,acre,safed|=north,=the north,north israel,northern israel,north of israel,=צפון,=הצפון,צפון ישראל,شمال إسرائيل,Nordisrael,norte de Israel,nord d’Israël,nord di Israele,север Израиля,以色列北部
IL|the south of Israel|דרום הארץ|eilat,beer sheva,ashkelon,mitzpe ramon,arad|=south,=the south,south israel,southern israel,south of israel,=דרום,=הדרום,דרום ישראל,جنوب إسرائيل,Südisrael,sur de Israel,sud d’Israël,sud di Israele,sul de Israel,юг Израиля,以色列南部
IL|the Dead Sea area|ים המלח|ein bokek,arad|dead sea,the dead sea,אזור ים המלח,البحر الميت,Totes Meer,Mar Muerto,mer Morte,Mar Morto,Мёртвое море,Мертвое море,死海
IL|the Golan Heights|רמת הגולן|katzrin,kiryat shmona,tiberias,majdal shams|golan heights,golan,the golan,גולן,הגולן,هضبة الجولان,الجولان,Golanhöhen,Altos del Golán,plateau du Golan,alture del Golan,Montes Golã,Голаны,Голанские высоты,戈兰高地
IL|the Negev|הנגב|beer sheva,mitzpe ramon,arad,dimona,eilat|negev,נגב,النقب,Negev-Wüste,Néguev,Neguev,Негев,内盖夫
IL|the Sharon plain|השרון|netanya,herzliya,raanana,kfar saba,hadera|sharon plain,אזור השרון,מישור השרון,Шарон
IT|Tuscany|טוסקנה|florence,pisa,siena,lucca,arezzo|toscana,tuscan,توسكانا,Toskana,Toscane,Тоскана,Тоскане,托斯卡纳
IT|Umbria|אומבריה|perugia,assisi,orvieto|أومبريا,Umbrien,Umbría,Ombrie,Úmbria,Умбрия,翁布里亚
IT|Sicily|סיציליה|palermo,catania,siracusa,taormina,cefalu|sicilia,صقلية,Sizilien,Sicile,Сицилия,西西里
IT|Sardinia|סרדיניה|cagliari,olbia,alghero|sardegna,سردينيا,Sardinien,Cerdeña,Sardaigne,Sardenha,Сардиния,撒丁岛
IT|Puglia|פוליה|bari,lecce,brindisi,monopoli|apulia,بوليا,Apulien,Pouilles,Apúlia,Апулия,普利亚
IT|the Amalfi Coast|חוף אמלפי|sorrento,amalfi,positano,salerno|amalfi coast,ساحل أمالفي,Amalfiküste,Costa Amalfitana,côte amalfitaine,Costiera amalfitana,Амальфитанское побережье,阿马尔菲海岸
FR|Provence|פרובנס|marseille,avignon,aix en provence,arles|بروفانس,Provenza,Provença,Прованс,普罗旺斯
FR|the French Riviera|הריביירה הצרפתית|nice,cannes,antibes|french riviera,cote dazur,côte d’azur,=riviera,=ריביירה,الريفييرا الفرنسية,Französische Riviera,Costa Azul,Riviera francese,Costa Azzurra,Riviera Francesa,Лазурный берег,蔚蓝海岸
FR|Normandy|נורמנדי|rouen,caen,deauville,le havre|normandie,نورماندي,Normandía,Normandia,Нормандия,诺曼底
FR|Brittany|ברטאן|rennes,saint malo,quimper|bretagne,בריטני,بريتاني,Bretaña,Bretagna,Bretanha,Бретань,布列塔尼
FR|Alsace|אלזס|strasbourg,colmar,mulhouse|الألزاس,Elsass,Alsacia,Alsazia,Alsácia,Эльзас,阿尔萨斯
DE|Bavaria|בוואריה|munich,nuremberg,augsburg,regensburg|bayern,بافاريا,Baviera,Bavière,Бавария,巴伐利亚
DE|the Black Forest|היער השחור|freiburg,baden baden,freudenstadt|black forest,الغابة السوداء,Schwarzwald,Selva Negra,Forêt-Noire,Foresta Nera,Floresta Negra,Шварцвальд,黑森林
AT|Tyrol|טירול|innsbruck,kitzbuhel,kufstein|tirol,تيرول,Tirolo,Тироль,蒂罗尔
ES|Andalusia|אנדלוסיה|seville,granada,malaga,cordoba,cadiz|andalucia,andalucía,الأندلس,Andalusien,Andalousie,Andaluzia,Андалусия,安达卢西亚
ES|Catalonia|קטלוניה|barcelona,girona,tarragona|catalunya,كتالونيا,Katalonien,Cataluña,Catalogne,Catalogna,Catalunha,Каталония,加泰罗尼亚
ES|the Costa del Sol|קוסטה דל סול|malaga,marbella,torremolinos,fuengirola|costa del sol,كوستا ديل سول,Коста-дель-Соль,太阳海岸
PT|the Algarve|אלגרבה|faro,lagos,albufeira,portimao|algarve,אלגארבה,الغارف,Алгарве,阿尔加维
GB|Cornwall|קורנוול|newquay,falmouth,penzance|كورنوال,Cornualles,Cornouailles,Cornovaglia,Cornualha,Корнуолл,康沃尔
GB|the Scottish Highlands|ההיילנדס|inverness,fort william|scottish highlands,=highlands,=היילנדס,Schottische Highlands,Tierras Altas de Escocia,Highlands écossais,Highlands scozzesi,Шотландское нагорье,苏格兰高地
RO|Transylvania|טרנסילבניה|brasov,sibiu,cluj napoca|ترانسيلفانيا,Siebenbürgen,Transilvania,Transylvanie,Transilvânia,Трансильвания,特兰西瓦尼亚
HR|Dalmatia|דלמטיה|split,dubrovnik,zadar|دالماتيا,Dalmatien,Dalmacia,Dalmatie,Dalmazia,Dalmácia,Далмация,达尔马提亚
HR|Istria|איסטריה|pula,rovinj,porec|إستريا,Istrien,Istrie,Ístria,Истрия,伊斯特拉
IT|Lake Como|אגם קומו|como,lecco,bellagio,varenna|Comer See,Lago de Como,lac de Côme,Lago di Como,озеро Комо,بحيرة كومو,科莫湖
IT|Lake Garda|אגם גארדה|desenzano del garda,riva del garda,sirmione,verona|אגם גרדה,Gardasee,Lago de Garda,lac de Garde,Lago di Garda,озеро Гарда,بحيرة غاردا,加尔达湖
IT|the Dolomites|הדולומיטים|bolzano,merano,trento,cortina dampezzo|dolomites,דולומיטים,Dolomiten,Dolomitas,Dolomiti,Доломиты,الدولوميت,多洛米蒂
IT|the Cinque Terre|צ׳ינקווה טרה|la spezia,monterosso al mare,levanto|cinque terre,Чинкве-Терре,五渔村
ES|the Canary Islands|האיים הקנריים|las palmas de gran canaria,santa cruz de tenerife,arrecife,adeje,maspalomas|canary islands,canaries,איים קנריים,קנריים,Kanarische Inseln,Kanaren,islas Canarias,îles Canaries,isole Canarie,Ilhas Canárias,Канарские острова,Канары,جزر الكناري,加那利群岛
ES|Tenerife|טנריף|santa cruz de tenerife,adeje,arona,puerto de la cruz|teneriffa,ténérife,Тенерифе,تينيريفي,特内里费
ES|Gran Canaria|גראן קנריה|las palmas de gran canaria,maspalomas|גרן קנריה,Гран-Канария,大加那利岛
ES|the Costa Brava|קוסטה בראווה|lloret de mar,roses,girona,figueres|costa brava,קוסטה ברבה,Коста-Брава,布拉瓦海岸
CH|the Swiss Alps|האלפים השווייצריים|zermatt,interlaken,lucerne,davos|swiss alps,האלפים השוויצריים,Schweizer Alpen,Alpes suizos,Alpes suisses,Alpi svizzere,Alpes suíços,Швейцарские Альпы,جبال الألب السويسرية,瑞士阿尔卑斯
GR|Crete|כרתים|heraklion,chania,rethymno,agios nikolaos|kriti,crete island,האי כרתים,Kreta,Creta,Crète,Крит,كريت,克里特,克里特岛
GR|the Greek islands|איי יוון|santorini,rhodes,corfu,heraklion,kos|greek islands,האיים היווניים,griechische Inseln,islas griegas,îles grecques,isole greche,ilhas gregas,греческие острова,الجزر اليونانية,希腊群岛
US|Hawaii|הוואי|honolulu,hilo,kailua,lahaina|hawai,hawaï,הואי,Гавайи,هاواي,夏威夷
GR|the Peloponnese|פלופונסוס|nafplio,kalamata,patras|peloponnese,بيلوبونيز,Peloponnes,Peloponeso,Péloponnèse,Peloponneso,Пелопоннес,伯罗奔尼撒
IL|the Western Negev|הנגב המערבי|sderot,ofakim,netivot|western negev,נגב מערבי
IL|the Arava|הערבה|eilat,ein yahav|arava,arabah,ערבה
IL|the Judean Hills|הרי יהודה|jerusalem,bet shemesh,mevaseret zion|judean hills,jerusalem hills,הרי ירושלים
IL|the Carmel|הכרמל|haifa,zichron yaakov,atlit|carmel,mount carmel,כרמל,הר הכרמל
IL|the Jezreel Valley|עמק יזרעאל|afula,nazareth,migdal haemek|jezreel valley,jezreel,יזרעאל
IL|the Sea of Galilee area|סובב כינרת|tiberias|around the sea of galilee,סובב כנרת,אזור הכינרת,אזור הכנרת
IT|Liguria|ליגוריה|genoa,sanremo,la spezia,savona|italian riviera,הריביירה האיטלקית,Ligurien,Ligurie,Ligúria,Лигурия
IT|Piedmont|פיימונטה|turin,alba,asti,stresa|piemonte,פיאמונטה,Piemont,Piamonte,Piémont,Пьемонт
IT|Lombardy|לומברדיה|milan,bergamo,como,brescia|lombardia,Lombardei,Lombardie,Ломбардия
IT|the Veneto|ונטו|venice,verona,padua,vicenza|veneto,Venetien,Véneto,Vénétie,Венето
IT|Emilia-Romagna|אמיליה רומאניה|bologna,rimini,parma,ravenna,modena|emilia romagna,אמיליה רומניה,Эмилия-Романья
IT|Calabria|קלבריה|tropea,reggio di calabria,cosenza|קאלבריה,Kalabrien,Calabre,Calábria,Калабрия
IT|Abruzzo|אברוצו|pescara,laquila,teramo|Abruzzen,Abruzos,Abruzzes,Абруццо
IT|the Marche|מארקה|ancona,pesaro,urbino|=marche,le marche,Marken,Las Marcas,Marches,Марке
IT|Basilicata|בזיליקטה|matera,potenza|Basilikata,Базиликата
IT|Lazio|לאציו|rome,viterbo,tivoli|latium,לציו,Latium,Лацио
IT|Campania|קמפניה|naples,sorrento,salerno,caserta|Kampanien,Campanie,Campânia,Кампания
IT|Lake Maggiore|אגם מג׳ורה|stresa,verbania,arona|lago maggiore,מאג׳ורה,Lac Majeur,Лаго-Маджоре
IT|South Tyrol|דרום טירול|bolzano,merano,bressanone|sudtirol,südtirol,alto adige,trentino,טרנטינו,Tirol del Sur,Tyrol du Sud,Южный Тироль
IT|the Aosta Valley|עמק אאוסטה|aosta,courmayeur,cervinia|aosta valley,val d’aosta,valle d’aosta,Aostatal,Vallée d’Aoste,Валле-д’Аоста
IT|the Gulf of Naples|מפרץ נאפולי|naples,sorrento,capri,ischia|bay of naples,gulf of naples
IT|Chianti|קיאנטי|siena,florence,greve in chianti|קיאנטי קלאסיקו,Кьянти
FR|the Loire Valley|עמק הלואר|tours,blois,amboise,angers|loire valley,loire,לואר,Loiretal,Valle del Loira,Val de Loire,vallée de la Loire,Valle della Loira,Долина Луары
FR|Burgundy|בורגונדי|dijon,beaune,auxerre|bourgogne,בורגון,Burgund,Borgoña,Borgogna,Borgonha,Бургундия
FR|the Champagne region|חבל שמפאן|reims,epernay,troyes|champagne region,=champagne,=שמפאן,Champaña,Шампань
FR|Corsica|קורסיקה|ajaccio,bastia,calvi,porto vecchio|corse,Korsika,Córcega,Córsega,Корсика,كورسيكا
FR|the French Alps|האלפים הצרפתיים|chamonix,annecy,grenoble,courchevel|french alps,האלפים הצרפתים,Französische Alpen,Alpes franceses,Alpes françaises,Alpi francesi,Французские Альпы
FR|the Dordogne|דורדון|sarlat la caneda,perigueux,bergerac|dordogne,perigord,périgord,פריגור,Дордонь
FR|the Languedoc|לנגדוק|montpellier,carcassonne,nimes,narbonne|languedoc,occitanie,לאנגדוק,Лангедок
FR|the French Basque Country|חבל הבסקים הצרפתי|biarritz,bayonne,saint jean de luz|pays basque,french basque country
FR|the Pyrenees|הפירנאים|lourdes,pau,tarbes|pyrenees,pyrénées,פירנאים,Pyrenäen,Pirineos,Pirenei,Pirineus,Пиренеи
FR|the Auvergne|אוברן|clermont ferrand,vichy,le puy en velay|auvergne,Овернь
FR|the Savoie|סבואה|chambery,annecy,aix les bains|savoie,Savoyen,Saboya,Savoia,Савойя
FR|the Ardèche|ארדש|aubenas,vallon pont darc|ardeche,Ардеш
DE|the Rhine Valley|עמק הריין|koblenz,rudesheim,mainz,cologne|rhine valley,rhineland,rhine,=ריין,Rheintal,Rheinland,Valle del Rin,Vallée du Rhin,Долина Рейна
DE|the Moselle Valley|עמק המוזל|trier,cochem,bernkastel kues|moselle,mosel,moselle valley,מוזל,Mosela,Мозель
DE|Saxony|סקסוניה|dresden,leipzig,chemnitz|sachsen,Sajonia,Saxe,Sassonia,Saxônia,Саксония
DE|the Harz|ההרץ|goslar,wernigerode,quedlinburg|harz,harz mountains,Гарц
DE|the Baltic coast of Germany|החוף הבלטי של גרמניה|rostock,stralsund,lubeck|ostsee,german baltic coast,baltic coast
DE|the Allgäu|אלגוי|fussen,oberstdorf,kempten|allgau,Альгой
DE|Lake Constance|אגם קונסטנץ|konstanz,friedrichshafen,lindau|bodensee,lago de constanza,lac de Constance,lago di Costanza,Боденское озеро
DE|the Romantic Road|הדרך הרומנטית|rothenburg ob der tauber,wurzburg,augsburg,fussen|romantic road,romantische strasse
AT|the Salzkammergut|זלצקמרגוט|hallstatt,bad ischl,st wolfgang,gmunden|salzkammergut,austrian lakes,Зальцкаммергут
AT|the Zillertal|עמק הציליר|mayrhofen,zell am ziller|zillertal,zillertal valley,צילרטל,Циллерталь
AT|the Salzburg region|חבל זלצבורג|salzburg,zell am see,kaprun,bad gastein|salzburgerland,salzburg region,salzburg land
AT|Carinthia|קרינתיה|klagenfurt,villach,velden am worther see|karnten,kärnten,Carintia,Carinthie,Carinzia,Каринтия
AT|Styria|שטיריה|graz,schladming|steiermark,Estiria,Styrie,Stiria,Штирия
AT|Vorarlberg|פורארלברג|bregenz,dornbirn,lech|Форарльберг
AT|the Austrian Alps|האלפים האוסטריים|innsbruck,zell am see,kitzbuhel,st anton am arlberg|austrian alps,האלפים האוסטרים,Österreichische Alpen,Alpes autrichiennes,Alpi austriache,Австрийские Альпы
CH|Ticino|טיצ׳ינו|lugano,locarno,ascona|tessin,טיצינו,Тичино
CH|the Bernese Oberland|האוברלנד הברנאי|interlaken,grindelwald,wengen,thun|bernese oberland,berner oberland,אוברלנד ברנאי,Бернский Оберланд
CH|the Lake Geneva region|אגם ז׳נבה|geneva,lausanne,montreux,vevey|lake geneva,lac léman,lac leman,Genfersee,lago Lemán,lago di Ginevra,Женевское озеро
CH|the Engadin|אנגדין|st moritz,pontresina,scuol|engadin,engadine,אנגאדין,Энгадин
CH|Valais|ואלה|zermatt,sion,verbier|wallis,Valés,Vallese,Вале
ES|the Basque Country|חבל הבסקים|bilbao,san sebastian,vitoria gasteiz|basque country,pais vasco,país vasco,euskadi,ארץ הבסקים,Baskenland,Pays basque espagnol,Paesi Baschi,País Basco,Страна Басков
ES|Galicia|גליסיה|santiago de compostela,la coruna,vigo|Galicien,Galice,Galizia,Galiza,Галисия
ES|Asturias|אסטוריאס|oviedo,gijon,aviles|Asturien,Asturies,Asturie,Астурия
ES|Cantabria|קנטבריה|santander,torrelavega|Kantabrien,Cantabrie,Кантабрия
ES|the Costa Blanca|קוסטה בלנקה|alicante,benidorm,denia,torrevieja|costa blanca,Коста-Бланка
ES|the Costa Dorada|קוסטה דוראדה|salou,tarragona,cambrils|costa dorada,costa daurada,קוסטה דורדה,Коста-Дорада
ES|the Costa de la Luz|קוסטה דה לה לוס|cadiz,huelva,tarifa,conil de la frontera|costa de la luz,Коста-де-ла-Лус
ES|the Costa de Almería|קוסטה דה אלמריה|almeria,roquetas de mar,mojacar|costa de almeria
ES|the Costa Cálida|קוסטה קלידה|cartagena,murcia,mazarron|costa calida
ES|the Balearic Islands|האיים הבלאריים|palma,ibiza,mahon,ciutadella de menorca|balearic islands,balearics,balearen,איים בלאריים,islas Baleares,îles Baléares,isole Baleari,Ilhas Baleares,Балеарские острова
ES|Menorca|מנורקה|mahon,ciutadella de menorca|minorca,מינורקה,Minorque,Minorca,Менорка
ES|Lanzarote|לנזרוטה|arrecife,puerto del carmen,playa blanca|לנזארוטה,Лансароте
ES|Fuerteventura|פוארטוונטורה|puerto del rosario,corralejo,morro jable|פורטוונטורה,Фуэртевентура
ES|La Palma|לה פלמה|santa cruz de la palma,los llanos de aridane|Ла-Пальма
ES|La Rioja|לה ריוחה|logrono,haro|=rioja,=ריוחה,Риоха
ES|Extremadura|אקסטרמדורה|caceres,merida,badajoz|Estremadura,Эстремадура
ES|Castile|קסטיליה|toledo,segovia,salamanca,avila|castilla,castile la mancha,castilla la mancha,Kastilien,Castille,Castiglia,Castela,Кастилия
PT|the Douro Valley|עמק הדורו|porto,peso da regua,lamego|douro valley,douro,דואורו,דורו,Dourotal,Valle del Duero,vallée du Douro,Valle del Douro,Долина Дору
PT|Madeira|מדיירה|funchal,machico,canico|madeira island,האי מדיירה,Madère,Madera,Мадейра,ماديرا
PT|the Azores|האיים האזוריים|ponta delgada,angra do heroismo,horta|azores,acores,האזוריים,אזורס,Azoren,Açores,Azzorre,Азорские острова
PT|the Alentejo|אלנטז׳ו|evora,beja,elvas|alentejo,אלנטחו,Алентежу
PT|the Lisbon coast|חוף ליסבון|cascais,estoril,sintra|estoril coast,lisbon coast
GB|Scotland|סקוטלנד|edinburgh,glasgow,inverness,aberdeen|סקוטלאנד,Schottland,Escocia,Écosse,Scozia,Escócia,Шотландия,اسكتلندا,苏格兰
GB|Wales|וויילס|cardiff,swansea,llandudno|ויילס,וואלס,Gales,Pays de Galles,Galles,País de Gales,Уэльс,ويلز,威尔士
GB|England|אנגליה|london,manchester,liverpool,york,bath|Inglaterra,Angleterre,Inghilterra,Англия,إنجلترا,英格兰
GB|Northern Ireland|צפון אירלנד|belfast,derry,londonderry|Nordirland,Irlanda del Norte,Irlande du Nord,Irlanda del Nord,Irlanda do Norte,Северная Ирландия
GB|the Lake District|מחוז האגמים|windermere,keswick,ambleside|lake district,english lakes,אגמים אנגליים
GB|the Cotswolds|הקוטסוולדס|cheltenham,cirencester,stow on the wold|cotswolds,cotswold,קוטסוולדס,קוטסוולדז,Котсуолдс
GB|Devon|דבון|exeter,torquay,plymouth|דוון,Девон
GB|Yorkshire|יורקשייר|york,leeds,harrogate,whitby|יורקשיר,Йоркшир
GB|Norfolk|נורפוק|norwich,great yarmouth,cromer|נורפולק
GB|Sussex|סאסקס|brighton,eastbourne,hastings|east sussex,west sussex
GB|the Isle of Skye|האי סקאי|portree,broadford|isle of skye,skye
GB|the Isle of Wight|האי וייט|ryde,newport,sandown|isle of wight
IE|the Wild Atlantic Way|הדרך האטלנטית|galway,killarney,dingle,westport|wild atlantic way
IE|the Ring of Kerry|טבעת קרי|killarney,kenmare,tralee|ring of kerry,=kerry,county kerry,רינג אוף קרי
IE|Connemara|קונמרה|clifden,galway|Коннемара
NL|Zeeland|זילנד|middelburg,vlissingen,domburg|Seeland,Zélande,Зеландия
BE|the Ardennes|הארדנים|durbuy,dinant,bastogne,spa|ardennes,ארדנים,Ardennen,Ardenas,Ardenne,Арденны
BE|Flanders|פלנדריה|ghent,bruges,antwerp|vlaanderen,Flandern,Flandes,Flandre,Fiandre,Фландрия
BE|the Belgian coast|החוף הבלגי|ostend,knokke,blankenberge|belgian coast
NO|the Norwegian fjords|הפיורדים בנורווגיה|bergen,geiranger,stavanger,alesund|norwegian fjords,fjords,fjordland,פיורדים,הפיורדים,הפיורדים של נורווגיה,norwegische Fjorde,fiordos noruegos,fjords norvégiens,fiordi norvegesi,норвежские фьорды
NO|the Lofoten Islands|איי לופוטן|svolvaer,leknes|lofoten,lofoten islands,לופוטן,Lofoten-Inseln,Лофотены
FI|Lapland|לפלנד|rovaniemi,levi,saariselka|finnish lapland,laponia,לפלנד הפינית,Lappland,Laponie,Lapponia,Lapônia,Лапландия,لابلاند,拉普兰
SE|Skåne|סקונה|malmo,helsingborg,lund|skane,scania
IS|the Golden Circle|מעגל הזהב|selfoss,reykjavik|golden circle
IS|the south coast of Iceland|החוף הדרומי של איסלנד|vik,selfoss,hofn|south coast of iceland
CZ|Moravia|מורביה|brno,olomouc,ostrava|Mähren,Moravie,Morávia,Моравия
CZ|Bohemia|בוהמיה|prague,karlovy vary,cesky krumlov,plzen|Böhmen,Bohème,Boemia,Boêmia,Богемия
SK|the High Tatras|הטטרה הגבוהה|poprad,zakopane|high tatras,tatras,tatra,tatra mountains,הרי הטטרה,הטטרה,טטרה,Hohe Tatra,Tatry,Высокие Татры,Татры
PL|the Masurian Lakes|אגמי מזוריה|mikolajki,gizycko|masuria,masurian lakes,Masuren,Мазуры
HU|Lake Balaton|אגם בלטון|siofok,balatonfured,keszthely,heviz|balaton,בלטון,אגם הבלטון,Plattensee,lago Balatón,lac Balaton,Балатон
SI|the Julian Alps|האלפים היוליאניים|bled,bohinj,kranjska gora|julian alps,Julische Alpen,Юлийские Альпы
SI|Lake Bled|אגם בלד|bled|בלד,Bleder See,lago di Bled,озеро Блед
HR|the Kvarner Gulf|מפרץ קוורנר|opatija,rijeka,krk|kvarner,קוורנר,Кварнер
HR|the Plitvice Lakes|אגמי פליטביצה|plitvicka jezera,korenica,rakovica|plitvice,plitvice lakes,פליטביצה,Plitvicer Seen,Плитвицкие озёра
HR|the Makarska Riviera|ריביירת מקרסקה|makarska,brela,tucepi|makarska riviera
ME|the Bay of Kotor|מפרץ קוטור|kotor,tivat,herceg novi,perast|bay of kotor,boka kotorska,kotor bay,Bucht von Kotor,Которский залив
ME|the Budva Riviera|ריביירת בודווה|budva,becici,sveti stefan|budva riviera
AL|the Albanian Riviera|הריביירה האלבנית|saranda,vlore,himare,ksamil|albanian riviera
RO|Maramureș|מרמורש|baia mare,sighetu marmatiei|maramures,מרמורס,Марамуреш
RO|the Black Sea coast of Romania|חוף הים השחור ברומניה|constanta,mamaia|romanian coast,romanian black sea
BG|the Black Sea coast of Bulgaria|חוף הים השחור בבולגריה|burgas,varna,sunny beach,nessebar|bulgarian coast,bulgarian black sea,black sea,הים השחור,Schwarzes Meer,mar Negro,mer Noire,Mar Nero,Чёрное море,Черное море
BG|the Rhodope Mountains|הרי הרודופי|smolyan,pamporovo,plovdiv|rhodopes,rhodope,הרודופים,Родопы
GR|the Cyclades|האיים הקיקלאדיים|santorini,mykonos,naxos,paros|cyclades,קיקלאדים,הקיקלאדים,Kykladen,Cícladas,Cicladi,Киклады
GR|the Dodecanese|הדודקאנס|rhodes,kos,patmos|dodecanese,דודקאנס,Dodekanes,Dodecaneso,Dodécanèse,Додеканес
GR|the Ionian Islands|איי הים היוני|corfu,zakynthos,argostoli,lefkada|ionian islands,Ionische Inseln,islas Jónicas,îles Ioniennes,isole Ionie,Ионические острова
GR|Halkidiki|חלקידיקי|nea moudania,polygyros,thessaloniki|chalkidiki,halkidiki,kassandra,sithonia,חלקידיקה,Calcídica,Chalcidique,Calcidica,Халкидики
GR|Pelion|פליון|volos|mount pelion,pilion,הפליון,הר פליון,Пелион
GR|Epirus|אפירוס|ioannina,parga,preveza|epiros,zagori,zagorohoria,זאגוריה,זאגורי,Эпир
GR|the Athens Riviera|הריביירה של אתונה|glyfada,vouliagmeni,athens|athens riviera,attica,אטיקה
GR|Kefalonia|קפלוניה|argostoli,sami|cephalonia,cefalonia,kefallonia,קפאלוניה,Céphalonie,Кефалония
GR|Thassos|תאסוס|limenaria,thasos|תסוס,Тасос
GR|Lesbos|לסבוס|mytilene,molyvos|lesvos,Лесбос
GR|Evia|אוויה|chalcis,chalkida,edipsos|euboea,Эвбея
GR|Macedonia in Greece|מקדוניה היוונית|thessaloniki,kavala,kastoria|greek macedonia
GR|eastern Crete|מזרח כרתים|agios nikolaos,ierapetra,sitia,elounda|east crete,east of crete,lasithi
GR|western Crete|מערב כרתים|chania,rethymno,kissamos|west crete,west of crete,חאניה והסביבה
GR|southern Crete|דרום כרתים|ierapetra,matala,plakias|south crete,south of crete
GR|northern Crete|צפון כרתים|heraklion,hersonissos,malia|north crete,north of crete
TR|Cappadocia|קפדוקיה|goreme,nevsehir,urgup,uchisar|kapadokya,קפדוקייה,Kappadokien,Capadocia,Cappadoce,Capadócia,Каппадокия,كابادوكيا,卡帕多奇亚
TR|the Turkish Riviera|הריביירה הטורקית|antalya,alanya,side,kemer,belek|turkish riviera,antalya coast,turquoise coast,הריביירה התורכית,Türkische Riviera,Riviera turca,Riviera turque,Турецкая Ривьера
TR|the Aegean coast of Turkey|החוף האגאי של טורקיה|bodrum,izmir,kusadasi,cesme,marmaris|turkish aegean,aegean coast
CY|the Troodos Mountains|הרי טרודוס|platres,kakopetria|troodos,טרודוס,הטרודוס,Troodos-Gebirge,Троодос
CY|the Turkish side of Cyprus|קפריסין הטורקית|kyrenia,famagusta|Nordzypern,Chipre del Norte,Chypre du Nord,Cipro del Nord,Северный Кипр
GE|Adjara|אג׳ריה|batumi,kobuleti|ajara,אדג׳ריה,Аджария
GE|Kakheti|קאחטי|telavi,sighnaghi|קאחתי,Кахетия
GE|Svaneti|סוואנטי|mestia|svanetia,סבאנטי,Сванетия
GE|the Caucasus|הקווקז|stepantsminda,gudauri,mestia|caucasus,קווקז,Kaukasus,Cáucaso,Caucase,Caucaso,Кавказ
MA|the Atlas Mountains|הרי האטלס|marrakech,imlil,ouarzazate|atlas mountains,high atlas,הרי אטלס,Atlasgebirge,montes Atlas,Атласские горы
EG|Sinai|חצי האי סיני|sharm el sheikh,dahab,taba,nuweiba|sinai,=סיני,חופי סיני,Sinaí,Sinaï,Синай,سيناء
EG|the Red Sea coast of Egypt|חוף ים סוף במצרים|hurghada,sharm el sheikh,marsa alam,el gouna|egyptian red sea
JO|the Jordan Dead Sea area|ים המלח בירדן|madaba,sweimeh|jordan dead sea,jordanian dead sea
ZA|the Garden Route|דרך הגנים|knysna,plettenberg bay,george,mossel bay|garden route,גארדן רוט,Gartenroute,ruta Jardín,Садовый маршрут
ZA|the Cape Winelands|אזור היין של קייפטאון|stellenbosch,franschhoek,paarl|cape winelands,winelands
ZA|the Kruger area|פארק קרוגר|hazyview,hoedspruit,nelspruit|kruger,kruger park,kruger national park,קרוגר
US|California|קליפורניה|los angeles,san francisco,san diego,santa barbara|Kalifornien,Californie,Калифорния,كاليفورنيا,加利福尼亚
US|Florida|פלורידה|miami,orlando,tampa,key west|Floride,Flórida,Флорида,فلوريدا,佛罗里达
US|Texas|טקסס|houston,dallas,austin,san antonio|Техас
US|Colorado|קולורדו|denver,aspen,vail,boulder|Колорадо
US|Arizona|אריזונה|phoenix,sedona,tucson,flagstaff|Аризона
US|Utah|יוטה|salt lake city,park city,moab|Юта
US|Nevada|נבדה|las vegas,reno|Невада
US|Alaska|אלסקה|anchorage,juneau,fairbanks|Аляска
US|New England|ניו אינגלנד|boston,portland,newport,burlington|Neuengland,Nueva Inglaterra,Nouvelle-Angleterre,Nova Inglaterra,Новая Англия
US|the Florida Keys|פלורידה קיז|key west,key largo,marathon|florida keys
US|Cape Cod|קייפ קוד|hyannis,provincetown,falmouth|Кейп-Код
US|Lake Tahoe|אגם טאהו|south lake tahoe,tahoe city,truckee|tahoe,טאהו
US|Napa Valley|עמק נאפה|napa,st helena,sonoma|נאפה ואלי
US|the Hamptons|ההמפטונס|southampton,east hampton,montauk|hamptons,המפטונס
US|the Rocky Mountains|הרי הרוקי|denver,aspen,jackson,estes park|rocky mountains,rockies,הרוקי,Montañas Rocosas,montagnes Rocheuses,Montagne Rocciose,Скалистые горы
US|the Grand Canyon area|הגרנד קניון|tusayan,williams,flagstaff|grand canyon,גרנד קניון,Gran Cañón,Большой каньон
US|the Smoky Mountains|הרי הסמוקי|gatlinburg,pigeon forge|smoky mountains,smokies,great smoky mountains
US|Maui|מאווי|lahaina,kihei,kahului|מאוי,Мауи
US|Oahu|אוהו|honolulu,kailua|o’ahu,Оаху
CA|the Canadian Rockies|הרי הרוקי הקנדיים|banff,jasper,canmore,calgary|canadian rockies
CA|Nova Scotia|נובה סקוטיה|halifax,lunenburg|Neuschottland,Nouvelle-Écosse,Новая Шотландия
CA|British Columbia|קולומביה הבריטית|vancouver,victoria,whistler,kelowna|Columbia Británica,Colombie-Britannique,Британская Колумбия
MX|the Riviera Maya|הריביירה מאיה|playa del carmen,tulum,cancun,puerto morelos|riviera maya,mayan riviera,ריביירה מאיה,Ривьера-Майя
MX|the Yucatán|יוקטן|merida,cancun,valladolid|yucatan,yucatan peninsula,חצי האי יוקטן,Юкатан
MX|Baja California|באחה קליפורניה|cabo san lucas,la paz,ensenada|los cabos,baja
AR|Patagonia|פטגוניה|el calafate,san carlos de bariloche,ushuaia|patagonian,Patagonien,Patagonie,Patagônia,Патагония
AU|the Great Barrier Reef|שונית המחסום הגדולה|cairns,port douglas,airlie beach|great barrier reef,שונית המחסום
AU|Tasmania|טסמניה|hobart,launceston|Tasmanien,Tasmanie,Тасмания
IN|Kerala|קרלה|kochi,munnar,alleppey,thiruvananthapuram|Керала
IN|Rajasthan|רג׳סטאן|jaipur,udaipur,jodhpur,jaisalmer|רג׳סטן,Раджастан
IN|Himachal Pradesh|הימאצ׳ל פראדש|manali,dharamshala,shimla|himachal
TH|the Thai islands|האיים התאילנדיים|phuket,koh samui,krabi,koh phangan|thai islands,איי תאילנד,האיים בתאילנד,האיים של תאילנד,thailändische Inseln
TH|the Andaman coast|חוף אנדמן|phuket,krabi,khao lak|andaman coast
ID|Lombok|לומבוק|mataram,senggigi|Ломбок
ID|the Gili Islands|איי גילי|gili trawangan,mataram|gili,gili islands,האיים גילי
VN|Ha Long Bay|מפרץ הא לונג|ha long,hai phong|halong bay,halong,האלונג,מפרץ האלונג,Халонг
JP|Hokkaido|הוקאידו|sapporo,hakodate,otaru|Хоккайдо,北海道
JP|Okinawa|אוקינאווה|naha,ishigaki|Окинава
JP|the Japanese Alps|האלפים היפניים|takayama,matsumoto,nagano|japanese alps
`;
