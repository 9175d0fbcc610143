/** The cancellation rule of a rate, in short and in full. */
import { lastMomentBefore } from '#shared/cancellation/cancellation.ts';
import type { Language } from '../../language.ts';
import type { FoundOffer } from '../../tools/tools.ts';
import { freeText } from '../search/search-texts.ts';
import { clock, sum } from '../values.ts';
import { facts, say, sentences } from '../wording.ts';

/** True when every step charges the whole price, so that nothing is ever refunded. */
const isNonRefundable = (offer: FoundOffer): boolean =>
  !offer.isFree && offer.steps.every((step) => step.fee.amountMinor >= offer.total.amountMinor);

/** The cancellation rule of a rate, in short. */
export function ruleText(offer: FoundOffer, language: Language): string {
  const [first] = offer.steps;
  if (isNonRefundable(offer)) return say(language, { en: 'non-refundable', he: 'ללא החזר כספי' });
  if (!offer.isFree && first)
    return say(language, {
      en: `cancelling costs ${sum(first.fee, language)}`,
      he: `הביטול עולה ${sum(first.fee, language)}`,
    });
  return freeText(offer.freeUntil, language);
}

/** The first fee of a rate that is never free, which applies from the start: until when, and what is refunded. */
function feeAtFirst({ steps: [first, next], total }: FoundOffer, language: Language): string {
  if (!first) return '';
  const until = next && clock(lastMomentBefore(next.from), language);
  const [fee, refund] = [first.fee, { ...total, amountMinor: total.amountMinor - first.fee.amountMinor }];
  return say(language, {
    en: `cancelling ${until ? `until ${until}` : 'before check-in'} costs ${sum(fee, 'en')}, ${sum(refund, 'en')} is refunded`,
    he: `ביטול ${until ? `עד ${until}` : 'לפני הצ׳ק־אין'} עולה ${sum(fee, 'he')}, ${sum(refund, 'he')} מוחזרים`,
  });
}

/** The cancellation rule of a rate, with the fee after its free period. */
export function fullRule(offer: FoundOffer, language: Language): string {
  if (isNonRefundable(offer)) return say(language, { en: 'it is non-refundable.', he: 'ללא החזר כספי.' });
  const steps = offer.steps.map((step, at) =>
    !offer.isFree && at === 0
      ? feeAtFirst(offer, language)
      : say(language, {
          en: `from ${clock(step.from, language)} cancelling costs ${sum(step.fee, language)}`,
          he: `החל מ־${clock(step.from, language)} הביטול עולה ${sum(step.fee, language)}`,
        }),
  );
  const local = say(language, { en: 'the hotel’s local time', he: 'לפי השעון המקומי של המלון' });
  // The only fee of a rate that is never free has no time.
  if (!offer.isFree) return `${facts(steps.join('; '), steps.length > 1 && local)}.`;
  const until = offer.freeUntil;
  return sentences(
    until === null
      ? say(language, { en: 'it can be cancelled free of charge.', he: 'אפשר לבטל בחינם.' })
      : say(language, {
          en: `you can cancel free of charge until ${clock(until, language)}, ${local}.`,
          he: `אפשר לבטל בחינם עד ${clock(until, language)}, ${local}.`,
        }),
    steps.length > 0 &&
      say(language, { en: `After that: ${steps.join('; ')}.`, he: `אחר כך: ${steps.join('; ')}.` }),
  );
}
