import { demandFields } from '#gateway/kit/demand-fields.ts';

/** Paging input of an admin list. */
export interface PageInput {
  readonly page?: number;
  readonly pageSize?: number;
}

const FIRST_PAGE: Required<PageInput> = { page: 1, pageSize: 20 };
const MAX_PAGE_SIZE = 100;
const MAX_SEARCH = 100;
const MAX_WORDS = 10;

/** The requested page, by default the first one with 20 items. @throws AppError BAD_USER_INPUT */
export function validPage(input: PageInput | null | undefined): Required<PageInput> {
  const { page, pageSize } = { ...FIRST_PAGE, ...input };
  demandFields({
    page: page >= 1 || '1 or more',
    pageSize: (pageSize >= 1 && pageSize <= MAX_PAGE_SIZE) || `1 to ${MAX_PAGE_SIZE}`,
  });
  return { page, pageSize };
}

/** Words of a search text, at most ten. @throws AppError BAD_USER_INPUT for a text of more than 100 characters */
export function searchWords(search: string): readonly string[] {
  demandFields({ search: search.length <= MAX_SEARCH || `at most ${MAX_SEARCH} characters` });
  const words = search.replaceAll('\0', ' ').split(/\s+/u);
  return words.filter((word) => word !== '').slice(0, MAX_WORDS);
}
