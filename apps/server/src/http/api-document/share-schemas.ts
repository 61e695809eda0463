import {
  answerName,
  bodyName,
  operationsIn,
  type Content,
  type Document,
  type Reference,
  type Schema,
} from './document.ts';
import { extendSchemas } from './extend-schemas.ts';
import { sayNullInTypes } from './or-null.ts';
import { isNameable, schemasIn, type SchemaUse } from './schemas-in.ts';
import { isWorthName } from './share-alike.ts';

interface Shared {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly responses: Readonly<Record<string, Content>>;
  readonly requestBodies: Readonly<Record<string, Content>>;
}

/**
 * Names schemas that stand in several places, word for word, once, by where they first occur:
 * 'GetSettingsAnswer', 'ListHoldsAnswerReservas'. Adds them to those that have names.
 */
export function shareSchemas(
  document: Pick<Document, 'paths'>,
  parts: Shared,
): Record<string, Schema> {
  const uses = [...schemasOfCalls(document, parts)];
  const schemas = extendSchemas([...uses, ...usesOf(parts.schemas)], parts.schemas);
  const named = Object.entries(schemas);
  const within = named.flatMap(([name, schema]) => [...schemasIn(schema, name)]);
  const names = new Map(named.map(([name, schema]) => [JSON.stringify(schema), name]));
  const times = countSchemas([...uses, ...within], names);
  const shared: Record<string, Schema> = { ...schemas };
  const share = ({ name, schema, put }: SchemaUse) => {
    const text = JSON.stringify(schema);
    const known = names.get(text);
    const isShared =
      known !== undefined ||
      (!(name in shared) && isNameable(schema) && isWorthName(text.length, times.get(text) ?? 0));
    if (isShared) put({ $ref: `#/components/schemas/${known ?? name}` });
    if (known !== undefined) return;
    if (isShared) {
      names.set(text, name);
      shared[name] = schema;
    }
    for (const part of schemasIn(schema, name)) share(part);
  };
  for (const use of [...uses, ...within]) share(use);
  for (const schema of Object.values(shared)) sayNullInTypes(schema);
  for (const { schema } of schemasOfCalls(document, parts)) sayNullInTypes(schema);
  return shared;
}

function usesOf(schemas: Readonly<Record<string, Schema>>): SchemaUse[] {
  return Object.entries(schemas).map(([name, schema]) => ({ name, schema, put: () => {} }));
}

/** Number of places of each schema: those within another are counted where it first stands. */
function countSchemas(
  uses: readonly SchemaUse[],
  names: ReadonlyMap<string, string>,
): Map<string, number> {
  const times = new Map<string, number>();
  const count = ({ schema }: SchemaUse) => {
    const text = JSON.stringify(schema);
    const before = times.get(text) ?? 0;
    times.set(text, before + 1);
    if (before > 0 || names.has(text)) return;
    for (const part of schemasIn(schema, '')) count(part);
  };
  for (const use of uses) count(use);
  return times;
}

function* schemasOfCalls(
  document: Pick<Document, 'paths'>,
  { responses, requestBodies }: Omit<Shared, 'schemas'>,
): Generator<SchemaUse> {
  for (const { operationId, requestBody, responses: answers } of operationsIn(document)) {
    if (requestBody) yield* schemasOf(requestBody, bodyName(operationId));
    for (const [status, answer] of Object.entries(answers)) {
      yield* schemasOf(answer, answerName(operationId, status));
    }
  }
  for (const shared of [responses, requestBodies]) {
    for (const [name, part] of Object.entries(shared)) yield* schemasOf(part, name);
  }
}

function* schemasOf(part: Content | Reference, name: string): Generator<SchemaUse> {
  if (!('content' in part)) return;
  for (const media of Object.values(part.content)) {
    if (media.schema) yield { name, schema: media.schema, put: (it) => (media.schema = it) };
  }
}
