import type { Region } from './regions.ts';

/** Country, its names in English and Hebrew, and the cities of its north, south, east and west. */
const ROWS = `
FR|France|צרפת|north:lille,rouen,amiens,calais|south:nice,marseille,montpellier,cannes,avignon|east:strasbourg,colmar,dijon|west:nantes,bordeaux,la rochelle
IT|Italy|איטליה|north:milan,venice,verona,turin,bologna|south:naples,bari,lecce,sorrento,matera|east:rimini,ancona,bari|west:genoa,pisa,la spezia
ES|Spain|ספרד|north:bilbao,san sebastian,santander,oviedo|south:seville,malaga,granada,cordoba,cadiz|east:valencia,barcelona,alicante|west:salamanca,caceres,badajoz
PT|Portugal|פורטוגל|north:porto,braga,guimaraes|south:faro,lagos,albufeira,portimao
DE|Germany|גרמניה|north:hamburg,bremen,lubeck,rostock|south:munich,freiburg,stuttgart,nuremberg|east:dresden,leipzig,berlin|west:cologne,dusseldorf,trier
GB|England|אנגליה|north:manchester,york,newcastle upon tyne,liverpool|south:brighton,bournemouth,southampton|east:cambridge,norwich|west:bristol,bath,exeter
GB|Wales|וויילס|north:llandudno,bangor,conwy|south:cardiff,swansea,tenby
GB|Scotland|סקוטלנד|north:inverness,aberdeen,ullapool|south:edinburgh,glasgow,dumfries|west:oban,fort william
IE|Ireland|אירלנד|south:cork,kinsale,killarney|west:galway,westport,ennis|east:dublin,wexford
GR|Greece|יוון|north:thessaloniki,kavala,ioannina|south:kalamata,nafplio,heraklion
CY|Cyprus|קפריסין|north:kyrenia,famagusta|south:limassol,larnaca|east:ayia napa,protaras,larnaca|west:paphos,polis
TR|Turkey|טורקיה|south:antalya,alanya,kemer|west:izmir,bodrum,kusadasi|north:trabzon,samsun|east:van,gaziantep
AT|Austria|אוסטריה|west:innsbruck,bregenz,kitzbuhel|south:klagenfurt,villach,graz|north:linz,salzburg|east:vienna,eisenstadt
CH|Switzerland|שווייץ|south:lugano,locarno,zermatt|north:basel,zurich,schaffhausen|west:geneva,lausanne,montreux|east:st moritz,davos,chur
NL|the Netherlands|הולנד|north:groningen,leeuwarden|south:maastricht,eindhoven,breda
PL|Poland|פולין|north:gdansk,sopot,gdynia|south:krakow,zakopane,wroclaw
CZ|the Czech Republic|צ׳כיה|south:cesky krumlov,ceske budejovice,brno|west:karlovy vary,plzen|north:liberec
HR|Croatia|קרואטיה|north:zagreb,rijeka,varazdin|south:dubrovnik,split
RO|Romania|רומניה|north:baia mare,suceava,cluj napoca|west:timisoara,oradea
BG|Bulgaria|בולגריה|south:bansko,plovdiv,sandanski|east:varna,burgas,sunny beach
NO|Norway|נורווגיה|north:tromso,bodo,alta|south:kristiansand,stavanger|west:bergen,stavanger,alesund
SE|Sweden|שוודיה|north:kiruna,lulea,umea|south:malmo,lund,helsingborg|west:gothenburg
FI|Finland|פינלנד|north:rovaniemi,levi,inari|south:helsinki,turku
IS|Iceland|איסלנד|north:akureyri,husavik|south:vik,selfoss,hofn|west:borgarnes
MA|Morocco|מרוקו|north:tangier,chefchaouen,tetouan|south:agadir,ouarzazate
EG|Egypt|מצרים|south:luxor,aswan|north:alexandria
IN|India|הודו|north:delhi,agra,jaipur,manali|south:kochi,bangalore,chennai,goa
TH|Thailand|תאילנד|north:chiang mai,chiang rai,pai|south:phuket,krabi,koh samui
VN|Vietnam|וייטנאם|north:hanoi,sapa,ha long|south:ho chi minh city,phu quoc,can tho
JP|Japan|יפן|north:sapporo,sendai|south:fukuoka,kagoshima,naha
MX|Mexico|מקסיקו|north:monterrey,tijuana|south:oaxaca,merida,tuxtla gutierrez
AR|Argentina|ארגנטינה|north:salta,san salvador de jujuy|south:ushuaia,el calafate,san carlos de bariloche
NZ|New Zealand|ניו זילנד|north:auckland,rotorua|south:queenstown,christchurch,dunedin
US|the United States|ארצות הברית|east:new york,boston,washington,miami|west:los angeles,san francisco,las vegas,seattle|south:miami,new orleans,atlanta
`;

const HEBREW: Readonly<Record<string, string>> = {
  north: 'צפון',
  south: 'דרום',
  east: 'מזרח',
  west: 'מערב',
};

type Side = Pick<Region, 'name' | 'nameHe' | 'country' | 'cities' | 'names'>;

function sidesOf(row: string): readonly Side[] {
  const [country = '', name = '', nameHe = '', ...sides] = row.split('|');
  const bare = name.replace(/^the /iu, '').toLowerCase();
  return sides.map((each) => {
    const [side = '', cities = ''] = each.split(':');
    const hebrew = `${HEBREW[side] ?? ''} ${nameHe}`;
    return {
      country,
      name: `the ${side} of ${name}`,
      nameHe: hebrew,
      cities: cities.split(','),
      names: [
        `${side} of ${bare}`,
        `${side} of the ${bare}`,
        `${side} ${bare}`,
        `${side}ern ${bare}`,
        hebrew,
      ],
    };
  });
}

/** Sides of countries as people name them: “the south of France”, “northern Italy”, “צפון איטליה”. */
export const countrySides: readonly Side[] = ROWS.trim().split('\n').flatMap(sidesOf);
