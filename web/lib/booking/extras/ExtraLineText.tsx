import { Fragment } from 'react';
import { type ExtraLine, soldAs } from '#shared/extras/extra-lines.ts';
import { Text } from '#i18n/Text.tsx';
import { useComma } from '#i18n/useComma.ts';
import { lineTexts } from './extraLines.messages.ts';
import { useExtraName } from '../names/useExtraName.ts';

/** An extra in words: “Family, 3 days, GPS”, “Zoo × 2”. */
export function ExtraLineText({ line }: { line: ExtraLine }) {
  const name = useExtraName();
  const comma = useComma();
  return (
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
}
