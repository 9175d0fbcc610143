import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { thankYouPath } from '#lib/page/paths.ts';
import { entriesBelow } from '../../payment/checkoutEntries.ts';

/**
 * Replaces all history entries of a paid checkout with the thank-you page. It first goes back to the entry of the first
 * step, so that Back from the thank-you page leads to the page before the checkout.
 */
export function PaidCheckout({ bookingId }: { bookingId: string }) {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const below = entriesBelow(state);
  const left = useRef('');
  useEffect(() => {
    if (left.current === key) return;
    left.current = key;
    void (below > 0 ? navigate(-below) : navigate(thankYouPath(bookingId), { replace: true }));
  }, [below, bookingId, key, navigate]);
  return null;
}
