import { type DocumentNode, Kind, parse } from 'graphql';

/** What an editor holds, read at once. */
interface CurrentOperation {
  readonly documentAST: DocumentNode;
  readonly operationName: string | null;
}

/**
 * The operation that runs. The editor reads a document a moment after it has changed: right after another tab was opened it still
 * names the operation of the one before.
 * @returns null for a text that is no document, which the gateway explains
 */
export function currentOperation(query: string, wanted: string | null): CurrentOperation | null {
  try {
    const documentAST = parse(query);
    const names = documentAST.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? [definition.name?.value ?? null] : [],
    );
    const [only = null] = names;
    return { documentAST, operationName: names.length === 1 ? only : wanted };
  } catch {
    return null;
  }
}
