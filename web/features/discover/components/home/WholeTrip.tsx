import { lowestPrices } from '#shared/extras/lowest-prices.ts';
import { Car, ShieldCheck, Ticket } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { attractionsPath, carRentalPath, insurancePath } from '#lib/page/paths.ts';
import { Icon } from '#ui/Icon.tsx';
import { messages } from './WholeTrip.messages.ts';
import styles from './WholeTrip.module.css';

/** Extras that can be added to a hotel, with the lowest prices of the checkout. */
const extras = [
  {
    topic: 'car',
    to: carRentalPath,
    icon: Car,
    title: messages.car,
    from: messages.perDay,
    price: lowestPrices.carPerDay,
  },
  {
    topic: 'insurance',
    to: insurancePath,
    icon: ShieldCheck,
    title: messages.insurance,
    from: messages.perPerson,
    price: lowestPrices.insurancePerGuest,
  },
  {
    topic: 'attractions',
    to: attractionsPath,
    icon: Ticket,
    title: messages.attractions,
    from: messages.perPerson,
    price: lowestPrices.attractionPerPerson,
  },
] as const;

/** Links to the pages of cars, insurance and attractions. */
export function WholeTrip() {
  const titleId = useId();
  return (
    <section className={`container ${styles.trip}`} aria-labelledby={titleId}>
      <h2 id={titleId} className="display">
        <Text message={messages.title} />
      </h2>
      <ul className={styles.list}>
        {extras.map(({ topic, to, icon, title, from, price }) => (
          <li key={topic}>
            <Link to={to} className={styles.card} data-topic={topic}>
              <span className={styles.arch}>
                <Icon icon={icon} size={28} />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>
                  <Text message={title} />
                </span>
                <span className={styles.from}>
                  <Text
                    message={from}
                    values={{
                      price: <Price key="price" money={price} whole isEstimated />,
                    }}
                  />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
