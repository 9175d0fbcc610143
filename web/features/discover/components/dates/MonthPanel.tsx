import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { nightsBetween, today } from '#i18n/dates/plain-date.ts';
import { Text } from '#i18n/Text.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { readMonth, withMonth } from '../../search/monthUrl.ts';
import type { Search } from '../../useSearch.ts';
import { messages } from './MonthDays.messages.ts';
import type { PricedDay } from './ownDay.ts';

const MonthDays = lazy(() => import('./MonthDays.tsx').then((module) => ({ default: module.MonthDays })));

/** Moves the focus that was lost with the removed link, unless the user has moved it elsewhere in the meantime. */
const focusUnlessElsewhere = (target: HTMLElement | null | undefined) => {
  if (document.activeElement === document.body) target?.focus();
};
const focusHeading = (heading: HTMLElement | null) => focusUnlessElsewhere(heading);
const focusLink = (line: HTMLElement | null) => focusUnlessElsewhere(line?.querySelector('a'));

/** The link that opens the prices of a month, or the prices themselves if the URL has a month. */
export function MonthPanel({ search, own }: { search: Search; own: PricedDay | null }) {
  const [query] = useSearchParams();
  const { criteria } = search;
  const [isFollowed, setFollowed] = useState(false);
  const follow = () => setFollowed(true);
  const choice = readMonth(query, criteria, today());
  if (choice)
    return (
      <Suspense fallback={null}>
        <MonthDays
          search={search}
          own={own}
          choice={choice}
          headingRef={isFollowed ? focusHeading : null}
          onClose={follow}
        />
      </Suspense>
    );
  const start = {
    month: criteria.checkIn.slice(0, 7),
    nights: nightsBetween(criteria.checkIn, criteria.checkOut) ?? 1,
  };
  return (
    <p ref={isFollowed ? focusLink : null}>
      <ButtonLink
        to={`?${withMonth(query, start)}`}
        variant="ghost"
        size="sm"
        icon={CalendarDays}
        onFollow={follow}
      >
        <Text message={messages.open} />
      </ButtonLink>
    </p>
  );
}
