import { answerDesk } from './inbox/answers.ts';
import { bookingDesk } from './lists/bookings.ts';
import { dashboardDesk } from './dashboard/dashboard.ts';
import { hotelDesk } from './hotels/hotels.ts';
import { peopleDesk } from './lists/people.ts';
import type { AdminDeps } from './ports.ts';
import { reviewDesk } from './lists/reviews.ts';
import { resendDesk } from './inbox/resend.ts';
import { serviceDesk } from './inbox/inbox.ts';

/**
 * What administrators read and do. Every method reads the caller's rights fresh at the platform first, and then works there
 * with their own token: a role that was taken away counts at once.
 */
export function createAdminService(deps: AdminDeps) {
  return {
    ...dashboardDesk(deps),
    hotels: hotelDesk(deps),
    bookings: bookingDesk(deps),
    reviews: reviewDesk(deps),
    people: peopleDesk(deps),
    desk: serviceDesk(deps),
    mails: resendDesk(deps),
    answers: answerDesk(deps),
  };
}

export type AdminService = ReturnType<typeof createAdminService>;
