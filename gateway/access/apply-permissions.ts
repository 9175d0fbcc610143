import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import type { AccessDecision } from './permissions.ts';

/**
 * A rule of any type's field. A method, for its looser type check: the table has proven that each rule fits its type's
 * parent.
 */
interface AnyRule {
  check(context: Context, parent: unknown): AccessDecision;
}

/** Rules by type and field. */
export type RuleTable = Readonly<Record<string, Readonly<Record<string, AnyRule['check']>>>>;

type Resolver = GraphQLFieldResolver<unknown, Context>;

const guarded =
  (rule: AnyRule['check'], resolve: Resolver): Resolver =>
  (parent, args, context, info) => {
    const decision = rule(context, parent);
    if (decision === 'AUTH_REQUIRED' && context.isViewerUnknown) throw new AppError('PLATFORM_UNAVAILABLE');
    if (decision !== 'allow') throw new AppError(decision);
    return context.isViewerUnknown
      ? withoutDenial(() => resolve(parent, args, context, info))
      : resolve(parent, args, context, info);
  };

/**
 * Replaces NOT_FOUND by PLATFORM_UNAVAILABLE for a caller whose session could not be checked: the record may exist and
 * be theirs.
 */
async function withoutDenial(resolve: () => unknown): Promise<unknown> {
  try {
    return await resolve();
  } catch (cause) {
    const isDenial = cause instanceof AppError && cause.code === 'NOT_FOUND';
    throw isDenial ? new AppError('PLATFORM_UNAVAILABLE', {}, { cause }) : cause;
  }
}

/**
 * Wraps every field of the types in the table with its rule, once, when the schema is built. A rule that throws is an
 * internal error, never a silent refusal.
 * @throws Error at start when a field of such a type, or any root field, has no rule
 */
export function applyPermissions(schema: GraphQLSchema, table: RuleTable): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    if (root && !table[root.name]) throw new Error(`No permissions for the root type ${root.name}`);
  }
  for (const [typeName, rules] of Object.entries(table)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type))
      throw new Error(`The table of permissions names ${typeName}, which is not an object type`);
    for (const field of Object.values(type.getFields())) {
      const rule = rules[field.name];
      if (!rule) throw new Error(`No permission for ${typeName}.${field.name}`);
      if (type === schema.getSubscriptionType()) {
        field.subscribe = guarded(rule, field.subscribe ?? defaultFieldResolver);
      } else {
        field.resolve = guarded(rule, field.resolve ?? defaultFieldResolver);
      }
    }
  }
  return schema;
}
