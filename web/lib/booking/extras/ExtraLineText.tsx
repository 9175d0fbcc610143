import { Fragment } from 'react';
import { type ExtraLine, soldAs } from '#shared/extras/extra-lines.ts';
import { Text } from '#i18n/Text.tsx';
import { useComma } from '#i18n/useComma.ts';
import { kindNames, kindTexts, lineTexts } from './extraLines.messages.ts';
import { useExtraName } from '../names/useExtraName.ts';

interface ExtraLineTextProps {
  line: ExtraLine;
  /** Adds the kind of a car, whose name alone does not say it, where no heading names it. */
  withKind?: boolean;
  /** Who is insured, in words, for the line of an insurance; undefined when only their number is known. */
  insured?: string | undefined;
}

/**
 * An extra in words: “Family, 3 days, GPS”, with its kind “Car Rental: Family, 3 days, GPS”; “Zoo × 2”; “Travel
 * insurance: 2 adults and 1 infant”.
 */
export function ExtraLineText({ line, withKind = false, insured }: ExtraLineTextProps) {
  const name = useExtraName();
  const comma = useComma();
  const words = (
    <>
      <Text
        message={lineTexts[soldAs(line.kind)]}
        values={{ name: <bdi key="name">{name(line.id, line.name)}</bdi>, quantity: line.quantity }}
      />
      {line.addons.map((addon) => (
        <Fragment key={addon}>
          {comma}
          <bdi>{name(addon)}</bdi>
        </Fragment>
      ))}
    </>
  );
  if (line.kind === 'INSURANCE' && insured) {
    return (
      <Text
        message={kindTexts.named}
        values={{ kind: <Fragment key="kind">{words}</Fragment>, line: <bdi key="line">{insured}</bdi> }}
      />
    );
  }
  if (!withKind || line.kind !== 'CAR') return words;
  return (
    <Text
      message={kindTexts.named}
      values={{
        kind: <Text key="kind" message={kindNames.CAR} />,
        line: <Fragment key="line">{words}</Fragment>,
      }}
    />
  );
}
