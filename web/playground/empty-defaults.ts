import { type GraphQLSchema, isInputObjectType } from 'graphql';

/**
 * Lets the variables editor recognize empty defaults (`""`, `0`, `false`). It ignores them and marks optional fields as
 * missing; as objects they are recognized, and printed as in the schema.
 */
export function showEmptyDefaults(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const { defaultValue } = field;
      if (defaultValue === '' || defaultValue === 0 || defaultValue === false)
        field.defaultValue = Object(defaultValue);
    }
  }
}
