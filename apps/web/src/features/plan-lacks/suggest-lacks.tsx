import { activities, modules } from '@estante/contract/plain';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { isPermitted } from '../../session/is-permitted.ts';
import { useSessionState } from '../../session/use-session.ts';
import { Button } from '../../ui/controls/button.tsx';

const loadDialog = () => import('./lacks-dialog.tsx');
const LacksDialog = lazy(async () => ({ default: (await loadDialog()).LacksDialog }));

interface SuggestLacksProps {
  readonly planId: number;
  readonly discipline: string;
}

/** Button from a teacher's own list to suggestions of all that it lacks, where these are on. */
export function SuggestLacks({ planId, discipline }: SuggestLacksProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const maySuggest = useMaySuggest();
  if (!useActivity(activities.acquisitionSuggestion) || !maySuggest) return null;
  return (
    <>
      <Button
        size="small"
        icon="add"
        aria-label={t('planLacks.openOf', { discipline })}
        onPointerEnter={() => void loadDialog()}
        onClick={() => {
          setOpened(opened + 1);
          setOpen(true);
        }}
      >
        {t('planLacks.open')}
      </Button>
      {opened > 0 && (
        <Suspense fallback={null}>
          <LacksDialog
            key={opened}
            planId={planId}
            discipline={discipline}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function useMaySuggest(): boolean {
  const state = useSessionState();
  return (
    state.kind === 'signed-in' &&
    isPermitted(state.person, modules.readers, activities.teacherSuggestion)
  );
}
