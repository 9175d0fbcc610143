import { CityPrices } from './CityPrices.tsx';
import { FeaturedHotels } from './FeaturedHotels.tsx';

/** Suggestions on the home page: cities with known prices, and featured hotels. */
export function Ideas() {
  return (
    <>
      <CityPrices />
      <FeaturedHotels />
    </>
  );
}
