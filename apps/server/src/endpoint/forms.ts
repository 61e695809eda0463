import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    takesForm?: boolean;
  }
}

export const formType = 'application/x-www-form-urlencoded';

/** Reads form bodies, and refuses them wherever the endpoint does not say that it takes them. */
export async function useForms(app: FastifyInstance): Promise<void> {
  await app.register(formbody);
  app.addHook('preParsing', async (request) => {
    const isForm = request.headers['content-type']?.toLowerCase().startsWith(formType);
    if (isForm && !request.routeOptions.config.takesForm) {
      throw Object.assign(new Error('form body'), { statusCode: 415 });
    }
  });
}
