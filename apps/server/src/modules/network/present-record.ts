import { webAddress, type endpoints, type Language, type Success } from '@estante/contract';
import { publicationOf } from '@estante/marc';
import { languageName } from '../catalogue/index.ts';
import { stateOf, logoOf, placed } from './present-institution.ts';
import type { NetworkRecord } from './repository.ts';

type Item = NonNullable<Success<typeof endpoints.searchTitles>['acervos_rede']>[number];
type Holder = Item['instituicoes'][number];
type Title = Success<typeof endpoints.getNetworkTitle>;

/** Names that presentation needs, in the language asked for. */
export interface NetworkNames {
  readonly language: Language;
  readonly workType: (code: string) => string;
}

const abstractLength = 300;

/** An edition by the first of its records; the others are named with theirs. */
export function presentEdition(
  edition: readonly [NetworkRecord, ...NetworkRecord[]],
  names: NetworkNames,
): Item {
  const [first] = edition;
  const [abstract = ''] = first.description.abstracts;
  return {
    ...presentRecord(first, names),
    resumo: abstract.length > abstractLength ? `${abstract.slice(0, abstractLength)}…` : abstract,
    instituicoes: edition.map(presentHolder),
  };
}

function presentHolder({ id, institution }: NetworkRecord): Holder {
  return {
    cod_instituicao: institution.id,
    nome: institution.name,
    logotipo: logoOf(institution),
    situacao: stateOf(institution),
    acervo: id,
    rota: routeOf(id),
  };
}

function routeOf(id: number): string {
  return `/rede-pergamum/acervo/${id}`;
}

function presentRecord({ id, description: d }: NetworkRecord, names: NetworkNames) {
  const publication = publicationOf(d);
  const [language = ''] = d.languages;
  return {
    acervo: id,
    titulo: [d.title, d.part].filter(Boolean).join('. '),
    subtitulo: d.subtitle,
    autores: d.agents.map(({ name }) => name),
    responsabilidade: d.responsibility,
    edicao: d.edition,
    local: publication?.places.join(', ') ?? '',
    editora: publication?.publishers.join(', ') ?? '',
    ano_publicacao: d.year === null ? '' : String(d.year),
    cod_tipo_obra: d.workType,
    desc_tipo_obra: names.workType(d.workType),
    idioma: language,
    idioma_desc: language && languageName(language, names.language),
    rota: routeOf(id),
  };
}

/** One institution's own record, with the ways to the title there. */
export function presentNetworkTitle(
  record: NetworkRecord,
  edition: readonly NetworkRecord[],
  names: NetworkNames,
): Title {
  const { description: d, institution } = record;
  const links = d.links.filter(({ url }) => webAddress(url) !== null);
  const own = placed(institution.titleUrl, record.identifier) ?? links[0]?.url ?? null;
  return {
    ...presentRecord(record, names),
    assuntos: d.subjects.map(({ parts }) => parts.map(({ text }) => text).join(' – ')),
    resumos: [...d.abstracts],
    notas: [...d.contents, ...d.notes.map(({ text }) => text)],
    serie: d.series.map(({ title, volume }) => [title, volume].filter(Boolean).join('; '))[0] ?? '',
    extensao: d.extent[0] ?? '',
    isbns: d.isbns.map(({ isbn13, asWritten }) => isbn13 || asWritten),
    issns: [...d.issns],
    links: links.map(({ url, label }) => ({ url, rotulo: label })),
    instituicao: {
      cod_instituicao: institution.id,
      nome: institution.name,
      logotipo: logoOf(institution),
      situacao: stateOf(institution),
      link_acervo: own,
      link_reserva: placed(institution.holdUrl, record.identifier),
    },
    outras: edition.filter(({ id }) => id !== record.id).map(presentHolder),
    origem: presentOrigin(record),
  };
}

function presentOrigin(record: NetworkRecord): Title['origem'] {
  return {
    identificador: record.identifier,
    data: record.datestamp.toISOString(),
    formato: record.format,
    colhido_em: record.harvestedAt.toISOString(),
  };
}
