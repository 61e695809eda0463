import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesForm?: boolean;
  }
}

/** Reads form bodies, and refuses them wherever the endpoint does not say that it takes them. */
export async function useForms(app: FastifyInstance): Promise<void> {
  await app.register(formbody);
  app.addHook('preParsing', async (request) => {
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    if (isForm && !request.routeOptions.config.takesForm) {
      throw Object.assign(new Error('form body'), { statusCode: 415 });
    }
  });
}
