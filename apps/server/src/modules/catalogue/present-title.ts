import type { Language, endpoints, Success } from '@estante/contract';
import type { Description } from '@estante/marc';
import { areaOf, callNumber, publicationOf } from '@estante/marc';
import { languageName } from './language-name.ts';
import { presentMaterialFacts, type MaterialNames } from './material-facts.ts';
import type { TitleRow } from './repository.ts';
import { noRelations, type Relations } from './title-relations.ts';

/** Names that stand on the wire beside the record: work types, subject areas, the institution. */
export interface Names extends MaterialNames {
  readonly language: Language;
  readonly workType: (code: string) => string;
  /** Name of a subject area ('ddc:8'), '' where it has none. */
  readonly area: (code: string) => string;
  readonly institution: { readonly cod_empresa: number; readonly desc_empresa: string };
}

type Card = Omit<
  Success<typeof endpoints.searchTitles>['acervos'][number],
  'disponibilidade' | 'resumo'
>;

/** The members that a line of results and the page of a title share. */
export function presentTitle(
  title: TitleRow,
  names: Names,
  relations: Relations = noRelations,
): Card {
  const { description } = title;
  const publication = publicationOf(description);
  const area = areaOf(description);
  const workType = { codigo: title.workType, descricao: names.workType(title.workType) };
  const areaName = { codigo: area, descricao: names.area(area) };
  return {
    cod_acervo: title.id,
    titulo: [description.title, description.part].filter(Boolean).join('. '),
    subtitulo: description.subtitle,
    autores: presentAgents(title),
    responsabilidade: description.responsibility,
    edicao: description.edition,
    local: publication?.places.join(', ') ?? '',
    editora: publication?.publishers.join(', ') ?? '',
    ano_publicacao: yearsOf(description),
    data_inclusao: title.includedOn,
    numero_chamada: callNumber(description),
    cod_tipo_obra: workType.codigo,
    desc_tipo_obra: workType.descricao,
    ...presentLanguage(description, names.language),
    link_capa: title.cover === null ? null : `/api/capas/${title.id}?versao=${title.cover}`,
    credito_capa: title.coverCredit,
    acesso_remoto: description.isOnline ? 'cr' : '',
    possui_acessibilidade: description.isAccessible ? 'S' : 'N',
    cod_tipo_area_conhec: areaName.codigo,
    desc_tipo_area_conhec: areaName.descricao,
    cod_area_conhecimento: description.classifications[0]?.number ?? '',
    rota: `/acervo/${title.id}`,
    dados_adicionais: { S: presentSubjects(title) },
    cursos_disc: title.courseUses.map(({ code, name }) => ({ codigo: code, descricao: name })),
    areas_conhecimento: area ? [areaName] : [],
    tipo_obra: workType,
    instituicao: names.institution,
    tipo_contido: description.series[0]?.title ?? hostOf(description),
    ...presentMaterialFacts(title, relations.between, names),
  };
}

/** Years of a title: '1998', '1998–2003', '1998–' for a serial that goes on, '' where unknown. */
export function yearsOf({ year, yearEnd, isSerial }: Description): string {
  if (year === null) return '';
  if (yearEnd !== null && yearEnd !== year) return `${year}–${yearEnd}`;
  return isSerial && yearEnd === null ? `${year}–` : String(year);
}

const agentTypes = { person: 'pessoa', corporate: 'entidade', meeting: 'evento' } as const;

function presentAgents(title: TitleRow): Card['autores'] {
  const ids = new Map(
    title.headings.filter((h) => h.relation === 'agent').map((h) => [h.position, h.headingId]),
  );
  return title.description.agents.map(({ type, name, roles }, position) => ({
    cod_autoridade: ids.get(position) ?? null,
    tipo: agentTypes[type],
    nome: name,
    funcoes: [...roles],
  }));
}

/** Subject headings, in the record's order. */
export function presentSubjects({ headings }: TitleRow, relation: 'subject' | 'genre' = 'subject') {
  return headings
    .filter((heading) => heading.relation === relation)
    .map(({ headingId, text }) => ({ codigo: String(headingId), descricao: text }));
}

function presentLanguage({ languages }: Description, language: Language) {
  const [code = ''] = languages;
  return { idioma: code, idioma_desc: code && languageName(code, language) };
}

function hostOf({ related }: Description): string {
  return related.find(({ relation }) => relation === 'host')?.title ?? '';
}
