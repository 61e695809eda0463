import type { FastifyRequest } from 'fastify';

/**
 * Programs that say what they are: by name, or by the address where they tell of themselves
 * ('+https://…'), as crawlers have done for thirty years. Cubot makes telephones.
 */
const robot = /(?<!cu)bot\b|crawler|spider|slurp|\+https?:\/\//i;

export function isDeclaredRobot({ headers }: FastifyRequest): boolean {
  return robot.test(headers['user-agent'] ?? '');
}
