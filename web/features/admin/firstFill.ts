import type { ViewerQuery } from '#generated/graphql.ts';
import { fillFirstFrame } from '#lib/page/firstFill.ts';
import { firstWelcomeMark, nameSlot } from './firstWelcome.ts';

const isViewer = (data: object): data is ViewerQuery =>
  'me' in data && typeof data.me === 'object' && data.me !== null && 'role' in data.me;

// Writes the welcome of an administrator into the prerendered page.
void fillFirstFrame(firstWelcomeMark, 'Viewer', (place, data) => {
  if (!isViewer(data) || data.me?.role !== 'admin') return;
  const [before = '', after = ''] = (place.getAttribute(firstWelcomeMark) ?? '').split(nameSlot);
  const name = document.createElement('bdi');
  name.textContent = data.me.fullName || data.me.email;
  place.replaceChildren(before, name, after);
});
