import type { ProductPageKey } from '#gateway/generated/resolvers.ts';
import { type PageText, text } from '../page.ts';

/** A question that travellers ask about the product, with its answer. */
export interface PageQuestion {
  /** Stable id in kebab case. */
  readonly id: string;
  /** The subject that it belongs to. */
  readonly page: ProductPageKey;
  /** Ways of asking it, in both languages side by side. */
  readonly asked: readonly PageText[];
  readonly answer: PageText;
}

/**
 * Builds a question.
 * @param asked pairs of an English and a Hebrew way of asking
 */
export const question = (
  page: ProductPageKey,
  id: string,
  asked: readonly (readonly [en: string, he: string])[],
  answer: PageText,
): PageQuestion => ({ id, page, asked: asked.map(([en, he]) => text(en, he)), answer });
