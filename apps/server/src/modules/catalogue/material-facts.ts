import type { endpoints, Success } from '@estante/contract';
import type { ArchivalUnit, DaySpan, NormativeAct, Standard } from '@estante/marc';
import type { Translate } from '@estante/phrases';
import { actStateCodeOf, levelCodeOf, standardStateCodeOf } from './material-code.ts';
import type { TitleRow } from './repository.ts';
import type { Relation } from './title-relations.ts';
import { vendorsOf, type Vendors } from './vendor.ts';

type Card = Success<typeof endpoints.searchTitles>['acervos'][number];
type MaterialFacts = Pick<Card, 'arquivo' | 'ato' | 'norma'>;

export interface MaterialNames {
  readonly t: Translate;
  readonly vendors: Vendors;
}

/** Presents the facts of archives, acts and standards alone; null for each of these that a title is not. */
export function presentMaterialFacts(
  { description }: TitleRow,
  relations: readonly Relation[],
  names: MaterialNames,
): MaterialFacts {
  const { archive, act, standard, extent } = description;
  return {
    arquivo: archive ? presentArchive(archive, extent, names) : null,
    ato: act ? presentAct(act, relations, names) : null,
    norma: standard ? presentStandard(standard, relations, names) : null,
  };
}

function presentArchive(
  { referenceCode, fonds, level, producers, dates }: ArchivalUnit,
  extent: readonly string[],
  { t }: MaterialNames,
): MaterialFacts['arquivo'] {
  const code = level && levelCodeOf[level];
  return {
    codigo_referencia: referenceCode,
    nivel: code && { codigo: code, descricao: t(`levels.${code}`) },
    fundo: fonds ? { codigo: fonds, descricao: fonds } : null,
    produtores: [...producers],
    extensao: [...extent],
    ...presentDays(dates),
  };
}

function presentAct(
  { kind, number, dates, issuers, state }: NormativeAct,
  relations: readonly Relation[],
  { t }: MaterialNames,
): MaterialFacts['ato'] {
  const code = state && actStateCodeOf[state];
  return {
    especie: kind,
    numero: number,
    orgaos: [...issuers],
    situacao: code && { codigo: code, descricao: t(`states.${code}`) },
    relacoes: relations.map(presentRelation),
    ...presentDays(dates),
  };
}

function presentStandard(
  standard: Standard,
  relations: readonly Relation[],
  { t, vendors }: MaterialNames,
): MaterialFacts['norma'] {
  const { number, organizations, state } = standard;
  const code = state && standardStateCodeOf[state];
  return {
    numero: number,
    organizacoes: [...organizations],
    situacao: code && { codigo: code, descricao: t(`states.${code}`) },
    relacoes: relations.map(presentRelation),
    fornecedores: vendorsOf(standard, vendors).map(({ code: vendor, address }) => ({
      codigo: vendor,
      descricao: t(`vendors.${vendor}`),
      link: address,
    })),
  };
}

function presentRelation({ code, title, titleId }: Relation) {
  return { tipo: code, titulo: title, rota: titleId === null ? null : `/acervo/${titleId}` };
}

function presentDays(dates: DaySpan | null) {
  return { data_ini: dates?.firstDay ?? null, data_fim: dates?.lastDay ?? null };
}
