import { type DocumentNode, Kind, parse } from 'graphql';

/** The content of an editor, parsed now instead of after the editor's delay. */
interface CurrentOperation {
  readonly documentAST: DocumentNode;
  readonly operationName: string | null;
}

/**
 * The operation that runs. The editor parses a document a moment after it has changed: right after another tab was
 * opened it still names the operation of the previous one.
 * @returns null for a text that is not a document, which the gateway explains
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
