import { useIntl } from 'react-intl';
import { extrasTotal, ticketsOf } from '#shared/extras/extras.ts';
import { MAX_TICKETS, ticketKind } from '#shared/extras/extras-catalogue.ts';
import { Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { Badge } from '#ui/Badge.tsx';
import { NumberStepper } from '#ui/NumberStepper.tsx';
import { kindNames } from '#lib/booking/extras/extraLines.messages.ts';
import { bookedTickets, withTickets } from '../../extras/extraDrafts.ts';
import type { TicketStepRow } from '../../steps.ts';
import { ExtrasRefund } from '#lib/booking/extras/ExtrasRefund.tsx';
import { ExtraActions, SaveFailed } from './ExtraActions.tsx';
import type { ExtraStepProps } from './extraProps.ts';
import { categories, messages } from '../extras.messages.ts';
import styles from '../Extras.module.css';
import { StepCard } from './StepCard.tsx';
import { useExtraNames } from '../useExtraNames.ts';

type Option = ExtraStepProps['catalogue']['attractions'][number];

interface OptionRowProps {
  option: Option;
  quantity: number;
  onChange: (quantity: number) => void;
}

function OptionRow({ option, quantity, onChange }: OptionRowProps) {
  const intl = useIntl();
  const { name, description } = useExtraNames();
  const title = name(option.id, option.name);
  return (
    <li className={styles.attraction}>
      <img src={option.image} alt="" width={128} height={128} loading="lazy" className={styles.picture} />
      <div>
        <h3 className={styles.title}>{title}</h3>{' '}
        {option.category && (
          <Badge tone="info">
            <Text message={categories[option.category]} />
          </Badge>
        )}
        <p className={styles.line}>{description(option.id, option.description)}</p>
        <p>
          <Text
            message={messages.perPerson}
            values={{ price: <Price key="price" money={option.pricePerPerson} size="md" isEstimated /> }}
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

/** Step for tickets of one kind. Add is disabled while no ticket is chosen. */
export function TicketsStep({ step, booking, catalogue, choices }: ExtraStepProps & { step: TicketStepRow }) {
  const { kind } = step;
  const quantities = choices.ticketsOf(kind);
  const options = catalogue.attractions.filter(({ id }) => ticketKind(id) === kind);
  const chosen = options
    .map(({ id }) => ({ id, quantity: quantities[id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  const items = chosen.flatMap(({ id, quantity }) => ticketsOf(id, quantity) ?? []);
  const count = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <StepCard
      title={kindNames[kind]}
      line={<Text message={messages.ticketsLine} />}
      chat={{ kind: step.chat, bookingId: booking.id }}
      actions={
        <ExtraActions
          step={step.id}
          choices={choices}
          add={count === 0 ? null : withTickets(booking, kind, chosen)}
          remove={
            Object.keys(bookedTickets(booking, kind)).length > 0
              ? { label: messages.removeTickets, extras: withTickets(booking, kind, []) }
              : null
          }
        />
      }
    >
      <ul className={styles.attractions}>
        {options.map((option) => (
          <OptionRow
            key={option.id}
            option={option}
            quantity={quantities[option.id] ?? 0}
            onChange={(quantity) => choices.changeTickets(step, { ...quantities, [option.id]: quantity })}
          />
        ))}
      </ul>
      <p className={styles.sum} data-testid={`${step.id}-sum`}>
        <span>
          <Text message={messages.ticketsTotal} values={{ count }} />
        </span>
        <Price
          money={extrasTotal({ carRental: null, insurance: null, attractions: items })}
          size="lg"
          isEstimated
        />
      </p>
      <ExtrasRefund booking={booking} className={styles.line} />
      <SaveFailed step={step.id} choices={choices} />
    </StepCard>
  );
}
