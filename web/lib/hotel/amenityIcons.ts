import {
  Briefcase,
  ConciergeBell,
  Dumbbell,
  Flower2,
  PawPrint,
  SquareParking,
  Utensils,
  Waves,
  Wifi,
  Wine,
} from 'lucide-react';
import type { IconType } from '#ui/Icon.tsx';

/** Icons of the amenities that the filter knows, by their English keys. */
export const amenityIcons: Readonly<Record<string, IconType>> = {
  WiFi: Wifi,
  Pool: Waves,
  Gym: Dumbbell,
  Spa: Flower2,
  Restaurant: Utensils,
  Bar: Wine,
  'Pet Friendly': PawPrint,
  Parking: SquareParking,
  'Business Center': Briefcase,
  'Room Service': ConciergeBell,
};
