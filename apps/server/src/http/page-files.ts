import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves files: those with a hash in their name never change, the others are revalidated. */
export async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    // Compressed files are sent in place of the others, and have no address of their own.
    globIgnore: ['**/*.{br,gz}'],
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(`${root}/assets/`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // A worker takes its policy from the file of its script.
      reply.removeHeader('content-security-policy');
    },
  });
}
