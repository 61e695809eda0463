import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import { RoleLimits, useLimitWords } from './role-limits.tsx';
import { RoleTasks, type Roles } from './role-tasks.tsx';

interface BaseRoleProps {
  readonly roles: Roles;
  readonly onDone: DoneHandler;
}

/** Permissions of staff without a role; administrators may do everything. */
export function BaseRole({ roles, onDone }: BaseRoleProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem } = useSubmission('changeStaffPermissions');
  const [chosen, setChosen] = useState<readonly number[]>(roles.equipe);
  const [limits, setLimits] = useState(roles.limites_equipe);
  const limitWords = useLimitWords()(roles.limites_equipe);
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = { atividades: [...chosen], limites: limits };
    if (await send({ body })) onDone(t('staffRoles.saved'));
  };
  return (
    <>
      <article className={styles.entry}>
        <h3>{t('people.roles.administrador')}</h3>
        <p className={styles.text}>{t('staffRoles.administrators')}</p>
      </article>
      <article className={styles.entry}>
        <h3>{t('people.roles.equipe')}</h3>
        <p className={styles.text}>{t('staffRoles.base')}</p>
        {limitWords && <p className={styles.facts}>{limitWords}</p>}
        <Disclosure title={t('staffRoles.change', { name: t('people.roles.equipe') })}>
          <form onSubmit={(event) => void save(event)}>
            <Stack gap={3}>
              <ProblemSummary problem={problem} />
              <RoleTasks roles={roles} chosen={chosen} onChange={setChosen} />
              <RoleLimits limits={limits} onChange={setLimits} />
              <div>
                <Button type="submit" variant="primary" isPending={isBusy}>
                  {t('people.save')}
                </Button>
              </div>
            </Stack>
          </form>
        </Disclosure>
      </article>
    </>
  );
}
