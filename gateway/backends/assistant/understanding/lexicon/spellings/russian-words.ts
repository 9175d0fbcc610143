import { meanings } from '../phrases.ts';

/**
 * Russian words that travellers mix in, in Latin and in Cyrillic letters, with the tags of the other tables
 * (syntax: `../phrases.ts`).
 */
export const russianWords = meanings(`
  [ordinal]
  1: pervy,pervyy,perviy,pervyi,первый | 2: vtoroy,vtoroi,второй | 3: tretiy,trety,tretii,третий
  [number]
  2: dva,dvoe,двое,два | 3: tri,troe,трое,три
  [adult] adult: vzroslyh,vzroslykh,взрослых,взрослый
  [child] child: syn,dochka,rebenok,сын,дочка,ребенок
  [aged] aged: let,goda,лет,года
  [kin] 1: teshcha,svekrov,babushka,dedushka,теща,бабушка,дедушка
  [meal] Breakfast Included: zavtrak,s zavtrakom,завтрак,с завтраком
  [amenity]
  Pool: basseyn,bassein,бассейн | Pet Friendly: sobaka,sobakoy,собака,с собакой
  [sort] PRICE_ASC: deshevy,samy deshevy,samyy deshevyy,deshevo,дешевый,самый дешевый,дешево
  [compared] cheaper: deshevle,podeshevle,дешевле,подешевле
  [ask] price: skolko,skolko stoit,сколько,сколько стоит
  [find-word] find: ishu,ischu,ищу,найди
  [hotel-word] hotel: otel,gostinitsa,отель,гостиница
  [talk] thanks: spasibo,спасибо
  [stranded] stranded: zastryali,zastryal,застряли,застрял,застряла
  [filler] : ladno,togda,tozhe,ладно,тогда,тоже,рядом с,ясно,и,а,у,с,muzh,муж
`);
