import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import type { Message } from '#i18n/messages.ts';
import type { TownPart } from '#models/hotel/place-in-town.ts';
import { pickText } from '#i18n/content/LocalizedText.tsx';
import { messages } from './Filters.messages.ts';
import { amenityLabels } from '../../hotel/hotelLabels.messages.ts';
import { meals as mealLabels, wishes as wishLabels } from '../../hooks/labels.messages.ts';
import { isolated } from '../destination/useSuggestionWords.ts';
import { qualityFilterLabels } from './qualityFilter.messages.ts';
import type { FilterValue } from './filters.ts';
import { usePriceLabel } from '../price/usePriceLabel.ts';

type Labels = Readonly<Record<string, Message>>;

/** Labels of English keys. A key without a translation is shown as it is. */
export const useLabelOfKey = () => {
  const intl = useIntl();
  return useCallback(
    (labels: Labels, key: string) => {
      const label = labels[key];
      return label ? intl.formatMessage(label) : key;
    },
    [intl],
  );
};

/**
 * The text of a chip.
 * @param parts of the city, as far as they are known by now
 */
export const useFilterLabel = (parts: readonly TownPart[] = []) => {
  const { content } = useLocale();
  const intl = useIntl();
  const label = useLabelOfKey();
  const price = usePriceLabel();
  return (filter: FilterValue): string => {
    switch (filter.field) {
      case 'stars':
        return intl.formatMessage(messages.starCount, { stars: filter.value });
      case 'quality':
        return label(qualityFilterLabels, filter.value);
      case 'meals':
        return label(mealLabels, filter.value);
      case 'amenities':
        return label(amenityLabels, filter.value);
      case 'areas': {
        const part = parts.find(({ name }) => name === filter.value);
        return part ? pickText({ en: part.name, he: part.nameHe }, content).text : filter.value;
      }
      case 'freeCancellation':
        return intl.formatMessage(messages.freeCancellation);
      case 'bedsForAll':
        return intl.formatMessage(wishLabels.bedsForAll);
      case 'box':
        return filter.near === null
          ? intl.formatMessage(messages.box)
          : intl.formatMessage(messages.near, { name: isolated(pickText(filter.near, content).text) });
      case 'price':
        break;
    }
    return price(filter.value);
  };
};
