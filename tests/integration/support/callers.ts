import type { TestProduct } from '#tests/support/servers/product.ts';
import type { Visitor } from '#tests/support/visitor.ts';

/** Signs a browser in. */
export async function signIn(visitor: Visitor, email: string, password: string): Promise<Visitor> {
  const { data, errors } = await visitor.ask<{ signIn: { __typename: string } }>(
    'mutation($input: SignInInput!) { signIn(input: $input) { __typename } }',
    { input: { email, password } },
  );
  if (data.signIn?.__typename !== 'SignedIn') throw new Error(`not signed in: ${JSON.stringify(errors)}`);
  return visitor;
}

/** A browser in which the demo administrator is signed in. */
export const demoAdmin = (product: TestProduct): Promise<Visitor> =>
  signIn(product.visitor(), 'admin@example.com', 'admin-demo-1');

interface Refused {
  readonly errors: readonly { readonly extensions?: Record<string, unknown> | undefined }[];
}

/** Code of the first error; undefined without one. */
export const codeOf = ({ errors }: Refused): unknown => errors[0]?.extensions?.['code'];

/**
 * Sends queries that must succeed.
 * @param of returns the caller; evaluated each time, because it exists only once the product runs
 */
export const queryAs =
  (of: () => Visitor) =>
  async <T>(query: string, variables: Record<string, unknown> = {}): Promise<T> => {
    const { data, errors } = await of().ask<T>(query, variables);
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return data;
  };
