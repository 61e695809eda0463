import { floorPlanLimits } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Output } from '../../../api/api.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import { optionOf } from './choice.ts';
import { PlanFileField } from './plan-file-field.tsx';
import { plansPath } from './plan-list.tsx';

interface NewPlanFormProps {
  readonly libraries: Output<'listFloorPlans'>['bibliotecas'];
}

/** Form for the drawing of a floor, from a file. */
export function NewPlanForm({ libraries }: NewPlanFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { send, isBusy, problem, errorAt } = useSubmission('addFloorPlan');
  const [library, setLibrary] = useState(libraries[0]?.codigo ?? 0);
  const [nome, setName] = useState('');
  const [arquivo, setFile] = useState<string>();
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const made = await send({ body: { cod_biblioteca: library, nome, arquivo: arquivo ?? '' } });
    if (!made) return;
    const removed = made.retirado.length > 0 ? { state: { removed: made.retirado } } : {};
    void navigate(`${plansPath}?planta=${made.codigo}`, removed);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void add(event)}>
      <Stack gap={3}>
        <h2>{t('floorPlans.new')}</h2>
        <ProblemSummary problem={problem} />
        <Select
          label={t('floorPlans.library')}
          name="cod_biblioteca"
          error={errorAt('cod_biblioteca')}
          options={libraries.map(optionOf)}
          value={String(library)}
          onChange={({ target }) => setLibrary(Number(target.value))}
        />
        <TextField
          label={t('floorPlans.name')}
          description={t('floorPlans.nameHint')}
          name="nome"
          error={errorAt('nome')}
          required
          maxLength={floorPlanLimits.name}
          value={nome}
          onChange={({ target }) => setName(target.value)}
        />
        <PlanFileField
          label={t('floorPlans.file')}
          description={t('floorPlans.fileHint')}
          isRequired
          onRead={setFile}
        />
        <div>
          <Button type="submit" variant="primary" icon="add" isPending={isBusy}>
            {t('floorPlans.add')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
