import { CityPrices } from './CityPrices.tsx';
import { FeaturedHotels } from './FeaturedHotels.tsx';

/** Choices for a visitor without a search: cities with known prices, and stored hotels. */
export function Ideas() {
  return (
    <>
      <CityPrices />
      <FeaturedHotels />
    </>
  );
}
