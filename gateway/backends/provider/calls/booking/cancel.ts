import { today } from '../../calendar.ts';
import { refusals } from '../../reply.ts';
import type { Call } from '../call.ts';

/** Cancels a whole booking; 479 when it is unknown, already cancelled, or its day of check-in is over. */
export const cancel: Call = {
  name: 'Cancel',
  verb: 'POST',
  family: 'booking',
  packed: false,
  summary: (body) => ({ confirmation: body.text('ConfirmationNumber') }),
  async run({ body }, world) {
    const booking = world.reservations.byConfirmation(body.text('ConfirmationNumber'));
    const begun = booking && today(world.now()) > booking.checkIn;
    if (!booking || booking.cancelledAt !== undefined || begun) return refusals.unknownItinerary;
    await world.reservations.cancel(booking.confirmation, world.now());
    return { code: 200, description: 'Cancelled', payload: { ConfirmationNumber: booking.confirmation } };
  },
};
