import { BedDouble, CircleCheck, Info, Utensils } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ChatHotelCard_HotelFragment, ChatHotelCard_OfferFragment } from '#generated/graphql.ts';
import { LocalizedText } from '#i18n/content/LocalizedText.tsx';
import { Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { feeSums } from '#shared/pricing/fees/fee-sums.ts';
import { shortageOf } from '#shared/stay/bed-shortage.ts';
import { pictureSrc } from '#shared/routes/picture-src.ts';
import { FewBedsWords } from '#lib/beds/FewBedsWords.tsx';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { PropertyFeeSum } from '#lib/hotel/price/PropertyFeeSum.tsx';
import type { PartySize } from '#lib/stay/guests/occupancy.ts';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import { Stars } from '#ui/Stars.tsx';
import { hotelMessages as messages } from '../chat.messages.ts';
import styles from './ChatHotelCard.module.css';

interface ChatHotelCardProps {
  /** Path of the hotel's page, with the stay if it is known. */
  href: string;
  hotel: ChatHotelCard_HotelFragment;
  /**
   * The offer to show: the cheapest that meets the wishes in the link; null when there is none, `loading` while it is
   * loaded.
   */
  offer: ChatHotelCard_OfferFragment | null | 'loading';
  /** Number of nights of the stay; 0 without a stay. */
  nights: number;
  /** Guests of the stay; the price is for all rooms together. */
  party: PartySize;
  onFollowLink: () => void;
}

/** Price of the stay, fees at the hotel, the deadline of free cancellation, and a note if there are too few beds. */
function Deal({
  offer,
  nights,
  party,
}: Pick<ChatHotelCardProps, 'nights' | 'party'> & { offer: ChatHotelCard_OfferFragment }) {
  const dates = useDates();
  const labels = useLabels();
  const { isFree, freeUntil } = offer.cancellation;
  const shortage = shortageOf(offer.beds, party);
  const fees = feeSums(offer.propertyFees);
  const moment = <bdi key="moment">{dates.wallClock(freeUntil)}</bdi>;
  return (
    <>
      <p className={styles.price}>
        <Price money={offer.pricePerNight} size="md" /> {labels.perNight(party.rooms)}
      </p>
      <p className={styles.total}>
        <Text
          message={messages.total}
          values={{ total: <Price key="total" money={offer.total} isEstimated />, nights }}
        />
      </p>
      {fees.length > 0 && (
        <p className={styles.total}>
          <PropertyFeeSum sums={fees} />
        </p>
      )}
      <ul className={styles.terms}>
        <li className={isFree ? styles.free : undefined}>
          <Icon icon={isFree ? CircleCheck : Info} size={14} />
          <span>
            {!isFree && <Text message={messages.notFree} />}
            {isFree && !freeUntil && <Text message={messages.free} />}
            {isFree && freeUntil && <Text message={messages.freeUntil} values={{ moment }} />}
          </span>
        </li>
        <li>
          <Icon icon={Utensils} size={14} />
          <bdi>{labels.meal(offer.mealPlan)}</bdi>
        </li>
        {shortage && (
          <li>
            <Icon icon={BedDouble} size={14} />
            <span>
              <FewBedsWords places={shortage.places} rooms={party.rooms} />
            </span>
          </li>
        )}
      </ul>
    </>
  );
}

function DealSkeleton() {
  const intl = useIntl();
  return (
    <SkeletonRegion label={intl.formatMessage(messages.loading)} className={styles.bones ?? ''}>
      <Skeleton width="45%" height="1.25rem" />
      <Skeleton width="65%" height="0.875rem" />
      <Skeleton width="80%" height="0.875rem" />
    </SkeletonRegion>
  );
}

/** Card of a hotel in a reply. The link of the hotel's name covers the whole card. */
export function ChatHotelCard({ href, hotel, offer, nights, party, onFollowLink }: ChatHotelCardProps) {
  const intl = useIntl();
  const [image] = hotel.images;
  return (
    <article className={styles.card}>
      <span className={styles.picture}>
        <Picture
          fill
          alt=""
          src={image ? pictureSrc(image.url, 320) : null}
          emptyLabel={intl.formatMessage(messages.noImage)}
        />
      </span>
      <div className={styles.body}>
        <h3 className={styles.name}>
          <Link to={href} className={styles.link} onClick={onFollowLink}>
            <LocalizedText value={hotel.name} />
          </Link>
        </h3>
        {typeof hotel.stars === 'number' && (
          <Stars
            size={14}
            value={hotel.stars}
            label={intl.formatMessage(messages.stars, { stars: hotel.stars })}
          />
        )}
        {offer === 'loading' && <DealSkeleton />}
        {offer !== null && offer !== 'loading' && <Deal offer={offer} nights={nights} party={party} />}
        {offer === null && (
          <p className={styles.total}>
            <Text message={messages.seeRooms} />
          </p>
        )}
      </div>
    </article>
  );
}

/** Placeholder of a card while its hotel is loaded. */
export function ChatHotelSkeleton() {
  return (
    <div className={styles.card}>
      <span className={styles.picture}>
        <Skeleton height="100%" radius="sm" />
      </span>
      <div className={styles.body}>
        <Skeleton width="70%" height="1.125rem" />
        <DealSkeleton />
      </div>
    </div>
  );
}
