import type { MessageContext } from '../../goals/message-context.ts';

/**
 * Cases of the rule-based reader: a message, the expected reading in one line, and changes to the context of a new
 * conversation (`newContext`; `contexts.ts` has the usual ones). Today is Saturday, 21 November 2026.
 * The line is written by `summaryOf`: the goal, then each detail that the message has, separated by “ | ”:
 * - goal: its kind and parameters. `hotel it price` asks the price of the hotel in focus, `hotel #2 Pool` whether
 *   the second hotel of the list has a pool, `compare #1 #2` compares two.
 * - hotels: `it`, `#2` (second of the list, `#-1` the last), `recent 0` (discussed last), `before`/`after` (beside
 *   it in the list), `5*`, `cheapest`, `“name”`.
 * - places: words that may be one, `*` before words after “in” or the like, `~` before a place that is retracted.
 * - dates: `first day..last day (nights)`, `?` for what is not said; changes of the current stay: `1 days on`
 *   (moved), `start 1 days on` (only its first day), `1 nights more`.
 * - guests: name and number, ages in `[]`. Budget: `minimum-maximum currency/unit`, `?` for shekels by default.
 * - wishes: `4,5 stars`, keys of amenities and meals, `free` (cancellation), an order such as `PRICE_ASC`, `near` (the hotel in focus); `unmet`
 *   (no filter exists), `numbers` (not used), `impossible`, `without` (removed wishes).
 * Examples:
 *     ['hotel in Eilat for 2 nights', 'find | *eilat | ?..? (2)'] searches Eilat for two nights, days unknown.
 *     ['until today', 'find | ?..2026-11-21 (?)', withSearch] changes the last day of the search to 21 November.
 *     ['is there a pool?', 'hotel it Pool | Pool', onHotelPage] asks about the hotel whose page is open.
 * All lines are what the reader does now, including some known misreadings, which are marked as such.
 */
export type Case = readonly [message: string, expected: string, context?: Partial<MessageContext>];
