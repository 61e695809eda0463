import type { FastifyRequest } from 'fastify';

/**
 * Whether a program says what it is: by name, or by the address where it tells of itself ('+https://…'), as
 * crawlers have done for thirty years. Cubot makes telephones.
 */
const robot = /(?<!cu)bot\b|crawler|spider|slurp|\+https?:\/\//i;

export function isDeclaredRobot({ headers }: FastifyRequest): boolean {
  return robot.test(headers['user-agent'] ?? '');
}
