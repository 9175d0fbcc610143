import { useAdminLikelyPlacesQuery } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { messages } from '../HotelForm.messages.ts';

interface Props {
  /** Text of the field. */
  name: string;
  kind: 'city' | 'country';
  /** Country of the city; omitted when the place is a country. */
  countryCode?: string | undefined;
  onTake: (name: string) => void;
}

const warnings = { city: messages.unlistedCity, country: messages.unlistedCountry };

/** Says that a place is not listed, and offers the one that was probably meant. The text may also stay as it is. */
export function UnlistedPlaceNotice({ name, kind, countryCode, onTake }: Props) {
  const { data } = useAdminLikelyPlacesQuery({ variables: { phrases: [name] } });
  const likely = data?.findPlaces.find(
    (place) => place.kind === kind && (countryCode === undefined || place.countryCode === countryCode),
  );
  return (
    <Notice
      tone="warn"
      action={
        likely && (
          <Button variant="secondary" size="sm" onPress={() => onTake(likely.name)}>
            <Text message={messages.takeListed} values={{ name: <bdi>{likely.name}</bdi> }} />
          </Button>
        )
      }
    >
      <Text message={warnings[kind]} values={{ name: <bdi>{name}</bdi> }} />
    </Notice>
  );
}
