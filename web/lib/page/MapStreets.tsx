import { type ReactNode, useMemo, useState } from 'react';
import { useMapStreetsQuery } from '#generated/graphql.ts';
import { StreetsContext } from '#ui/map/streets/StreetsContext.ts';

/** Gives maps the URL of the street tiles. Nothing is requested before a map needs it. */
export function MapStreets({ children }: { children: ReactNode }) {
  const [isWanted, setIsWanted] = useState(false);
  const { data, error, refetch } = useMapStreetsQuery({ skip: !isWanted });
  const hasFailed = error !== undefined;
  const streets = useMemo(
    () => ({
      url: data?.productFacts.mapStreetsUrl ?? null,
      // A map that is opened after a failure requests the URL again; until then it shows the bundled coastline.
      want: () => (hasFailed ? void refetch().catch(() => undefined) : setIsWanted(true)),
    }),
    [data, hasFailed, refetch],
  );
  return <StreetsContext value={streets}>{children}</StreetsContext>;
}
