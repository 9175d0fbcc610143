import { CityPrices } from './CityPrices.tsx';
import { FeaturedHotels } from './FeaturedHotels.tsx';

/** What a visitor can choose without a search: cities with known prices, and stored hotels. */
export function Ideas() {
  return (
    <>
      <CityPrices />
      <FeaturedHotels />
    </>
  );
}
