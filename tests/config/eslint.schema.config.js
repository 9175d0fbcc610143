import * as graphql from '@graphql-eslint/eslint-plugin';

/** Lints the SDL: descriptions everywhere, names in the usual forms. Code is linted by oxlint. */
export default [
  {
    files: ['schema/**/*.graphql'],
    plugins: { '@graphql-eslint': graphql },
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: 'schema/*.graphql' } },
    },
    rules: {
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          rootField: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
        },
      ],
      '@graphql-eslint/known-type-names': 'error',
      '@graphql-eslint/unique-type-names': 'error',
      '@graphql-eslint/no-unreachable-types': 'error',
      '@graphql-eslint/no-hashtag-description': 'error',
      '@graphql-eslint/require-deprecation-reason': 'error',
    },
  },
];
