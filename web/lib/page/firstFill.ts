import { firstReadsName, type SentRead } from '#shared/routes/first-reads.ts';
import { lastEnd } from '../session/signedInTab.ts';

const sentRead = (name: string): SentRead | undefined => {
  const sent: unknown = Reflect.get(window, firstReadsName);
  // Only a script of our own page writes this property.
  const reads: Partial<Record<string, SentRead>> = typeof sent === 'object' && sent !== null ? sent : {};
  return reads[name];
};

/**
 * Fills an element of the first frame with the response to a query that a script in the HTML has sent, long before the
 * application is loaded. Does nothing once the application has replaced the frame, or after the end of a session in any
 * tab. The fills are scripts in the HTML too, so they import no library.
 * @param mark attribute of the element of the frame that is filled
 * @param name operation of the read
 * @param fill gets the element and the `data` of the response
 */
export async function fillFirstFrame(
  mark: string,
  name: string,
  fill: (place: HTMLElement, data: object) => void,
): Promise<void> {
  const read = sentRead(name);
  const result = await read?.response;
  if (!read || read.sessionEnd !== lastEnd()) return;
  if (typeof result !== 'object' || result === null || !('data' in result)) return;
  const { data } = result;
  const place = document.querySelector<HTMLElement>(`#root[inert] [${mark}]`);
  if (!place || typeof data !== 'object' || data === null) return;
  const before = [...place.childNodes];
  fill(place, data);
  // Signed out in another tab, or before this page came back from the browser's history.
  const check = () => {
    if (read.sessionEnd !== lastEnd()) place.replaceChildren(...before);
  };
  window.addEventListener('storage', check);
  window.addEventListener('pageshow', check);
}
