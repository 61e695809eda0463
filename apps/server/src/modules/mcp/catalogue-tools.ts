import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { CallInside } from './call-inside.ts';
import { resultOf } from './tool-result.ts';

const readOnly = { annotations: { readOnlyHint: true, openWorldHint: false } } as const;
const titleId = z.number().int().positive().describe('The cod_acervo of a title');

/** Tools that anybody's assistant has. */
export function registerCatalogueTools(server: McpServer, call: CallInside): void {
  server.registerTool(
    'search_catalogue',
    {
      ...readOnly,
      title: 'Search the catalogue',
      description:
        'Searches the catalogue of the libraries by words, or by title, author or subject. Answers titles with their number (cod_acervo), authors, year and availability.',
      inputSchema: {
        words: z.string().max(500).default('').describe('Words to look for anywhere'),
        title: z.string().max(500).optional(),
        author: z.string().max(500).optional(),
        subject: z.string().max(500).optional(),
        page: z.number().int().min(1).max(50).default(1),
      },
    },
    async ({ words, title, author, subject, page }) =>
      resultOf(
        await call({
          method: 'GET',
          path: '/consulta',
          query: {
            q: words,
            ...(title !== undefined && { titulo: title }),
            ...(author !== undefined && { autor: author }),
            ...(subject !== undefined && { assunto: subject }),
            pagina: String(page),
            quantidade: '10',
          },
        }),
      ),
  );
  server.registerTool(
    'read_title',
    {
      ...readOnly,
      title: 'Read a title',
      description: 'The full description of one title of the catalogue.',
      inputSchema: { title_id: titleId },
    },
    async ({ title_id }) => resultOf(await call({ method: 'GET', path: `/acervo/${title_id}` })),
  );
  server.registerTool(
    'check_availability',
    {
      ...readOnly,
      title: 'Check availability',
      description:
        'The copies of a title: in which library, on which shelf, and whether they are in.',
      inputSchema: { title_id: titleId },
    },
    async ({ title_id }) =>
      resultOf(await call({ method: 'GET', path: `/acervo/${title_id}/exemplares` })),
  );
}
