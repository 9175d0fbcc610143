import type { DemoRoom } from './hotel-row.ts';

/** Room types that the demo hotels choose from. */
export const demoRooms = {
  classic: {
    name: 'Classic Room',
    nameHe: 'חדר קלאסי',
    factor: 1,
    description: 'A quiet double room of 22 m² with a rain shower and a writing desk.',
    descriptionHe: 'חדר זוגי שקט בגודל 22 מ״ר, עם מקלחת גשם ושולחן כתיבה.',
    look: { bed: 'double', rank: 'plain' },
    amenities: ['WiFi'],
  },
  seaView: {
    name: 'Sea View Room',
    nameHe: 'חדר עם נוף לים',
    factor: 1.22,
    description: 'A double room of 26 m² with a balcony that faces the water.',
    descriptionHe: 'חדר זוגי בגודל 26 מ״ר, עם מרפסת שפונה אל המים.',
    look: { bed: 'king', rank: 'fine' },
    amenities: ['WiFi', 'Room Service'],
  },
  family: {
    name: 'Family Room',
    nameHe: 'חדר משפחה',
    factor: 1.45,
    description: 'Two connected rooms of 38 m² in all, with space for two adults and three children.',
    descriptionHe: 'שני חדרים מחוברים, 38 מ״ר בסך הכול, לשני מבוגרים ולשלושה ילדים.',
    look: { bed: 'family', rank: 'fine' },
    amenities: ['WiFi', 'Room Service'],
  },
  suite: {
    name: 'Terrace Suite',
    nameHe: 'סוויטה עם מרפסת',
    factor: 1.9,
    description: 'A suite of 48 m² with a living room and a private terrace.',
    descriptionHe: 'סוויטה בגודל 48 מ״ר, עם סלון ומרפסת פרטית.',
    look: { bed: 'king', rank: 'suite' },
    amenities: ['WiFi', 'Room Service', 'Bar'],
  },
} as const satisfies Record<string, DemoRoom>;
