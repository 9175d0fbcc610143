import { describe, expect, it } from 'vitest';
import { addressLine } from './address.ts';
import { readMap, readPoint, readStars } from './content-mapper.ts';
import { quoteFares, withFareLiteral } from './fare-literal.ts';
import { readDayFirst, toTiers } from './policy-mapper.ts';
import { readDay } from './reservation-mapper.ts';
import { distinct, feeWords, plainText } from './text.ts';

describe('star ratings', () => {
  it.each([
    ['All', 5],
    ['FiveStar', 5],
    ['FourStar', 4],
    ['ThreeStar', 3],
    ['TwoStar', 2],
    ['OneStar', 1],
    ['Unrated', 1],
    [4, 4],
    ['3', 3],
    [4.5, 4],
    [0, 1],
    [9, 1],
    ['', null],
    [null, null],
    [undefined, null],
  ])('of %j are read as %j', (rating, stars) => {
    expect(readStars(rating)).toBe(stars);
  });
});

describe('the coordinates of a hotel', () => {
  it.each([
    ['24.08|32.88', { latitude: 24.08, longitude: 32.88 }],
    [' -33.9 | 18.4 ', { latitude: -33.9, longitude: 18.4 }],
    ['0|0', null],
    ['|', null],
    ['', null],
    ['12.5|', null],
    ['95|10', null],
    ['north|east', null],
  ])('are read from %j', (map, point) => {
    expect(readMap(map)).toEqual(point);
  });
  it('need both numbers', () => expect(readPoint(12, null)).toBeNull());
});

describe('an address in one line', () => {
  it.each([
    ['Piazza San Giovanni 169Rome 35699, Rome, 35699, Italy', 'Piazza San Giovanni 169, Rome, 35699, Italy'],
    ['Via Appia NuovaRome 35699, Rome, 35699, Italy', 'Via Appia Nuova, Rome, 35699, Italy'],
    ['Via Appia 3 Rome 35699, 35699, Rome', 'Via Appia 3, 35699, Rome'],
    ['35699 Rome, Rome, 35699, Italy', 'Rome, 35699, Italy'],
    ['5 Avenue, New York, New York, USA', '5 Avenue, New York, New York, USA'],
    ['Rue Jerome 35699, Rome, 1, Italy', 'Rue Jerome 35699, Rome, 1, Italy'],
    ['1 Rome Street, Rome, 35699', '1 Rome Street, Rome, 35699'],
    ['Via Roma 1', 'Via Roma 1'],
    ['', ''],
    ['Rome, Rome', 'Rome'],
    ['Rome, rome, 00185, Italy', 'rome, 00185, Italy'],
    ['Rome Street 1, Rome', 'Rome Street 1, Rome'],
  ])('of %j is %j', (sent, said) => expect(addressLine(sent)).toBe(said));
});

