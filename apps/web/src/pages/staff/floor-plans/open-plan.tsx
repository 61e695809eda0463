import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { endpointQuery } from '../../../api/query.ts';
import { useAct } from '../../../api/use-act.ts';
import { EditForm } from '../../../features/institution-edit/edit-form.tsx';
import { nothingLeft } from '../../../parts/page/unsaved-dialog.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { PlanFields } from './plan-fields.tsx';
import { plansPath } from './plan-list.tsx';

/** Open plan: its name, its drawing, and the shelves on it. */
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

/** Parts left out of the file sent a moment ago. */
function RemovedParts() {
  const { t } = useTranslation();
  const state: unknown = useLocation().state;
  const removed = typeof state === 'object' && state !== null && Reflect.get(state, 'removed');
  if (!Array.isArray(removed)) return null;
  return <Message>{t('floorPlans.removed', { names: removed.join(', ') })}</Message>;
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
