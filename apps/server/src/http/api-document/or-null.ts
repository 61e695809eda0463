import type { Schema } from './document.ts';
import { schemaOrNull, schemasIn } from './schemas-in.ts';

/** Turns null as one of two schemas into one of two types. Neither a reference nor a constant has room for it. */
export function sayNullInType(schema: Schema): void {
  const alone = schemaOrNull(schema);
  if (!alone?.type || 'const' in alone) return;
  delete schema.anyOf;
  Object.assign(schema, alone, { type: [alone.type, 'null'] });
  if (alone.enum) schema.enum = [...alone.enum, null];
}

/** Says null in the types of a schema and of those within it. */
export function sayNullInTypes(schema: Schema): void {
  sayNullInType(schema);
  for (const within of schemasIn(schema, '')) sayNullInTypes(within.schema);
}
