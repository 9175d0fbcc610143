import { meanings } from '../phrases.ts';

/**
 * Hebrew words that travellers write in Latin letters, with the tags of the other tables (syntax:
 * `../phrases.ts`).
 */
export const latinHebrewWords = meanings(`
  [party]
  2: zug,ishti,ani veishti,baali,bat zug,ben zug,bat hazug,ben hazug,shneinu | 1: levad,lvad,rak ani
  [maybe-place] : zug
  [adult] adult: mevugarim,mevugar,mevugeret
  [child] child: yeladim,yeled,yalda,yeladot,banim,banot
  [infant] infant: tinok,tinoket
  [kin]
  1: isha,ha isha,haisha,baal,habaal,ha baal,ima,aba,abba,safta,saba,achoti,achi | 2: horim,hahorim
  [unit]
  night: laila,layla,leilot,leylot | week: shavua
  [day-word]
  today: hayom,halaila | tomorrow: machar,mahar
  [weekday] saturday: motzei shabbat,motzash
  [weekend] short: sofash,sof shavua,sofshavua
  [number]
  2: shnei,shtei,shnayim | 3: shlosha,shalosh | 4: arba,arbaa
  [ordinal]
  1: rishon,harishon | 2: sheni,hasheni | 3: shlishi,hashlishi
  [meal]
  Breakfast Included: aruchat boker,arukhat boker | Full Board: pension maleh,pension male,pension malé
  Half Board: hatzi pension,chatzi pension
  [amenity]
  Spa: sapa | Pet Friendly: kelev,im kelev,im hakelev,hakelev | Pool: breicha,brecha,breikha
  Parking: chanaya,hanaya,chania | Gym: chadar kosher,hadar kosher
  [room] room: cheder,heder,chadarim,hadarim
  [hotel-word] hotel: malon,melonot
  [ask] price: kama,kama ole,kama ze,kama zeh,kama oleh
  [sort] PRICE_ASC: hachi zol,zol
  [without] without: bli
  [talk]
  thanks: toda,todah,toda raba,todah rabah,toda rabba | how-are-you: ma nishma,ma kore,ma shlomech
  [yes] yes: ken,yalla,sababa,beseder
  [filler] : bevakasha,bevakasa,vakasha,gam,ve,achi,nu,tachles,boker tov,efshar,rotze,rotza,yesh
`);
