import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { CallInside } from './call-inside.ts';
import { confirmationLife, readConfirmation, writeConfirmation, type Act } from './confirmation.ts';
import { resultOf, tell } from './tool-result.ts';

/** Reader for whom an assistant acts. */
export interface Reader {
  readonly call: CallInside;
  /** The key that they gave the assistant. */
  readonly key: string;
  readonly now: () => Temporal.Instant;
  /** Server-wide secret, which seals what is to be confirmed. */
  readonly secret: () => Promise<Buffer>;
}

/** Answers with the act that would be done, and the text that is to be said back for it. */
export async function ask(reader: Reader, wanted: Act, shown: unknown) {
  const asked = { key: reader.key, now: reader.now() };
  const confirmation = writeConfirmation(await reader.secret(), asked, wanted);
  return tell({ would_do: shown, confirmation, good_for_seconds: confirmationLife });
}

/** Registers the tool that does what the reader has seen and agreed to. */
export function registerConfirmation(server: McpServer, reader: Reader): void {
  server.registerTool(
    'confirm',
    {
      title: 'Confirm',
      description:
        'Does what prepare_renewal or prepare_hold showed. Only after the reader has seen it and agreed.',
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
      inputSchema: { confirmation: z.string().max(4000) },
    },
    async ({ confirmation }) => {
      const asked = { key: reader.key, now: reader.now() };
      const wanted = readConfirmation(await reader.secret(), asked, confirmation);
      if (wanted) return resultOf(await reader.call(wanted));
      const text = 'This was not shown to the reader, or too long ago. Prepare it again.';
      return { content: [{ type: 'text', text }], isError: true };
    },
  );
}
