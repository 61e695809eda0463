import { floorPlanLimits } from '@estante/contract/plain';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { endpointQuery } from '../../../api/query.ts';
import { useAct } from '../../../api/use-act.ts';
import { replaceAt, without } from '../../../browser/lists.ts';
import { EditForm } from '../../../features/institution-edit/edit-form.tsx';
import { nothingLeft } from '../../../parts/page/unsaved-dialog.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Plan } from './choice.ts';
import { PlanFileField } from './plan-file-field.tsx';
import { plansPath } from './plan-list.tsx';
import { ShapeChoice } from './shape-choice.tsx';
import { ShelfFields } from './shelf-fields.tsx';

/** A plan that is open: what it is called, its drawing, and what stands where. */
export function OpenPlan({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  return (
    <Stack gap={5}>
      <Link href={plansPath}>{t('floorPlans.all')}</Link>
      <RemovedParts />
      <EditForm<'getFloorPlan', string>
        query={endpointQuery('getFloorPlan', { params: { id } })}
        save={(call, { versao, nome, estantes }, arquivo) =>
          call('changeFloorPlan', {
            params: { id },
            body: { versao, nome, estantes, ...(arquivo !== undefined && { arquivo }) },
          })
        }
      >
        {(plan, change) => <PlanFields plan={plan} onChange={change} />}
      </EditForm>
      <RemovePlan id={id} />
    </Stack>
  );
}

/** Parts that were left out of the file sent a moment ago. */
function RemovedParts() {
  const { t } = useTranslation();
  const state: unknown = useLocation().state;
  const removed = typeof state === 'object' && state !== null && Reflect.get(state, 'removed');
  if (!Array.isArray(removed)) return null;
  return <Message>{t('floorPlans.removed', { names: removed.join(', ') })}</Message>;
}

interface PlanFieldsProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan, file?: string) => void;
}

function PlanFields({ plan, onChange }: PlanFieldsProps) {
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

function RemovePlan({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { act, isBusy } = useAct('removeFloorPlan');
  const [isAsked, setAsked] = useState(false);
  const remove = async () => {
    setAsked(false);
    if (await act({ params: { id } })) void navigate(plansPath, { state: nothingLeft });
  };
  return (
    <div>
      <Button variant="danger" icon="trash" isPending={isBusy} onClick={() => setAsked(true)}>
        {t('floorPlans.removePlan')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('floorPlans.removePlan')}
        confirmLabel={t('floorPlans.removePlan')}
        cancelLabel={t('staffKiosks.cancel')}
        closeLabel={t('staffKiosks.cancel')}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(false)}
      >
        <p>{t('floorPlans.removeSure')}</p>
      </ConfirmDialog>
    </div>
  );
}
