import { ADMIN, openPlatform, SERVICE } from './platform-under-test.ts';
import type { Answer, PlatformUnderTest, Store } from './platform-under-test.ts';

const hotel = {
  name: 'House',
  city: 'Haifa',
  country: 'Israel',
  location: 'Street 1',
  price_per_night: 115.5,
  base_price_per_night: 100,
  markup_type: 'percentage',
  markup_value: 15,
  amenities: ['WiFi', 'Pool'],
  rating: 4,
};
const others = [
  { name: 'Tower', city: 'Tel Aviv', price_per_night: 20, rating: 5, amenities: ['Spa'] },
  { name: 'No price', price_per_night: 0, rating: null },
];

export const stay = {
  check_in_date: '2027-03-01',
  check_out_date: '2027-03-04',
  guests: 2,
  room_type: 'Standard Room',
};

/** A platform with two members, an administrator, three hotels and one draft of the first member. */
export interface Scene {
  readonly platform: PlatformUnderTest;
  /** Options of a call as this user; a visitor has no token. */
  who(name: string): { token: string | undefined };
  /** Ids of the hotels House, Tower and No price. */
  readonly hotels: readonly string[];
  /** Id of the member's draft. */
  readonly own: string;
  find(q: unknown, query?: Record<string, string>, as?: string): Promise<Answer>;
}

export const names = (answer: Answer): string[] => answer.body.map((record: { name: string }) => record.name);

export async function openScene(
  store: Store,
  options: Parameters<typeof openPlatform>[1] = {},
): Promise<Scene> {
  const platform = await openPlatform(store, options);
  const tokens: Record<string, string | undefined> = {
    service: SERVICE,
    member: (await platform.register('member@example.com', 'Dana')).token,
    other: (await platform.register('other@example.com')).token,
    admin: await platform.signIn(ADMIN.email, ADMIN.password),
  };
  const who = (name: string) => ({ token: tokens[name] });
  const hotels: string[] = [];
  for (const extra of [{}, ...others]) {
    const body = { ...hotel, ...extra };
    hotels.push((await platform.call('POST', '/entities/Hotel', { ...who('admin'), body })).body.id);
  }
  const body = { ...stay, hotel_id: hotels[0] };
  const draft = await platform.call('POST', '/entities/Booking', { ...who('member'), body });
  return {
    platform,
    who,
    hotels,
    own: draft.body.id,
    find: (q, query = {}, as = 'admin') => platform.call('GET', '/entities/Hotel', { ...who(as), q, query }),
  };
}
