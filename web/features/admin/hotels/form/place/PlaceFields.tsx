import { Building2, MapPin } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { ComboBox } from '#ui/ComboBox.tsx';
import styles from '../HotelForm.module.css';
import { fields, messages } from '../HotelForm.messages.ts';
import { lengths } from '../hotelDraft.ts';
import type { SectionProps } from '../sections.ts';
import { UnlistedPlaceNotice } from './UnlistedPlaceNotice.tsx';
import { usePlaceSuggestions } from './usePlaceSuggestions.ts';

/** Country and city. Both are suggested while typing, cities by the country, and saved as typed. */
export function PlaceFields({ draft, change }: SectionProps) {
  const intl = useIntl();
  // Ids of the picked suggestions; picking one closes its list.
  const [pickedRows, setPickedRows] = useState<{ city?: string | null; country?: string | null }>({});
  const suggested = usePlaceSuggestions(draft);
  const cityField = useRef<HTMLInputElement>(null);
  const countryField = useRef<HTMLInputElement>(null);
  // The button disappears with its notice, so the focus moves to the field. The new name is rendered first, so that the
  // list of suggestions stays closed.
  const take = (place: { city?: string; country?: string }, field: RefObject<HTMLInputElement | null>) => {
    flushSync(() => change(place));
    field.current?.focus();
  };
  return (
    <>
      <div className={styles.two}>
        <ComboBox
          ref={countryField}
          label={intl.formatMessage(fields.country)}
          items={suggested.countries}
          itemIcon={MapPin}
          inputValue={draft.country}
          onInputChange={(country) => change({ country: country.slice(0, lengths.place) })}
          selectedId={pickedRows.country ?? null}
          onSelect={(item) => setPickedRows((now) => ({ ...now, country: item?.id ?? null }))}
          isLoading={suggested.isLoadingCountries}
          emptyText={intl.formatMessage(messages.noCountry)}
        />
        <ComboBox
          ref={cityField}
          label={intl.formatMessage(fields.city)}
          items={suggested.cities}
          itemIcon={Building2}
          inputValue={draft.city}
          onInputChange={(city) => change({ city: city.slice(0, lengths.place) })}
          selectedId={pickedRows.city ?? null}
          onSelect={(item) => setPickedRows((now) => ({ ...now, city: item?.id ?? null }))}
          isLoading={suggested.isLoadingCities}
          {...(suggested.hasCountry && { emptyText: intl.formatMessage(messages.noCity) })}
        />
      </div>
      {suggested.isCountryUnlisted && (
        <UnlistedPlaceNotice
          name={draft.country.trim()}
          kind="country"
          onTake={(country) => take({ country }, countryField)}
        />
      )}
      {suggested.isCityUnlisted && (
        <UnlistedPlaceNotice
          name={draft.city.trim()}
          kind="city"
          countryCode={suggested.countryCode}
          onTake={(city) => take({ city }, cityField)}
        />
      )}
    </>
  );
}
