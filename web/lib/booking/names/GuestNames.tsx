import { Fragment } from 'react';
import { useComma } from '#i18n/useComma.ts';

/** Names after one another, each isolated, because they may be written in either direction. */
export function GuestNames({ names }: { names: readonly string[] }) {
  const comma = useComma();
  return names.map((name, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- two guests may have the same name
    <Fragment key={`${place} ${name}`}>
      {place > 0 && comma}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}
