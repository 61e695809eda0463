import type { Schema, Endpoint } from './endpoint.ts';

type Output<T> = T extends Schema ? T['_zod']['output'] : undefined;
type Input<T> = T extends Schema ? T['_zod']['input'] : undefined;

/** Parts of a request that the use case behind an endpoint receives. */
export interface Request<E extends Endpoint> {
  readonly params: Output<E['params']>;
  readonly query: Output<E['query']>;
  readonly body: Output<E['body']>;
}

/** Parts of a request that a caller sends: only those that the endpoint declares. */
export type CallInput<E extends Endpoint> = (E['params'] extends Schema
  ? { readonly params: Input<E['params']> }
  : unknown) &
  (E['query'] extends Schema ? { readonly query: Input<E['query']> } : unknown) &
  (E['body'] extends Schema ? { readonly body: Input<E['body']> } : unknown);

/** Answers that a use case may give: one of the declared statuses with its body. */
export type Answer<E extends Endpoint> = {
  [S in keyof E['responses'] & number]: {
    readonly status: S;
    readonly body: Input<E['responses'][S]>;
  };
}[keyof E['responses'] & number];

/** Body of the 200 answer, as a caller reads it. */
export type Success<E extends Endpoint> = E['responses'] extends { 200: infer S extends Schema }
  ? Output<S>
  : never;
