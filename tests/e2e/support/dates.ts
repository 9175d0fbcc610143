/**
 * The calendar day this many days from today, yyyy-MM-dd, in the machine's time zone, which the browser uses
 * too.
 */
export function dayFromToday(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
