import {
  answerName,
  bodyName,
  capital,
  operationsIn,
  type Content,
  type Document,
  type Parameter,
  type Reference,
  type Schema,
} from './document.ts';
import { extendSchemas } from './extend-schemas.ts';
import { sayNullInTypes } from './or-null.ts';
import { isNameable, schemaOrNull, schemasIn, type SchemaUse } from './schemas-in.ts';
import { isWorthName } from './share-alike.ts';

interface SharedComponents {
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly responses: Readonly<Record<string, Content>>;
  readonly requestBodies: Readonly<Record<string, Content>>;
}

/**
 * Names schemas that stand in several places, word for word, once, by where they first occur:
 * 'GetSettingsAnswer', 'ListHoldsAnswer.Reservas'. Adds them to those that have names.
 */
export function shareSchemas(
  document: Pick<Document, 'paths'>,
  { schemas: known, ...parts }: SharedComponents,
): Record<string, Schema> {
  const usesIn = (schemas: Readonly<Record<string, Schema>>) => [
    ...schemasOfCalls(document, parts),
    ...Object.entries(schemas).flatMap(([name, schema]) => [...schemasIn(schema, name)]),
  ];
  const extended = extendSchemas(schemasOfCalls(document, parts), known);
  referByName(usesIn(extended), extended);
  const schemas = onlyUsed(extended, [document.paths, parts]);
  const shared = { ...schemas, ...nameAlike(usesIn(schemas), schemas) };
  for (const schema of Object.values(shared)) sayNullInTypes(schema);
  for (const { schema } of schemasOfCalls(document, parts)) sayNullInTypes(schema);
  return shared;
}

const referenceTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Refers to schemas that have names wherever they stand, word for word. */
function referByName(uses: readonly SchemaUse[], schemas: Readonly<Record<string, Schema>>): void {
  const names = new Map(Object.entries(schemas).map(([name, it]) => [JSON.stringify(it), name]));
  const refer = ({ name, schema, put }: SchemaUse) => {
    const known = names.get(JSON.stringify(schema));
    if (known !== undefined) put(referenceTo(known));
    else for (const part of schemasIn(schema, name)) refer(part);
  };
  for (const use of uses) refer(use);
}

/** Names schemas that stand in several places by the first of them, unless something else is called so. */
function nameAlike(
  uses: readonly SchemaUse[],
  taken: Readonly<Record<string, Schema>>,
): Record<string, Schema> {
  const times = countSchemas(uses);
  const named: Record<string, Schema> = {};
  const names = new Map<string, string>();
  const share = ({ name, schema, put }: SchemaUse) => {
    const text = JSON.stringify(schema);
    const known = names.get(text);
    if (known !== undefined) return put(referenceTo(known));
    const isFree = !(name in taken) && !(name in named);
    if (isFree && isNameable(schema) && isWorthName(text.length, times.get(text) ?? 0)) {
      put(referenceTo(name));
      names.set(text, name);
      named[name] = schema;
    }
    for (const part of schemasIn(schema, name)) share(part);
  };
  for (const use of uses) share(use);
  return named;
}

/**
 * The schemas that parts of the document refer to, directly or through others. The contract names some that no
 * call has, and the converter writes each both as it is sent and as it is answered.
 */
function onlyUsed(
  schemas: Readonly<Record<string, Schema>>,
  parts: readonly unknown[],
): Record<string, Schema> {
  const used = new Set<string>();
  const waiting = [...parts];
  while (waiting.length > 0) {
    const text = JSON.stringify(waiting.pop());
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (!used.has(name)) waiting.push(schemas[name] ?? {});
      used.add(name);
    }
  }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}

/** Number of places of each schema: those within another are counted where it first stands. */
function countSchemas(uses: readonly SchemaUse[]): Map<string, number> {
  const times = new Map<string, number>();
  const count = ({ schema }: SchemaUse) => {
    const text = JSON.stringify(schema);
    const before = times.get(text) ?? 0;
    times.set(text, before + 1);
    // A schema that may be null gets no name: the one beside null may get one.
    if (before > 0 && !schemaOrNull(schema)) return;
    for (const part of schemasIn(schema, '')) count(part);
  };
  for (const use of uses) count(use);
  return times;
}

function* schemasOfCalls(
  document: Pick<Document, 'paths'>,
  { parameters, responses, requestBodies }: Omit<SharedComponents, 'schemas'>,
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
  for (const { operationId, parameters: own = [] } of operationsIn(document)) {
    yield* schemasOfParameters(own, operationId);
  }
  yield* schemasOfParameters(Object.values(parameters), 'Query');
}

function* schemasOfParameters(
  parameters: readonly (Parameter | Reference)[],
  name: string,
): Generator<SchemaUse> {
  for (const it of parameters) {
    if (!('schema' in it)) continue;
    const { schema } = it;
    yield {
      name: `${capital(name)}.${capital(it.name)}`,
      schema,
      put: (reference) => (it.schema = reference),
    };
  }
}

function* schemasOf(part: Content | Reference, name: string): Generator<SchemaUse> {
  if (!('content' in part)) return;
  for (const media of Object.values(part.content)) {
    if (media.schema) yield { name, schema: media.schema, put: (it) => (media.schema = it) };
  }
}
