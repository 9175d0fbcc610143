import { expect, it } from 'vitest';
import { caller, confirmInput, createInput, dana, setUp } from './test-kit.ts';

it('gives the provider our own number for a guest without one, and keeps none', async () => {
  const { service, sent } = setUp();
  await service.create(caller(dana), createInput());
  const { guest } = confirmInput();
  const paid = await service.confirm(caller(dana), confirmInput({ guest: { ...guest, phone: '' } }));
  expect(paid).toMatchObject({ booking: { guest: { phone: '' } } });
  expect(sent).toMatchObject([{ phone: '12025550123' }]);
});
