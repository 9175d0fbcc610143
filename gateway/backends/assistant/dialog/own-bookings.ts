/** Replies to questions about the traveller's own bookings. Nothing is changed. */
import { folded } from '../language.ts';
import { chip } from '../replies/chip-texts.ts';
import * as texts from '../replies/booking-texts.ts';
import { paragraphs, sentences } from '../replies/wording.ts';
import { say } from '../texts/say.ts';
import { siteText } from '../site/site-answer.ts';
import type { FoundBooking } from '../tools/tools.ts';
import { OTHER } from '../understanding/goals/facts/bookings.ts';
import type { BookingQuestion, Goal } from '../understanding/reading.ts';
import { changed } from './booking-change.ts';
import { allNamedIn, namedIn, upcoming } from './booking-names.ts';
import { bookingsPath, checkoutPath, loginPath, receiptPath } from './search/links.ts';
import type { Action } from './responder.ts';
import { reply, type Plan, type Scope } from './scope.ts';
import type { DialogState } from './state.ts';

type BookingsGoal = Omit<Extract<Goal, { kind: 'bookings' }>, 'kind'>;

const MAX_LISTED = 5;

/** Sets the booking in focus, and its hotel, so that “do they have parking?” is about that hotel. */
const focused = (state: DialogState, { id, hotelId, hotelName, hotelNameHe }: FoundBooking): DialogState => ({
  ...state,
  bookingId: id,
  hotel: { id: hotelId, name: { en: hotelName, he: hotelNameHe } },
});

const openBookings: Action = { kind: 'OPEN_BOOKINGS', href: bookingsPath };
const openBooking: Action = { kind: 'OPEN_BOOKING', href: bookingsPath };
const complete = ({ id }: FoundBooking): Action => ({ kind: 'COMPLETE_BOOKING', href: checkoutPath(id) });

const PAST =
  /\b(?:previous|last (?:time|hotel|trip|stay|holiday|vacation))\b|ה?קודמת|הקודם|(?:טיול|חופשה|מלון|שהייה) ה?אחרונ?[ןה]|שהייתי|שהיינו/iu;

/** Questions that are always about an upcoming stay. */
const ofComing: ReadonlySet<BookingQuestion> = new Set(['cancel', 'change', 'complete', 'next']);

/** The latest stay that is over, for “what did my last hotel cost?”, unless bookings were listed. */
function lastStay(
  { message, today }: Scope,
  bookings: readonly FoundBooking[],
  { bookingIds }: DialogState,
  question: BookingQuestion,
): FoundBooking | undefined {
  if (bookingIds.length > 0 || ofComing.has(question) || !PAST.test(message)) return undefined;
  return bookings
    .filter(({ status, checkOut }) => status === 'confirmed' && checkOut < today)
    .toSorted((a, b) => b.checkOut.localeCompare(a.checkOut))[0];
}

/** The booking at a position, “the second one”, among those listed last, or among all. */
function listedAt(
  bookings: readonly FoundBooking[],
  at: number | undefined,
  { bookingIds }: DialogState,
): FoundBooking | undefined {
  if (at === undefined) return undefined;
  const ids = bookingIds.length > 0 ? bookingIds : bookings.map(({ id }) => id);
  const id = ids.at(at > 0 ? at - 1 : at);
  return bookings.find((booking) => booking.id === id);
}

/** True for “and the other one?”, “what about Jerusalem?”, which ask the last question again. */
const isRepeated = (message: string): boolean =>
  message.trim().split(/\s+/u).length <= 6 &&
  !TELLS_WHAT.test(message) &&
  !ASKS_STATUS.test(message) &&
  (REPEATS.test(message) || OTHER.test(folded(message)));
const ASKS_STATUS =
  /\b(?:confirmed|approved|accepted|valid|pending|final|status|(?:go|goes|gone|went|come|came) through)\b|סטטוס|(?<!\p{L})[הב]?מצב|אוש(?:ר|ת)|התקבל|נקלט|בתוקף|ממתינ|(?<!\p{L})ה?סופית?(?!\p{L})/iu;
const TELLS_WHAT = /\b(?:details?|number|show|paid)\b|פרטי|מספר|שול(?:ם|מה|מו)/iu;
const REPEATS = /^(?:(?:ok|so),? )?(?:and|what about|how about)\b|^ו(?=\p{L})|^מה (?:עם|לגבי)/iu;

/** The upcoming booking other than the one in focus, for “and the other one?” */
const otherThan = (
  bookings: readonly FoundBooking[],
  { message, today }: Scope,
  { bookingId }: DialogState,
) =>
  bookingId !== null && OTHER.test(folded(message))
    ? upcoming(bookings, today).find(({ id }) => id !== bookingId)
    : undefined;

