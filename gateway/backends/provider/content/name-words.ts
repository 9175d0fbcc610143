/** Words for hotel names in one part of the world; every name is invented. */
export interface Flavour {
  /** Names of places, people and plants that a hotel may have. */
  readonly words: readonly string[];
  /** `*` stands for the word, `@` for the city. */
  readonly patterns: readonly string[];
  /** Street names; a number and the city are added. */
  readonly streets: readonly string[];
}

const list = (text: string): readonly string[] => text.trim().split(/\s*,\s*/u);

const worldPatterns = list(
  '* Hotel @, The * @, * Suites, * House @, * Boutique Hotel, Grand * Hotel, * Residence, * Plaza @, * Garden Hotel, * Inn @, Hotel * by Lumira, * Terrace Hotel & Spa',
);

const flavours = {
  israel: {
    words: list(
      'Almog, Arazim, Tamar, Yarden, Gilboa, Carmela, Neve Yam, Beit Rothman, Shaked, Rimon, Dekel, Alon, Tavor, Marva, Te ena, Ofir, Kinor, Galim, Nitza, Hadas, Brosh, Lavender Hill, Sdot, Migdal, Ella, Anava, Hagefen, Sapphire, Zohar, Bauhaus, Yafe Nof, Shirat Hayam, Oleander, Eshkol, Mitzpor, Erez, Narkis, Kalanit, Savyon, Levona',
    ),
    patterns: [...worldPatterns, 'Hotel * @', 'Beit *', '* Urban Rooms', '* on the Promenade'],
    streets: list(
      'Herzl Street, HaYarkon Street, Ben Yehuda Street, Allenby Street, Rothschild Boulevard, Jabotinsky Street, HaNassi Boulevard, Weizmann Street, Derech HaYam, King George Street, Bialik Street',
    ),
  },
  french: {
    words: list(
      'Saint-Aubin, Belmont, Les Tilleuls, Montrevel, La Rochette, Clairval, Beausoleil, Lafontaine, Champlieu, Mirabeau, Les Arcades, Vaugrenier, Chantelle, Duquesne, Bellechasse, Lamartine, Rivoire, Marceau, Fleurie, Haussonville, Les Glycines, Verlaine, Saint-Lazarin, Monceau Vert, Valmont, Colbert, Ravel, Tournelle, Jardin Bleu, Lutecia Royale, Orsel, Pont Neuf, Vendange, Odette, Grenelle, Marais Blanc',
    ),
    patterns: [...worldPatterns, 'Hotel *', 'Hotel Le *', 'Residence *', 'Maison *', 'Villa *'],
    streets: list(
      'Rue de la Paix, Avenue Victor Hugo, Rue du Faubourg, Boulevard Voltaire, Rue des Ecoles, Quai de la Gare, Rue Saint-Jacques, Place du Marche, Rue Lafayette, Avenue de la Republique',
    ),
  },
  italian: {
    words: list(
      'Bellavista, San Marco, Le Palme, Aurora, Santa Lucia, Medusa, Il Cortile, Torre Antica, La Loggia, Villa Rosa, Corallo, Fontana, Borgo Vecchio, Miramonti, Regina Elena, Dei Fiori, Ponte Vecchio, Giardino, San Pietro, Diana, Nazionale, Pantheon, Il Chiostro, Europa, Colonna, Tritone, La Terrazza, Cavour, Garibaldi, Doria, Minerva, Vittoria, Leonardo, Argentina, Quirinale, Adriatica',
    ),
    patterns: [...worldPatterns, 'Hotel *', 'Albergo *', 'Palazzo *', 'Residenza *', 'Relais *'],
    streets: list(
      'Via Roma, Via Garibaldi, Corso Italia, Via Nazionale, Piazza San Giovanni, Via Cavour, Viale Europa, Via Dante, Lungomare, Via dei Mille',
    ),
  },
  iberian: {
    words: list(
      'Alameda, San Miguel, Las Palmeras, Casablanca, El Mirador, Reina Sofia, Los Naranjos, Puerta del Sol, Alcazar, Costa Azul, Santa Clara, Catalonia, La Ribera, Plaza Mayor, Goya, Velazquez, El Faro, Las Dunas, Murillo, Bahia, Condal, Almirante, Colon, Jardines, Granvia, La Rambla, Mar Azul, Nueva Era, Del Carmen, Infanta, Estrella, Los Olivos, Marques, Real, Serrano, Miraflores',
    ),
    patterns: [...worldPatterns, 'Hotel *', 'Hostal *', 'Gran Hotel *', 'Palacio *', 'Casa *'],
    streets: list(
      'Calle Mayor, Gran Via, Avenida de la Constitucion, Paseo Maritimo, Calle del Carmen, Plaza de Espana, Rua Augusta, Avenida da Liberdade, Calle Real, Ronda de San Pedro',
    ),
  },
  german: {
    words: list(
      'Lindenhof, Adlerhof, Rosengarten, Zum Stern, Alpenblick, Schwanen, Kaiserhof, Am Markt, Goldener Hirsch, Seeblick, Edelweiss, Bergkristall, Parkhof, Am Dom, Sonnenhof, Bellevue, Schlossgarten, Alte Muehle, Post, Krone, Waldrand, Europa, Ringhof, Am Tor, Mozart, Elisabeth, Stadtblick, Lowen, Kurfurst, Tiergarten, Spreebogen, Am Kanal, Viktoria, Bristolhof, Konigshof, Steiner',
    ),
    patterns: [...worldPatterns, 'Hotel *', 'Gasthof *', 'Pension *', 'Stadthotel *', 'Hotel * am Park'],
    streets: list(
      'Hauptstrasse, Bahnhofstrasse, Marktplatz, Schillerstrasse, Goethestrasse, Ringstrasse, Friedrichstrasse, Lindenallee, Kirchgasse, Am Stadtpark',
    ),
  },
  english: {
    words: list(
      'Ashford, Kensley, The Mulberry, Harbourview, Wellesford, Oakhurst, Crownbridge, Beaumont, Thistledown, Marlowe, Cavendale, Riverside, Claremont, Fairfax, Blackwood, Sterling, Hawthorn, Beacon Hill, Lakeshore, Summit, Magnolia, Kingsway, Brookfield, Lexham, Copperfield, Northgate, Bayview, Maple Leaf, Hudson Row, Ironworks, Lantern, Foundry, Parkline, Silver Birch, Seaport, Whitcombe',
    ),
    patterns: [...worldPatterns, 'The * Hotel', '* Lodge', 'The * Arms', '* Court Hotel', '* Aparthotel'],
    streets: list(
      'High Street, Park Avenue, Church Street, Station Road, Market Street, Queens Road, Main Street, Broadway, Victoria Street, Ocean Drive, Lakeshore Boulevard',
    ),
  },
  aegean: {
    words: list(
      'Poseidon, Athena, Olive Grove, Kalypso, Aegean Blue, Bosphorus Gate, Sultan Pearl, Helios, Minoa, Blue Dome, Galata, Artemis, Akropol, Lotus, Anemos, Thalassa, Marmara, Topaz, Oceanis, Alexandros, Cavo, Hagia, Orion, Nefeli, Iris, Kybele, Levant, Golden Horn, Philoxenia, Meltemi, Dionysos, Ottoman Court, Amphora, Electra Bay, Petra Rossa, Zephyros',
    ),
    patterns: [...worldPatterns, '* Beach Hotel', '* Palace', '* Pension', 'Hotel *', '* Cave Suites'],
    streets: list(
      'Poseidonos Avenue, Ermou Street, Akti Miaouli, Istiklal Caddesi, Ataturk Bulvari, Divan Yolu, Odos Athinas, Leof. Alexandras, Sahil Yolu, Agiou Georgiou',
    ),
  },
  arabic: {
    words: list(
      'Al Noor, Al Waha, Jasmine, Desert Rose, Al Bustan, Nakheel, Marjan, Al Safa, Pearl Coast, Oasis, Al Fanar, Zahra, Qasr Al Bahr, Al Majlis, Sahara Gate, Layali, Al Rimal, Falcon, Golden Sands, Al Andalus, Sidra, Cleopatra Bay, Nile Crescent, Atlas, Menara, Riad Yasmina, Coral Reef, Al Manar, Dana, Al Hamra Court, Burj View, Souk, Ramla, Wadi, Amira, Zaytouna',
    ),
    patterns: [...worldPatterns, '* Hotel Apartments', '* Palace', '* Resort', 'Riad *', '* Tower'],
    streets: list(
      'Corniche Road, King Hussein Street, Sheikh Rashid Road, Al Nahda Street, Airport Road, Al Souk Street, Marina Walk, Avenue Mohammed V, Port Road, Old Town Gate',
    ),
  },
  asian: {
    words: list(
      'Lotus, Golden Dragon, Sakura, Bamboo Garden, Jade, Orchid, Siam Pearl, Emerald River, Moonlight, Cherry Hill, Silk Road, Phoenix, Peony, Tiger Lily, Lantern, Coconut Grove, Palm Bay, Azure Lagoon, White Crane, Hibiscus, Teak House, Sunrise, Pagoda, Sapphire Bay, Monsoon, Himalaya View, Rice Field, Saffron, Lakeside, Frangipani, Maple Court, Four Rivers, Kanda, Hanami, Mekong, Ocean Breeze',
    ),
    patterns: [
      ...worldPatterns,
      '* Hotel & Residence',
      '* Resort',
      '* Villas',
      '* Guesthouse',
      '* Business Hotel',
    ],
    streets: list(
      'Sukhumvit Road, Beach Road, Nguyen Hue Street, Temple Street, Station Front, Riverside Road, Jalan Raya, Orchard Lane, Chuo-dori, Market Lane, Silom Road',
    ),
  },
  world: {
    words: list(
      'Aurora, Central, Continental, Panorama, Meridian, Amber, Riverside, Victoria, Park View, Imperial, Old Town, Sunrise, Bellevue, Horizon, Crystal, Castle Hill, Europa, Vista, Metropol, Regent, Palma, Nova, Astoria, Harmony, Anchor, Northern Light, Cathedral, Opera, Bridge, Emerald, Tulip, Compass, Lakeside, Citadel, Marina, Aviator',
    ),
    patterns: [...worldPatterns, 'Hotel *', '* Apartments', 'City Hotel *', '* Lodge', '* Palace'],
    streets: list(
      'Main Street, Central Avenue, Station Square, Independence Avenue, Old Town Square, River Embankment, Castle Road, University Street, Harbour Road, Garden Street',
    ),
  },
} satisfies Record<string, Flavour>;

const countriesByFlavour: Readonly<Record<string, Flavour>> = Object.fromEntries(
  (
    [
      ['IL', flavours.israel],
      ['FR BE LU MC GP MQ RE', flavours.french],
      ['IT SM', flavours.italian],
      ['ES PT MX AR CL PE CO EC UY BO PY VE DO CR GT PA BR', flavours.iberian],
      ['DE AT CH LI', flavours.german],
      ['GB IE US CA AU NZ ZA', flavours.english],
      ['GR CY TR', flavours.aegean],
      ['AE EG JO MA TN SA QA BH OM KW LB DZ TZ', flavours.arabic],
      ['TH VN SG ID PH JP KR CN HK TW IN LK NP MV MY KH LA MM MO', flavours.asian],
    ] as const
  ).flatMap(([codes, flavour]) => codes.split(' ').map((code) => [code, flavour])),
);

/** The words for a country; a neutral set for countries without their own. */
export function flavourOf(country: string): Flavour {
  return countriesByFlavour[country] ?? flavours.world;
}
