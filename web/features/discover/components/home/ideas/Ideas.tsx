import { CityPrices } from './CityPrices.tsx';
import { FeaturedHotels } from './FeaturedHotels.tsx';

/** What may be chosen without a search: cities whose prices are known, and hotels of our own. */
export function Ideas() {
  return (
    <>
      <CityPrices />
      <FeaturedHotels />
    </>
  );
}
