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
  const { t } = useTranslation();
  const [draft, setDraft] = useState<RoleDraft>({
    nome: start.nome,
    atividades: start.atividades,
    limites: start.limites,
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(draft);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={3}>
        <ProblemSummary problem={problem} />
        <TextField
          label={t('staffRoles.name')}
          name="nome"
          required
          autoComplete="off"
          maxLength={staffRoleNameLength}
          error={problemAt(problem, 'nome')}
          value={draft.nome}
          onChange={({ target }) => setDraft({ ...draft, nome: target.value })}
        />
        <RoleTasks
          roles={roles}
          chosen={draft.atividades}
          onChange={(atividades) => setDraft({ ...draft, atividades })}
        />
        <RoleLimits
          limits={draft.limites}
          onChange={(limites) => setDraft({ ...draft, limites })}
        />
        <div>
          <Button type="submit" variant="primary" isPending={isBusy}>
            {action}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
