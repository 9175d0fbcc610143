import { useState } from 'react';
import { useLocale } from '../i18n/LocaleProvider.tsx';
import { PinMap } from '../ui/map/PinMap.tsx';
import type { MapPin, PinCluster } from '../ui/map/pins/pinGroups.ts';
import { PointMap } from '../ui/map/PointMap.tsx';
import styles from './KitPage.module.css';
import { Sample } from './Sample.tsx';

const haifa = { latitude: 32.794, longitude: 34.9896 };

const pins: readonly MapPin[] = [
  {
    id: 'plain',
    latitude: 32.08,
    longitude: 34.78,
    label: '₪620',
    price: 620,
    name: 'A hotel, ₪620',
    look: 'plain',
  },
  {
    id: 'pick',
    latitude: 32.95,
    longitude: 35.5,
    label: '₪540',
    price: 540,
    name: 'A pick, ₪540',
    look: 'pick',
  },
  {
    id: 'full',
    latitude: 31.1,
    longitude: 34.6,
    label: null,
    price: null,
    name: 'A hotel, no rooms',
    look: 'soldOut',
  },
  {
    id: 'seen',
    latitude: 31.6,
    longitude: 35.5,
    label: '₪480',
    price: 480,
    name: 'A seen hotel, ₪480',
    look: 'plain',
  },
  { id: 'one', ...haifa, label: '₪700', price: 700, name: 'One of two, ₪700', look: 'plain' },
  { id: 'two', ...haifa, label: '₪710', price: 710, name: 'Two of two, ₪710', look: 'plain' },
];
const seen: ReadonlySet<string> = new Set(['seen']);

const pinTexts = {
  map: 'A map of hotels',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  note: 'A simple map',
  cluster: ({ ids }: PinCluster) => `${ids.length} hotels`,
  from: (price: string) => `from ${price}`,
};
const pointTexts = {
  map: 'A map of one point',
  pin: 'The point; arrow keys move it',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  note: 'A simple map',
  place: 'Put the pin in the middle',
};

/** Prices, a pick, a hotel without rooms, one seen before, two at one place; the chosen one is highlighted. */
export function Maps() {
  const { direction, language, content } = useLocale();
  const [chosenId, setChosenId] = useState<string | null>('plain');
  const [point, setPoint] = useState(haifa);
  return (
    <Sample title="Maps" layout="stack">
      <div className={styles.map}>
        <PinMap
          pins={pins}
          fitKey="kit"
          chosenId={chosenId}
          activeId={null}
          seenIds={seen}
          onChoose={setChosenId}
          direction={direction}
          language={content}
          locale={language.locale}
          texts={pinTexts}
        />
      </div>
      <PointMap
        value={point}
        onChange={setPoint}
        center={haifa}
        zoom={8}
        places={[]}
        direction={direction}
        texts={pointTexts}
      />
    </Sample>
  );
}
