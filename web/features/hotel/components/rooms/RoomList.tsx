import { Moon, Users } from 'lucide-react';
import { type RefObject, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { hasWishes, meetsWishes } from '#shared/pricing/matching-offer.ts';
import type { HotelPage_OfferFragment } from '#generated/graphql.ts';
import { Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { useComma } from '#i18n/useComma.ts';
import { guestsOf } from '#lib/stay/guests/occupancy.ts';
import { messages as problem } from '#lib/failures/problem.messages.ts';
import { roomSpread } from '#lib/hooks/labels.messages.ts';
import { RoomSpread } from '#lib/stay/RoomSpread.tsx';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { RadioCards } from '#ui/RadioCards.tsx';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import { SlowNote } from '#ui/SlowNote.tsx';
import { roomMessages as messages } from '../../HotelPage.messages.ts';
import { roomGroups } from '../../rooms/roomGroups.ts';
import { roomPictures } from '../../rooms/roomPicture.ts';
import type { HotelStay } from '../../stayQuery.ts';
import type { RoomChoice } from '../../rooms/useRoomChoice.ts';
import { useShownRooms } from '../../rooms/useShownRooms.ts';
import { NoRoomsCard } from './NoRoomsCard.tsx';
import { RoomBlock } from './RoomBlock.tsx';
import styles from './RoomList.module.css';

interface RoomListProps {
  hotelId: string;
  stay: HotelStay;
  /** Offers that meet the wishes first, each group by full cost: a price with “from” is that of the first one. */
  offers: readonly HotelPage_OfferFragment[];
  nights: number;
  choice: RoomChoice;
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
}

function RoomListSkeleton() {
  const intl = useIntl();
  return (
    <SkeletonRegion label={intl.formatMessage(messages.loading)} className={styles.bones}>
      <SlowNote />
      {['first', 'second', 'third'].map((place) => (
        <Card key={place} className={styles.bone}>
          <Skeleton height="7.75rem" radius="md" className={styles.picture} />
          <span className={styles.words}>
            <Skeleton width="40%" height="1.25rem" />
            <Skeleton width="75%" />
            <Skeleton width="30%" />
          </span>
          <span className={styles.boneDeal}>
            <Skeleton width="6rem" height="1.5rem" />
            <Skeleton width="5rem" height="2.25rem" radius="md" />
          </span>
        </Card>
      ))}
    </SkeletonRegion>
  );
}

function Rooms({
  offers,
  nights,
  stay,
  choice,
}: Pick<RoomListProps, 'offers' | 'nights' | 'stay' | 'choice'>) {
  const intl = useIntl();
  const { wishes, party, checkIn } = stay;
  const list = useRef<HTMLDivElement>(null);
  const selectedId = choice.selected?.id ?? null;
  const pictureOf = useMemo(() => roomPictures(offers), [offers]);
  const groups = useMemo(() => roomGroups(offers, wishes, party), [offers, wishes, party]);
  const [bestOffer] = offers;
  const { shown, showAll } = useShownRooms(groups, [bestOffer?.id, choice.selected?.id]);
  const isBestOfferElsewhere = bestOffer !== undefined && groups[0]?.offers[0].id !== bestOffer.id;
  const isMet = bestOffer !== undefined && hasWishes(wishes) && meetsWishes(bestOffer, wishes);
  const lowestWords = intl.formatMessage(isMet ? messages.lowestAsked : messages.lowest);
  const showBestOffer = () => {
    const radio = list.current?.querySelector<HTMLElement>(
      `input[value="${CSS.escape(bestOffer?.id ?? '')}"]`,
    );
    radio?.closest('label')?.scrollIntoView({ block: 'center' });
    radio?.focus({ preventScroll: true });
  };
  return (
    <>
      {isBestOfferElsewhere && (
        <Notice
          tone="info"
          action={
            <Button variant="secondary" size="sm" onPress={showBestOffer}>
              {intl.formatMessage(messages.showLowest)}
            </Button>
          }
        >
          <Text
            message={messages.bedsFirst}
            values={{ total: <Price key="total" money={bestOffer.total} isEstimated /> }}
          />
        </Notice>
      )}
      <RadioCards
        ref={list}
        label={intl.formatMessage(messages.heading)}
        value={selectedId}
        onChange={choice.select}
      >
        {shown.map((group) => (
          <RoomBlock
            key={group.key}
            group={group}
            picture={pictureOf(group.offers[0])}
            checkIn={checkIn}
            nights={nights}
            rooms={party.rooms}
            lowestId={bestOffer?.id ?? null}
            lowestWords={lowestWords}
            selectedId={group.offers.find(({ id }) => id === selectedId)?.id ?? null}
          />
        ))}
      </RadioCards>
      {shown.length < groups.length && (
        <Button variant="secondary" onPress={showAll}>
          {intl.formatMessage(messages.showAll, { count: groups.length })}
        </Button>
      )}
    </>
  );
}

/** Says for which people the prices are. */
function ForParty({ party }: Pick<HotelStay, 'party'>) {
  const intl = useIntl();
  const labels = useLabels();
  const comma = useComma();
  const people = labels.travellers({ guests: guestsOf(party), party });
  const isAlone = guestsOf(party) + party.infants === 1;
  return (
    <>
      <p className={styles.party}>
        <Icon icon={Users} size={16} />
        <span>
          {isAlone ? intl.formatMessage(messages.forOne) : intl.formatMessage(messages.forParty, { people })}
          {party.rooms > 1 && comma + labels.count('rooms', party.rooms)}
        </span>
      </p>
      <RoomSpread party={party} />
      {party.rooms > 1 && <p className={styles.party}>{intl.formatMessage(roomSpread.even)}</p>}
    </>
  );
}

/** The rooms to choose from; at most one rate can be selected. Shows a text instead when there are none. */
export function RoomList({ hotelId, isLoading, hasFailed, onRetry, heading, ...list }: RoomListProps) {
  const intl = useIntl();
  const labels = useLabels();
  return (
    <section className={styles.section} aria-labelledby="rooms-heading">
      <div className={styles.heading}>
        <div>
          <h2 id="rooms-heading" className="title" ref={heading} tabIndex={-1}>
            {intl.formatMessage(messages.heading)}
          </h2>
          <ForParty party={list.stay.party} />
        </div>
        <Badge tone="info" icon={Moon}>
          {labels.count('nights', list.nights)}
        </Badge>
      </div>
      {isLoading && <RoomListSkeleton />}
      {hasFailed && (
        <Notice
          tone="danger"
          role="alert"
          action={
            <Button variant="secondary" size="sm" onPress={onRetry}>
              {intl.formatMessage(problem.retry)}
            </Button>
          }
        >
          {intl.formatMessage(messages.failed)}
        </Notice>
      )}
      {!isLoading &&
        !hasFailed &&
        (list.offers.length === 0 ? (
          <NoRoomsCard hotelId={hotelId} stay={list.stay} onLeave={() => heading.current?.focus()} />
        ) : (
          <Rooms {...list} />
        ))}
    </section>
  );
}
