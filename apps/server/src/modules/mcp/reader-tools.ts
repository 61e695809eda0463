import { endpoints } from '@estante/contract';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { CallInside } from './call-inside.ts';
import { confirmationLife, readConfirmation, writeConfirmation, type Act } from './confirmation.ts';
import { resultOf, tell } from './tool-result.ts';

interface Reader {
  readonly call: CallInside;
  /** The key that they gave the assistant. */
  readonly key: string;
  readonly now: () => Temporal.Instant;
  /** Secret of the installation, which seals what is to be confirmed. */
  readonly secret: () => Promise<Buffer>;
}

const readOnly = { annotations: { readOnlyHint: true, openWorldHint: false } } as const;
const loanList = endpoints.listPendingTitles.responses[200];
const holdChoices = endpoints.getHoldChoices.responses[200];

/** Tools of a reader's own: what they see, and what is done for them once they have said yes. */
export function registerReaderTools(server: McpServer, reader: Reader): void {
  const { call } = reader;
  server.registerTool(
    'list_my_loans',
    { ...readOnly, title: 'My loans', description: 'What the reader has on loan, and until when.' },
    async () => resultOf(await readLoans(call)),
  );
  server.registerTool(
    'list_my_holds',
    { ...readOnly, title: 'My holds', description: 'What the reader waits for, and their place.' },
    async () => resultOf(await call({ method: 'GET', path: '/reserva' })),
  );
  registerRenewal(server, reader);
  registerHold(server, reader);
  registerConfirmation(server, reader);
}

const readLoans = (call: CallInside) =>
  call({
    method: 'GET',
    path: '/emprestimo/titulos-pendentes',
    query: { showDetails: 'true' },
  });

function registerRenewal(server: McpServer, reader: Reader): void {
  server.registerTool(
    'prepare_renewal',
    {
      ...readOnly,
      title: 'Prepare a renewal',
      description:
        'Shows what renewing some loans, or all, would do. Nothing is renewed: show it to the reader and, once they agree, call confirm with the confirmation that is answered.',
      inputSchema: {
        loan_ids: z
          .array(z.number().int().positive())
          .max(200)
          .optional()
          .describe('The codigo of each loan; all where none is named'),
      },
    },
    async ({ loan_ids }) => {
      const answer = await readLoans(reader.call);
      const read = loanList.safeParse(answer.body);
      if (answer.status !== 200 || !read.success) return resultOf(answer);
      const wanted = read.data.emprestimos.filter(
        ({ codigo }) => loan_ids === undefined || loan_ids.includes(codigo),
      );
      const emprestimos = wanted.map(({ codigo }) => codigo);
      return ask(reader, { path: '/emprestimo/renovacao', payload: { emprestimos } }, wanted);
    },
  );
}

function registerHold(server: McpServer, reader: Reader): void {
  server.registerTool(
    'prepare_hold',
    {
      ...readOnly,
      title: 'Prepare a hold',
      description:
        'Shows what holding a title would mean: library, queue, estimate, and what speaks against it. Nothing is held: show it to the reader and, once they agree, call confirm with the confirmation that is answered.',
      inputSchema: {
        title_id: z.number().int().positive().describe('The cod_acervo of the title'),
        option: z
          .number()
          .int()
          .min(1)
          .default(1)
          .describe('Which of the choices that are answered, from 1'),
      },
    },
    async ({ title_id, option }) => {
      const path = `/reserva/${title_id}/informacoes-iniciais`;
      const answer = await reader.call({ method: 'GET', path });
      const read = holdChoices.safeParse(answer.body);
      if (answer.status !== 200 || !read.success) return resultOf(answer);
      const choice = read.data.opcoes[option - 1];
      if (!choice) return tell({ acervo: read.data.acervo, escolhida: null, opcoes: [] });
      const payload = {
        cod_acervo: title_id,
        biblioteca: choice.cod_biblioteca,
        volume: choice.volume,
        tomo: choice.tomo,
        parte: choice.parte,
        material_adicional: choice.material_adicional,
        localizacao: choice.localizacao?.cod_localizacao ?? null,
      };
      return ask(reader, { path: '/reserva', payload }, { ...read.data, escolhida: choice });
    },
  );
}

/** Answers with the act that would be done, and the text that is to be said back for it. */
async function ask(reader: Reader, wanted: Act, shown: unknown) {
  const asked = { key: reader.key, now: reader.now() };
  const confirmation = writeConfirmation(await reader.secret(), asked, wanted);
  return tell({ would_do: shown, confirmation, good_for_seconds: confirmationLife });
}

function registerConfirmation(server: McpServer, reader: Reader): void {
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
