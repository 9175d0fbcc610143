/** All rules for the days of the stay, in the order in which they are applied: a later rule sees what others left. */
import { bareDayRules, weekdayDateRules } from './bare-days.ts';
import { describedDayRules } from './described-days.ts';
import { returnedDayRules, sameEndRules } from './kept-end.ts';
import { moveRules } from './moves.ts';
import { lengthRules, newLengthRules } from './nights.ts';
import { periodRules, widePeriodRules } from './periods.ts';
import { relativeDayRules, weekAfterRules } from './relative-days.ts';
import { writtenDayRules } from './written-days.ts';

export const dayRules = [
  ...returnedDayRules,
  ...describedDayRules,
  ...periodRules,
  ...weekAfterRules,
  ...writtenDayRules,
  ...weekdayDateRules,
  ...relativeDayRules,
  ...newLengthRules,
  ...moveRules,
  ...widePeriodRules,
  ...lengthRules,
  ...bareDayRules,
  ...sameEndRules,
];
