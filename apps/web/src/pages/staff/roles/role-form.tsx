import { staffRoleNameLength } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import type { FormProblem } from '../../../ui/feedback/problem-summary.tsx';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { problemAt, ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { RoleLimits, type Limits } from './role-limits.tsx';
import { RoleTasks, type Roles } from './role-tasks.tsx';

export interface RoleDraft {
  readonly nome: string;
  readonly atividades: readonly number[];
  readonly limites: Limits;
}

interface RoleFormProps {
  readonly roles: Roles;
  readonly start: RoleDraft;
  readonly action: string;
  readonly isBusy: boolean;
  readonly problem: FormProblem | null;
  readonly onSend: (draft: RoleDraft) => void;
}

/** Form for a role's name, its tasks and its limits. */
export function RoleForm({ roles, start, action, isBusy, problem, onSend }: RoleFormProps) {
  const { nome, atividades, limites } = start;
  const [draft, setDraft] = useState<RoleDraft>({ nome, atividades, limites });
  const change = (part: Partial<RoleDraft>) => setDraft({ ...draft, ...part });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(draft);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={3}>
        <ProblemSummary problem={problem} />
        <NameField draft={draft} problem={problem} onChange={change} />
        <TaskFields draft={draft} roles={roles} onChange={change} />
        <SendButton action={action} isBusy={isBusy} />
      </Stack>
    </form>
  );
}

function SendButton({ action, isBusy }: Pick<RoleFormProps, 'action' | 'isBusy'>) {
  return (
    <div>
      <Button type="submit" variant="primary" isPending={isBusy}>
        {action}
      </Button>
    </div>
  );
}

interface FieldProps {
  readonly draft: RoleDraft;
  readonly onChange: (part: Partial<RoleDraft>) => void;
}

function NameField({ draft, problem, onChange }: FieldProps & Pick<RoleFormProps, 'problem'>) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('staffRoles.name')}
      name="nome"
      required
      autoComplete="off"
      maxLength={staffRoleNameLength}
      error={problemAt(problem, 'nome')}
      value={draft.nome}
      onChange={({ target }) => onChange({ nome: target.value })}
    />
  );
}

function TaskFields({ draft, roles, onChange }: FieldProps & Pick<RoleFormProps, 'roles'>) {
  return (
    <>
      <RoleTasks
        roles={roles}
        chosen={draft.atividades}
        onChange={(atividades) => onChange({ atividades })}
      />
      <RoleLimits limits={draft.limites} onChange={(limites) => onChange({ limites })} />
    </>
  );
}
