import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { errorBody } from '@estante/contract';
import type { CallAnswer } from './call-inside.ts';

/** Writes the answer to a call for an assistant to read; a refusal in its sentence, with its reasons. */
export function resultOf({ status, body }: CallAnswer): CallToolResult {
  if (status === 200) return tell(body);
  const refused = errorBody.safeParse(body);
  const { erro } = refused.success ? refused.data : { erro: { mensagem: `HTTP ${status}` } };
  return { ...tell(erro), isError: true };
}

export function tell(value: unknown): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(value) }] };
}
