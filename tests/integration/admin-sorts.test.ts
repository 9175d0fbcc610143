/** The orders of the administrators' lists: the platform knows the column of each. */
import { getNamedType, isEnumType } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSchema } from '#gateway/schema.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { demoAdmin, queryAs } from './support/callers.ts';

let product: TestProduct;
let admin: Visitor;
beforeAll(async () => {
  product = await startTestProduct();
  admin = await demoAdmin(product);
});
afterAll(() => product.stop());

const orders = Object.values(buildSchema().getQueryType()?.getFields() ?? {}).flatMap(({ name, args }) => {
  const sort = args.find((arg) => arg.name === 'sort');
  const type = sort && getNamedType(sort.type);
  return name.startsWith('admin') && isEnumType(type)
    ? type.getValues().map((value) => [name, value.name] as const)
    : [];
});

it.each(orders)('%s can be sorted by %s', async (list, order) => {
  const page = await queryAs(() => admin)<Record<string, { pageInfo: { page: number } }>>(
    `{ ${list}(sort: ${order}) { pageInfo { page } items { __typename } } }`,
  );
  expect(page[list]?.pageInfo.page).toBe(1);
});
