import L from 'leaflet';

/** Pixels of the longest bar. */
const MAX_PIXELS = 96;
const KILOMETRE = 1000;
const STEPS = [5, 2, 1];

/** The longest round length up to `most` metres: 1, 2 or 5 and zeros. */
export const roundLength = (most: number): number => {
  const power = 10 ** Math.floor(Math.log10(most));
  return (STEPS.find((step) => step * power <= most) ?? 1) * power;
};

/** A length in the words of a language: “500 m”, “2 km”. */
export const lengthText = (meters: number, language: string): string => {
  const isFar = meters >= KILOMETRE;
  return new Intl.NumberFormat(language, { style: 'unit', unit: isFar ? 'kilometer' : 'meter' }).format(
    isFar ? meters / KILOMETRE : meters,
  );
};

/** A bar that shows the scale of the map, in the page's language. */
export class ScaleBar extends L.Control {
  override onAdd(map: L.Map): HTMLElement {
    const bar = document.createElement('div');
    bar.className = 'map-scale';
    // The map itself is never mirrored, but its text has its own direction.
    bar.dir = 'auto';
    const update = () => {
      const { x, y } = map.getSize();
      const middle = y / 2;
      const across = map.distance(
        map.containerPointToLatLng([x / 2, middle]),
        map.containerPointToLatLng([x / 2 + MAX_PIXELS, middle]),
      );
      if (!(across > 0)) return;
      const meters = roundLength(across);
      bar.style.inlineSize = `${Math.round((MAX_PIXELS * meters) / across)}px`;
      bar.textContent = lengthText(meters, document.documentElement.lang || 'en');
    };
    map.on('zoomend moveend resize', update);
    const language = new MutationObserver(update);
    language.observe(document.documentElement, { attributeFilter: ['lang'] });
    map.on('unload', () => {
      language.disconnect();
      map.off('zoomend moveend resize', update);
    });
    map.whenReady(update);
    return bar;
  }
}
