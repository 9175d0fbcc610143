/**
 * Holiday resorts and large cities that are less searched than those written out in `city-names-he.ts`:
 * `country|name=Hebrew name|...` per line. Names that are also everyday words in Hebrew are left out.
 */
const rows = `
BG|nesebar=נסבר|sozopol=סוזופול|borovets=בורובץ
AT|hallstatt=האלשטט|kitzbuhel=קיצביל|ischgl=איישגל|solden=זלדן|mayrhofen=מאיירהופן
AT|zell am see=צל אם זה|bad gastein=באד גסטיין|seefeld in tirol=זיפלד|st anton=סנט אנטון
IT|positano=פוזיטנו|amalfi=אמלפי|ravello=ראוולו|capri=קאפרי|sorrento=סורנטו|taormina=טאורמינה
IT|cefalu=צ׳פאלו|bellagio=בלאג׳ו|riva del garda=ריווה דל גארדה|sirmione=סירמיונה
IT|malcesine=מלצ׳זינה|bardolino=ברדולינו|portofino=פורטופינו|vernazza=ורנצה
IT|monterosso al mare=מונטרוסו|san gimignano=סן ג׳ימיניאנו|montepulciano=מונטפולצ׳אנו
IT|alberobello=אלברובלו|polignano a mare=פוליניאנו א מארה|ostuni=אוסטוני|tropea=טרופאה
IT|livigno=ליוויניו|bormio=בורמיו|cortina dampezzo=קורטינה ד׳אמפצו|courmayeur=קורמאייר
IT|ortisei=אורטיזיי
FR|chamonix=שאמוני|val disere=ואל דיזר|morzine=מורזין|megeve=מז׳ב|saint tropez=סן טרופה
FR|honfleur=הונפלר|colmar=קולמר|annecy=אנסי|biarritz=ביאריץ|carcassonne=קרקסון|courchevel=קורשוול
FR|meribel=מריבל|les arcs=לז ארק|val thorens=ואל טורנס
CH|st moritz=סנט מוריץ|davos=דאבוס|grindelwald=גרינדלוולד|gstaad=גשטאד|verbier=ורבייה|wengen=ונגן
CH|saas fee=סאס פה
AD|andorra la vella=אנדורה לה ולה|pas de la casa=פאס דה לה קאסה
ES|sitges=סיטג׳ס|tossa de mar=טוסה דה מאר|lloret de mar=לורט דה מאר|salou=סלאו|nerja=נרחה
ES|ronda=רונדה|magaluf=מגאלוף|los cristianos=לוס כריסטיאנוס|corralejo=קורלחו
PT|albufeira=אלבופיירה|vilamoura=וילמורה|nazare=נזרה|sintra=סינטרה|cascais=קשקאיש|obidos=אובידוש
HR|hvar=חוואר|makarska=מקרסקה|korcula=קורצ׳ולה|porec=פורץ׳|rovinj=רוביני|opatija=אופטיה
ME|perast=פראסט
AL|ksamil=קסמיל|sarande=סרנדה
GR|oia=אויה|paros=פאריקיה|hydra=הידרה|nafplio=נאפפליו|parga=פארגה|lindos=לינדוס|faliraki=פאליראקי
GR|malia=מאליה|elounda=אלונדה|skiathos=סקיאתוס|hersonissos=חרסוניסוס|naxos=נקסוס
TR|oludeniz=אולודניז
EG|dahab=דהב|nuweiba=נואיבה|marsa alam=מרסה עלאם
MA|chefchaouene=שפשאוון
SI|bovec=בובץ|kranjska gora=קרניסקה גורה
CZ|cesky krumlov=צ׳סקי קרומלוב
RO|sinaia=סינאיה|sighisoara=סיגישוארה
DE|garmisch partenkirchen=גרמיש פרטנקירכן|berchtesgaden=ברכטסגאדן|fussen=פיסן
DE|rothenburg ob der tauber=רוטנבורג
NL|volendam=וולנדם|giethoorn=חיטהורן
GB|keswick=קזיק|windermere=וינדרמיר|whitby=וויטבי|portree=פורטרי|fort william=פורט ויליאם
IE|killarney=קילארני|dingle=דינגל
NO|geiranger=גיירנגר|flam=פלאם
IS|akureyri=אקוריירי
GE|gudauri=גודאורי|bakuriani=בקוריאני
TH|koh lanta=קולנטה|koh tao=קוטאו|ko pha ngan=קופנגן|koh phi phi=קופיפי
VN|hoi an=הוי אן|sa pa=סאפה|phu quoc=פו קוק
LA|luang prabang=לואנג פרבאנג
PH|el nido=אל נידו|coron=קורון
LK|mirissa=מיריסה|hikkaduwa=היקדואה
JP|hakone=האקונה
MX|tulum=טולום|playa del carmen=פלאיה דל כרמן
CL|san pedro de atacama=סן פדרו דה אטקמה|santiago=סנטיאגו|valparaiso=ולפראיסו
AR|el calafate=אל קלפטה|san carlos de bariloche=ברילוצ׳ה|ushuaia=אושואיה
BR|armacao de buzios=בוזיוס|paraty=פאראטי
UY|punta del este=פונטה דל אסטה|montevideo=מונטוידאו
CR|tamarindo=תמרינדו
US|aspen=אספן|vail=וייל|sedona=סדונה|key west=קי ווסט|park city=פארק סיטי
US
CA|banff=באנף|whistler=ויסלר|jasper=ג׳ספר
AU|byron bay=ביירון ביי|port douglas=פורט דאגלס|airlie beach=איירלי ביץ׳
NZ|wanaka=וואנאקה
TZ|nungwi=נונגווי
ZA|franschhoek=פרנשהוק
ZW|victoria falls=מפלי ויקטוריה
ID|seminyak=סמיניאק|canggu=צ׳אנגו
CO|bogota=בוגוטה|medellin=מדז׳ין|cali=קאלי
EC|quito=קיטו|guayaquil=גואיאקיל
BO|la paz=לה פאס
VE|caracas=קראקס
PA|panama=פנמה סיטי
DO|santo domingo=סנטו דומינגו|punta cana=פונטה קאנה
JM|kingston=קינגסטון|montego bay=מונטגו ביי
BS|nassau=נסאו
ET|addis ababa=אדיס אבבה
NG|lagos=לאגוס
GH|accra=אקרה
SN|dakar=דקאר
TN|tunis=תוניס
DZ|algiers=אלג׳יר
RW|kigali=קיגלי
UG|kampala=קמפלה
NA|windhoek=וינדהוק
OM|muscat=מוסקט
KW|kuwait city=כווית סיטי
AM|yerevan=ירוואן
UZ|tashkent=טשקנט|samarkand=סמרקנד
KZ|almaty=אלמטי
BD|dhaka=דאקה
PK|karachi=קראצ׳י|lahore=לאהור
NP|kathmandu=קטמנדו
MM|yangon=יאנגון
KH|siem reap=סיאם ריפ|phnom penh=פנום פן
TW|taipei=טאיפיי
MK|skopje=סקופיה|ohrid=אוחריד
MD|chisinau=קישינב
MN|ulan bator=אולן בטור
`;

/** By country code and folded English name. */
export const furtherCityNamesHe: ReadonlyMap<string, Readonly<Record<string, string>>> = rows
  .trim()
  .split('\n')
  .reduce((names, row) => {
    const [country = '', ...pairs] = row.split('|');
    const more = Object.fromEntries(pairs.map((pair) => pair.split('=')));
    return names.set(country, { ...names.get(country), ...more });
  }, new Map<string, Record<string, string>>());
