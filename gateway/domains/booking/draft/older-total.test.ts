import { expect, it } from 'vitest';
import { caller, createInput, dana, FARE, ils, setUp, shownOffer } from '../testing/kit.ts';

const me = caller(dana);
const earlier = FARE - 10_000;

/** The page shows an earlier price of the offer than the one it has now. */
function olderPage() {
  const kit = setUp();
  kit.shownTotals.add(`offer-1 ${earlier}`);
  return kit;
}

it('booking from a page with an earlier price of the offer returns both prices and stores nothing', async () => {
  const { service, records } = olderPage();
  const answer = await service.create(me, createInput({ expectedTotalMinor: earlier }));
  expect(answer).toMatchObject({ __typename: 'PriceChanged', oldTotal: ils(earlier), newTotal: ils(FARE) });
  expect(records.size).toBe(0);
  if (!('offer' in answer)) throw new Error('no offer');
  const accepted = createInput({ offerId: answer.offer.id, expectedTotalMinor: FARE, key: 'create-2' });
  expect(await service.create(me, accepted)).toMatchObject({ booking: { totalPrice: ils(FARE) } });
});

it('a price change is reported from the price on the page, even if others were shown another one since', async () => {
  const { service, kept } = olderPage();
  const between = kept.get('offer-1');
  if (!between) throw new Error('no offer');
  kept.set('offer-1', { ...between, offer: { ...shownOffer(), total: ils(FARE - 5000) } });
  expect(await service.create(me, createInput({ expectedTotalMinor: earlier }))).toMatchObject({
    __typename: 'PriceChanged',
    oldTotal: ils(earlier),
    newTotal: ils(FARE),
  });
});

it('booking succeeds at a price that was shown earlier and is current again, after another one was shown', async () => {
  const { service, kept, shownTotals } = setUp();
  const between = kept.get('offer-1');
  if (!between) throw new Error('no offer');
  shownTotals.add(`offer-1 ${FARE}`);
  kept.set('offer-1', { ...between, offer: { ...shownOffer(), total: ils(FARE + 5000) } });
  expect(await service.create(me, createInput({ expectedTotalMinor: FARE }))).toMatchObject({
    __typename: 'BookingSaved',
    booking: { totalPrice: ils(FARE) },
  });
});

it('a total at which the offer was never shown is refused', async () => {
  const { service, records } = olderPage();
  expect(await service.create(me, createInput({ expectedTotalMinor: earlier - 1 }))).toEqual({
    __typename: 'BookingRefused',
    code: 'AMOUNT_MISMATCH',
  });
  expect(records.size).toBe(0);
});

it('changing a booking from a page with another price of its own room reports the difference', async () => {
  const { service, shownTotals, records } = setUp();
  await service.create(me, createInput());
  shownTotals.add(`offer-1 ${earlier}`);
  const again = createInput({ expectedTotalMinor: earlier, key: 'change-1', bookingId: 'booking-1' });
  expect(await service.create(me, again)).toMatchObject({
    __typename: 'PriceChanged',
    oldTotal: ils(earlier),
    newTotal: ils(FARE),
  });
  expect(records.size).toBe(1);
});