/** The booking named in the message, else that of the open page or in focus, else the soonest that fits the question. */
function bookingFor(
  bookings: readonly FoundBooking[],
  { question, at }: BookingsGoal,
  scope: Scope,
  state: DialogState,
) {
  const named =
    namedIn(scope, bookings) ??
    lastStay(scope, bookings, state, question) ??
    (state.bookingIds.length > 0 ? listedAt(bookings, at, state) : undefined) ??
    otherThan(bookings, scope, state) ??
    listedAt(bookings, at, state);
  if (named) return named;
  const open = bookings.find(({ id }) => id === state.bookingId);
  const coming = upcoming(bookings, scope.today);
  const fits: Readonly<Partial<Record<BookingQuestion, (booking: FoundBooking) => boolean>>> = {
    cancel: ({ canCancel }) => canCancel,
    payment: ({ status }) => status !== 'cancelled',
    complete: ({ status, isProcessing }) => status === 'pending' && !isProcessing,
    receipt: ({ status }) => status === 'confirmed',
    next: ({ status }) => status === 'confirmed',
  };
  const fit = fits[question] ?? (() => true);
  if (open && question !== 'next' && (fit(open) || question === 'cancel')) return open;
  return coming.find(fit) ?? (question === 'receipt' ? bookings.find(fit) : undefined);
}

/** Ids of the site's own questions with the general answer to a question about bookings. */
const inGeneral: Readonly<Partial<Record<BookingQuestion, readonly string[]>>> = {
  cancel: ['cancel-cost', 'cancel-how'],
  change: ['change-dates'],
  complete: ['pending'],
  receipt: ['receipt'],
  payment: ['when-charged'],
  extras: ['extras-what'],
  times: ['check-in-hours'],
  list: ['find-booking'],
  number: ['find-booking'],
};

/** Answers a visitor with the site's texts about bookings in general. */
async function signInFirst(scope: Scope, state: DialogState, question: BookingQuestion): Promise<Plan> {
  const page = question === 'cancel' ? 'cancellation' : undefined;
  const text = await siteText(scope, { page, otherwise: inGeneral[question] ?? [] });
  return reply(paragraphs(text, say('booking.signIn')), state, {
    actions: [{ kind: 'SIGN_IN', href: loginPath }],
    suggestions: [chip('rules'), chip('help')],
  });
}

/** What the traveller may click, and ask next, after an answer about one booking. */
function bookingChoices(question: BookingQuestion, booking: FoundBooking) {
  const pending = booking.status === 'pending' && !booking.isProcessing ? [complete(booking)] : [];
  const cost = booking.canCancel ? [chip('cancelCost')] : [];
  const opened = { actions: [openBooking, ...pending], suggestions: [...cost, chip('receipt')] };
  const choices: Readonly<Partial<Record<BookingQuestion, Pick<Plan, 'actions' | 'suggestions'>>>> = {
    cancel: { actions: [openBooking], suggestions: [chip('rules'), chip('myBookings')] },
    complete: { actions: pending, suggestions: [] },
    receipt: {
      actions: [{ kind: 'OPEN_PAGE', href: receiptPath(booking.id) }],
      suggestions: [chip('myBookings'), ...cost],
    },
    next: { ...opened, suggestions: [...opened.suggestions, chip('attractions')] },
  };
  return choices[question] ?? opened;
}

/** The list of the bookings. */
function listReply(bookings: readonly FoundBooking[], scope: Scope, state: DialogState): Plan {
  const pending = bookings.filter(({ status, isProcessing }) => status === 'pending' && !isProcessing);
  const canCancel = bookings.some((booking) => booking.canCancel);
  const shown = bookings.slice(0, MAX_LISTED);
  const listedState: DialogState = { ...state, bookingIds: shown.map(({ id }) => id) };
  const isOfOther = scope.reading.details.places.some(({ isEveryday }) => !isEveryday);
  return reply(paragraphs(isOfOther && say('booking.onlyOwn'), texts.bookingList(shown)), listedState, {
    actions: [...pending.slice(0, 1).map(complete), openBookings],
    suggestions: canCancel ? [chip('cancelCost'), chip('receipt')] : [],
    mood: 'pleased',
  });
}

/** The answer to the question for each of the bookings. */
function whichReply(
  question: BookingQuestion,
  coming: readonly FoundBooking[],
  scope: Scope,
  state: DialogState,
): Plan {
  const { message } = scope;
  const isPaid = ASKS_STATUS.test(message) || /^(?:list|details|complete)$/u.test(question);
  const answers = coming.map((one) => texts.bookingAnswer(isPaid ? 'status' : question, one));
  return reply(
    paragraphs(...answers),
    { ...state, bookingIds: coming.map(({ id }) => id) },
    { actions: [openBookings], mood: 'pleased' },
  );
}

