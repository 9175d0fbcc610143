import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { FavoriteRow_FavoriteFragment } from '../../../generated/graphql.ts';
import { LocalizedText } from '../../../i18n/LocalizedText.tsx';
import { Price } from '../../../i18n/Price.tsx';
import { Text } from '../../../i18n/Text.tsx';
import type { Message } from '../../../i18n/messages.ts';
import { isPartlyRefundable } from '../../../../gateway/pricing/refund.ts';
import { messages as policyMessages } from '../../../lib/booking.messages.ts';
import { amenityLabels } from '../../../lib/hotelLabels.messages.ts';
import { wishes as wishLabels } from '../../../lib/labels.messages.ts';
import { useLabels } from '../../../lib/useLabels.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import { messages } from '../FavoritesPage.messages.ts';
import type { CurrentPrice } from '../price.ts';
import type { FavoriteList } from '../useFavoriteList.ts';
import { HotelPlace } from '../../../lib/HotelPlace.tsx';
import styles from './CompareDialog.module.css';
import { HotelRating } from './HotelRating.tsx';

type Hotel = NonNullable<FavoriteRow_FavoriteFragment['hotel']>;

interface Compared {
  readonly hotel: Hotel;
  readonly price: CurrentPrice;
}

const unknown = <Text message={messages.unknown} />;

function Amount({ price, part }: { price: CurrentPrice; part: 'pricePerNight' | 'total' }) {
  if (price.kind === 'sold-out') return <Text message={messages.noRooms} />;
  if (price.kind === 'unmet') return <Text message={messages.noneAsked} />;
  if (price.kind !== 'known') return unknown;
  return <Price money={price.asked[part]} size="md" />;
}

function Meals({ price }: { price: CurrentPrice }) {
  const labels = useLabels();
  if (price.kind !== 'known') return unknown;
  // Of the price in the row above; where several can be chosen at it, one or the other.
  return price.asked.mealChoices.map((meal) => labels.meal(meal)).join(' · ');
}

function Cancellation({ price }: { price: CurrentPrice }) {
  if (price.kind !== 'known') return unknown;
  const { cancellation, total } = price.asked;
  if (cancellation.isFree) return <Text message={wishLabels.freeCancellation} />;
  const isPartly = isPartlyRefundable(cancellation, total);
  return <Text message={isPartly ? policyMessages.partlyRefundable : messages.nonRefundable} />;
}

function Amenities({ keys }: { keys: readonly string[] }) {
  const intl = useIntl();
  const known = Object.entries(amenityLabels).filter(([key]) => keys.includes(key));
  if (known.length === 0) return unknown;
  return known.map(([, label]) => intl.formatMessage(label)).join(', ');
}

function StarClass({ stars }: { stars: number | null }) {
  const intl = useIntl();
  if (stars === null) return unknown;
  return <Stars value={stars} label={intl.formatMessage(messages.stars, { stars })} />;
}

const rows: readonly { readonly label: Message; readonly cell: (compared: Compared) => ReactNode }[] = [
  {
    label: messages.place,
    cell: ({ hotel }) => <HotelPlace hotel={hotel} />,
  },
  { label: messages.price, cell: ({ price }) => <Amount price={price} part="pricePerNight" /> },
  { label: messages.stayTotal, cell: ({ price }) => <Amount price={price} part="total" /> },
  { label: messages.class, cell: ({ hotel }) => <StarClass stars={hotel.stars} /> },
  {
    label: messages.rating,
    cell: ({ hotel }) => (hotel.quality ? <HotelRating quality={hotel.quality} /> : unknown),
  },
  { label: messages.meals, cell: ({ price }) => <Meals price={price} /> },
  { label: messages.cancellation, cell: ({ price }) => <Cancellation price={price} /> },
  { label: messages.amenities, cell: ({ hotel }) => <Amenities keys={hotel.amenities} /> },
];

interface CompareDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Two to four that can be read. */
  favorites: readonly FavoriteRow_FavoriteFragment[];
  list: FavoriteList;
}

/** Two to four hotels side by side; scrolls sideways on phones, the names of the rows stay. */
export function CompareDialog({ isOpen, onClose, favorites, list }: CompareDialogProps) {
  const intl = useIntl();
  const title = intl.formatMessage(messages.compareTitle);
  const compared = favorites.flatMap(({ hotel, hotelId }): Compared[] =>
    hotel ? [{ hotel, price: list.priceOf(hotelId) }] : [],
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} size="lg">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways, also by keys */}
      <section className={styles.scroll} aria-label={title} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Text message={messages.hotel} />
              </th>
              {compared.map(({ hotel }) => (
                <th key={hotel.id} scope="col">
                  <LocalizedText value={hotel.name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cell }) => (
              <tr key={label.id}>
                <th scope="row">
                  <Text message={label} />
                </th>
                {compared.map((each) => (
                  <td key={each.hotel.id}>{cell(each)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Dialog>
  );
}
