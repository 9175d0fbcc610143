import { useEffect, useState } from 'react';
import { pictureData, picturesOf } from '#lib/page/pictureData.ts';
import { staticHtml } from './staticHtml.ts';
import type { StaticContent } from './staticContent.ts';

/** The home page as one HTML file; null until its pictures are loaded. Built again when the content changes. */
export const useStaticHtml = (content: StaticContent, isReady: boolean): string | null => {
  // Contents are compared as text, because every render makes new objects.
  const wanted = JSON.stringify(content);
  const [made, setMade] = useState<{ readonly of: string; readonly html: string } | null>(null);
  useEffect(() => {
    if (!isReady) return undefined;
    let isCurrent = true;
    const make = async () => {
      const parsed: StaticContent = JSON.parse(wanted);
      const urls = parsed.hotels.flatMap(({ picture }) => picture ?? []);
      const [coast, pictures] = await Promise.all([pictureData('/art/hero-coast.svg'), picturesOf(urls)]);
      const html = staticHtml(parsed, { coast: coast ?? '', pictures, origin: window.location.origin });
      if (isCurrent) setMade({ of: wanted, html });
    };
    void make();
    return () => {
      isCurrent = false;
    };
  }, [wanted, isReady]);
  return made?.of === wanted ? made.html : null;
};
