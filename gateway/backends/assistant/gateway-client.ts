import { z } from 'zod';

/** Milliseconds for one request to the gateway. */
const REQUEST_MS = 3_000;

const place = z.object({ code: z.string(), name: z.string(), nameHe: z.string().nullable() });
const localized = z.object({ en: z.string().nullable(), he: z.string().nullable() });
const money = z.object({ amountMinor: z.number(), currency: z.string() });

const hotel = z.object({
  id: z.string(),
  name: localized,
  city: z.string(),
  stars: z.number().nullable(),
  pricePerNight: money.nullable(),
  total: money.nullable(),
  breakfastIncluded: z.boolean(),
  freeCancellation: z.boolean(),
});

const search = z.object({
  hotels: z.array(hotel),
  pageInfo: z.object({ totalItems: z.number() }),
  progress: z.object({ checked: z.number(), total: z.number(), complete: z.boolean() }),
  pricedAt: z.string().nullable(),
});

const envelope = z.object({ data: z.unknown(), errors: z.array(z.unknown()).optional() });

export type FoundPlace = z.output<typeof place>;
export type FoundHotel = z.output<typeof hotel>;

/** What is searched: a city of the list or a country's name, and a stay of two adults. */
interface HotelCriteria {
  readonly location: string;
  readonly countryCode: string | null;
  readonly cityCode: string | null;
  readonly cityName: string;
  readonly stay: {
    readonly checkIn: string;
    readonly checkOut: string;
    readonly occupancy: { readonly adults: number };
  };
}

/** The assistant's tools: every fact of a reply comes from one of these. */
export interface Gateway {
  cities(countryCode: string, name: string): Promise<readonly FoundPlace[]>;
  countries(name: string): Promise<readonly FoundPlace[]>;
  /** What a search knows now. */
  hotels(criteria: HotelCriteria, count: number): Promise<z.output<typeof search>>;
}

const CITIES = `query AssistantCities($countryCode: ID!, $search: String!) {
  cities(countryCode: $countryCode, search: $search, limit: 5) { code name nameHe }
}`;

const COUNTRIES = `query AssistantCountries($search: String!) {
  countries(search: $search, limit: 5) { code name nameHe }
}`;

const HOTELS = `query AssistantHotels($criteria: SearchCriteriaInput!, $page: PageInput!) {
  hotelSearch(criteria: $criteria, page: $page) {
    hotels {
      id name { en he } city stars breakfastIncluded freeCancellation
      pricePerNight { amountMinor currency } total { amountMinor currency }
    }
    pageInfo { totalItems }
    progress { checked total complete }
    pricedAt
  }
}`;

/**
 * The gateway's GraphQL, asked as any client would.
 * @throws Error when it does not answer or answers with errors
 */
export function createGateway(gatewayUrl: () => string): Gateway {
  const ask = async <S extends z.ZodType>(
    query: string,
    variables: object,
    data: S,
  ): Promise<z.output<S>> => {
    const response = await fetch(`${gatewayUrl()}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query, variables }),
      redirect: 'error',
      signal: AbortSignal.timeout(REQUEST_MS),
    });
    const answer = envelope.parse(await response.json());
    if (answer.errors) throw new Error('the gateway answered with errors');
    return data.parse(answer.data);
  };
  return {
    cities: async (countryCode, name) =>
      (await ask(CITIES, { countryCode, search: name }, z.object({ cities: z.array(place) }))).cities,
    countries: async (name) =>
      (await ask(COUNTRIES, { search: name }, z.object({ countries: z.array(place) }))).countries,
    hotels: async (criteria, count) => {
      const variables = { criteria, page: { page: 1, pageSize: count } };
      return (await ask(HOTELS, variables, z.object({ hotelSearch: search }))).hotelSearch;
    },
  };
}