/** Asks which of the bookings has something: “which of them isn't paid?”, “do I owe you anything?” */
const ASKS_WHICH =
  /\bwhich (?:one|ones|of|bookings?|trips?|reservations?|stays?)\b|\b(?:any|some)thing\b.*\b(?:owe|due|pay|paid|unpaid)\b|\b(?:owe|due)\b.*\banything\b|(?<!\p{L})(?:[בלמש]|על )?(?:איזו|איזה|אילו) (?:מה\p{L}+|הזמנ\p{L}+|טיול\p{L}*)|(?<!\p{L})(?:מה|מי) (?:מהן|מהם|מהה?זמנ\p{L}+)|משהו ש?(?:עוד |עדיין )?לא שול?ילמ|(?:יש משהו|על מה) .*שילמ/iu;
const ASKS_PAID = /\b(?:un)?paid\b|\b(?:pay|owe|owed|due)\b|שול(?:ם|מה|מו)|שילמ|לשלם|חייב/iu;
/** Asks it of all of those listed: “are they all paid?” */
const ASKS_EACH =
  /\b(?:all|both|everything)\b.*\bpaid\b|(?<!\p{L})(?:הכו?ל|שתיהן|כולן|שניהם)(?!\p{L}).*שול/iu;
/** Questions whose answers for several bookings can be compared. */
const COMPARED: ReadonlySet<string> = new Set([
  'payment',
  'extras',
  'room',
  'people',
  'times',
  'details',
  'complete',
  'list',
]);

/** Asks for all bookings, in words that often mean one: “what have I got booked?” */
const ASKS_ALL =
  /\b(?:what|which)\b.*\b(?:have|has|got|do)\b.*\bbooked\b|(?<!\p{L})מה (?:\p{L}+ ){0,3}מוזמן(?!\p{L})/iu;

/** Answers questions about the traveller's own bookings. Read only, whatever the request. */
export async function ownBookings(scope: Scope, before: DialogState, asked: BookingsGoal): Promise<Plan> {
  const { tools } = scope;
  const isSame = asked.question === 'details' && isRepeated(scope.message);
  const question = (isSame && before.bookingQuestion) || asked.question;
  const goal = { ...asked, question };
  const state = { ...before, bookingQuestion: question === 'list' ? null : question };
  // A visitor may see a draft when its page is open.
  const pageBooking = state.bookingId === null ? null : await tools.booking(state.bookingId);
  const mine = await tools.bookings();
  if (mine === null && !pageBooking) return signInFirst(scope, state, question);
  const others = (mine ?? []).filter(({ id }) => id !== pageBooking?.id);
  const bookings = [...(pageBooking ? [pageBooking] : []), ...others];
  if (bookings.length === 0) return reply(say('booking.none'), state, { actions: [openBookings] });
  const isOfAll = question === 'list' || (question === 'details' && ASKS_ALL.test(scope.message));
  const coming = upcoming(bookings, scope.today);
  if (
    coming.length > 1 &&
    COMPARED.has(question) &&
    // “which bookings do I have?”
    (question !== 'list' || ASKS_PAID.test(scope.message) || ASKS_STATUS.test(scope.message)) &&
    (ASKS_WHICH.test(scope.message) || (state.bookingId === null && ASKS_EACH.test(scope.message))) &&
    allNamedIn(scope.message, bookings).length !== 1
  )
    return whichReply(question, coming.slice(0, MAX_LISTED), scope, state);
  if (isOfAll && !namedIn(scope, bookings)) return listReply(bookings, scope, state);
  const booking = bookingFor(bookings, goal, scope, state);
  if (question === 'change') {
    // “how do I add it?”, after a question about insurance
    const how = changed(scope) ?? (before.bookingQuestion === 'extras' ? 'extras-what' : null);
    const text = how === null ? null : await siteText(scope, { otherwise: [how] });
    return reply(
      sentences(text ?? say('booking.change'), booking && texts.bookingSummary(booking)),
      booking ? focused(state, booking) : state,
      { actions: [openBookings], suggestions: [chip('cancelCost')] },
    );
  }
  if (!booking) {
    const missing = question === 'complete' ? say('booking.noneUnpaid') : say('booking.noneUpcoming');
    return reply(missing, state, { actions: [openBookings], suggestions: [chip('myBookings')] });
  }
  // Only a booking that waits for its payment can be completed.
  const isDone = question === 'complete' && (booking.status !== 'pending' || booking.isProcessing);
  const answered = isDone ? 'details' : question;
  const isOfStatus = /^(?:details|payment)$/u.test(answered) && ASKS_STATUS.test(scope.message);
  const { dates } = scope.reading.details;
  const isOneDay = (dates?.checkIn == null || dates.checkOut == null) && !dates?.isMonth;
  const onlyDay = isOneDay ? (dates?.checkIn ?? dates?.checkOut) : undefined;
  const { actDay = onlyDay } = scope.reading.details;
  const isLater = actDay != null && actDay > scope.today && actDay < booking.checkIn;
  const text = texts.bookingAnswer(isOfStatus ? 'status' : answered, booking, isLater ? actDay : undefined);
  return reply(text, focused(state, booking), {
    ...bookingChoices(answered, booking),
    mood: 'pleased',
  });
}
