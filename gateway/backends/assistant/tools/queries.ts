/** GraphQL queries of the tools. Their results are described in `shapes.ts`. */
const MONEY = '{ amountMinor currency }';

export const PLACES = `query AssistantPlaces($phrases: [String!]!) {
  findPlaces(phrases: $phrases, limit: 8) {
    kind code name nameHe countryCode countryName countryNameHe words likeness
  }
}`;

export const REGIONS = `query AssistantRegions($phrases: [String!]!) {
  findRegions(phrases: $phrases) {
    name nameHe countryCode words isOnlyAlone
    cities { kind code name nameHe countryCode countryName countryNameHe words likeness }
  }
}`;

export const SIGHTS = `query AssistantSights($search: String!) {
  suggestions(search: $search, limit: 1, isSentence: true) { kind cityCode cityName }
}`;

export const HOTELS_NAMED = `query AssistantHotelsNamed($words: String!, $cityCode: ID) {
  findHotels(words: $words, cityCode: $cityCode, limit: 5) { id name { en he } city country likeness }
}`;

export const SEARCH = `query AssistantSearch(
  $criteria: SearchCriteriaInput!, $filter: HotelFilterInput, $sort: HotelSort!, $page: PageInput!
) {
  hotelSearch(criteria: $criteria, filter: $filter, sort: $sort, page: $page) {
    hotels {
      id name { en he } stars quality { score } amenities mealPlan mealChoices
      pricePerNight ${MONEY} total ${MONEY} fullCost ${MONEY} propertyFees ${MONEY}
      breakfastIncluded freeCancellation freeCancellationUntil upgrades { wish } sherryPick { reason }
      placeInTown { metersToCentre } surroundings { metersToSea }
    }
    pageInfo { totalItems }
    progress { checked total complete failedChunks }
    suggestion { field value count }
    pricedAt isStale
  }
}`;

export const HOTEL = `query AssistantHotel($id: ID!) {
  hotel(id: $id) {
    id name { en he } city country address stars
    quality { score reviewCount } amenities checkInTime checkOutTime
    coordinates { latitude longitude } placeInTown { metersToCentre near { name nameHe } }
    surroundings { metersToSea station { name nameHe meters } airport { name nameHe meters } }
  }
}`;

export const OFFERS = `query AssistantOffers($id: ID!, $stay: StayInput!, $wishes: OfferWishesInput) {
  hotel(id: $id) {
    offers(stay: $stay, wishes: $wishes) {
      offers {
        roomNames roomNamesHe pricePerNight ${MONEY} total ${MONEY} fullCost ${MONEY} mealPlan mealChoices
        cancellation { isFree freeUntil steps { from fee ${MONEY} } }
        propertyFees { description amount ${MONEY} } roomsLeft
      }
      matching nights pricedAt isStale
    }
  }
}`;

const OTHER_STAY = `checkIn checkOut total ${MONEY}`;

export const NEAREST = `query AssistantNearest($id: ID!, $stay: StayInput!, $wishes: OfferWishesInput) {
  nearestDates(hotelIds: [$id], stay: $stay, wishes: $wishes) { stays { ${OTHER_STAY} } }
}`;

export const CHEAPER = `query AssistantCheaper($shown: ShownTotalInput!, $stay: StayInput!, $wishes: OfferWishesInput) {
  cheaperDates(shown: [$shown], stay: $stay, wishes: $wishes) { savingPercent stay { ${OTHER_STAY} } }
}`;

export const EXTRAS = `query AssistantExtras {
  extrasCatalogue {
    cars { id name seats pricePerDay ${MONEY} }
    carAddons { id label price ${MONEY} }
    insurance { pricePerGuest ${MONEY} }
    attractions { id name pricePerPerson ${MONEY} }
  }
}`;

const BOOKING = `id status statusText isProcessing hotelId hotelName hotelNameHe hotelLocation hotelCityHe checkIn checkOut nights
  roomNames roomNamesHe mealPlan guests party { adults childrenAges infants } hotel { checkInTime checkOutTime }
  totalPrice ${MONEY} totalToPay ${MONEY} payment { paidAt } carRental { car_type price ${MONEY} } insurance { price ${MONEY} }
  attractions { name quantity } cancellationOutcome { fee ${MONEY} refund ${MONEY} } canCancel
  terms: cancellation { isFree steps { from fee ${MONEY} } } extrasRefundableUntil`;

export const BOOKINGS = `query AssistantBookings($limit: Int!) { myBookings(limit: $limit) { ${BOOKING} } }`;

export const BOOKING_BY_ID = `query AssistantBooking($id: ID!) { booking(id: $id) { ${BOOKING} } }`;

/** A query for this many cancellation previews: variables `id0`, `id1`… and aliases `p0`, `p1`…. */
export const previews = (count: number): string => {
  const places = Array.from({ length: count }, (_, at) => at);
  const fields = places.map(
    (at) =>
      `p${at}: cancellationPreview(bookingId: $id${at}) { fee ${MONEY} refund ${MONEY} reason isEstimate freeUntil }`,
  );
  return `query AssistantPreviews(${places.map((at) => `$id${at}: ID!`).join(', ')}) { ${fields.join(' ')} }`;
};

export const PAGE = `query AssistantPage($key: ProductPageKey!) {
  productPage(key: $key) { title { en he } paragraphs { en he } href }
}`;

export const QUESTIONS = `query AssistantQuestions {
  productQuestions { id page asked { en he } answer { en he } }
}`;

export const RATES = 'query AssistantRates { exchangeRates { asOf rates { code perShekel } } }';
