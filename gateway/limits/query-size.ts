import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { fragmentsOf, rootFieldsOf } from './fragments.ts';

/** Limits of one document. Tokens are limited by the parser. */
export const querySizeLimits = {
  tokens: 2000,
  depth: 10,
  /** The introspection query of common tools is deeper than any of our own documents. */
  introspectionDepth: 15,
  fields: 400,
  aliases: 30,
  directives: 30,
  rootFields: 10,
  operations: 5,
  /** Fragments of a document, including unused ones: validation compares each with each. */
  fragments: 60,
  /** Fields with a name that is already in their selection: validation compares each with each. */
  repeats: 30,
} as const;

/** Size of a selection. Sums stop at a number above every limit. */
export interface QuerySize {
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
  readonly directives: number;
}

const nothing: QuerySize = { depth: 0, fields: 0, aliases: 0, directives: 0 };
const ceiling = 1_000_000;
const sum = (a: number, b: number): number => Math.min(a + b, ceiling);

const beside = (a: QuerySize, b: QuerySize): QuerySize => ({
  depth: Math.max(a.depth, b.depth),
  fields: sum(a.fields, b.fields),
  aliases: sum(a.aliases, b.aliases),
  directives: sum(a.directives, b.directives),
});

/**
 * Measures selections. A fragment is measured once and remembered; a cycle counts nothing (another rule refuses it).
 */
function measurer(document: DocumentNode): (selection: SelectionSetNode) => QuerySize {
  const fragments = fragmentsOf(document);
  const measured = new Map<string, QuerySize>();

  const measureFragment = (name: string): QuerySize => {
    const known = measured.get(name);
    if (known) return known;
    measured.set(name, nothing);
    const fragment = fragments.get(name);
    const size = fragment ? measure(fragment.selectionSet) : nothing;
    measured.set(name, size);
    return size;
  };

  const measure = ({ selections }: SelectionSetNode): QuerySize =>
    selections.reduce<QuerySize>((total, selection) => {
      const own = { ...nothing, directives: selection.directives?.length ?? 0 };
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        return beside(total, beside(own, measureFragment(selection.name.value)));
      }
      if (selection.kind === Kind.INLINE_FRAGMENT)
        return beside(total, beside(own, measure(selection.selectionSet)));
      const inner = selection.selectionSet ? measure(selection.selectionSet) : nothing;
      return beside(total, {
        depth: inner.depth + 1,
        fields: sum(inner.fields, 1),
        aliases: sum(inner.aliases, selection.alias ? 1 : 0),
        directives: sum(inner.directives, own.directives),
      });
    }, nothing);

  return measure;
}

/** Size of an operation with its fragments. */
export const measureOperation = (
  document: DocumentNode,
  { selectionSet }: Pick<OperationDefinitionNode, 'selectionSet'>,
): QuerySize => measurer(document)(selectionSet);

const isIntrospection = (selection: SelectionSetNode): boolean =>
  selection.selections.every((node) => node.kind === Kind.FIELD && node.name.value.startsWith('__'));

/**
 * Number of fields whose response name is already in their selection, in the whole document with its unused fragments.
 */
export function repeatedFields({ definitions }: DocumentNode): number {
  let repeats = 0;
  const count = (selectionSet: SelectionSetNode, names: Set<string>): void => {
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) continue;
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        count(selection.selectionSet, names);
        continue;
      }
      const name = (selection.alias ?? selection.name).value;
      if (names.has(name)) repeats += 1;
      names.add(name);
      if (selection.selectionSet) count(selection.selectionSet, new Set());
    }
  };
  for (const definition of definitions) {
    if ('selectionSet' in definition) count(definition.selectionSet, new Set());
  }
  return repeats;
}

/**
 * Validation rule: refuses documents larger than any valid one before other rules look at their selections, because
 * some rules take time that grows with the square of the size. Errors have the code QUERY_TOO_COMPLEX.
 */
export function querySizeRule(context: ValidationContext): ASTVisitor {
  let isTooLarge = false;
  const refuse = (what: string, limit: number): void => {
    isTooLarge = true;
    context.reportError(
      new GraphQLError(`The query has too many or too deep ${what} (at most ${limit}).`, {
        extensions: { code: 'QUERY_TOO_COMPLEX' },
      }),
    );
  };
  return {
    Document(document) {
      const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
      if (fragments.length > querySizeLimits.fragments) refuse('fragments', querySizeLimits.fragments);
      if (repeatedFields(document) > querySizeLimits.repeats) {
        refuse('repeated fields', querySizeLimits.repeats);
      }
      const measure = measurer(document);
      const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
      if (operations.length > querySizeLimits.operations) refuse('operations', querySizeLimits.operations);
      for (const operation of operations) {
        const { selectionSet } = operation;
        const size = measure(selectionSet);
        const depth = isIntrospection(selectionSet)
          ? querySizeLimits.introspectionDepth
          : querySizeLimits.depth;
        if (size.depth > depth) refuse('levels', depth);
        if (size.fields > querySizeLimits.fields) refuse('fields', querySizeLimits.fields);
        if (size.aliases > querySizeLimits.aliases) refuse('aliases', querySizeLimits.aliases);
        if (size.directives > querySizeLimits.directives) refuse('directives', querySizeLimits.directives);
        if (rootFieldsOf(operation, document).length > querySizeLimits.rootFields) {
          refuse('root fields', querySizeLimits.rootFields);
        }
      }
      // Returning null skips the node for all rules.
      return isTooLarge ? null : undefined;
    },
  };
}
