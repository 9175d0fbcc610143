import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  type FieldNode,
  getArgumentValues,
  getNamedType,
  getNullableType,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { coercedVariables } from './coerced-variables.ts';
import { fragmentsOf } from './fragments.ts';

/** Highest cost of one request. */
export const maxQueryCost = 2_000;

const providerCost = 20;
const searchCost = 50;
/** Cost of a field that exports a whole list as a file: high, so that a request may contain only a few. */
const fileCost = 500;
/** A page of an admin list without a size. */
const adminPageCost = 20;

/**
 * Root fields that may call the provider, or list without a size, with what that costs in addition to the response.
 * `suggestions` is not included: it is called on every keystroke, by many people with one IP address, and the few lists
 * that it reads have their own limit.
 */
const rootCosts: Readonly<Record<string, number>> = {
  acceptBookingPrice: providerCost,
  adminAuditLog: adminPageCost,
  adminBookings: adminPageCost,
  adminDashboard: adminPageCost,
  adminHotels: adminPageCost,
  adminMessages: adminPageCost,
  adminOutbox: adminPageCost,
  adminReviews: adminPageCost,
  adminUsers: adminPageCost,
  booking: providerCost,
  // Two calls of the provider.
  cheaperDates: 2 * providerCost,
  cities: providerCost,
  confirmBooking: providerCost,
  countries: providerCost,
  createBooking: providerCost,
  // One list of a city.
  findHotels: providerCost,
  // Up to three lists of cities, counted as two calls: lists of popular countries are read in advance.
  findPlaces: 2 * providerCost,
  findRegions: 2 * providerCost,
  // The list of a city and one search.
  checkedDay: 2 * providerCost,
  hotel: providerCost,
  // A whole city, from columns in memory.
  hotelPins: 5 * searchCost,
  // Details and prices of a hundred hotels: three calls.
  hotelPinsById: 3 * providerCost + 100,
  hotelSearch: searchCost,
  hotelThumbnails: providerCost + 50,
  // Details and offers of a hundred hotels: three calls.
  hotels: 3 * providerCost + 100,
  // The cities of one country.
  knownCities: providerCost,
  // Most requests end after two provider calls; ten is the maximum.
  nearestDates: 4 * providerCost,
  recheckBooking: providerCost,
  retryHotelSearch: searchCost,
  // The hotels of a reply and their prices: two calls.
  sendChatMessage: 2 * providerCost,
};

type AnyField = GraphQLField<unknown, unknown>;

/** Arguments by which a field states the length of its list. */
const sizes = z.object({
  limit: z.number().optional(),
  page: z.object({ pageSize: z.number() }).nullish(),
});

/** Fields reduced to their size arguments, because the other ones, such as criteria, are expensive to read. */
const sizedFields = new WeakMap<AnyField, AnyField>();

function sizedField(field: AnyField): AnyField {
  const known = sizedFields.get(field);
  if (known) return known;
  const sized = { ...field, args: field.args.filter(({ name }) => name in sizes.shape) };
  sizedFields.set(field, sized);
  return sized;
}

/** Adds the names of the variables in the size arguments of a field. */
function collectSizes(node: FieldNode, names: Set<string>): void {
  for (const argument of node.arguments ?? [])
    if (argument.name.value in sizes.shape)
      visit(argument.value, { Variable: ({ name }) => void names.add(name.value) });
}

/**
 * Number of items that the arguments request, at least 1; 1 when they do not say.
 * @param names receives the variables that the number depends on
 */
function sizeOf(
  field: AnyField,
  node: FieldNode,
  coerced: Readonly<Record<string, unknown>>,
  names: Set<string>,
): number {
  const sized = sizedField(field);
  if (sized.args.length === 0) return 1;
  collectSizes(node, names);
  const { data } = sizes.safeParse(getArgumentValues(sized, node, coerced));
  return Math.max(1, data?.limit ?? data?.page?.pageSize ?? 1);
}

