import type { FastifyInstance } from 'fastify';

/** 'GET /api/campus' of each route that is served; HEAD goes with its GET. */
export function routesOf(app: FastifyInstance): readonly string[] {
  const found: string[] = [];
  const path: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const at = line.search(/[├└]/);
    const { part = '', methods } =
      /── (?<part>\S*)(?: \((?<methods>[A-Z, ]+)\))?/.exec(line)?.groups ?? {};
    if (at === -1) continue;
    path.length = at / 4;
    path.push(part);
    for (const method of methods?.split(', ') ?? []) {
      if (method !== 'HEAD') found.push(`${method} ${path.join('')}`);
    }
  }
  return found;
}
