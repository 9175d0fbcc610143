import { Map } from 'lucide-react';
import { bestMatchingOffer, withMatchingPlan } from '#shared/pricing/matching-offer.ts';
import { useChatHotelQuery, useChatOffersQuery } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { defaultParty } from '#lib/stay/guests/occupancy.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { messages } from '../chat.messages.ts';
import { ChatHotelCard, ChatHotelSkeleton } from './ChatHotelCard.tsx';
import styles from './ReplyHotels.module.css';
import { mapOfHotels, readHotelLink } from './shownHotel.ts';
import type { HotelLink, ShownHotel } from './shownHotel.ts';

type OfferOfLink = 'loading' | Parameters<typeof ChatHotelCard>[0]['offer'];

/**
 * The cheapest current offer that meets the wishes in the link; null when there is none, or the link has no stay. Not
 * cached, because it would replace the more detailed offers of the same stay on another page.
 */
const useMatchingOffer = ({ id, stay, wishes }: HotelLink): OfferOfLink => {
  const { data, loading } = useChatOffersQuery({
    variables: { id, stay: stay ?? { checkIn: '', checkOut: '', occupancy: {} } },
    skip: stay === null,
    fetchPolicy: 'no-cache',
  });
  if (loading) return 'loading';
  const offer = bestMatchingOffer(data?.hotel?.offers?.offers ?? [], wishes);
  return offer && withMatchingPlan(offer, wishes);
};

/** A hotel of a restored conversation, whose price is loaded again. Renders nothing if the hotel cannot be loaded. */
function RereadHotel({
  href,
  link,
  onFollowLink,
}: Omit<HotelProps, 'shown'> & { href: string; link: HotelLink }) {
  const { data, loading } = useChatHotelQuery({ variables: { id: link.id } });
  const offer = useMatchingOffer(link);
  if (data?.hotel) {
    return (
      <li>
        <ChatHotelCard
          href={href}
          hotel={data.hotel}
          offer={offer}
          nights={link.nights}
          party={link.stay?.occupancy ?? defaultParty}
          onFollowLink={onFollowLink}
        />
      </li>
    );
  }
  return loading ? (
    <li>
      <ChatHotelSkeleton />
    </li>
  ) : null;
}

interface HotelProps {
  shown: ShownHotel;
  onFollowLink: () => void;
}

function HotelOfReply({ shown: { href, fresh }, onFollowLink }: HotelProps) {
  const link = readHotelLink(href);
  if (!link) return null;
  if (!fresh) return <RereadHotel href={href} link={link} onFollowLink={onFollowLink} />;
  return (
    <li>
      <ChatHotelCard
        href={href}
        hotel={fresh.hotel}
        offer={fresh.cheapestOffer ? withMatchingPlan(fresh.cheapestOffer, link.wishes) : null}
        nights={link.nights}
        party={link.stay?.occupancy ?? defaultParty}
        onFollowLink={onFollowLink}
      />
    </li>
  );
}

interface ReplyHotelsProps {
  hotels: readonly ShownHotel[];
  onFollowLink: () => void;
}

/** The hotels a reply links to, and a map of them when there are several. */
export function ReplyHotels({ hotels, onFollowLink }: ReplyHotelsProps) {
  if (hotels.length === 0) return null;
  const onMap = mapOfHotels(hotels.map(({ href }) => href));
  return (
    <div className={styles.hotels}>
      <ul className={styles.list}>
        {hotels.map((shown) => (
          <HotelOfReply key={shown.href} shown={shown} onFollowLink={onFollowLink} />
        ))}
      </ul>
      {onMap !== null && (
        <ButtonLink to={onMap} variant="secondary" size="sm" icon={Map} onFollow={onFollowLink}>
          <Text message={messages.onMap} />
        </ButtonLink>
      )}
    </div>
  );
}
