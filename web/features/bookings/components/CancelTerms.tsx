import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { BuyerDeclaration, CancelDialog_PreviewFragment } from '#generated/graphql.ts';
import { Price } from '#i18n/money/Price.tsx';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { Notice } from '#ui/Notice.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { declarations, messages, reasons } from '../cancel.messages.ts';
import type { useCancellation } from '../useCancellation.ts';
import styles from './CancelDialog.module.css';

type State = ReturnType<typeof useCancellation>;

const declarable: readonly BuyerDeclaration[] = ['SENIOR', 'NEW_IMMIGRANT', 'DISABLED'];

function Row(props: { label: ReactNode; children: ReactNode; isPart?: boolean }) {
  return (
    <div className={props.isPart ? styles.part : styles.row}>
      <dt>{props.label}</dt>
      <dd className="num">{props.children}</dd>
    </div>
  );
}

function Sums({ preview }: { preview: CancelDialog_PreviewFragment }) {
  const { isEstimate, extrasFee } = preview;
  return (
    <dl className={styles.sums} aria-live="polite">
      <Row label={<Text message={isEstimate ? messages.feeEstimate : messages.fee} />}>
        <Price money={preview.fee} size="md" isEstimated />
      </Row>
      {extrasFee.amountMinor > 0 && (
        <>
          <Row isPart label={<Text message={messages.hotelFee} />}>
            <Price money={preview.hotelFee} />
          </Row>
          <Row isPart label={<Text message={messages.extrasFee} />}>
            <Price money={extrasFee} />
          </Row>
        </>
      )}
      <Row label={<Text message={isEstimate ? messages.refundEstimate : messages.refund} />}>
        <Price money={preview.refund} size="md" isEstimated />
      </Row>
    </dl>
  );
}

/**
 * Declarations that the law provides for. None is selected in advance, and they are offered only if they may change the
 * fee.
 */
function Declaration({ state }: { state: State }) {
  const intl = useIntl();
  const option = (id: BuyerDeclaration | 'none') => ({ id, label: intl.formatMessage(declarations[id]) });
  return (
    <RadioGroup
      label={intl.formatMessage(messages.declare)}
      hint={intl.formatMessage(messages.declareHint)}
      value={state.declaration ?? 'none'}
      onChange={(id) => state.setDeclaration(declarable.find((each) => each === id) ?? null)}
      options={[option('none'), ...declarable.map(option)]}
      isDisabled={state.isCancelling}
    />
  );
}

/** Fee, refund and the rule that determines them. */
export function CancelTerms({ state, preview }: { state: State; preview: CancelDialog_PreviewFragment }) {
  const dates = useDates();
  const { freeUntil, reason } = preview;
  return (
    <>
      {preview.fee.amountMinor === 0 && (
        <Notice tone="ok">
          {freeUntil ? (
            <Text
              message={messages.freeUntil}
              values={{ when: <bdi key="when">{dates.wallClock(freeUntil)}</bdi> }}
            />
          ) : (
            <Text message={messages.noFee} />
          )}
        </Notice>
      )}
      <Sums preview={preview} />
      <p className={styles.why}>
        <Text message={reasons[reason]} /> {preview.isEstimate && <Text message={messages.estimateLine} />}
      </p>
      {(preview.canDeclare || state.declaration !== null) && <Declaration state={state} />}
    </>
  );
}
