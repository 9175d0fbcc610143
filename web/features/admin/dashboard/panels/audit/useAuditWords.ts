import { useIntl } from 'react-intl';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import type { Message } from '#i18n/messages.ts';
import { amenityLabels } from '#lib/hotel/hotelLabels.messages.ts';
import { mismatchSeparator, useMismatches } from '#features/admin/bookings/useMismatches.ts';
import { operations } from '#features/admin/bookings/BookingsTab.messages.ts';
import { meals } from '#lib/hooks/labels.messages.ts';
import { topicNames } from '#lib/hotel/reviews/reviewTopics.messages.ts';
import { messages as hotelForm } from '#features/admin/hotels/form/HotelForm.messages.ts';
import { formatExact } from '#features/admin/kit/money/dollars.ts';
import { statuses } from '#features/admin/kit/words/status.messages.ts';
import { roles } from '#features/admin/users/UsersTab.messages.ts';
import { audit, outbox } from '../panels.messages.ts';

type Words = Readonly<Record<string, Message>>;
/** Translates a stored value; null for a field or value without a translation. */
type Read = (value: string) => string | null;

const yesAndNo: Words = { true: audit.yes, false: audit.no };
const markups: Words = { percentage: hotelForm.percentage, fixed: hotelForm.fixed };
const mailStates: Words = { stored: outbox.stored, sent: outbox.sent, failed: outbox.failed };

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isMoment = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(text);
const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

/** Splits the value at the separator and translates each part; parts without a translation stay as they are. */
const each =
  (separator: string, read: Read): Read =>
  (value) =>
    value
      .split(separator)
      .map((part) => read(part) ?? part)
      .join(separator);

/**
 * Returns a function that shows a value of the audit log in the user's language and number formats. Entries store
 * values as records do: shekels with a decimal point, statuses and keys in English.
 */
export const useAuditWords = (entity: string): ((field: string, value: string) => string) => {
  const intl = useIntl();
  const { language } = useLocale();
  const dates = useDates();
  const disagreements = useMismatches();
  const word =
    (words: Words): Read =>
    (value) => {
      const message = Object.hasOwn(words, value) ? words[value] : undefined;
      return message ? intl.formatMessage(message) : null;
    };
  const shekels = (amountMinor: number): string =>
    formatExact({ amountMinor, currency: 'ILS' }, language.locale);
  const price: Read = (value) => (isNumber(value) ? shekels(Math.round(Number(value) * 100)) : null);
  const minor: Read = (value) => (isNumber(value) ? shekels(Number(value)) : null);
  const number: Read = (value) => (isNumber(value) ? intl.formatNumber(Number(value)) : null);
  const ledgerPrice: Read = (value) =>
    value.endsWith(' ILS') ? price(value.slice(0, -' ILS'.length)) : null;
  // Isolated, because in Hebrew the name beside it may be in Latin letters.
  const roomPart: Read = (value) => {
    const amount = ledgerPrice(value);
    return amount === null ? null : `\u2068${amount}\u2069`;
  };
  const percent: Read = (value) =>
    /^-?\d+(\.\d+)?%$/.test(value)
      ? intl.formatNumber(Number(value.slice(0, -1)) / 100, { style: 'percent', maximumFractionDigits: 2 })
      : null;
  // Older entries have a number without its unit.
  const markup: Read = (value) => percent(value) ?? ledgerPrice(value) ?? number(value);
  const topic: Read = (value) => {
    const [, name, stars] = /^(\w+) (\d)$/.exec(value) ?? [];
    const label = name === undefined ? null : word(topicNames)(name.toUpperCase());
    return label === null ? null : `${label} ${stars}`;
  };
  const disagreement: Read = (value) => disagreements(value).join(mismatchSeparator);
  const readers: Readonly<Record<string, Read>> = {
    status: word(entity === 'OutboxMail' ? mailStates : statuses),
    effect: word(operations),
    mismatch: disagreement,
    attempts: number,
    role: word(roles),
    markupType: word(markups),
    markupValue: markup,
    basePricePerNight: price,
    pricePerNight: price,
    feeMinor: minor,
    refundMinor: minor,
    totalMinor: minor,
    mealOptions: each('\n', word(meals)),
    amenities: each('\n', word(amenityLabels)),
    roomTypes: each('\n', each(' · ', roomPart)),
    topics: each(', ', topic),
    deletedAt: (value) => (isMoment(value) ? dates.moment(value) : null),
    stayDate: (value) => (isDay(value) ? dates.date(value) : null),
  };
  const flag = word(yesAndNo);
  /** The text that the platform writes in place of a value that it does not store. */
  const omitted: Read = (value) => {
    if (value === '(not kept here)') return intl.formatMessage(audit.notKept);
    const [, length] = /^\((\d+) characters\)$/.exec(value) ?? [];
    return length === undefined ? null : intl.formatMessage(audit.longText, { count: Number(length) });
  };
  return (field, value) => {
    const read = Object.hasOwn(readers, field) ? readers[field] : undefined;
    return omitted(value) ?? read?.(value) ?? flag(value) ?? value;
  };
};
