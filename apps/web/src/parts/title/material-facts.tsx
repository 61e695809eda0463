import { relationCodes, type StateCode } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { Chip, type ChipTone } from '../../ui/data/chip.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { daysText } from '../dates/days-text.ts';
import styles from './material-facts.module.css';
import type { TitleCard } from '../covers/title-cover.tsx';

type Facts = Pick<TitleCard, 'arquivo' | 'ato' | 'norma'>;

/** Labelled fact of an archive, an act or a standard. */
export interface MaterialFact {
  readonly field:
    | 'codigo_referencia'
    | 'nivel'
    | 'produtor'
    | 'datas'
    | 'extensao'
    | 'data'
    | 'orgao'
    | 'numero'
    | 'organizacao';
  readonly text: string;
}

/** Lists the facts of archives, acts and standards in results, in order; none for other titles. */
export function useMaterialFacts({ arquivo, ato, norma }: Facts): readonly MaterialFact[] {
  const { i18n } = useTranslation();
  const days = (of: { data_ini: string | null; data_fim: string | null }) =>
    daysText(of.data_ini, of.data_fim, i18n.language);
  const facts: MaterialFact[] = [
    ...(arquivo
      ? ([
          { field: 'codigo_referencia', text: arquivo.codigo_referencia },
          { field: 'nivel', text: arquivo.nivel?.descricao ?? '' },
          { field: 'produtor', text: arquivo.produtores.join('; ') },
          { field: 'datas', text: days(arquivo) },
          { field: 'extensao', text: arquivo.extensao.join('; ') },
        ] as const)
      : []),
    ...(ato
      ? ([
          { field: 'numero', text: [ato.especie, ato.numero].filter(Boolean).join(' ') },
          { field: 'data', text: days(ato) },
          { field: 'orgao', text: ato.orgaos.join('; ') },
        ] as const)
      : []),
    ...(norma
      ? ([
          { field: 'numero', text: norma.numero },
          { field: 'organizacao', text: norma.organizacoes.join(', ') },
        ] as const)
      : []),
  ];
  return facts.filter(({ text }) => text !== '');
}

const tones: Readonly<Record<StateCode, ChipTone>> = {
  em_vigor: 'success',
  alterado: 'warning',
  revogado: 'danger',
  vigente: 'success',
  substituida: 'warning',
  cancelada: 'danger',
};

/** Whether an act or a standard is in force; nothing if its record does not say. */
export function MaterialState({ facts: { ato, norma } }: { readonly facts: Facts }) {
  const state = ato?.situacao ?? norma?.situacao;
  return state ? <Chip tone={tones[state.codigo]}>{state.descricao}</Chip> : null;
}

/** Relations of an act or a standard to others, and of others to it. */
export function MaterialRelations({ facts: { ato, norma } }: { readonly facts: Facts }) {
  const { t } = useTranslation();
  const all = (ato ?? norma)?.relacoes ?? [];
  const groups = relationCodes
    .map((type) => ({ type, relations: all.filter(({ tipo }) => tipo === type) }))
    .filter(({ relations }) => relations.length > 0);
  if (groups.length === 0) return null;
  return (
    <ul className={styles.relations}>
      {groups.map(({ type, relations }) => (
        <li key={type}>
          <span className={styles.term}>{`${t(`relations.${type}`)}: `}</span>
          <RelationLinks relations={relations} />
        </li>
      ))}
    </ul>
  );
}

type Relation = NonNullable<Facts['ato'] | Facts['norma']>['relacoes'][number];

function RelationLinks({ relations }: { readonly relations: readonly Relation[] }) {
  return relations.map(({ titulo, rota }, at) => (
    <span key={at}>
      {at > 0 && '; '}
      {rota === null ? titulo : <Link href={rota}>{titulo}</Link>}
    </span>
  ));
}

/** Links to a standard at the vendors that are set. */
export function MaterialVendors({ facts: { norma } }: { readonly facts: Facts }) {
  const { t } = useTranslation();
  return norma?.fornecedores.map(({ codigo, descricao, link }) => (
    <Link key={codigo} href={link} target="_blank" rel="noreferrer">
      {`${descricao} (${t('title.newWindow')})`}
    </Link>
  ));
}
