import { meanings } from '../phrases.ts';

/** Russian words that travellers mix in, in Latin letters and in their own. */
export const russian = [
  ...meanings('ordinal', [
    [1, 'pervy,pervyy,perviy,pervyi,первый', ''],
    [2, 'vtoroy,vtoroi,второй', ''],
    [3, 'tretiy,trety,tretii,третий', ''],
  ]),
  ...meanings('number', [
    [2, 'dva,dvoe,двое,два', ''],
    [3, 'tri,troe,трое,три', ''],
  ]),
  ...meanings('adult', [['adult', 'vzroslyh,vzroslykh,взрослых,взрослый', '']]),
  ...meanings('child', [['child', 'syn,dochka,rebenok,сын,дочка,ребенок', '']]),
  ...meanings('aged', [['aged', 'let,goda,лет,года', '']]),
  ...meanings('kin', [[1, 'teshcha,svekrov,babushka,dedushka,теща,бабушка,дедушка', '']]),
  ...meanings('meal', [['Breakfast Included', 'zavtrak,s zavtrakom,завтрак,с завтраком', '']]),
  ...meanings('amenity', [
    ['Pool', 'basseyn,bassein,бассейн', ''],
    ['Pet Friendly', 'sobaka,sobakoy,собака,с собакой', ''],
  ]),
  ...meanings('sort', [
    ['PRICE_ASC', 'deshevy,samy deshevy,samyy deshevyy,deshevo,дешевый,самый дешевый,дешево', ''],
  ]),
  ...meanings('compared', [['cheaper', 'deshevle,podeshevle,дешевле,подешевле', '']]),
  ...meanings('ask', [['price', 'skolko,skolko stoit,сколько,сколько стоит', '']]),
  ...meanings('find-word', [['find', 'ishu,ischu,ищу,найди', '']]),
  ...meanings('hotel-word', [['hotel', 'otel,gostinitsa,отель,гостиница', '']]),
  ...meanings('talk', [['thanks', 'spasibo,спасибо', '']]),
  ...meanings('stranded', [['stranded', 'zastryali,zastryal,застряли,застрял,застряла', '']]),
  ...meanings('filler', [['', 'ladno,togda,tozhe,ладно,тогда,тоже,рядом с,ясно,и,а,у,с,muzh,муж', '']]),
];
