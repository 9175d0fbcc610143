import { useIntl } from 'react-intl';
import { useProductFactsQuery, useTestSearchLazyQuery } from '#generated/graphql.ts';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { Text } from '#i18n/Text.tsx';
import { Problem } from '#lib/failures/Problem.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import styles from './TeaserPage.module.css';
import { test } from './teasers.messages.ts';

/** Three nights for two people in a month, refundable and with breakfast. */
const sample = () => ({
  criteria: {
    stay: { checkIn: addDays(today(), 30), checkOut: addDays(today(), 33), occupancy: { adults: 2 } },
  },
  filter: { free_cancellation: true, meal_preferences: ['Breakfast Included'] },
});

function Dump({ label, value }: { label: string; value: unknown }) {
  return (
    <section aria-label={label} lang="en" dir="ltr">
      <pre className={styles.dump}>{JSON.stringify(value, null, 2)}</pre>
    </section>
  );
}

function Tool() {
  const intl = useIntl();
  const [search, { data, error, loading, variables }] = useTestSearchLazyQuery({ fetchPolicy: 'no-cache' });
  // A failure is shown below.
  const send = () => void search({ variables: sample() }).catch(() => undefined);
  return (
    <Card as="section" aria-labelledby="teaser-test" className={styles.soon ?? ''}>
      <h2 id="teaser-test" className="title">
        <Text message={test.title} />
      </h2>
      <p className={styles.line}>
        <Text message={test.line} />
      </p>
      <Button variant="secondary" isPending={loading} onPress={send} className={styles.press ?? ''}>
        <Text message={test.send} />
      </Button>
      {error && <Problem error={error} onRetry={send} />}
      {data && <Dump label={intl.formatMessage(test.payload)} value={variables} />}
      {data && <Dump label={intl.formatMessage(test.answer)} value={data.hotelSearch} />}
    </Card>
  );
}

/** Sends a sample hotel search; only outside production. */
export function TestSearch() {
  const { data } = useProductFactsQuery();
  return data?.productFacts.hasTestTools ? <Tool /> : null;
}
