import { meanings } from '../phrases.ts';

/** Hebrew words that travellers write in Latin letters. */
export const latinHebrew = [
  ...meanings('party', [
    [2, 'zug,ishti,ani veishti,baali,bat zug,ben zug,bat hazug,ben hazug,shneinu', ''],
    [1, 'levad,lvad,rak ani', ''],
  ]),
  ...meanings('maybe-place', [['', 'zug', '']]),
  ...meanings('adult', [['adult', 'mevugarim,mevugar,mevugeret', '']]),
  ...meanings('child', [['child', 'yeladim,yeled,yalda,yeladot,banim,banot', '']]),
  ...meanings('infant', [['infant', 'tinok,tinoket', '']]),
  ...meanings('kin', [
    [1, 'isha,ha isha,haisha,baal,habaal,ha baal,ima,aba,abba,safta,saba,achoti,achi', ''],
    [2, 'horim,hahorim', ''],
  ]),
  ...meanings('unit', [
    ['night', 'laila,layla,leilot,leylot', ''],
    ['week', 'shavua', ''],
  ]),
  ...meanings('day-word', [
    ['today', 'hayom,halaila', ''],
    ['tomorrow', 'machar,mahar', ''],
  ]),
  ...meanings('weekday', [['saturday', 'motzei shabbat,motzash', '']]),
  ...meanings('weekend', [['short', 'sofash,sof shavua,sofshavua', '']]),
  ...meanings('number', [
    [2, 'shnei,shtei,shnayim', ''],
    [3, 'shlosha,shalosh', ''],
    [4, 'arba,arbaa', ''],
  ]),
  ...meanings('ordinal', [
    [1, 'rishon,harishon', ''],
    [2, 'sheni,hasheni', ''],
    [3, 'shlishi,hashlishi', ''],
  ]),
  ...meanings('meal', [
    ['Breakfast Included', 'aruchat boker,arukhat boker', ''],
    ['Full Board', 'pension maleh,pension male,pension malé', ''],
    ['Half Board', 'hatzi pension,chatzi pension', ''],
  ]),
  ...meanings('amenity', [
    ['Spa', 'sapa', ''],
    ['Pet Friendly', 'kelev,im kelev,im hakelev,hakelev', ''],
    ['Pool', 'breicha,brecha,breikha', ''],
    ['Parking', 'chanaya,hanaya,chania', ''],
    ['Gym', 'chadar kosher,hadar kosher', ''],
  ]),
  ...meanings('room', [['room', 'cheder,heder,chadarim,hadarim', '']]),
  ...meanings('hotel-word', [['hotel', 'malon,melonot', '']]),
  ...meanings('ask', [['price', 'kama,kama ole,kama ze,kama zeh,kama oleh', '']]),
  ...meanings('sort', [['PRICE_ASC', 'hachi zol,zol', '']]),
  ...meanings('without', [['without', 'bli', '']]),
  ...meanings('talk', [
    ['thanks', 'toda,todah,toda raba,todah rabah,toda rabba', ''],
    ['how-are-you', 'ma nishma,ma kore,ma shlomech', ''],
  ]),
  ...meanings('yes', [['yes', 'ken,yalla,sababa,beseder', '']]),
  ...meanings('filler', [
    ['', 'bevakasha,bevakasa,vakasha,im,gam,ve,achi,nu,tachles,boker tov,efshar,rotze,rotza,yesh', ''],
  ]),
];
