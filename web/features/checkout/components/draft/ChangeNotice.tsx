import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import type { CheckoutPage_BookingFragment } from '#generated/graphql.ts';
import { linesByKind } from '#shared/extras/extra-lines.ts';
import { Text } from '#i18n/Text.tsx';
import { useComma } from '#i18n/useComma.ts';
import type { DraftChange } from '#lib/booking/draftChange.ts';
import { bookedLines } from '#lib/booking/extras/bookedLines.ts';
import { kindNames } from '#lib/booking/extras/extraLines.messages.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { Notice } from '#ui/Notice.tsx';
import { messages } from './change.messages.ts';
import { useOnMount } from '../../useOnMount.ts';
import styles from '../../Checkout.module.css';

interface ChangeNoticeProps {
  booking: CheckoutPage_BookingFragment;
  change: DraftChange;
}

/** After another stay or room was chosen: what was kept and what was not. */
export function ChangeNotice({ booking, change }: ChangeNoticeProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const comma = useComma();
  useOnMount(() => announce(intl.formatMessage(messages[change.kind])));
  const kinds = linesByKind(bookedLines(booking)).map(({ kind }) => kind);
  const names = kinds.map((kind, at) => (
    <Fragment key={kind}>
      {at > 0 && comma}
      <Text message={kindNames[kind]} />
    </Fragment>
  ));
  const isStarted = change.kind === 'started';
  return (
    <Notice tone={isStarted || change.isCarLost ? 'warn' : 'ok'} className={styles.changed ?? ''}>
      <Text message={isStarted ? messages.started : messages.changed} />
      {!isStarted && kinds.length > 0 && (
        <>
          {' '}
          <Text message={messages.kept} values={{ extras: <span key="extras">{names}</span> }} />
        </>
      )}
      {change.isCarLost && (
        <>
          {' '}
          <Text message={messages.carLost} />
        </>
      )}
    </Notice>
  );
}
