/**
 * City and country of a location in one line, as bookings store it: “Eilat, Israel”. A city may be followed by its
 * region, “Al Lith, Makkah”: the region alone would be another city. A street with its number is left out.
 */
export function parsePlaceLine(line: string): { readonly city: string; readonly country: string } {
  const parts = line.split(',').map((part) => part.trim());
  const country = parts.pop() ?? '';
  const begin = parts.findLastIndex((part) => /\d/.test(part)) + 1;
  return { city: parts.slice(Math.min(begin, parts.length - 1)).join(', '), country };
}
