import type { DemoRoom } from './hotel-row.ts';

/** Room types of the demo hotels. Their names contain the beds, as those of the provider do. */
export const demoRooms = {
  classic: {
    name: 'Classic Room, 1 Queen Bed',
    nameHe: 'חדר קלאסי, מיטת קווין',
    factor: 1,
    description: 'A quiet double room of 22 m² with a rain shower and a writing desk.',
    descriptionHe: 'חדר זוגי שקט בגודל 22 מ״ר, עם מקלחת גשם ושולחן כתיבה.',
    look: { bed: 'double', rank: 'plain' },
    amenities: ['WiFi'],
  },
  seaView: {
    name: 'Sea View Room, 1 King Bed',
    nameHe: 'חדר עם נוף לים, מיטת קינג',
    factor: 1.22,
    description: 'A double room of 26 m² with a balcony that faces the water.',
    descriptionHe: 'חדר זוגי בגודל 26 מ״ר, עם מרפסת שפונה אל המים.',
    look: { bed: 'king', rank: 'fine' },
    amenities: ['WiFi', 'Room Service'],
  },
  family: {
    name: 'Family Room, 1 King Bed and 3 Twin Beds',
    nameHe: 'חדר משפחה, מיטת קינג ו־3 מיטות יחיד',
    factor: 1.45,
    description: 'Two connected rooms of 38 m² in all, with space for two adults and three children.',
    descriptionHe: 'שני חדרים מחוברים, 38 מ״ר בסך הכול, לשני מבוגרים ולשלושה ילדים.',
    look: { bed: 'family', rank: 'fine' },
    amenities: ['WiFi', 'Room Service'],
  },
  suite: {
    name: 'Terrace Suite, 1 King Bed and 1 Sofa Bed',
    nameHe: 'סוויטה עם מרפסת, מיטת קינג וספה נפתחת',
    factor: 1.9,
    description: 'A suite of 48 m² with a living room and a private terrace.',
    descriptionHe: 'סוויטה בגודל 48 מ״ר, עם סלון ומרפסת פרטית.',
    look: { bed: 'king', rank: 'suite' },
    amenities: ['WiFi', 'Room Service', 'Bar'],
  },
} as const satisfies Record<string, DemoRoom>;
