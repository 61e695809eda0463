import { useState } from 'react';
import { useAct, useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import styles from '../staff-list.module.css';
import type { DoneHandler } from '../use-done.ts';
import { RoleForm, type RoleDraft } from './role-form.tsx';
import { useLimitWords } from './role-limits.tsx';
import type { Roles } from './role-tasks.tsx';

type Role = Roles['papeis'][number];

interface RoleProps {
  readonly roles: Roles;
  readonly onDone: DoneHandler;
}

/** A role of the institution's own. */
export function OwnRole({ role, roles, onDone }: RoleProps & { readonly role: Role }) {
  const { t } = useTranslation();
  const { send, isBusy, problem } = useSubmission('changeStaffRole');
  const { nome, pessoas } = role;
  const limitWords = useLimitWords()(role.limites);
  const change = async ({ nome: name, atividades, limites }: RoleDraft) => {
    const body = { nome: name, atividades: [...atividades], limites };
    const done = await send({ params: { id: String(role.codigo) }, body });
    if (done) onDone(t('staffRoles.saved'));
  };
  return (
    <article className={styles.entry}>
      <h3>{nome}</h3>
      <p className={styles.facts}>{t('staffRoles.people', { count: pessoas })}</p>
      {limitWords && <p className={styles.facts}>{limitWords}</p>}
      <Disclosure title={t('staffRoles.change', { name: nome })}>
        <RoleForm
          roles={roles}
          start={role}
          action={t('people.save')}
          isBusy={isBusy}
          problem={problem}
          onSend={(draft) => void change(draft)}
        />
      </Disclosure>
      {pessoas === 0 && <Remove role={role} onDone={onDone} />}
    </article>
  );
}

export function NewRole({ roles, onDone }: RoleProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem } = useSubmission('makeStaffRole');
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
      isBusy={isBusy}
      problem={problem}
      onSend={(draft) => void make(draft)}
    />
  );
}

function Remove({ role, onDone }: { readonly role: Role; readonly onDone: DoneHandler }) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('removeStaffRole');
  const [asks, setAsks] = useState(false);
  const remove = async () => {
    setAsks(false);
    const done = await act({ params: { id: String(role.codigo) } });
    if (done) onDone(t('staffRoles.removed', { name: role.nome }));
  };
  return (
    <div>
      <Button variant="quiet" icon="trash" isPending={isBusy} onClick={() => setAsks(true)}>
        {t('staffRoles.remove')}
      </Button>
      <ConfirmDialog
        isOpen={asks}
        title={t('staffRoles.removeAsk', { name: role.nome })}
        confirmLabel={t('staffRoles.remove')}
        cancelLabel={t('people.cancel')}
        closeLabel={t('frame.close')}
        onConfirm={() => void remove()}
        onCancel={() => setAsks(false)}
      >
        {t('staffRoles.removeText')}
      </ConfirmDialog>
    </div>
  );
}
