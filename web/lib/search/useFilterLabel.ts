import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '../../i18n/LocaleProvider.tsx';
import type { Message } from '../../i18n/messages.ts';
import type { TownPart } from '../../../gateway/models/place-in-town.ts';
import { pickText } from '../../i18n/LocalizedText.tsx';
import { formatMoney } from '../../i18n/money.ts';
import { messages } from './Filters.messages.ts';
import { amenityLabels } from '../hotelLabels.messages.ts';
import { meals as mealLabels } from '../labels.messages.ts';
import { qualityFilterLabels } from './qualityFilter.messages.ts';
import { type FilterValue, PRICE } from './filters.ts';

type Labels = Readonly<Record<string, Message>>;

/** Labels of English keys. A key nobody translated is shown as it is. */
export const useKeyLabels = () => {
  const intl = useIntl();
  return useCallback(
    (labels: Labels, key: string) => {
      const label = labels[key];
      return label ? intl.formatMessage(label) : key;
    },
    [intl],
  );
};

/** A price of the slider in words; the upper end means “and more”. */
export const useSliderPrice = () => {
  const { language } = useLocale();
  return useCallback(
    (shekels: number) => {
      const text = formatMoney({ amountMinor: shekels * 100, currency: 'ILS' }, language.locale, {
        whole: true,
      });
      return shekels >= PRICE.max ? `${text}+` : text;
    },
    [language],
  );
};

/** What a chip says. @param parts of the city, as far as they are known by now */
export const useFilterLabel = (parts: readonly TownPart[] = []) => {
  const { content } = useLocale();
  const intl = useIntl();
  const label = useKeyLabels();
  const price = useSliderPrice();
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
      case 'box':
        return intl.formatMessage(messages.box);
      case 'price':
        break;
    }
    const { min, max } = filter.value;
    // One price at both ends is no range; at the upper end it means “and more”.
    if (min === max) return price(max);
    return intl.formatMessage(messages.priceRange, { min: price(min), max: price(max) });
  };
};
