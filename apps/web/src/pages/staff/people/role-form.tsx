import { linkRoles, type LinkRole } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import type { Output } from '../../../api/api.ts';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useStaffPages } from '../../../session/use-permission.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { ProblemSummary } from '../../../ui/feedback/problem-summary.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import type { Link, OnDone } from './person.ts';

interface GiveRoleProps {
  readonly link: Link;
  readonly onDone: OnDone;
}

/** Form for a person's role in a library, for staff who may assign it. */
export function GiveRole(props: GiveRoleProps) {
  const { t } = useTranslation();
  const isGiven = useStaffPages().some(({ name }) => name === 'roles');
  const asked = useEndpoint(endpointQuery('listStaffRoles', {}), { enabled: isGiven });
  if (!isGiven) return null;
  return (
    <Disclosure title={t('people.changeRole')}>
      <QueryBoundary asked={asked} failed={t('staffRoles.failed')}>
        {({ papeis }) => <RoleForm {...props} roles={papeis} />}
      </QueryBoundary>
    </Disclosure>
  );
}

const separator = ':';

interface RoleFormProps extends GiveRoleProps {
  readonly roles: Output<'listStaffRoles'>['papeis'];
}

function RoleForm({ link, roles, onDone }: RoleFormProps) {
  const { t } = useTranslation();
  const { send, isBusy, problem } = useSubmission('giveRole');
  const [chosen, setChosen] = useState(valueOf(link.papel, link.cod_cargo));
  const options = [
    ...linkRoles.map((role) => ({ value: valueOf(role, null), label: t(`people.roles.${role}`) })),
    ...roles.map(({ codigo, nome }) => ({
      value: valueOf('equipe', codigo),
      label: `${t('people.roles.equipe')} · ${nome}`,
    })),
  ];
  const give = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [name, cargo = ''] = chosen.split(separator);
    const papel: LinkRole = linkRoles.find((role) => role === name) ?? 'leitor';
    const body = { papel, cargo: cargo === '' ? null : Number(cargo) };
    const done = await send({ params: { id: String(link.cod_login) }, body });
    if (done) onDone(t('people.roleGiven', { user: link.usuario }));
  };
  return (
    <form onSubmit={(event) => void give(event)}>
      <Stack gap={3}>
        <ProblemSummary problem={problem} />
        <Select
          label={t('people.fields.papel')}
          name="papel"
          options={options}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
        <div>
          <Button type="submit" isPending={isBusy}>
            {t('people.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function valueOf(role: LinkRole, own: number | null): string {
  return own === null ? role : `${role}${separator}${own}`;
}
