import { z } from 'zod';
import { availability } from './availability.ts';
import { named } from '../protocol/named.ts';
import { materialFacts } from './material-facts.ts';
import { coverCredit } from './cover-credit.ts';
import { filterTypes } from './search-option.ts';

export const searchResultItem = z
  .object({
    cod_acervo: z.number().int(),
    titulo: z.string(),
    subtitulo: z.string(),
    autores: z.array(
      z.object({
        cod_autoridade: z.number().int().nullable(),
        tipo: z.enum(['pessoa', 'entidade', 'evento']),
        /** Name as filed: 'Assis, Machado de, 1839-1908'. */
        nome: z.string(),
        funcoes: z.array(z.string()),
      }),
    ),
    responsabilidade: z.string(),
    edicao: z.string(),
    local: z.string(),
    editora: z.string(),
    ano_publicacao: z.string(),
    data_inclusao: z.iso.date(),
    numero_chamada: z.string(),
    resumo: z.string(),
    cod_tipo_obra: z.string(),
    desc_tipo_obra: z.string(),
    /** MARC language code and its name in the language of the request. */
    idioma: z.string(),
    idioma_desc: z.string(),
    /** Address of the cover image, without `tamanho`; null: the page draws a typographic one. */
    link_capa: z.string().nullable(),
    credito_capa: coverCredit.nullable(),
    /** Online access: 'cr', or ''. */
    acesso_remoto: z.string(),
    /** Accessible edition: 'S' or 'N'. */
    possui_acessibilidade: z.enum(['S', 'N']),
    /** Subject area, from the first classification. */
    cod_tipo_area_conhec: z.string(),
    desc_tipo_area_conhec: z.string(),
    cod_area_conhecimento: z.string(),
    /** Address of the title's page. */
    rota: z.string(),
    dados_adicionais: z.partialRecord(z.enum(filterTypes), z.array(named)),
    /** Courses ('curso:LET') and disciplines ('disciplina:LET101') that read it: filter D. */
    cursos_disc: z.array(named),
    areas_conhecimento: z.array(named),
    tipo_obra: named,
    instituicao: z.object({ cod_empresa: z.number().int(), desc_empresa: z.string() }),
    /** Series or host that contains the work; '' without one. */
    tipo_contido: z.string(),
    ...materialFacts,
    disponibilidade: availability,
  })
  .meta({ id: 'SearchResultItem' });
