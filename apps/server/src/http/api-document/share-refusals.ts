import { commonErrors, endpoints } from '@estante/contract';
import { STATUS_CODES } from 'node:http';
import type { Operation, Response } from './document.ts';

const schema = { $ref: '#/components/schemas/Refusal' };
const describe = (status: string) => STATUS_CODES[status] ?? 'Blocked';
const statuses = Object.keys(commonErrors);
const descriptionOfAll = statuses.map((status) => `${status} ${describe(status)}`).join(', ');

const refusalOf = (description: string): Response => ({
  description,
  content: { 'application/json': { schema } },
});

/** Gives a call the statuses of the contract; what any call may answer is its default. */
export function shareRefusals({ operationId, responses }: Operation): void {
  const declared = endpoints[operationId as keyof typeof endpoints].responses;
  for (const [status, response] of Object.entries(responses)) {
    if (!('content' in response)) continue;
    const answered = response.content['application/json']?.schema;
    if (status in commonErrors && answered?.$ref === schema.$ref) {
      if (status in declared) responses[status] = refusalOf(describe(status));
      else delete responses[status];
      responses['default'] = refusalOf(descriptionOfAll);
    } else if (response.description === 'Default Response') {
      response.description = describe(status);
    }
  }
}
