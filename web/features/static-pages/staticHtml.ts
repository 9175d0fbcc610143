import { escapeUTF8 as safe } from 'entities';
import type { Pictures } from '#lib/page/pictureData.ts';
import { staticCss } from './staticCss.ts';
import type { StaticContent, StaticHotel } from './staticContent.ts';

const card = (hotel: StaticHotel, pictures: Pictures, origin: string): string => {
  const picture = hotel.picture === null ? undefined : pictures.get(hotel.picture);
  const line = (text: string, className = '') =>
    text === '' ? '' : `\n        <p${className && ` class="${className}"`}><bdi>${safe(text)}</bdi></p>`;
  const shown = picture
    ? `<img src="${safe(picture)}" alt="" width="640" height="480" />`
    : '<div class="empty"></div>';
  return `      <li>
        ${shown}
        <h3><a href="${safe(new URL(hotel.path, origin).href)}"><bdi>${safe(hotel.name)}</bdi></a></h3>${line(hotel.place)}${line(hotel.stars)}${line(hotel.price, 'price')}
      </li>`;
};

/**
 * A complete page as one HTML file: it includes styles and pictures, has no script and loads nothing from the network.
 * Its search button opens a note that search does not work in a downloaded page.
 * @param coast the picture behind the headline, a data URI; empty for none
 * @param origin origin of the links to hotels
 */
export function staticHtml(
  content: StaticContent,
  { coast, pictures, origin }: { coast: string; pictures: Pictures; origin: string },
): string {
  const { language, direction, brand, heading, hotels } = content;
  const fields = content.fields.map(
    (label) => `        <label>${safe(label)} <input type="text" autocomplete="off" /></label>`,
  );
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="robots" content="noindex" />
  <title>${safe(heading)} · ${safe(brand)}</title>
  <style>${staticCss}</style>
</head>
<body>
  <header class="top"><strong>${safe(brand)}</strong></header>
  <main>
    <section class="hero">${coast ? `\n      <img class="coast" src="${safe(coast)}" alt="" />` : ''}
      <div class="words">
        <h1>${safe(heading)}</h1>
        <p>${safe(content.lead)}</p>
        <search class="form">
${fields.join('\n')}
          <button type="button" popovertarget="inactive">${safe(content.search)}</button>
        </search>
        <div id="inactive" popover role="alertdialog" aria-labelledby="inactive-text">
          <p id="inactive-text">${safe(content.inactive)}</p>
          <button type="button" popovertarget="inactive" popovertargetaction="hide" autofocus>${safe(content.close)}</button>
        </div>
      </div>
    </section>
    <section class="hotels">
      <h2>${safe(content.hotelsHeading)}</h2>
      <p>${safe(content.asOf)}</p>
      <ul>
${hotels.map((hotel) => card(hotel, pictures, origin)).join('\n')}
      </ul>
    </section>
  </main>
</body>
</html>
`;
}
