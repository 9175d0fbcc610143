import type { Tools } from '../tools/tools.ts';

/** The tools, handing every result to the conversation's facts before anything is made of it. */
export function recordedTools(tools: Tools, onResult: (result: unknown) => void): Tools {
  const recorded =
    <Args extends readonly unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const result = await call(...args);
      onResult(result);
      return result;
    };
  /** Other days of a hotel do not say whose they are; their prices are that hotel's alone. */
  const recordedOf =
    <Args extends readonly [hotelId: string, ...rest: unknown[]], Result>(
      call: (...args: Args) => Promise<Result>,
    ) =>
    async (...args: Args): Promise<Result> => {
      const result = await call(...args);
      onResult({ hotelId: args[0], result });
      return result;
    };
  return {
    findPlaces: recorded((phrases) => tools.findPlaces(phrases)),
    findHotels: recorded((words, place) => tools.findHotels(words, place)),
    searchHotels: recorded((query) => tools.searchHotels(query)),
    hotel: recorded((id) => tools.hotel(id)),
    offers: recorded((id, stay) => tools.offers(id, stay)),
    nearestDates: recordedOf((id, stay) => tools.nearestDates(id, stay)),
    cheaperDates: recordedOf((id, stay, total) => tools.cheaperDates(id, stay, total)),
    extras: recorded(() => tools.extras()),
    bookings: recorded(() => tools.bookings()),
    booking: recorded((id) => tools.booking(id)),
    page: recorded((key) => tools.page(key)),
    siteQuestions: () => tools.siteQuestions(),
    inShekels: recorded((amount, currency) => tools.inShekels(amount, currency)),
  };
}
