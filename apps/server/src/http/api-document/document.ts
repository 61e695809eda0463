import type { createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { z } from 'zod';

type Transform = ReturnType<typeof createJsonSchemaTransformObject>;
export type RouteDocument = Parameters<Transform>[0];
export type OpenApi = ReturnType<Transform>;

export type Schema = z.core.JSONSchema.BaseSchema;
export interface Reference {
  readonly $ref: string;
}
export interface Content {
  readonly content: Readonly<Record<string, { schema?: Schema }>>;
}
export interface Response extends Content {
  description: string;
}
export interface Parameter {
  readonly name: string;
  readonly in: string;
  required?: boolean;
  schema: Schema;
}
export interface Operation {
  readonly operationId: string;
  readonly parameters?: (Parameter | Reference)[];
  requestBody?: Content | Reference;
  readonly responses: Record<string, Response | Reference>;
}
/** Document that the plugin makes of our routes: its own types cover three versions of OpenAPI. */
export type Document = OpenApi & {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

export function operationsIn({ paths }: Pick<Document, 'paths'>): Operation[] {
  return Object.values(paths).flatMap((calls) => Object.values(calls));
}

/** Turns 'cod_acervo' into 'CodAcervo'. */
export function capital(name: string): string {
  return name.replaceAll(/(?:^|[_-])([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}

/** Name of what a call answers: 'GetSettingsAnswer', 'PayDebtsAnswer430'. */
export function answerName(operationId: string, status: string): string {
  return capital(operationId) + (status === '200' ? 'Answer' : `Answer${status}`);
}

/** Name of what a call is sent: 'ChangeSettingsBody'. */
export function bodyName(operationId: string): string {
  return `${capital(operationId)}Body`;
}
