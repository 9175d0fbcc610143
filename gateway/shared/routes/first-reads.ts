/** A read that a page sends before its application is loaded, as the body of its request. */
export interface FirstRead {
  readonly operationName: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A sent read. `response` resolves with null when there was none. */
export interface SentRead {
  readonly variables: FirstRead['variables'];
  /** Time by the device's clock. */
  readonly sentAt: number;
  /** The last end of a session on this device when it was sent; empty without one. */
  readonly sessionEnd: string;
  readonly response: Promise<unknown>;
}

/** Property of the window with the sent reads by name of the operation. */
export const firstReadsName = 'soleraFirstReads';

/** Property of the window with a promise that the first frame has been filled from the responses, or will not be. */
export const firstFillName = 'soleraFirstFill';

/** Key of the device's storage whose value changes whenever a session is ended on purpose in any tab. */
export const sessionEndKey = 'solera.sessionEnd';
