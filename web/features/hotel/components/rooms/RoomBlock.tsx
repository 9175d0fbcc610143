import { BedDouble } from 'lucide-react';
import { memo, useId } from 'react';
import { useIntl } from 'react-intl';
import { pictureSrc } from '#shared/routes/picture-src.ts';
import type { HotelPage_OfferFragment } from '#generated/graphql.ts';
import { LocalizedText } from '#i18n/content/LocalizedText.tsx';
import { formatMoney } from '#i18n/money/money.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { RoomNames, useRoomNames } from '#lib/booking/names/RoomNames.tsx';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { BedNote } from '#lib/beds/BedNote.tsx';
import { RoomBedLines } from '#lib/beds/RoomBedLines.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { RadioCard } from '#ui/RadioCards.tsx';
import { galleryMessages, roomMessages as messages } from '../../HotelPage.messages.ts';
import { sharedInclusions } from '../../rooms/inclusions.ts';
import { usePolicyWords } from '../../policy/policyWords.ts';
import type { RoomGroup } from '../../rooms/roomGroups.ts';
import { BROKEN_PICTURE } from '../../rooms/roomPicture.ts';
import { AmenityName } from '../about/AmenityName.tsx';
import { RateRow } from './RateRow.tsx';
import styles from './RoomList.module.css';

interface RoomBlockProps {
  group: RoomGroup;
  /** URL of the picture of the room. */
  picture: string;
  checkIn: string;
  nights: number;
  rooms: number;
  /** The offer whose price is shown with “from”, of this room or another; null without one. */
  lowestId: string | null;
  lowestWords: string;
  /** The offer of this room that is chosen; null when none of them is. */
  selectedId: string | null;
}

/** The facts common to all rates of a room. */
function RoomFacts({ group, nameId }: { group: RoomGroup; nameId: string }) {
  const intl = useIntl();
  const [offer] = group.offers;
  const shared = sharedInclusions(group.offers);
  return (
    <div className={styles.words}>
      <h3 id={nameId} className={styles.name}>
        <RoomNames rooms={offer} />
      </h3>
      <RoomBedLines names={offer.roomNames} beds={offer.beds} />
      <BedNote shortage={group.shortage} />
      {offer.description && (
        <p className={styles.text}>
          <LocalizedText value={offer.description} />
        </p>
      )}
      {shared.length > 0 && (
        <p className={styles.tags}>
          {shared.map((inclusion) => (
            <Badge key={inclusion}>
              <AmenityName name={inclusion} />
            </Badge>
          ))}
        </p>
      )}
      {offer.roomsLeft !== null && (
        <p className={styles.strict}>
          <Icon icon={BedDouble} size={16} />
          {intl.formatMessage(messages.left, { count: offer.roomsLeft })}
        </p>
      )}
    </div>
  );
}

/**
 * One kind of room: its picture, its beds, and below them the rates, of which one can be chosen. Memoized, so that a
 * choice does not render all rooms again.
 */
export const RoomBlock = memo(function RoomBlock(props: RoomBlockProps) {
  const { group, picture, checkIn, nights, rooms, lowestId, lowestWords, selectedId } = props;
  const intl = useIntl();
  const labels = useLabels();
  const { language } = useLocale();
  const roomName = useRoomNames();
  const policyOf = usePolicyWords(checkIn);
  const nameId = useId();
  const shared = sharedInclusions(group.offers);
  const nameOf = (offer: HotelPage_OfferFragment) =>
    intl.formatMessage(messages.name, {
      room: roomName(offer),
      meal: labels.meal(offer.mealPlan),
      policy: policyOf(offer),
      total: formatMoney(offer.total, language.locale),
      select: intl.formatMessage(offer.id === selectedId ? messages.selected : messages.select),
    });
  return (
    <fieldset aria-labelledby={nameId} className={styles.block}>
      <div className={styles.head}>
        <div className={styles.picture}>
          <Picture
            src={pictureSrc(picture, 640)}
            fallbackSrc={BROKEN_PICTURE}
            alt=""
            emptyLabel={intl.formatMessage(galleryMessages.noImage)}
          />
        </div>
        <RoomFacts group={group} nameId={nameId} />
      </div>
      <div className={styles.rates}>
        {group.offers.map((offer) => (
          <RadioCard key={offer.id} value={offer.id} label={nameOf(offer)} shape="row">
            {({ isSelected }) => (
              <RateRow
                offer={offer}
                shared={shared}
                checkIn={checkIn}
                nights={nights}
                rooms={rooms}
                isSelected={isSelected}
                lowest={lowestId === offer.id ? lowestWords : null}
              />
            )}
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
});
