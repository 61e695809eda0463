import { endpoints } from '@estante/contract';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { CallInside } from './call-inside.ts';
import { ask, registerConfirmation, type Reader } from './confirm-tool.ts';
import { resultOf, tell } from './tool-result.ts';

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
