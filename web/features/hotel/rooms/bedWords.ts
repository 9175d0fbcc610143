import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { HotelPage_OfferFragment } from '#generated/graphql.ts';
import { bedMessages } from '../HotelPage.messages.ts';

export type RoomBeds = NonNullable<HotelPage_OfferFragment['beds'][number]>;

/** Beds in words: “1 king bed and 1 sofa bed”, “1 double bed or 2 single beds”. */
export const useBedWords = () => {
  const intl = useIntl();
  return useMemo(
    () =>
      ({ options }: RoomBeds): string =>
        intl.formatList(
          options.map((beds) =>
            intl.formatList(beds.map(({ kind, count }) => intl.formatMessage(bedMessages[kind], { count }))),
          ),
          { type: 'disjunction' },
        ),
    [intl],
  );
};
