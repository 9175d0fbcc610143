import type L from 'leaflet';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { StreetsContext } from './StreetsContext.ts';

/**
 * Draws streets on a map over the bundled land, where the operator provides an archive. Their code is loaded only then.
 * @returns the part of the Earth that has streets once they are drawn; null without streets
 */
export function useStreets(map: L.Map | null): L.LatLngBounds | null {
  const { url, want } = useContext(StreetsContext);
  const ask = useEffectEvent(want);
  const [covered, setCovered] = useState<L.LatLngBounds | null>(null);
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
      if (isOver) {
        shown?.remove();
        return;
      }
      remove = shown?.remove ?? remove;
      setCovered(shown?.bounds ?? null);
    };
    // Without streets the map shows the bundled land.
    void start().catch(() => undefined);
    return () => {
      isOver = true;
      setCovered(null);
      remove();
    };
  }, [map, url]);
  return covered;
}
