import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { Reading, type CopyCount, type ReadTitle } from './reading.tsx';
import styles from './plan.module.css';

export type TeachingPlan = Output<'findBibliography'>['planos'][number];

interface PlanProps {
  readonly plan: TeachingPlan;
  /** Where copies are counted; null: everywhere. */
  readonly library: CopyCount['library'];
  /** What can be done with all titles of the discipline. */
  readonly renderAll: (ids: readonly number[], discipline: string) => ReactNode;
  /** What can be done with one. */
  readonly renderActions?: (title: ReadTitle) => ReactNode;
}

const kinds = ['obrigatoria', 'basica', 'complementar'] as const;

/** A discipline as it is taught in a semester, with what is to be read for it. */
export function Plan({ plan, library, renderAll, renderActions }: PlanProps) {
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
        {ids.length > 0 && <div data-print="no">{renderAll(ids, disciplina.descricao)}</div>}
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
    t('teachingPlans.vacancies', { count: plan.vagas }),
  ].filter(Boolean);
  const course = plan.curso?.descricao ?? t('teachingPlans.openToAll');
  return (
    <>
      <p className={styles.course}>{`${course} · ${plan.departamento.descricao}`}</p>
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
