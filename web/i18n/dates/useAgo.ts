import { useIntl } from 'react-intl';
import { MINUTE_MS } from '#shared/stay/time-units.ts';

const MINUTES_OF_HOUR = 60;

/**
 * Returns a function that says how long ago a moment (ISO 8601) was: in minutes up to an hour, otherwise in hours.
 * @param now milliseconds since the epoch
 */
export const useAgo = (now: number) => {
  const intl = useIntl();
  return (iso: string): string => {
    const minutes = Math.max(1, Math.round((now - Date.parse(iso)) / MINUTE_MS));
    const ago =
      minutes < MINUTES_OF_HOUR
        ? intl.formatRelativeTime(-minutes, 'minute')
        : intl.formatRelativeTime(-Math.round(minutes / MINUTES_OF_HOUR), 'hour');
    // Browsers write the number of one minute twice in Hebrew: “לפני דקה (1)”.
    return ago.replace(/ \(\d+\)$/, '');
  };
};
