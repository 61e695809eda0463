import { useMemo } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Select } from '../../../ui/fields/select.tsx';
import type { Plan } from './choice.ts';
import { drawPlan, useDrawing } from './draw-plan.ts';
import styles from './shape-choice.module.css';

interface ShapeChoiceProps {
  readonly plan: Plan;
  readonly chosen: string;
  readonly onChoose: (shape: string) => void;
}

/** Choice of a shape of the plan, by clicking it or from a list. */
export function ShapeChoice({ plan, chosen, onChoose }: ShapeChoiceProps) {
  const { t } = useTranslation();
  const marked = useMemo(() => new Set(plan.estantes.map(({ forma }) => forma)), [plan.estantes]);
  const known = useMemo(() => new Set(plan.formas.map(({ codigo }) => codigo)), [plan.formas]);
  const sent = useDrawing(plan.link_planta);
  const drawing = useMemo(
    () =>
      sent &&
      drawPlan(
        sent,
        (id) => {
          if (!known.has(id)) return undefined;
          if (id === chosen) return styles.chosen;
          return marked.has(id) ? styles.marked : styles.shape;
        },
        (id) => id !== '' && onChoose(id),
      ),
    [sent, known, marked, chosen, onChoose],
  );
  const options = plan.formas.map(({ codigo, nome }) => ({
    value: codigo,
    label: marked.has(codigo) ? t('floorPlans.marked', { shape: nome }) : nome,
  }));
  return (
    <>
      <p>{t('floorPlans.point')}</p>
      <div className={styles.plan}>{drawing}</div>
      <Select
        label={t('floorPlans.shape')}
        options={options}
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
      />
    </>
  );
}
