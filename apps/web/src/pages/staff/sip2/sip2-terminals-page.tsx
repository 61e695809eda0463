import { useState } from 'react';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TerminalEntry } from './terminal-entry.tsx';
import { AddForm, type MadePassword } from './terminal-forms.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { useDone } from '../../../parts/staff/use-done.ts';

/** Self-service machines of other makers that use SIP2: their setup and their rights. */
export function Page() {
  const { t } = useTranslation();
  const asked = useEndpoint(endpointQuery('listSip2Terminals', {}), { staleTime: 0 });
  const { heading, done } = useDone('listSip2Terminals');
  const [made, setMade] = useState<MadePassword | null>(null);
  return (
    <StaffTask name="sip2Terminals">
      <QueryBoundary asked={asked} skeleton={<Skeleton lines={8} />}>
        {({ terminais, bibliotecas }) => (
          <Stack gap={4}>
            <Disclosure title={t('sip2Terminals.how')}>
              <p>{t('sip2Terminals.howText')}</p>
            </Disclosure>
            {made && <Password made={made} />}
            <h2 ref={heading} tabIndex={-1}>
              {t('sip2Terminals.count', { count: terminais.length })}
            </h2>
            {terminais.length === 0 && <p>{t('sip2Terminals.noneHint')}</p>}
            {terminais.map((terminal) => (
              <TerminalEntry
                key={terminal.codigo}
                terminal={terminal}
                libraries={bibliotecas}
                onDone={done}
                onPassword={setMade}
              />
            ))}
            <Disclosure title={t('sip2Terminals.add')}>
              <AddForm libraries={bibliotecas} onDone={done} onPassword={setMade} />
            </Disclosure>
          </Stack>
        )}
      </QueryBoundary>
    </StaffTask>
  );
}

function Password({ made }: { readonly made: MadePassword }) {
  const { t } = useTranslation();
  return (
    <Message tone="warning" isLive>
      <p>{`${made.name} · ${t('sip2Terminals.password')}`}</p>
      <p>
        <code>{made.password}</code>
      </p>
      <p>{t('sip2Terminals.passwordOnce')}</p>
    </Message>
  );
}
