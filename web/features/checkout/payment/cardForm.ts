import { passesLuhn } from '#shared/text/booking-card.ts';

/** Payment fields. They exist only in memory; what is sent and stored is only the part that `cardSummary` returns. */
export type CardField = 'cardName' | 'cardNumber' | 'expiryDate' | 'cvv';

export type CardForm = Readonly<Record<CardField, string>>;

export type CardErrors = Partial<Readonly<Record<CardField, true>>>;

export const emptyCard: CardForm = { cardName: '', cardNumber: '', expiryDate: '', cvv: '' };

/** Fields in the order of the page. */
export const cardFields: readonly CardField[] = ['cardName', 'cardNumber', 'expiryDate', 'cvv'];

/** The documented test number that the simulated processor declines. */
export const declinedTestNumber = '4000000000000002';

export const cardDigits = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** Fields that are empty, for the alert that asks to fill them in. */
export const blankCardFields = (card: CardForm): readonly CardField[] =>
  cardFields.filter((field) => card[field].trim() === '');

/** True when the month has not ended before `today` (`yyyy-MM-dd`). */
const isCurrentExpiry = (text: string, today: string): boolean => {
  const match = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(text.trim());
  return match !== null && `20${match[2]}-${match[1]}` >= today.slice(0, 7);
};

const brands: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
  [/^3(0[0-5]|[68])/, 'Diners Club'],
  [/^(6011|64[4-9]|65)/, 'Discover'],
  [/^35/, 'JCB'],
];

const brandOf = (digits: string): string | undefined => brands.find(([start]) => start.test(digits))?.[1];

/** The lengths of the security code: 4 digits on American Express, 3 on the others, either on a card of no known brand. */
const codeOf = (digits: string): RegExp => {
  const brand = brandOf(digits);
  if (!brand) return /^\d{3,4}$/;
  return brand === 'American Express' ? /^\d{4}$/ : /^\d{3}$/;
};

/**
 * Invalid fields, including empty ones: the number needs 12 to 19 digits, the expiry is MM/YY and not past, the code
 * has as many digits as the brand prints. The name is not checked here (see `blankCardFields`).
 */
export const cardErrors = (card: CardForm, today: string): CardErrors => {
  const found: Partial<Record<CardField, true>> = {};
  const digits = cardDigits(card.cardNumber);
  if (!/^\d{12,19}$/.test(digits)) found.cardNumber = true;
  if (!isCurrentExpiry(card.expiryDate, today)) found.expiryDate = true;
  if (!codeOf(digits).test(card.cvv.trim())) found.cvv = true;
  return found;
};

/** True when a complete number fails the Luhn checksum; the form then only warns. */
export const looksMistyped = (number: string): boolean => {
  const digits = cardDigits(number);
  return /^\d{12,19}$/.test(digits) && !passesLuhn(digits);
};

/** The part of a card that may be stored: its brand and last four digits. */
export const cardSummary = (number: string): { brand: string; lastFour: string } => {
  const digits = cardDigits(number);
  return { brand: brandOf(digits) ?? 'Card', lastFour: digits.slice(-4) };
};

/** `4580123412341234` becomes `4580 1234 1234 1234`; text with other characters stays as typed. */
export const groupedNumber = (text: string): string => {
  const digits = cardDigits(text);
  return /^\d+$/.test(digits) ? digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ') : text;
};

/** `0928` becomes `09/28`. */
export const slashedExpiry = (text: string): string =>
  text.trim().replace(/^(\d{2})\s*\/?\s*(\d{2})$/, '$1/$2');
