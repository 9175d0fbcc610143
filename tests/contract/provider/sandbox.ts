import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startProvider, type ProviderOptions } from '#backends/provider/main.ts';
import { searchBody, prebookBody } from './wire.ts';

export const credentials = `Basic ${Buffer.from('agency:secret').toString('base64')}`;

/** A fixed time, so that nothing depends on when the tests run. */
const startOfClock = Date.UTC(2031, 2, 10, 12);

export interface Sandbox {
  readonly url: string;
  readonly origin: string;
  readonly dataDir: string;
  /** Moves the clock of this sandbox. */
  advance(ms: number): void;
  raw(path: string, init?: RequestInit): Promise<Response>;
  get(path: string): Promise<unknown>;
  post(path: string, body: unknown): Promise<unknown>;
  text(path: string, body: unknown): Promise<string>;
  faults(order: unknown): Promise<void>;
  /** Ends the process and starts another one on the same folder. */
  restart(): Promise<void>;
  /** Ends the sandbox and removes its folder. */
  dispose(): Promise<void>;
}

/** Starts a real sandbox over HTTP on a free port, with its own folder and clock. */
export async function startSandbox(options: Partial<ProviderOptions> = {}): Promise<Sandbox> {
  const dataDir = await mkdtemp(join(tmpdir(), 'provider-'));
  let clock = startOfClock;
  const start = () =>
    startProvider({
      port: 0,
      host: '127.0.0.1',
      dataDir,
      username: 'agency',
      password: 'secret',
      now: () => clock,
      control: true,
      logger: pino({ level: 'silent' }),
      ...options,
    });
  let running = await start();
  const raw = (
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ) => fetch(`${running.url}/${path}`, { ...init, headers: { authorization: credentials, ...init.headers } });
  const send = (path: string, body: unknown) =>
    raw(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  return {
    get url() {
      return running.url;
    },
    get origin() {
      return new URL(running.url).origin;
    },
    dataDir,
    advance: (ms) => void (clock += ms),
    raw,
    get: async (path) => (await raw(path)).json(),
    post: async (path, body) => (await send(path, body)).json(),
    text: async (path, body) => (await send(path, body)).text(),
    async faults(order) {
      const response = await fetch(`${new URL(running.url).origin}/__sandbox/faults`, {
        method: 'POST',
        body: JSON.stringify(order),
        headers: { 'content-type': 'application/json' },
      });
      if (!response.ok) throw new Error(await response.text());
    },
    async restart() {
      await running.close();
      running = await start();
    },
    async dispose() {
      await running.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Codes of consecutive hotels. */
export const codes = (first: number, count: number): string =>
  Array.from({ length: count }, (_, index) => first + index).join(',');

/** A search for Tel Aviv's first hundred hotels for two adults, three nights. */
export const searchRequest = {
  CheckIn: '2031-05-04',
  CheckOut: '2031-05-07',
  HotelCodes: codes(1_000_000, 100),
  GuestNationality: 'IL',
  PaxRooms: [{ Adults: 2, Children: 0, ChildrenAges: [] }],
  ResponseTime: 18,
  IsDetailedResponse: true,
  Filters: { Refundable: false, NoOfRooms: 0, MealType: 'All' },
};

export async function searchAll(sandbox: Sandbox, changes: Record<string, unknown> = {}) {
  return searchBody.parse(await sandbox.post('Search', { ...searchRequest, ...changes })).HotelResult;
}

/** The cheapest offer of the first hotel found, confirmed by PreBook. */
export async function checkedRoom(sandbox: Sandbox, changes: Record<string, unknown> = {}) {
  const [hotel] = await searchAll(sandbox, changes);
  const code = hotel?.Rooms[0]?.BookingCode ?? '';
  const body = prebookBody.parse(await sandbox.post('PreBook', { BookingCode: code, PaymentMode: 'Limit' }));
  return body.HotelResult[0].Rooms[0];
}

const guest = (Title: string, FirstName: string, Type: string) => ({
  Title,
  FirstName,
  LastName: 'Sample',
  Type,
});
export const twoAdults = [{ CustomerNames: [guest('Mr', 'Adam', 'Adult'), guest('Ms', 'Bea', 'Adult')] }];

export function bookRequest(
  BookingCode: string,
  TotalFare: number,
  reference: string,
  CustomerDetails: unknown = twoAdults,
) {
  return {
    BookingCode,
    CustomerDetails,
    ClientReferenceId: reference,
    BookingReferenceId: reference,
    TotalFare,
    EmailId: 'desk@agency.example',
    PhoneNumber: '972500000000',
    BookingType: 'Voucher',
    PaymentMode: 'Limit',
  };
}
