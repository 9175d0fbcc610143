import { type GraphQLSchema, isInputObjectType } from 'graphql';

/**
 * Lets the variables editor see defaults that are empty (`""`, `0`, `false`). It takes them for none, and marks fields that may
 * be left out as missing; as objects they count, and are printed as before.
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
