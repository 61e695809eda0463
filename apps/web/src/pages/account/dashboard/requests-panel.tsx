import type { LoanRequestState } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { endpointQuery } from '../../../api/query.ts';
import { Chip } from '../../../ui/chip.tsx';
import { expectedText, stateTones } from '../../../parts/circulation/loan-request-facts.tsx';
import { libraryToday } from '../../../parts/dates/library-today.ts';
import { Panel } from './panel.tsx';
import { Entries, Headline, Nothing } from './panel-parts.tsx';

type LoanRequest = Output<'listLoanRequests'>['solicitacoes'][number];

const query = endpointQuery('listLoanRequests', { query: { status: 'todas' } });

/** Those under way, what can be fetched first. */
const moving: readonly LoanRequestState[] = ['disponivel', 'em-transito', 'aguardando'];

/** What comes from another library, and when. */
export function RequestsPanel() {
  const { t } = useTranslation();
  return (
    <Panel title={t('account.pages.requests')} href="/meupergamum/solicitacoes" query={query}>
      {({ solicitacoes: all }) => (
        <Moving
          requests={moving.flatMap((state) => all.filter(({ situacao }) => situacao === state))}
        />
      )}
    </Panel>
  );
}

function Moving({ requests }: { readonly requests: readonly LoanRequest[] }) {
  const { t } = useTranslation();
  if (requests.length === 0) {
    return <Nothing title={t('dashboard.noRequests')}>{t('dashboard.noRequestsHint')}</Nothing>;
  }
  const ready = requests.filter(({ situacao }) => situacao === 'disponivel').length;
  return (
    <>
      {ready > 0 ? (
        <Headline tone="success">{t('dashboard.arrived', { count: ready })}</Headline>
      ) : (
        <Headline>{t('dashboard.coming', { count: requests.length })}</Headline>
      )}
      <Entries
        items={requests}
        keyOf={({ codigo }) => codigo}
        nameOf={({ titulo }) => titulo}
        renderFacts={(request) => <Where request={request} />}
      />
    </>
  );
}

function Where({ request }: { readonly request: LoanRequest }) {
  const { t } = useTranslation();
  const { situacao, retirar_ate: until, previsao: day, biblioteca_recebimento: at } = request;
  const library = at.desc_biblioteca;
  return (
    <>
      <Chip tone={stateTones[situacao]}>{t(`loanRequests.states.${situacao}`)}</Chip>{' '}
      {situacao === 'disponivel'
        ? until && t('dashboard.fetchBy', { day: until, library })
        : day && expectedText(day, libraryToday(), t)}
    </>
  );
}
