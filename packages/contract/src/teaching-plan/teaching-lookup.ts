import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { pageNumber } from '../protocol/page-number.ts';

/** Page of names that begin, or have a word that begins, with a text; or of one code. */
const lookup = z.object({ search_text: z.string().max(200).default(''), page: pageNumber });
const found = { total: z.number().int(), pagina: z.number().int() };

export const listCourses = endpoint({
  method: 'GET',
  path: '/consulta/cursos',
  summary: 'Courses by name or code',
  tag: 'consulta',
  access: 'public',
  /** Department code, as `GET /pessoas/departamentos` has it. */
  query: lookup.extend({ departamento: z.string().max(200).default('') }),
  responses: {
    200: z.object({
      ...found,
      cursos: z.array(
        z.object({ cod_curso: z.string(), desc_curso: z.string(), desc_departamento: z.string() }),
      ),
    }),
  },
});

export const listDisciplines = endpoint({
  method: 'GET',
  path: '/consulta/disciplinas',
  summary: 'Disciplines by name or code',
  tag: 'consulta',
  access: 'public',
  query: lookup,
  responses: {
    200: z.object({
      ...found,
      disciplinas: z.array(z.object({ cod_disciplina: z.string(), desc_disciplina: z.string() })),
    }),
  },
});

export const listProfessors = endpoint({
  method: 'GET',
  path: '/consulta/professores',
  summary: 'Professors by name or code',
  tag: 'consulta',
  access: 'public',
  query: lookup,
  responses: {
    200: z.object({
      ...found,
      professores: z.array(z.object({ cod_professor: z.string(), nome_professor: z.string() })),
    }),
  },
});
