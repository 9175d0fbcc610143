import { CalendarDays } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { nightsBetween, today } from '#i18n/dates/plain-date.ts';
import { Text } from '#i18n/Text.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { readMonth, withMonth } from '../../search/monthAddress.ts';
import type { Search } from '../../useSearch.ts';
import { messages } from './MonthDays.messages.ts';
import type { PricedDay } from './ownDay.ts';

const MonthDays = lazy(() => import('./MonthDays.tsx').then((module) => ({ default: module.MonthDays })));

/** The button that opens the prices of a month, or the prices themselves where the address has one. */
export function MonthPanel({ search, own }: { search: Search; own: PricedDay | null }) {
  const [query] = useSearchParams();
  const { criteria } = search;
  const choice = readMonth(query, criteria, today());
  if (choice)
    return (
      <Suspense fallback={null}>
        <MonthDays search={search} own={own} choice={choice} />
      </Suspense>
    );
  const start = {
    month: criteria.checkIn.slice(0, 7),
    nights: nightsBetween(criteria.checkIn, criteria.checkOut) ?? 1,
  };
  return (
    <p>
      <ButtonLink to={`?${withMonth(query, start)}`} variant="ghost" size="sm" icon={CalendarDays}>
        <Text message={messages.open} />
      </ButtonLink>
    </p>
  );
}
