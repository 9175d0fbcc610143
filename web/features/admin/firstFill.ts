import type { ViewerQuery } from '#generated/graphql.ts';
import { fillFirstFrame } from '#lib/page/firstFill.ts';
import { firstWelcomeMark, nameSlot } from './firstWelcome.ts';

const isViewer = (data: object): data is ViewerQuery =>
  'me' in data && typeof data.me === 'object' && data.me !== null && 'role' in data.me;

/** The welcome of the page, for an administrator only. */
void fillFirstFrame(firstWelcomeMark, 'Viewer', (place, data) => {
  if (!isViewer(data) || data.me?.role !== 'admin') return;
  const [before = '', after = ''] = (place.getAttribute(firstWelcomeMark) ?? '').split(nameSlot);
  const name = document.createElement('bdi');
  name.textContent = data.me.fullName || data.me.email;
  place.replaceChildren(before, name, after);
});
