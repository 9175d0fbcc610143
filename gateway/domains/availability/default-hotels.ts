/** Hotels that a search without a city covers: the first ones of well-known cities. Codes are the provider's. */
export const DEFAULT_HOTEL_CODES: readonly string[] = [
  // Tel Aviv, IL
  '1000000',
  '1000001',
  // Jerusalem, IL
  '1000240',
  '1000241',
  // Eilat, IL
  '1000450',
  '1000451',
  // Haifa, IL
  '1000510',
  '1000511',
  // Tiberias, IL
  '1000580',
  '1000581',
  // Netanya, IL
  '1000644',
  // Ein Bokek, IL
  '1000686',
  '1000687',
  // Nazareth, IL
  '1000704',
  // Acre, IL
  '1000730',
  // Safed, IL
  '1000746',
  // Herzliya, IL
  '1000768',
  // Mitzpe Ramon, IL
  '1000824',
  // Caesarea, IL
  '1000841',
  // Rosh Pinna, IL
  '1000846',
  // Zichron Yaakov, IL
  '1000885',
  // Paris, FR
  '1000894',
  '1000895',
  // Nice, FR
  '1002094',
  // Cannes, FR
  '1002724',
  // London, GB
  '1003224',
  '1003225',
  // Edinburgh, GB
  '1005124',
  // Rome, IT
  '1005694',
  '1005695',
  // Milan, IT
  '1007294',
  // Venice, IT
  '1007914',
  '1007915',
  // Florence, IT
  '1008394',
  // Barcelona, ES
  '1009264',
  '1009265',
  // Madrid, ES
  '1010084',
  // Seville, ES
  '1010844',
  // Ibiza, ES
  '1011834',
  // Lisbon, PT
  '1011964',
  '1011965',
  // Porto, PT
  '1012524',
  // Athens, GR
  '1012854',
  '1012855',
  // Santorini, GR
  '1014034',
  '1014035',
  // Rhodes, GR
  '1013664',
  // Limassol, CY
  '1014294',
  // Paphos, CY
  '1014444',
  // Ayia Napa, CY
  '1014674',
  // Istanbul, TR
  '1014834',
  '1014835',
  // Antalya, TR
  '1016234',
  // Berlin, DE
  '1016904',
  '1016905',
  // Munich, DE
  '1017544',
  // Vienna, AT
  '1018264',
  '1018265',
  // Salzburg, AT
  '1018724',
  // Zurich, CH
  '1018884',
  // Zermatt, CH
  '1019264',
  // Amsterdam, NL
  '1019374',
  // Brussels, BE
  '1019804',
  // Prague, CZ
  '1020044',
  // Budapest, HU
  '1020664',
  // Krakow, PL
  '1021364',
  // Bucharest, RO
  '1021664',
  // Dubrovnik, HR
  '1022214',
  // Tbilisi, GE
  '1022724',
  // Batumi, GE
  '1023034',
  // Copenhagen, DK
  '1023214',
  // Dublin, IE
  '1023734',
  // Reykjavik, IS
  '1023994',
  // Dubai, AE
  '1024084',
  '1024085',
  // Abu Dhabi, AE
  '1025184',
  // Sharm El Sheikh, EG
  '1025744',
  // Aqaba, JO
  '1026144',
  // Marrakesh, MA
  '1026190',
  // Cape Town, ZA
  '1026730',
  // Zanzibar, TZ
  '1027140',
  // New York, US
  '1027330',
  '1027331',
  // Los Angeles, US
  '1028270',
  // Las Vegas, US
  '1028830',
  // Miami, US
  '1029090',
  // San Francisco, US
  '1029940',
  // Vancouver, CA
  '1030830',
  // Cancun, MX
  '1030990',
  // Rio de Janeiro, BR
  '1031310',
  // Bangkok, TH
  '1032400',
  '1032401',
  // Phuket, TH
  '1033750',
  // Singapore, SG
  '1035450',
  // Ubud, ID
  '1035860',
  // Tokyo, JP
  '1036450',
  '1036451',
  // Kyoto, JP
  '1037700',
  // Male, MV
  '1042030',
  // Sydney, AU
  '1042090',
];
