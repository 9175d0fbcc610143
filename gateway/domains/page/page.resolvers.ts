import type { Resolvers } from '#gateway/generated/resolvers.ts';

/** The pages, questions and facts about the product. */
export const pageResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    productFacts: (_, __, { services }) => services.pages.facts(),
    productPage: (_, { key }, { services }) => services.pages.page(key),
    productQuestions: (_, __, { services }) => services.pages.questions(),
  },
};
