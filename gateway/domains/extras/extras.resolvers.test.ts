import { readdirSync, readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql } from 'graphql';
import { expect, it } from 'vitest';
import { ticketOptions } from '#shared/extras/extras-catalogue.ts';
import { scalarResolvers } from '#gateway/scalars.ts';
import { extrasResolvers } from './extras.resolvers.ts';

const folder = new URL('../../../schema/', import.meta.url);
const typeDefs = readdirSync(folder)
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));

it('extrasCatalogue returns the whole catalogue', async () => {
  const schema = makeExecutableSchema({ typeDefs, resolvers: [scalarResolvers, extrasResolvers] });
  const source = `{ extrasCatalogue {
    cars { id name seats pricePerDay { amount } } carAddons { id label price { amount } }
    insurance { id name pricePerGuest { amount } }
    attractions { id name description pricePerPerson { amount } image category }
  } }`;
  const { data, errors } = await graphql({ schema, source });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    extrasCatalogue: {
      cars: [{ pricePerDay: { amount: '99.00' } }, {}, {}],
      carAddons: [{}, {}, {}],
      insurance: { pricePerGuest: { amount: '34.00' } },
      attractions: ticketOptions.map(({ id, image, category }) => ({ id, image, category })),
    },
  });
});
