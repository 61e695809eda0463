import { kioskStates } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { useSearchParams } from 'react-router';
import { usePageConfig } from '../../../parts/institution/page-config.ts';
import { endpointQuery, useListEndpoint } from '../../../api/query.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { KioskEntry } from './kiosk-entry.tsx';
import { listQuery, readList } from '../../../parts/staff/list-address.ts';
import { StaffList } from '../../../parts/staff/staff-list.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { useDone } from '../../../parts/staff/use-done.ts';

/** Kiosks of the self-service: those in use, and their removal from service. */
export function Page() {
  return (
    <StaffTask name="kiosks">
      <HowTo />
      <Kiosks />
    </StaffTask>
  );
}

/** Instructions: a machine is made a kiosk on the machine itself, where its secret is stored. */
function HowTo() {
  const { t } = useTranslation();
  const { selfService } = usePageConfig();
  if (!selfService?.showAuto) return <Message tone="info">{t('staffKiosks.howOff')}</Message>;
  return (
    <Disclosure title={t('staffKiosks.how')}>
      <Stack gap={3}>
        <p>{t('staffKiosks.howText')}</p>
        <div>
          <ButtonLink href="/autoatendimento" icon="computer">
            {t('staffKiosks.open')}
          </ButtonLink>
        </div>
      </Stack>
    </Disclosure>
  );
}

function Kiosks() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const address = readList(params, kioskStates);
  const query = endpointQuery('listKiosks', { query: listQuery(address) });
  const result = useListEndpoint(query);
  const { heading, done } = useDone('listKiosks');
  return (
    <StaffList
      path="/meupergamum/atendimento/autoatendimento"
      address={address}
      states={kioskStates}
      nameOf={(state) => t(`staffKiosks.states.${state}`)}
      result={result}
      countOf={(count) => t('staffKiosks.count', { count })}
      noneHint={t('staffKiosks.noneHint')}
      headingRef={heading}
    >
      {({ aparelhos }) =>
        aparelhos.map((kiosk) => (
          <li key={kiosk.codigo}>
            <KioskEntry kiosk={kiosk} onDone={done} />
          </li>
        ))
      }
    </StaffList>
  );
}
