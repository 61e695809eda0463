import { useState } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';
import { RoleForm, type RoleDraft } from './role-form.tsx';
import { useLimitWords } from './role-limits.tsx';
import { RoleRemoval, type StaffRole } from './role-removal.tsx';
import type { Roles } from './role-tasks.tsx';

interface RoleProps {
  readonly roles: Roles;
  readonly onDone: DoneHandler;
}

interface OwnRoleProps extends RoleProps {
  readonly role: StaffRole;
}

/** Role defined by the institution. */
export function OwnRole({ role, roles, onDone }: OwnRoleProps) {
  const { t } = useTranslation();
  const { nome, pessoas } = role;
  const limitWords = useLimitWords()(role.limites);
  return (
    <article className={styles.entry}>
      <h3>{nome}</h3>
      <p className={styles.facts}>{t('staffRoles.people', { count: pessoas })}</p>
      {limitWords && <p className={styles.facts}>{limitWords}</p>}
      <Disclosure title={t('staffRoles.change', { name: nome })}>
        <ChangeRole role={role} roles={roles} onDone={onDone} />
      </Disclosure>
      {pessoas === 0 && <RoleRemoval role={role} onDone={onDone} />}
    </article>
  );
}

function ChangeRole({ role, roles, onDone }: OwnRoleProps) {
  const { t } = useTranslation();
  const { send, ...sending } = useSubmission('changeStaffRole');
  const change = async ({ nome, atividades, limites }: RoleDraft) => {
    const body = { nome, atividades: [...atividades], limites };
    const done = await send({ params: { id: String(role.codigo) }, body });
    if (done) onDone(t('staffRoles.saved'));
  };
  return (
    <RoleForm
      roles={roles}
      start={role}
      action={t('people.save')}
      isBusy={sending.isBusy}
      problem={sending.problem}
      onSend={(draft) => void change(draft)}
    />
  );
}

export function NewRole({ roles, onDone }: RoleProps) {
  const { t } = useTranslation();
  const { send, ...sending } = useSubmission('makeStaffRole');
  const [made, setMade] = useState(0);
  const make = async ({ nome, atividades, limites }: RoleDraft) => {
    if (!(await send({ body: { nome, atividades: [...atividades], limites } }))) return;
    setMade(made + 1);
    onDone(t('staffRoles.made', { name: nome }));
  };
  return (
    <RoleForm
      key={made}
      roles={roles}
      start={{ nome: '', atividades: [], limites: roles.limites_proprios }}
      action={t('staffRoles.add')}
      isBusy={sending.isBusy}
      problem={sending.problem}
      onSend={(draft) => void make(draft)}
    />
  );
}
