/**
 * Converts an hour as hotels write it (`2:00 PM`, `14:00`, `11 am`) to the 24-hour clock that the product uses;
 * anything else stays as written.
 */
export function hotelHour(text: string): string {
  const match = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*(?:([ap])\.?m\.?)?$/i.exec(text.trim());
  const [, hour, minutes = '00', half] = match ?? [];
  if (hour === undefined || Number(minutes) > 59) return text;
  const inRange = half ? Number(hour) >= 1 && Number(hour) <= 12 : Number(hour) <= 23;
  if (!inRange) return text;
  const day = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  return `${String(day).padStart(2, '0')}:${minutes}`;
}

/**
 * The hour as `hotelHour` writes it, `HH:mm`.
 * @returns null when there is none, or when the hotel states a sentence instead
 */
export function hotelClock(text: string | null | undefined): string | null {
  const hour = text ? hotelHour(text) : '';
  return /^\d\d:\d\d$/.test(hour) ? hour : null;
}
