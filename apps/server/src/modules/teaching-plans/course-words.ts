import type { endpoints, Success } from '@estante/contract';
import type { Translate } from '@estante/phrases';

type Course = Success<typeof endpoints.getCourse>;
type Reading = Course['planos'][number]['leituras'][number];

/** Sums up in one line all that there is of a course. */
export function sumWords({ resumo: sum, proporcao }: Course, t: Translate): string {
  const isWanted = proporcao.basica !== null || proporcao.complementar !== null;
  return [
    t('coursePage.disciplines', { count: sum.disciplinas }),
    t('coursePage.titles', { count: sum.titulos }),
    t('teachingPlans.copies', { count: sum.exemplares }),
    t('coursePage.free', { count: sum.disponiveis }),
    t('coursePage.lacking', { count: sum.em_falta }),
    ...(sum.fora_do_acervo > 0
      ? [t('coursePage.uncatalogued', { count: sum.fora_do_acervo })]
      : []),
    ...(isWanted
      ? [
          t('coursePage.met', { count: sum.atendem }),
          ...(sum.nao_atendem > 0 ? [t('coursePage.unmet', { count: sum.nao_atendem })] : []),
        ]
      : []),
    ...(sum.sem_vagas > 0 ? [t('coursePage.withoutPlaces', { count: sum.sem_vagas })] : []),
  ].join(' · ');
}

/** Says what the institution wants, a sentence for each part of it; none where it wants nothing. */
export function wantedWords({ proporcao }: Course, t: Translate): readonly string[] {
  const { basica, complementar, eletronico_atende: isEnough } = proporcao;
  if (basica === null && complementar === null) return [];
  return [
    ...(basica === null ? [] : [t('coursePage.wantedBasic', { count: basica })]),
    ...(complementar === null
      ? []
      : [t('coursePage.wantedComplementary', { count: complementar })]),
    t(isEnough ? 'coursePage.onlineIsEnough' : 'coursePage.onlineIsNotEnough'),
  ];
}

/** Words for the holdings of a reading, and for whether they are enough: '' where nobody can say. */
export interface ReadingWords {
  /** '3 exemplares, 2 disponíveis agora · 1 para 15 vagas'. */
  readonly held: string;
  /** 'Não atende: falta 1 exemplar'. */
  readonly met: string;
}

export function readingWords(reading: Reading, t: Translate): ReadingWords {
  const held = [heldWords(reading, t), perCopyWords(reading, t)].filter(Boolean).join(' · ');
  return { held, met: metWords(reading, t) };
}

function heldWords({ ha, exemplares, disponiveis }: Reading, t: Translate): string {
  if (ha !== 'exemplares') return t(`coursePage.held.${ha}`);
  const copies = t('teachingPlans.copies', { count: exemplares });
  return `${copies}, ${t('coursePage.free', { count: disponiveis })}`;
}

function perCopyWords({ vagas_por_exemplar: count }: Reading, t: Translate): string {
  return count === null ? '' : t('coursePage.perCopy', { count });
}

function metWords({ atende, faltam }: Reading, t: Translate): string {
  if (atende === null) return '';
  if (atende) return t('coursePage.isMet');
  return faltam > 0
    ? `${t('coursePage.isUnmet')}: ${t('coursePage.missing', { count: faltam })}`
    : t('coursePage.isUnmet');
}
