import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { RoomBeds } from '#shared/stay/room-beds.ts';
import { messages } from './beds.messages.ts';

/** Beds in words: “1 king bed and 1 sofa bed”, “1 double bed or 2 single beds”. */
export const useBedWords = () => {
  const intl = useIntl();
  return useMemo(
    () =>
      ({ options }: Pick<RoomBeds, 'options'>): string =>
        intl.formatList(
          options.map((beds) =>
            intl.formatList(beds.map(({ kind, count }) => intl.formatMessage(messages[kind], { count }))),
          ),
          { type: 'disjunction' },
        ),
    [intl],
  );
};
