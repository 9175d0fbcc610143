import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { z } from 'zod';
import { startProvider } from '#backends/provider/main.ts';

/** A search for two adults in one room. */
export interface SearchTarget {
  readonly cityCode: string;
  readonly checkIn: string;
  readonly checkOut: string;
}

/** A calendar day this many days from today, `yyyy-MM-dd`. */
export function daysAhead(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
}

const hotelList = z.object({ Hotels: z.array(z.object({ HotelCode: z.string() })) });
const offerList = z.object({
  HotelResult: z.array(z.object({ Rooms: z.array(z.object({ TotalFare: z.number() })) })).default([]),
});

/**
 * The peer: a client without cache or shared search, which reads the city's list and prices on every request,
 * as the first version of such a product does. Uses a sandbox of its own.
 */
export function plainSearch(target: SearchTarget): { run(): Promise<number>; close(): Promise<void> } {
  const dataDir = mkdtempSync(join(tmpdir(), 'solera-bench-'));
  const starting = startProvider({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    username: 'bench',
    password: 'bench',
    logger: pino({ level: 'silent' }),
  });
  const authorization = `Basic ${Buffer.from('bench:bench').toString('base64')}`;
  const call = async (path: string, body: object): Promise<unknown> => {
    const { url } = await starting;
    const answer = await fetch(`${url}/${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  return {
    async run() {
      const { Hotels } = hotelList.parse(
        await call('TBOHotelCodeList', { CityCode: target.cityCode, IsDetailedResponse: 'true' }),
      );
      const chunks = [0, 100, 200].map((start) =>
        Hotels.slice(start, start + 100).map(({ HotelCode }) => HotelCode),
      );
      const answers = await Promise.all(
        chunks.map((codes) =>
          call('Search', {
            CheckIn: target.checkIn,
            CheckOut: target.checkOut,
            HotelCodes: codes.join(','),
            GuestNationality: 'AE',
            PaxRooms: [{ Adults: 2, Children: 0, ChildrenAges: [] }],
            ResponseTime: 18,
            IsDetailedResponse: true,
          }),
        ),
      );
      const fares = answers.flatMap((answer) =>
        offerList
          .parse(answer)
          .HotelResult.map(({ Rooms }) => Math.min(...Rooms.map(({ TotalFare }) => TotalFare))),
      );
      return fares.toSorted((a, b) => a - b)[0] ?? 0;
    },
    async close() {
      await (await starting).close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
