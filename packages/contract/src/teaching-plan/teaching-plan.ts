import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { named } from '../protocol/named.ts';
import { pageNumber } from '../protocol/page-number.ts';
import { recordId } from '../protocol/record-id.ts';
import { searchResultItem } from '../search/search-result-item.ts';
import { unlessEmpty } from '../protocol/unless-empty.ts';

/** Code of the institution; else a name; else the beginnings of its words. */
const codeOrName = z.string().max(200).default('');
export const planYear = z.coerce.number().int().min(1900).max(2999);
export const planSemester = z.coerce.number().int().min(1).max(2);
const period = z.coerce.number().int().min(1).max(20);

export const listPlanOptions = endpoint({
  method: 'GET',
  tab: 'plano-ensino',
  path: '/plano-ensino/disciplinas-bibliotecas',
  summary: 'What a search for teaching plans can choose from',
  tag: 'plano-ensino',
  access: 'public',
  query: z.object({
    /** Most disciplines listed; /consulta/disciplinas finds the others. */
    quantidade: z.coerce.number().int().min(0).max(1_000).default(1_000),
  }),
  responses: {
    200: z.object({
      /** Disciplines that have a plan, by name. */
      disciplinas: z.array(z.object({ cod_disciplina: z.string(), desc_disciplina: z.string() })),
      bibliotecas: z.array(
        z.object({ cod_biblioteca: z.number().int(), desc_biblioteca: z.string() }),
      ),
      departamentos: z.array(
        z.object({ cod_departamento: z.string(), desc_departamento: z.string() }),
      ),
      /** Years, newest first. */
      anos: z.array(z.number().int()),
      periodos: z.array(z.number().int()),
    }),
  },
});

export const readingKinds = ['obrigatoria', 'basica', 'complementar'] as const;

const reading = z.object({
  tipo: z.enum(readingKinds),
  /** Citation, as in the plan. */
  citacao: z.string(),
  /** Title; null where the catalogue does not have it. */
  acervo: searchResultItem.nullable(),
  /** Copies in the library asked for, or in all. */
  exemplares: z.number().int(),
  /** Number of loans of the title, ever. */
  total_emprestimos: z.number().int(),
});

export const teachingPlan = z
  .object({
    cod_plano: z.number().int(),
    departamento: named,
    /** Course; null where the unit teaches it to students of any course. */
    curso: named.nullable(),
    disciplina: named,
    professor: named.nullable(),
    ano: z.number().int(),
    semestre: z.number().int(),
    periodo: z.number().int().nullable(),
    /** Places of the plan, else of its course; null where unknown. */
    vagas: z.number().int().nullable(),
    bibliografia: z.array(reading),
  })
  .meta({ id: 'TeachingPlan' });

/** Searches teaching plans; the fields stand in the order of the form. */
export const findBibliography = endpoint({
  method: 'GET',
  tab: 'plano-ensino',
  path: '/plano-ensino/bibliografia',
  summary: 'Teaching plans with their bibliography; at least one field is to be filled in',
  tag: 'plano-ensino',
  access: 'public',
  rate: 'search',
  query: z.object({
    curso: codeOrName,
    departamento: codeOrName,
    disciplina: codeOrName,
    professor: codeOrName,
    ano: unlessEmpty(planYear),
    semestre: unlessEmpty(planSemester),
    periodo: unlessEmpty(period),
    /** Library: finds plans with a title that it has, and counts its copies alone. */
    biblioteca: unlessEmpty(recordId),
    pagina: pageNumber,
  }),
  responses: {
    200: z.object({
      total: z.number().int(),
      pagina: z.number().int(),
      quantidade: z.number().int(),
      /** Names for the codes asked for. */
      criterios: z.array(named.extend({ campo: z.string() })),
      planos: z.array(teachingPlan),
    }),
  },
});
