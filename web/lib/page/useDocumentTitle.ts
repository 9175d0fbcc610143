import { useEffect } from 'react';
import { documentTitle } from '#shared/seo/page-words.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';

/** Sets the title of the page, with the brand, and its description. */
export const useDocumentTitle = (title: string, description?: string): void => {
  const { brand } = useLocale();
  useEffect(() => {
    document.title = documentTitle(title, brand.name);
    if (description === undefined) return;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description, brand]);
};
