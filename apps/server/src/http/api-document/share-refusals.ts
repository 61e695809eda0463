import { commonErrors, endpoints } from '@estante/contract';
import { STATUS_CODES } from 'node:http';
import type { Operation, Response } from './document.ts';

const schema = { $ref: '#/components/schemas/Refusal' };
const describe = (status: string) => STATUS_CODES[status] ?? 'Blocked';
const refusalOf = (description: string): Response => ({
  description,
  content: { 'application/json': { schema } },
});
const statuses = Object.keys(commonErrors);

/** Each common refusal by its status, and that which any call may answer. */
export const refusals: Readonly<Record<string, Response>> = {
  ...Object.fromEntries(
    statuses.map((status) => [`Refusal${status}`, refusalOf(describe(status))]),
  ),
  Refusal: refusalOf(statuses.map((status) => `${status} ${describe(status)}`).join(', ')),
};

/** Gives a call the statuses of the contract; what any call may answer is its default. */
export function shareRefusals({ operationId, responses }: Operation): void {
  const declared = endpoints[operationId as keyof typeof endpoints].responses;
  for (const [status, response] of Object.entries(responses)) {
    if (!('content' in response)) continue;
    const answered = response.content['application/json']?.schema;
    if (status in commonErrors && answered?.$ref === schema.$ref) {
      delete responses[status];
      const [key, name] =
        status in declared ? [status, `Refusal${status}`] : ['default', 'Refusal'];
      responses[key] = { $ref: `#/components/responses/${name}` };
    } else if (response.description === 'Default Response') {
      response.description = describe(status);
    }
  }
}
