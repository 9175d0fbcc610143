import { expect, it } from 'vitest';
import { defaultBookingSettings } from '../booking.service.ts';
import { caller, confirmInput, createInput, dana, setUp } from '../testing/kit.ts';

const { guest } = confirmInput();
const withoutPhone = () => confirmInput({ guest: { ...guest, phone: '' } });
const withoutServicePhone = { settings: { ...defaultBookingSettings, servicePhone: null } };

it('a guest without a phone is booked with our own number, which is not stored', async () => {
  const { service, sent } = setUp();
  await service.create(caller(dana), createInput());
  const paid = await service.confirm(caller(dana), withoutPhone());
  expect(paid).toMatchObject({ booking: { guest: { phone: '' } } });
  expect(sent).toMatchObject([{ phone: '12025550123' }]);
});

it('a guest without a phone is refused before anything is sent when we have no number of our own', async () => {
  const { service, sent } = setUp(withoutServicePhone);
  await service.create(caller(dana), createInput());
  const refused = await service.confirm(caller(dana), withoutPhone());
  expect(refused).toMatchObject({ __typename: 'BookingInputRefused', fields: ['phone'] });
  expect(sent).toEqual([]);
  const input = confirmInput({ key: 'with-phone', guest: { ...guest, phone: '050-123-4567' } });
  expect(await service.confirm(caller(dana), input)).toMatchObject({ booking: { status: 'confirmed' } });
  expect(sent).toMatchObject([{ phone: '+972501234567' }]);
});
