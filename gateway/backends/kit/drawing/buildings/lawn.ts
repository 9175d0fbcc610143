import { mix } from '../palette.ts';
import { type Pen, d, line, path, placed, rect } from '../pen.ts';
import { bed, bench } from '../surroundings/street-things.ts';

/** A striped lawn behind a hedge, with a bench. */
export function lawn(pen: Pen): string {
  const { lf1, lf2 } = pen.colours;
  let hedge = '';
  for (let at = 0; at < 34; at += 1) hedge += d`M${at * 25} ${486 - pen.any(`hx${at}`, 6)}h.1`;
  const stripes = [0, 1, 2, 3]
    .map((at) => d`M${at * 240 - 120} 600L${at * 200 + 40} 500h90L${at * 240} 600Z`)
    .join('');
  return (
    rect(mix(lf1, lf2, 0.3), 0, 484, 800, 116) +
    path(lf1, stripes, 0.45) +
    line(lf2, 32, hedge) +
    rect(lf2, 0, 484, 800, 18) +
    placed(0, -5, 1, line(lf1, 13, hedge, 0.45)) +
    placed(180 + pen.any('bx', 420), 566, 1.1, bench(pen)) +
    bed(pen, 560, 588, 200, 'l1')
  );
}