interface KnownCosts {
  readonly schema: GraphQLSchema;
  /** Variables that change the cost. */
  readonly names: ReadonlySet<string>;
  /** Costs by the values of these variables. */
  readonly costs: Map<string, number>;
}

/** Maximum number of cached costs of one operation, which differ by the sizes of its lists. */
const MAX_COSTS = 200;

/** The costs of parsed operations; these are cached by their text. */
const knownCosts = new WeakMap<OperationDefinitionNode, KnownCosts>();

interface Measured {
  readonly document: Pick<DocumentNode, 'definitions'>;
  readonly operation: OperationDefinitionNode;
  /** As sent by the client. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * An upper bound for the cost of an operation: 1 per object, a list times its requested size, and more for root fields
 * that call the provider and for files. The size of a page counts for the lists directly below it.
 * @param measured a validated document, so that its fragments contain no cycle and its size is within the limits
 * @returns 0 for variables that do not fit: the execution refuses them
 */
export function queryCost(schema: GraphQLSchema, measured: Measured): number {
  const { operation, variables } = measured;
  const coerced = coercedVariables(schema, operation, variables);
  if (!coerced) return 0;
  const keyFor = (names: ReadonlySet<string>): string =>
    JSON.stringify([...names].map((name) => coerced[name] ?? null));
  const known = knownCosts.get(operation);
  const found = known?.schema === schema ? known.costs.get(keyFor(known.names)) : undefined;
  if (found !== undefined) return found;
  const names = new Set<string>();
  const cost = computedCost(schema, measured, coerced, names);
  const costs = known?.schema === schema && known.costs.size < MAX_COSTS ? known.costs : new Map();
  knownCosts.set(operation, { schema, names, costs: costs.set(keyFor(names), cost) });
  return cost;
}

/** @param names receives those of the variables that change the cost */
function computedCost(
  schema: GraphQLSchema,
  { document, operation }: Measured,
  coerced: Readonly<Record<string, unknown>>,
  names: Set<string>,
): number {
  const root = schema.getRootType(operation.operation);
  if (!root) return 0;
  const fragments = fragmentsOf(document);

  const fieldCost = (parent: GraphQLNamedType, node: FieldNode, inherited: number): number => {
    const name = node.name.value;
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    if (!field || !node.selectionSet) return 0;
    const own = sizeOf(field, node, coerced, names);
    const isList = isListType(getNullableType(field.type));
    const times = isList ? Math.max(own, inherited) : 1;
    const inner = selectionCost(getNamedType(field.type), node.selectionSet, isList ? 1 : own);
    if (parent === root) return times * (1 + inner) + (rootCosts[name] ?? 0);
    return times * (1 + inner) + (getNamedType(field.type).name === 'TextFile' ? fileCost : 0);
  };

  const selectionCost = (
    parent: GraphQLNamedType,
    { selections }: SelectionSetNode,
    inherited: number,
  ): number =>
    selections.reduce((total, selection) => {
      if (selection.kind === Kind.FIELD) return total + fieldCost(parent, selection, inherited);
      const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      if (!part) return total;
      const named = part.typeCondition ? schema.getType(part.typeCondition.name.value) : parent;
      return total + (isCompositeType(named) ? selectionCost(named, part.selectionSet, inherited) : 0);
    }, 0);

  return selectionCost(root, operation.selectionSet, 1);
}

/** @throws GraphQLError QUERY_TOO_COMPLEX for an operation that would cost too much */
export function refuseCost(schema: GraphQLSchema, measured: Measured): void {
  if (queryCost(schema, measured) <= maxQueryCost) return;
  throw new GraphQLError(`The query costs too much (at most ${maxQueryCost}).`, {
    extensions: { code: 'QUERY_TOO_COMPLEX', http: { status: 400 } },
  });
}

/** Refuses an operation that would cost too much, before any of it is executed. */
export const queryCostPlugin = (schema: GraphQLSchema): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    async didResolveOperation({ document, operation, request }) {
      if (operation) refuseCost(schema, { document, operation, variables: request.variables ?? {} });
    },
  }),
});
