import { useTranslation } from '../../languages/use-translation.ts';
import { disciplineHref } from '../../parts/teaching-plans/plan-address.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { Table, type TableColumn } from '../../ui/data/table.tsx';
import type { CoursePlan, CourseReading } from './plan-of-course.ts';
import { ReadingState } from './reading-state.tsx';
import { ReadingWork } from './reading-work.tsx';
import styles from './course.module.css';

const kinds = ['obrigatoria', 'basica', 'complementar'] as const;

/** Discipline taught in a semester: each part of its bibliography is a table. */
export function CoursePlanTables({ plan }: { readonly plan: CoursePlan }) {
  const { t } = useTranslation();
  const { disciplina, professor, leituras, vagas } = plan;
  const places =
    vagas === null
      ? t('teachingPlans.placesUnknown')
      : t('teachingPlans.vacancies', { count: vagas });
  const facts = [`${plan.ano}/${plan.semestre}`, professor?.descricao, places].filter(Boolean);
  return (
    <article className={styles.plan}>
      <h3 className={styles.name}>
        <Link href={disciplineHref(disciplina.codigo)}>{disciplina.descricao}</Link>{' '}
        <span className={styles.code}>{disciplina.codigo}</span>
      </h3>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {leituras.length === 0 && <p>{t('teachingPlans.noReadings')}</p>}
      {kinds.map((kind) => (
        <ReadingTable
          key={kind}
          caption={t(`teachingPlans.kinds.${kind}`)}
          readings={leituras.filter(({ tipo }) => tipo === kind)}
        />
      ))}
    </article>
  );
}

interface ReadingTableProps {
  readonly caption: string;
  readonly readings: readonly CourseReading[];
}

function ReadingTable({ caption, readings }: ReadingTableProps) {
  const columns = useColumns();
  if (readings.length === 0) return null;
  const rows = readings.map((reading, at) => ({ ...reading, key: String(at) }));
  return (
    <div className={styles.table}>
      <Table caption={caption} columns={columns} rows={rows} rowKey={({ key }) => key} />
    </div>
  );
}

function useColumns(): readonly TableColumn<CourseReading>[] {
  const { t, i18n } = useTranslation();
  const numbers = new Intl.NumberFormat(i18n.language);
  return [
    {
      key: 'work',
      label: t('coursePage.columns.work'),
      isRowHeader: true,
      cell: (reading) => <ReadingWork reading={reading} />,
    },
    {
      key: 'copies',
      label: t('coursePage.columns.copies'),
      isNumeric: true,
      cell: ({ exemplares }) => numbers.format(exemplares),
    },
    {
      key: 'free',
      label: t('coursePage.columns.free'),
      isNumeric: true,
      cell: ({ disponiveis }) => numbers.format(disponiveis),
    },
    {
      key: 'perCopy',
      label: t('coursePage.columns.perCopy'),
      isNumeric: true,
      cell: ({ vagas_por_exemplar: count }) =>
        count === null ? '' : t('coursePage.perCopy', { count }),
    },
    {
      key: 'state',
      label: t('coursePage.columns.state'),
      cell: (reading) => <ReadingState reading={reading} />,
    },
  ];
}
