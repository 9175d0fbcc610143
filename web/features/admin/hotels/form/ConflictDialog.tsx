import { useIntl } from 'react-intl';
import type { HotelForm_HotelFragment } from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { Text } from '#i18n/Text.tsx';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { formatExact } from '../../kit/money/dollars.ts';
import styles from './HotelForm.module.css';
import { conflict as messages, fields, messages as common } from './HotelForm.messages.ts';
import { changedFacts, type ComparedFact } from './hotelDraft.ts';
import { useAmenityLabel } from './fields/useAmenityLabel.ts';

interface ConflictDialogProps {
  /** The hotel as it was when editing started. */
  original: HotelForm_HotelFragment;
  /** The hotel as another administrator saved it; null closes the dialog. */
  current: HotelForm_HotelFragment | null;
  onKeep: () => void;
  onReload: () => void;
  onOverwrite: () => void;
}

/** Longest value that is shown, in characters. */
const MAX_VALUE_LENGTH = 80;

/**
 * Returns a function that shows a fact as a short text; null for facts too long to show: long texts, pictures, rooms.
 */
function useFactText() {
  const intl = useIntl();
  const { language } = useLocale();
  const labels = useLabels();
  const amenity = useAmenityLabel();
  const nothing = intl.formatMessage(messages.nothing);
  return (hotel: HotelForm_HotelFragment, fact: ComparedFact): string | null => {
    if (fact === 'imageUrl' || fact === 'galleryUrls' || fact === 'roomTypes') return null;
    if (fact === 'markupType') return intl.formatMessage(common[hotel.markupType]);
    if (fact === 'amenities') return intl.formatList(hotel.amenities.map(amenity)) || nothing;
    if (fact === 'mealOptions') return intl.formatList(hotel.mealOptions.map(labels.meal)) || nothing;
    const value = hotel[fact];
    if (value === null) return nothing;
    if (typeof value === 'boolean') return intl.formatMessage(value ? common.yes : common.no);
    if (typeof value === 'number') return intl.formatNumber(value, { maximumFractionDigits: 6 });
    if (typeof value === 'object') return formatExact(value, language.locale);
    if (value.length > MAX_VALUE_LENGTH) return null;
    return value || nothing;
  };
}

/**
 * Shown when nothing was saved because another administrator saved first: lists their changes and asks which version to
 * keep.
 */
export function ConflictDialog({ original, current, onKeep, onReload, onOverwrite }: ConflictDialogProps) {
  const intl = useIntl();
  const factText = useFactText();
  const facts = current ? changedFacts(original, current) : [];
  const difference = (fact: ComparedFact) => {
    const before = factText(original, fact);
    const after = current && factText(current, fact);
    if (before === null || after === null) return <Text message={messages.differs} />;
    return (
      <Text
        message={messages.change}
        values={{ before: <bdi key="before">{before}</bdi>, after: <bdi key="after">{after}</bdi> }}
      />
    );
  };
  return (
    <AlertDialog
      isOpen={current !== null}
      onClose={onKeep}
      title={intl.formatMessage(messages.title)}
      message={
        <>
          <p>
            <Text message={facts.length > 0 ? messages.note : messages.same} />
          </p>
          {facts.length > 0 && (
            <dl className={styles.changes}>
              {facts.map((fact) => (
                <div key={fact}>
                  <dt>
                    <Text message={fields[fact]} />
                  </dt>
                  <dd>{difference(fact)}</dd>
                </div>
              ))}
            </dl>
          )}
        </>
      }
      actions={[
        { label: intl.formatMessage(messages.keep), isSafe: true },
        { label: intl.formatMessage(messages.reload), onPress: onReload },
        { label: intl.formatMessage(messages.overwrite), variant: 'danger', onPress: onOverwrite },
      ]}
    />
  );
}
