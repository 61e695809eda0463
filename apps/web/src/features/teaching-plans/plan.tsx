import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { courseHref } from '../../parts/teaching-plans/course-address.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { Reading, type CopyCount, type ReadTitle } from './reading.tsx';
import styles from './plan.module.css';

export type TeachingPlan = Output<'findBibliography'>['planos'][number];

interface PlanProps {
  readonly plan: TeachingPlan;
  /** Library whose copies are counted; null for all. */
  readonly library: CopyCount['library'];
  /** Renders the acts on all titles of the discipline. */
  readonly renderAll: (ids: readonly number[], discipline: string) => ReactNode;
  /** Renders other acts on the plan. */
  readonly renderMore?: (plan: TeachingPlan) => ReactNode;
  /** Renders the acts on one title. */
  readonly renderActions?: (title: ReadTitle) => ReactNode;
}

const kinds = ['obrigatoria', 'basica', 'complementar'] as const;

/** Discipline taught in a semester, with its readings. */
export function Plan({ plan, library, renderAll, renderMore, renderActions }: PlanProps) {
  const { t } = useTranslation();
  const { disciplina, bibliografia } = plan;
  const ids = [...new Set(bibliografia.flatMap(({ acervo }) => acervo?.cod_acervo ?? []))];
  return (
    <article className={styles.plan}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>
            {disciplina.descricao} <span className={styles.code}>{disciplina.codigo}</span>
          </h2>
          <PlanFacts plan={plan} />
        </div>
        <div className={styles.acts} data-print="no">
          {ids.length > 0 && renderAll(ids, disciplina.descricao)}
          {bibliografia.length > 0 && renderMore?.(plan)}
        </div>
      </div>
      {bibliografia.length === 0 && <p>{t('teachingPlans.noReadings')}</p>}
      {kinds.map((kind) => (
        <Readings
          key={kind}
          heading={t(`teachingPlans.kinds.${kind}`)}
          readings={bibliografia.filter(({ tipo }) => tipo === kind)}
          counted={{ vacancies: plan.vagas, library }}
          renderActions={renderActions}
        />
      ))}
    </article>
  );
}

function PlanFacts({ plan }: { readonly plan: TeachingPlan }) {
  const { t } = useTranslation();
  const facts = [
    `${plan.ano}/${plan.semestre}`,
    plan.periodo !== null && t('teachingPlans.period', { period: plan.periodo }),
    plan.professor?.descricao,
    plan.vagas === null
      ? t('teachingPlans.placesUnknown')
      : t('teachingPlans.vacancies', { count: plan.vagas }),
  ].filter(Boolean);
  const { curso } = plan;
  return (
    <>
      <p className={styles.course}>
        {`${curso?.descricao ?? t('teachingPlans.openToAll')} · ${plan.departamento.descricao}`}
      </p>
      {curso && (
        <p className={styles.course} data-print="no">
          <Link href={courseHref({ curso: curso.codigo, ano: String(plan.ano) })}>
            {t('coursePage.ofCourse')}
          </Link>
        </p>
      )}
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={String(fact)}>{fact}</li>
        ))}
      </ul>
    </>
  );
}

interface ReadingsProps {
  readonly heading: string;
  readonly readings: TeachingPlan['bibliografia'];
  readonly counted: CopyCount;
  readonly renderActions: PlanProps['renderActions'] | undefined;
}

function Readings({ heading, readings, counted, renderActions }: ReadingsProps) {
  if (readings.length === 0) return null;
  return (
    <section>
      <h3 className={styles.kind}>{heading}</h3>
      <ol className={styles.readings}>
        {readings.map((reading, at) => (
          <li key={at}>
            <Reading reading={reading} counted={counted} renderActions={renderActions} />
          </li>
        ))}
      </ol>
    </section>
  );
}
