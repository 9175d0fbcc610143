import { clsx } from 'clsx';
import { TriangleAlert, Users } from 'lucide-react';
import { useIntl } from 'react-intl';
import { peopleOf } from '#shared/stay/party.ts';
import { carRental, rentalDays } from '#shared/extras/extras.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { useComma } from '#i18n/useComma.ts';
import { formatMoney } from '#i18n/money/money.ts';
import { Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Icon } from '#ui/Icon.tsx';
import { RadioCard, RadioCards } from '#ui/RadioCards.tsx';
import { kindNames } from '#lib/booking/extras/extraLines.messages.ts';
import type { CarChoice } from '../../extras/extraDrafts.ts';
import { ExtrasRefund } from '#lib/booking/extras/ExtrasRefund.tsx';
import { ExtraActions, SaveFailed } from './ExtraActions.tsx';
import type { ExtraStepProps } from './extraProps.ts';
import { messages } from '../extras.messages.ts';
import styles from '../Extras.module.css';
import { StepCard } from './StepCard.tsx';
import { useExtraNames } from '../useExtraNames.ts';

interface CarSumProps {
  choice: CarChoice;
  nights: number;
  catalogue: ExtraStepProps['catalogue'];
}

/** Price of the current choice, for display only: the server calculates the price that is charged. */
function CarSum({ choice, nights, catalogue }: CarSumProps) {
  const car = catalogue.cars.find(({ id }) => id === choice.carType);
  const rental = choice.carType && carRental({ carType: choice.carType, addons: choice.addons }, nights);
  if (!car || !rental) {
    return (
      <p className={styles.sum}>
        <Text message={messages.chooseCar} />
      </p>
    );
  }
  const addonsMinor = rental.price.amountMinor - rental.days * car.pricePerDay.amountMinor;
  return (
    <p className={styles.sum} data-testid="car-sum">
      <span>
        <Text
          message={addonsMinor > 0 ? messages.carSumAddons : messages.carSum}
          values={{
            price: <Price key="price" money={car.pricePerDay} />,
            days: rental.days,
            addons: (
              <Price key="addons" money={{ amountMinor: addonsMinor, currency: rental.price.currency }} />
            ),
          }}
        />
      </span>
      <Price money={rental.price} size="lg" isEstimated />
    </p>
  );
}

/** The cars, each with a note when it has too few seats: it can be chosen, because not everyone may travel in it. */
function Cars(props: {
  /** Everyone on the booking, infants included. */
  people: number;
  catalogue: ExtraStepProps['catalogue'];
  value: string | null;
  onChange: (id: string) => void;
}) {
  const intl = useIntl();
  const { language } = useLocale();
  const { name } = useExtraNames();
  const comma = useComma();
  return (
    <RadioCards
      label={intl.formatMessage(kindNames.CAR)}
      layout="grid"
      value={props.value}
      onChange={props.onChange}
    >
      {props.catalogue.cars.map((car) => {
        const seats = intl.formatMessage(messages.seats, { count: car.seats });
        const perDay = intl.formatMessage(messages.perDay, {
          price: formatMoney(car.pricePerDay, language.locale),
        });
        const tooFew =
          car.seats < props.people
            ? intl.formatMessage(messages.tooFewSeats, { people: props.people })
            : null;
        const label = [name(car.id), seats, tooFew, perDay].filter((part) => part !== null).join(comma);
        return (
          <RadioCard key={car.id} value={car.id} label={label} dot>
            <img src={`/art/cars/${car.id}.svg`} alt="" width={320} height={200} className={styles.car} />
            <span className={styles.name}>{name(car.id)}</span>
            <span className={styles.detail}>
              <Icon icon={Users} size={16} /> {seats}
            </span>
            {tooFew && (
              <span className={clsx(styles.detail, styles.tooFew)}>
                <Icon icon={TriangleAlert} size={16} /> {tooFew}
              </span>
            )}
            <span className={styles.detail}>
              <Text
                message={messages.perDay}
                values={{ price: <Price key="price" money={car.pricePerDay} size="lg" isEstimated /> }}
              />
            </span>
          </RadioCard>
        );
      })}
    </RadioCards>
  );
}

/**
 * Step for a rental car: one car, priced by the nights of the stay, and add-ons, each charged once. Nothing is selected
 * in advance.
 */
export function CarStep({ booking, catalogue, choices }: ExtraStepProps) {
  const dates = useDates();
  const { name } = useExtraNames();
  const { car: choice, changeCar: setChoice } = choices;
  const { carType, addons } = choice;
  const toggle = (id: string, isOn: boolean) => {
    const others = addons.filter((addon) => addon !== id);
    setChoice({ ...choice, addons: isOn ? [...others, id] : others });
  };
  return (
    <StepCard
      title={kindNames.CAR}
      line={
        <Text
          message={messages.carDays}
          values={{
            days: rentalDays(booking.nights),
            dates: <bdi key="dates">{dates.range(booking.checkIn, booking.checkOut)}</bdi>,
          }}
        />
      }
      chat={{ kind: 'checkout_car', bookingId: booking.id }}
      actions={
        <ExtraActions
          step="car-rental"
          choices={choices}
          add={carType === null ? null : { car: { carType, addons: [...addons] } }}
          remove={booking.carRental && { label: messages.removeCar, extras: { car: null } }}
        />
      }
    >
      <Cars
        people={booking.party ? peopleOf(booking.party) : booking.guests}
        catalogue={catalogue}
        value={carType}
        onChange={(id) => setChoice({ ...choice, carType: id })}
      />
      <fieldset className={styles.addons}>
        <legend>
          <b>
            <Text message={messages.addons} />
          </b>{' '}
          <Text message={messages.addonsNote} />
        </legend>
        {catalogue.carAddons.map((addon) => (
          <Checkbox
            key={addon.id}
            variant="card"
            isSelected={addons.includes(addon.id)}
            onChange={(isOn) => toggle(addon.id, isOn)}
            detail={<Price money={addon.price} size="md" isEstimated />}
          >
            {name(addon.id)}
          </Checkbox>
        ))}
      </fieldset>
      <CarSum choice={choice} nights={booking.nights} catalogue={catalogue} />
      <ExtrasRefund booking={booking} className={styles.line} />
      <SaveFailed step="car-rental" choices={choices} />
    </StepCard>
  );
}
