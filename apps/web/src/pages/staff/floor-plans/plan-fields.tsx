import { floorPlanLimits } from '@estante/contract/plain';
import { useState } from 'react';
import { replaceAt, without } from '../../../browser/lists.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Plan } from './choice.ts';
import { PlanFileField } from './plan-file-field.tsx';
import { ShapeChoice } from './shape-choice.tsx';
import { ShelfFields } from './shelf-fields.tsx';

interface PlanFieldsProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan, file?: string) => void;
}

/** Fields of a floor plan: its name, its drawing, and the shelves that stand on it. */
export function PlanFields({ plan, onChange }: PlanFieldsProps) {
  const { t } = useTranslation();
  const [shape, setShape] = useState(plan.formas[0]?.codigo ?? '');
  const { estantes } = plan;
  const put = (next: typeof estantes) => onChange({ ...plan, estantes: next });
  const add = () =>
    put([
      ...estantes,
      {
        forma: shape,
        nome: t('floorPlans.shelf', { number: estantes.length + 1 }),
        chamada_de: '',
        chamada_ate: '',
        cod_localizacao: null,
        cod_colecao: null,
      },
    ]);
  return (
    <>
      <p>{plan.desc_biblioteca}</p>
      <TextField
        label={t('floorPlans.name')}
        description={t('floorPlans.nameHint')}
        name="nome"
        required
        maxLength={floorPlanLimits.name}
        value={plan.nome}
        onChange={({ target }) => onChange({ ...plan, nome: target.value })}
      />
      <PlanFileField
        label={t('floorPlans.otherFile')}
        description={t('floorPlans.otherFileHint')}
        onRead={(file) => onChange(plan, file)}
      />
      <ShapeChoice plan={plan} chosen={shape} onChoose={setShape} />
      <div>
        <Button
          icon="add"
          disabled={shape === '' || estantes.length >= floorPlanLimits.shelves}
          onClick={add}
        >
          {t('floorPlans.addShelf')}
        </Button>
      </div>
      {estantes.length === 0 && <p>{t('floorPlans.noShelves')}</p>}
      {estantes.map((shelf, at) => (
        <ShelfFields
          key={at}
          plan={plan}
          shelf={shelf}
          part={`estantes.${at}`}
          onShow={() => setShape(shelf.forma)}
          onChange={(next) => put(replaceAt(estantes, at, next))}
          onRemove={() => put(without(estantes, at))}
        />
      ))}
    </>
  );
}
