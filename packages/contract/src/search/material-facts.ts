import { z } from 'zod';
import { named } from '../protocol/named.ts';
import {
  actStateCodes,
  levelCodes,
  periodCodes,
  relationCodes,
  standardStateCodes,
} from './material-field.ts';

/** Search bases: the catalogue, its standards, and the catalogues of other institutions. */
export const searchBase = z.enum(['local', 'abnt', 'rede_pergamum']);

const text = z.string().max(500).optional();
/** Year or day: '1998', '1998-02-19', '19/02/1998'. */
const date = z.string().max(10).optional();

/** Parameters of tabs for material with fields of its own; they narrow a search in any tab. */
export const materialParameters = {
  codigo_referencia: text,
  fundo: text,
  nivel: z.enum(levelCodes).optional(),
  produtor: text,
  data_ini: date,
  data_fim: date,
  extensao: text,
  especie: text,
  numero: text,
  orgao: text,
  ementa: text,
  situacao: z.enum([...actStateCodes, ...standardStateCodes]).optional(),
  /** Name, number or words of an act: finds the acts that amend or revoke it. */
  ato_relacionado: text,
  organizacao: text,
  /** Period in which the title was included; combined with days, both must match. */
  periodo: z.enum(periodCodes).optional(),
  inclusao_ini: date,
  inclusao_fim: date,
};

/** First and last day; for years, 1 January and 31 December. */
const days = z.object({ data_ini: z.iso.date().nullable(), data_fim: z.iso.date().nullable() });

const relations = z.array(
  z.object({
    tipo: z.enum(relationCodes),
    titulo: z.string(),
    /** Address of the other title if the catalogue has it. */
    rota: z.string().nullable(),
  }),
);

/** Facts of one kind of work; null for others. */
export const materialFacts = {
  arquivo: days
    .extend({
      codigo_referencia: z.string(),
      nivel: z.object({ codigo: z.enum(levelCodes), descricao: z.string() }).nullable(),
      fundo: named.nullable(),
      produtores: z.array(z.string()),
      extensao: z.array(z.string()),
    })
    .nullable(),
  ato: days
    .extend({
      especie: z.string(),
      numero: z.string(),
      orgaos: z.array(z.string()),
      situacao: z.object({ codigo: z.enum(actStateCodes), descricao: z.string() }).nullable(),
      relacoes: relations,
    })
    .nullable(),
  norma: z
    .object({
      numero: z.string(),
      organizacoes: z.array(z.string()),
      situacao: z.object({ codigo: z.enum(standardStateCodes), descricao: z.string() }).nullable(),
      relacoes: relations,
      /** Configured vendors where it can be bought or read. */
      fornecedores: z.array(named.extend({ link: z.url() })),
    })
    .nullable(),
};
