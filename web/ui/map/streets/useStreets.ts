import type L from 'leaflet';
import { useContext, useEffect, useEffectEvent } from 'react';
import { StreetsContext } from './StreetsContext.ts';

/** Draws the streets on a map over the bundled land, where the operator has some. Their code is loaded only then. */
export function useStreets(map: L.Map | null): void {
  const { url, want } = useContext(StreetsContext);
  const ask = useEffectEvent(want);
  useEffect(() => {
    if (map) ask();
  }, [map]);
  useEffect(() => {
    if (!map || url === null) return undefined;
    let isOver = false;
    let remove = (): void => undefined;
    const start = async () => {
      const { showStreets } = await import('./showStreets.ts');
      const shown = await showStreets(map, url, () => isOver);
      if (isOver) shown();
      else remove = shown;
    };
    // Without them the bundled land is the map.
    void start().catch(() => undefined);
    return () => {
      isOver = true;
      remove();
    };
  }, [map, url]);
}
