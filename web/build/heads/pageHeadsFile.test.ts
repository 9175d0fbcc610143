import { expect, it } from 'vitest';
import { pageHeadsFile } from './pageHeadsFile.ts';

it('the page heads keep the placeholders that the server fills, in every language', () => {
  const { languages } = JSON.parse(pageHeadsFile()) as {
    languages: { code: string; heads: Record<string, { description: string }> }[];
  };
  expect(languages).toHaveLength(10);
  for (const { code, heads } of languages) {
    const places = (page: string) => heads[page]?.description.match(/\{\w+\}/gu)?.toSorted();
    expect([code, places('sharedStay')]).toEqual([code, ['{dates}', '{total}']]);
    expect([code, places('sharedStayFees')]).toEqual([code, ['{dates}', '{fees}', '{total}']]);
  }
});
