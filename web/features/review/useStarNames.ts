import { useIntl } from 'react-intl';
import { ratings } from './ReviewDialog.messages.ts';

/** Names of one to five stars. */
export const useStarNames = (): readonly [string, string, string, string, string] => {
  const intl = useIntl();
  const name = (stars: keyof typeof ratings) => intl.formatMessage(ratings[stars]);
  return [name('one'), name('two'), name('three'), name('four'), name('five')];
};
