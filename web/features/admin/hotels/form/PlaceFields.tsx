import { Building2, MapPin } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ComboBox } from '../../../../ui/ComboBox.tsx';
import styles from './HotelForm.module.css';
import { fields, messages } from './HotelForm.messages.ts';
import { lengths } from './hotelDraft.ts';
import type { SectionProps } from './sections.ts';
import { usePlaceSuggestions } from './usePlaceSuggestions.ts';

/** City and country: suggested while typing, kept as typed. */
export function PlaceFields({ draft, change }: SectionProps) {
  const intl = useIntl();
  // The rows taken, so that taking one closes its list.
  const [taken, setTaken] = useState<{ city?: string | null; country?: string | null }>({});
  const suggested = usePlaceSuggestions(draft);
  return (
    <div className={styles.two}>
      <ComboBox
        label={intl.formatMessage(fields.city)}
        items={suggested.cities}
        itemIcon={Building2}
        inputValue={draft.city}
        onInputChange={(city) => change({ city: city.slice(0, lengths.place) })}
        selectedId={taken.city ?? null}
        onSelect={(item) => setTaken((now) => ({ ...now, city: item?.id ?? null }))}
        isLoading={suggested.isLoadingCities}
        {...(suggested.hasCountry && { emptyText: intl.formatMessage(messages.noCity) })}
      />
      <ComboBox
        label={intl.formatMessage(fields.country)}
        items={suggested.countries}
        itemIcon={MapPin}
        inputValue={draft.country}
        onInputChange={(country) => change({ country: country.slice(0, lengths.place) })}
        selectedId={taken.country ?? null}
        onSelect={(item) => setTaken((now) => ({ ...now, country: item?.id ?? null }))}
        isLoading={suggested.isLoadingCountries}
        emptyText={intl.formatMessage(messages.noCountry)}
      />
    </div>
  );
}
