import { answersAdmin } from './inbox/answers.ts';
import { bookingsAdmin } from './lists/bookings.ts';
import { dashboardAdmin } from './dashboard/dashboard.ts';
import { hotelsAdmin } from './hotels/hotels.ts';
import { peopleAdmin } from './lists/people.ts';
import type { AdminDeps } from './ports.ts';
import { reviewsAdmin } from './lists/reviews.ts';
import { resendAdmin } from './inbox/resend.ts';
import { messagesAdmin } from './inbox/messages.ts';
import { outboxAdmin } from './inbox/outbox.ts';
import { auditLogAdmin } from './audit/audit-log.ts';

/**
 * Operations of administrators. Each first reads the caller's role from the platform and then uses the caller's own
 * token, so that a demotion applies at once.
 */
export function createAdminService(deps: AdminDeps) {
  return {
    ...dashboardAdmin(deps),
    hotels: hotelsAdmin(deps),
    bookings: bookingsAdmin(deps),
    reviews: reviewsAdmin(deps),
    people: peopleAdmin(deps),
    messages: messagesAdmin(deps),
    outbox: outboxAdmin(deps),
    auditLog: auditLogAdmin(deps),
    mails: resendAdmin(deps),
    answers: answersAdmin(deps),
  };
}

export type AdminService = ReturnType<typeof createAdminService>;
