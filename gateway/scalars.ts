import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import type { Resolvers } from './generated/resolvers.ts';
import { decimalText } from './shared/pricing/rates.ts';

const refuse = (expected: string): never => {
  throw new GraphQLError(`Expected ${expected}.`, { extensions: { code: 'BAD_USER_INPUT' } });
};

/** True for an existing day of the Gregorian calendar as `yyyy-MM-dd`. Never uses a time zone. */
export function isPlainDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year || !month || !day) return false;
  const daysInMonth = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= daysInMonth;
}

const parsePlainDate = (value: unknown): string =>
  typeof value === 'string' && isPlainDate(value) ? value : refuse('a day as yyyy-MM-dd');

const parseDateTime = (value: unknown): string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))
    ? new Date(value).toISOString()
    : refuse('a moment as ISO 8601');

/** Scalars of the schema, and the type that every domain uses. */
export const scalarResolvers = {
  PlainDate: new GraphQLScalarType<string, string>({
    name: 'PlainDate',
    parseValue: parsePlainDate,
    parseLiteral: (node) => parsePlainDate(node.kind === Kind.STRING ? node.value : null),
    serialize: parsePlainDate,
  }),
  DateTime: new GraphQLScalarType<string, string>({
    name: 'DateTime',
    parseValue: parseDateTime,
    parseLiteral: (node) => parseDateTime(node.kind === Kind.STRING ? node.value : null),
    serialize: parseDateTime,
  }),
  Money: { amount: (money) => decimalText(money) },
} satisfies Pick<Resolvers, 'PlainDate' | 'DateTime' | 'Money'>;
