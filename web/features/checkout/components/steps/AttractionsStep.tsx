import { useIntl } from 'react-intl';
import { attractionTickets, extrasTotal } from '#shared/extras/extras.ts';
import { MAX_TICKETS } from '#shared/extras/extras-catalogue.ts';
import { Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { Badge } from '#ui/Badge.tsx';
import { NumberStepper } from '#ui/NumberStepper.tsx';
import { kindNames } from '#lib/booking/extraLines.messages.ts';
import { ExtrasRefund } from '../ExtrasRefund.tsx';
import { ExtraActions, SaveFailed } from './ExtraActions.tsx';
import type { ExtraStepProps } from './extraProps.ts';
import { categories, messages } from '../extras.messages.ts';
import styles from '../Extras.module.css';
import { StepCard } from './StepCard.tsx';
import { useExtraNames } from '../useExtraNames.ts';

type Attraction = ExtraStepProps['catalogue']['attractions'][number];

interface AttractionRowProps {
  attraction: Attraction;
  quantity: number;
  onChange: (quantity: number) => void;
}

function AttractionRow({ attraction, quantity, onChange }: AttractionRowProps) {
  const intl = useIntl();
  const { name, description } = useExtraNames();
  const title = name(attraction.id, attraction.name);
  return (
    <li className={styles.attraction}>
      <img src={attraction.image} alt="" width={128} height={128} loading="lazy" className={styles.picture} />
      <div>
        <h3 className={styles.title}>{title}</h3>{' '}
        <Badge tone="info">
          <Text message={categories[attraction.category]} />
        </Badge>
        <p className={styles.line}>{description(attraction.id, attraction.description)}</p>
        <p>
          <Text
            message={messages.perPerson}
            values={{ price: <Price key="price" money={attraction.pricePerPerson} size="md" isEstimated /> }}
          />
        </p>
      </div>
      <NumberStepper
        label={intl.formatMessage(messages.tickets, { name: title })}
        value={quantity}
        onChange={onChange}
        min={0}
        max={MAX_TICKETS}
      />
    </li>
  );
}

/** Tickets of the attractions, each from 0 up; nothing can be added while there are none. */
export function AttractionsStep({ booking, catalogue, choices }: ExtraStepProps) {
  const { tickets: quantities, changeTickets } = choices;
  const chosen = catalogue.attractions
    .map(({ id }) => ({ id, quantity: quantities[id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const items = chosen.flatMap(({ id, quantity }) => attractionTickets(id, quantity) ?? []);
  const count = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <StepCard
      title={kindNames.ATTRACTION}
      line={<Text message={messages.attractionsLine} />}
      chat={{ kind: 'checkout_attractions', bookingId: booking.id }}
      actions={
        <ExtraActions
          step="attractions"
          choices={choices}
          add={count === 0 ? null : { attractions: chosen }}
          remove={
            booking.attractions.length > 0
              ? { label: messages.removeAttractions, extras: { attractions: [] } }
              : null
          }
        />
      }
    >
      <ul className={styles.attractions}>
        {catalogue.attractions.map((attraction) => (
          <AttractionRow
            key={attraction.id}
            attraction={attraction}
            quantity={quantities[attraction.id] ?? 0}
            onChange={(quantity) => changeTickets({ ...quantities, [attraction.id]: quantity })}
          />
        ))}
      </ul>
      <p className={styles.sum} data-testid="attractions-sum">
        <span>
          <Text message={messages.ticketsTotal} values={{ count }} />
        </span>
        <Price
          money={extrasTotal({ carRental: null, insurance: null, attractions: items })}
          size="lg"
          isEstimated
        />
      </p>
      <ExtrasRefund checkIn={booking.checkIn} />
      <SaveFailed step="attractions" choices={choices} />
    </StepCard>
  );
}
