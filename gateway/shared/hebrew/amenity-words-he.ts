/**
 * Hebrew for frequent English texts of hotels for which the product has no key: facilities, inclusions, promotions.
 * Translated by hand; anything else is shown as it is.
 */
const amenityWords: Readonly<Record<string, string>> = {
  '24-hour front desk': 'קבלה פתוחה 24 שעות',
  'luggage storage': 'שמירת מזוודות',
  'daily housekeeping': 'ניקיון יומי',
  elevator: 'מעלית',
  'laundry facilities': 'מכונות כביסה',
  'dry cleaning/laundry service': 'ניקוי יבש וכביסה',
  'multilingual staff': 'צוות דובר שפות',
  'tour/ticket assistance': 'עזרה בסיורים ובכרטיסים',
  terrace: 'מרפסת',
  garden: 'גן',
  'safe-deposit box at front desk': 'כספת בקבלה',
  'coffee shop or café': 'בית קפה',
  'coffee shop or cafe': 'בית קפה',
  'airport transportation (surcharge)': 'הסעה לשדה התעופה (בתשלום)',
  'smoke-free property': 'מלון ללא עישון',
  'concierge services': 'שירותי קונסיירז׳',
  'meeting rooms': 'חדרי ישיבות',
  'wheelchair-accessible path of travel': 'דרכי גישה לכיסאות גלגלים',
  'non-smoking rooms': 'חדרים ללא עישון',
  'bicycle rentals nearby': 'השכרת אופניים בקרבת מקום',
  library: 'ספרייה',
  'atm/banking': 'כספומט',
  'babysitting or childcare (surcharge)': 'שמרטפות (בתשלום)',
  'express check-out': 'צ׳ק־אאוט מהיר',
  'snack bar/deli': 'מזנון',
  'air conditioning': 'מיזוג אוויר',
  'free breakfast': 'ארוחת בוקר חינם',
  'breakfast buffet': 'מזנון ארוחת בוקר',
  'continental breakfast': 'ארוחת בוקר קונטיננטלית',
  'breakfast & dinner': 'ארוחות בוקר וערב',
  'all meals & selected drinks': 'כל הארוחות ומבחר משקאות',
  'room only': 'לינה בלבד',
  'free wifi': 'אינטרנט אלחוטי חינם',
  'free self parking': 'חניה עצמית חינם',
  'free valet parking': 'שירות החניית רכב חינם',
  'free parking': 'חניה חינם',
  'free parking & wifi': 'חניה ואינטרנט אלחוטי חינם',
  'welcome drink': 'משקה קבלת פנים',
  "member's exclusive price": 'מחיר לחברים בלבד',
};

/** An amenity, inclusion or promotion in Hebrew. @returns null without a translation */
export const hebrewAmenity = (text: string): string | null => {
  const folded = text.trim().toLowerCase().replaceAll('’', "'");
  const saved = /^save: ?(\d+)%$/.exec(folded)?.[1];
  if (saved !== undefined) return `הנחה של ${saved}%`;
  const meetingRooms = /^number of meeting rooms - (\d+)$/.exec(folded)?.[1];
  if (meetingRooms !== undefined) return `חדרי ישיבות: ${meetingRooms}`;
  return Object.hasOwn(amenityWords, folded) ? (amenityWords[folded] ?? null) : null;
};