describe('text of the provider', () => {
  it.each([
    ['<p>One &amp; two</p><p>Three</p>', 'One & two\n\nThree'],
    ['A<br/>B<br>C', 'A\nB\nC'],
    ['&lt;ul&gt;&lt;li&gt;Cash only&lt;/li&gt;&lt;li&gt;ID&lt;/li&gt;&lt;/ul&gt;', 'Cash only\nID'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['5 < 6 and 7 > 3', '5 < 6 and 7 > 3'],
    ['<script>alert(1)</script>Safe<style>p{}</style>', 'Safe'],
    ['Sea&nbsp;view   here \n\n\n\n x', 'Sea view here\n\nx'],
    ['Memberâ€™s price at the cafÃ©', 'Member’s price at the café'],
    ['Crème â la carte', 'Crème â la carte'],
    ['', ''],
  ])('becomes plain text: %j', (markup, text) => {
    expect(plainText(markup)).toBe(text);
  });
  it('has readable fee names instead of identifiers, and is unchanged otherwise', () => {
    expect(['mandatory_tax', 'Deposit Fee  per stay ', 'city_TAX'].map(feeWords)).toEqual([
      'Mandatory tax',
      'Deposit Fee per stay',
      'city_TAX',
    ]);
  });
  it('is listed without duplicates, whatever their case', () => {
    expect(distinct(['Free WiFi', 'Pool', 'free wifi', ''])).toEqual(['Free WiFi', 'Pool']);
  });
});

describe('dates of the provider', () => {
  it.each([
    ['01-05-2031 00:00:00', '2031-05-01T00:00'],
    ['31-12-2030 18:30:59', '2030-12-31T18:30'],
    ['05-11-2030', '2030-11-05T00:00'],
    ['31-02-2031 00:00:00', null],
    ['2031-05-01', null],
  ])('are read day first: %s', (text, moment) => expect(readDayFirst(text)).toBe(moment));
  it.each([
    ['2031-05-02T00:00:00', '2031-05-02'],
    ['2031-05-02', '2031-05-02'],
    ['10-Nov-2030', '2030-11-10'],
    ['10-Foo-2030', null],
    ['', null],
  ])('are read as days: %s', (text, day) => expect(readDay(text)).toBe(day));
});

describe('cancellation tiers', () => {
  const tier = (FromDate: string, ChargeType: string, CancellationCharge: string, Index = '') => ({
    FromDate,
    ChargeType,
    CancellationCharge,
    Index,
  });
  const ils = (amountMinor: number) => ({ kind: 'fixed', amount: { amountMinor, currency: 'ILS' } });

  it('are sorted, with exact amounts, and unknown charges stay unknown', () => {
    expect(
      toTiers(
        [
          tier('12-05-2031 00:00:00', 'Percentage', '100'),
          tier('01-05-2031 00:00:00', 'Fixed', '0'),
          tier('10-05-2031 00:00:00', 'fixed', '241.3684211735'),
          tier('11-05-2031 00:00:00', 'Nights', '1'),
        ],
        'ILS',
      ),
    ).toEqual([
      { from: '2031-05-01T00:00', charge: ils(0) },
      { from: '2031-05-10T00:00', charge: ils(24_137) },
      { from: '2031-05-11T00:00', charge: { kind: 'unknown' } },
      { from: '2031-05-12T00:00', charge: { kind: 'percentage', percent: 100 } },
    ]);
  });

  it.each([
    [tier('soon', 'Fixed', '0'), '0001-01-01T00:00'],
    [tier('01-05-2031 00:00:00', 'Fixed', '-5'), '2031-05-01T00:00'],
    [tier('01-05-2031 00:00:00', 'Percentage', '120'), '2031-05-01T00:00'],
    [tier('01-05-2031 00:00:00', 'Percentage', ''), '2031-05-01T00:00'],
  ])('that cannot be read become an unknown charge: %j', (policy, from) => {
    expect(toTiers([policy], 'ILS')).toEqual([{ from, charge: { kind: 'unknown' } }]);
  });

  it('add up the charges of different rooms', () => {
    expect(
      toTiers(
        [
          tier('01-05-2031', 'Fixed', '0', '1'),
          tier('01-05-2031', 'Fixed', '0', '2'),
          tier('05-05-2031', 'Fixed', '100', '1'),
          tier('07-05-2031', 'Fixed', '50', '2'),
          tier('09-05-2031', 'Percentage', '100', '1'),
        ],
        'ILS',
      ),
    ).toEqual([
      { from: '2031-05-01T00:00', charge: ils(0) },
      { from: '2031-05-05T00:00', charge: ils(10_000) },
      { from: '2031-05-07T00:00', charge: ils(15_000) },
      { from: '2031-05-09T00:00', charge: { kind: 'unknown' } },
    ]);
  });
});

describe('the fare as a literal', () => {
  it('is unchanged by parsing, and so is text that looks like a fare', () => {
    const text = '{"TotalFare" : 215.10,"Note":"\\"TotalFare\\":1.50","Rooms":[{"TotalFare":1e3}]}';
    expect(JSON.parse(quoteFares(text))).toEqual({
      TotalFare: '215.10',
      Note: '"TotalFare":1.50',
      Rooms: [{ TotalFare: '1e3' }],
    });
  });
  it('is sent as a number', () => {
    expect(withFareLiteral({ Name: 'A "quoted" guest' }, '215.10')).toBe(
      '{"Name":"A \\"quoted\\" guest","TotalFare":215.10}',
    );
  });
  it.each(['1,5', '', '1}', '0123', 'NaN'])('is refused when it is %j', (literal) => {
    expect(() => withFareLiteral({}, literal)).toThrow(RangeError);
  });
});
