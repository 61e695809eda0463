import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** 'GET /api/campus' of each route that is declared meanwhile; HEAD goes with its GET. */
export async function routesOf(build: () => Promise<unknown>): Promise<readonly string[]> {
  const declared = new Set<string>();
  const listen = (message: unknown) => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) declared.add(`${one} ${url}`);
    });
  };
  const channel = 'fastify.initialization';
  subscribe(channel, listen);
  try {
    await build();
  } finally {
    unsubscribe(channel, listen);
  }
  const ofGet = (route: string) => route.replace(/^HEAD /, 'GET ');
  return Array.from(declared).filter(
    (route) => route === ofGet(route) || !declared.has(ofGet(route)),
  );
}
