import { answersAdmin } from './inbox/answers.ts';
import { bookingsAdmin } from './lists/bookings.ts';
import { dashboardAdmin } from './dashboard/dashboard.ts';
import { hotelsAdmin } from './hotels/hotels.ts';
import { usersAdmin } from './lists/people.ts';
import type { AdminDeps } from './ports.ts';
import { reviewsAdmin } from './lists/reviews.ts';
import { resendAdmin } from './inbox/resend.ts';
import { messagesAdmin } from './inbox/messages.ts';
import { outboxAdmin } from './inbox/outbox.ts';
import { auditLogAdmin } from './audit/audit-log.ts';

/**
 * Operations of administrators. Each reads the caller's role from the platform before it reads or writes anything
 * there, so that a demotion applies at once. Lists and most writes then use the caller's own token.
 */
export function createAdminService(deps: AdminDeps) {
  return {
    ...dashboardAdmin(deps),
    hotels: hotelsAdmin(deps),
    bookings: bookingsAdmin(deps),
    reviews: reviewsAdmin(deps),
    people: usersAdmin(deps),
    messages: messagesAdmin(deps),
    outbox: outboxAdmin(deps),
    auditLog: auditLogAdmin(deps),
    mails: resendAdmin(deps),
    answers: answersAdmin(deps),
  };
}

export type AdminService = ReturnType<typeof createAdminService>;
