import {
  type DocumentNode,
  type FieldNode,
  type GraphQLFieldConfig,
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLScalarType,
  GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { fragmentsOf } from '#gateway/limits/fragments.ts';

/**
 * Lists whose entries give the same result in every request, and objects that do, by type and field. The fields of such
 * an object depend on nothing but the object, their arguments and data that never changes; one that is read from
 * another source is a promise.
 */
export type PreparedParts = Readonly<Record<string, readonly string[]>>;

export const preparedParts: PreparedParts = {
  HotelSearchResult: ['hotels', 'facets'],
  HeldHotels: ['hotels'],
  HotelPinList: ['facets'],
  // The same at every position of the price slider.
  SearchFacets: ['prices'],
};

/** A prepared part of a document. */
interface PartPlace {
  /** Names in the result, from its root to the part. */
  readonly path: readonly string[];
  readonly node: FieldNode;
  readonly entry: GraphQLObjectType;
}

/** A document whose prepared parts are executed separately: lists entry by entry, an object as the only entry. */
export interface SplitDocument {
  /** The document without the selections on the entries; its result contains the entries as resolvers return them. */
  readonly rest: DocumentNode;
  readonly restSchema: GraphQLSchema;
  readonly parts: readonly SplitPart[];
}

interface SplitPart {
  readonly path: readonly string[];
  /** A query for the fields of one entry, whose root value is the entry. */
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly schema: GraphQLSchema;
  /** Variables that it uses. */
  readonly variables: readonly string[];
}

/** Names of the variables in a part of a document, those of its fragments included. */
function variablesIn(part: SelectionSetNode, document: DocumentNode): ReadonlySet<string> {
  const fragments = fragmentsOf(document);
  const names = new Set<string>();
  const read = new Set<string>();
  const collect = (node: SelectionSetNode): void =>
    void visit(node, {
      Variable: ({ name }) => void names.add(name.value),
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (!fragment || read.has(name.value)) return;
        read.add(name.value);
        collect(fragment.selectionSet);
      },
    });
  collect(part);
  return names;
}

/** The prepared parts of an operation; null when one of them is in a list, or selected twice. */
function placesIn(
  schema: GraphQLSchema,
  { document, operation }: { readonly document: DocumentNode; readonly operation: OperationDefinitionNode },
  prepared: PreparedParts,
): readonly PartPlace[] | null {
  const fragments = fragmentsOf(document);
  const places: PartPlace[] = [];
  let isPlain = true;
  const read = (
    type: GraphQLNamedType | undefined,
    { selections }: SelectionSetNode,
    path: readonly string[] | null,
  ): void => {
    for (const selection of selections) {
      if (selection.kind !== Kind.FIELD) {
        const part =
          selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
        const name = part?.typeCondition?.name.value;
        if (part) read(name === undefined ? type : schema.getType(name), part.selectionSet, path);
        continue;
      }
      const field = isObjectType(type) ? type.getFields()[selection.name.value] : undefined;
      if (!field || !selection.selectionSet) continue;
      const own = path && [...path, (selection.alias ?? selection.name).value];
      const inner = getNamedType(field.type);
      if (!(isObjectType(type) && prepared[type.name]?.includes(field.name))) {
        read(inner, selection.selectionSet, isListType(getNullableType(field.type)) ? null : own);
        continue;
      }
      const isKnown = places.some((place) => place.node === selection || place.path.join() === own?.join());
      if (own && isObjectType(inner) && !isKnown) places.push({ path: own, node: selection, entry: inner });
      else isPlain = false;
    }
  };
  read(schema.getQueryType() ?? undefined, operation.selectionSet, []);
  return isPlain ? places : null;
}

/** The same type with another innermost type: lists and non-null types stay. */
function withNamed(type: GraphQLOutputType, named: GraphQLObjectType | GraphQLScalarType): GraphQLOutputType {
  if (isNonNullType(type)) return new GraphQLNonNull(withNamed(type.ofType, named));
  return isListType(type) ? new GraphQLList(withNamed(type.ofType, named)) : named;
}

/** Stands for the type of the entries: returns them as they are. */
const anyEntry = new GraphQLScalarType({ name: 'PreparedEntry', serialize: (entry) => entry });

/** A schema with another root, and the types of all variables. */
const schemaOf = (schema: GraphQLSchema, query: GraphQLObjectType | null | undefined): GraphQLSchema =>
  new GraphQLSchema({
    query,
    types: Object.values(schema.getTypeMap()).filter(isInputType),
    assumeValid: true,
  });

/** The queries of a schema, where the entries of prepared parts have no fields. */
function schemaOfRest(schema: GraphQLSchema, prepared: PreparedParts): GraphQLSchema {
  const objects = Object.values(schema.getTypeMap()).filter(isObjectType);
  const changed = new Map<string, GraphQLObjectType>();
  const changedType = (type: GraphQLObjectType, name: string, { type: own }: { type: GraphQLOutputType }) =>
    prepared[type.name]?.includes(name) ? anyEntry : changed.get(getNamedType(own).name);
  const copy = (type: GraphQLObjectType): GraphQLObjectType => {
    const config = type.toConfig();
    const fields = () =>
      Object.fromEntries(
        Object.entries(config.fields).map(([name, field]): [string, GraphQLFieldConfig<unknown, unknown>] => {
          const other = changedType(type, name, field);
          return [name, other ? { ...field, type: withNamed(field.type, other) } : field];
        }),
      );
    return new GraphQLObjectType({ ...config, fields });
  };
  // Also copies the types from which such a part can be reached; repeated until no more are found.
  for (let before = -1; before < changed.size;) {
    before = changed.size;
    for (const type of objects)
      if (
        !changed.has(type.name) &&
        Object.entries(type.getFields()).some(([name, field]) => changedType(type, name, field))
      )
        changed.set(type.name, copy(type));
  }
  const query = schema.getQueryType();
  return schemaOf(schema, (query && changed.get(query.name)) ?? query);
}

/**
 * Splits a document with one query.
 * @returns null when it has no prepared part, or one whose entries cannot be executed separately
 * @throws Error when the schema without these entries cannot be built
 */
export function splitDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  prepared = preparedParts,
): SplitDocument | null {
  const places = placesIn(schema, { document, operation }, prepared);
  if (!places || places.length === 0) return null;
  const isEntry = new Set(places.map(({ node }) => node));
  const rest: DocumentNode = visit(document, {
    Field: (node) => (isEntry.has(node) ? { ...node, selectionSet: undefined } : undefined),
  });
  const fragments = [...fragmentsOf(document).values()];
  return {
    rest,
    restSchema: schemaOfRest(schema, prepared),
    parts: places.map(({ path, node, entry }) => {
      const selectionSet = node.selectionSet ?? { kind: Kind.SELECTION_SET, selections: [] };
      const names = variablesIn(selectionSet, document);
      const variableDefinitions = (operation.variableDefinitions ?? []).filter(({ variable }) =>
        names.has(variable.name.value),
      );
      const own = { ...operation, variableDefinitions, selectionSet };
      return {
        path,
        document: { kind: Kind.DOCUMENT, definitions: [own, ...fragments] },
        operation: own,
        schema: schemaOf(schema, entry),
        variables: variableDefinitions.map(({ variable }) => variable.name.value),
      };
    }),
  };
}
