import { lazy } from 'react';
import { RequestFacts } from '../../../features/requests/request-facts.tsx';
import { headingOf, requestTones } from '../../../features/requests/request-form.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { LateDisclosure } from '../../../parts/page/late-disclosure.tsx';
import { Chip } from '../../../ui/data/chip.tsx';
import { classes } from '../../../ui/classes.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import { RequestFiles } from './request-files.tsx';
import { RequestTitles } from './request-titles.tsx';
import type { HandledRequest, RequestEntryProps } from './handled-request.ts';

const HandleRequest = lazy(async () => ({
  default: (await import('./handle-request.tsx')).HandleRequest,
}));
const ApproveCard = lazy(async () => ({
  default: (await import('./approve-card.tsx')).ApproveCard,
}));

/** Request with all its fields, its state, and the acts on it. */
export function RequestEntry({ request, onDone }: RequestEntryProps) {
  const { t } = useTranslation();
  const { codigo: id, tipo, situacao, resposta, andamento_em } = request;
  const isOver = situacao === 'finalizada' || situacao === 'nao-finalizada';
  return (
    <article className={classes(styles.entry, situacao === 'aguardando' && styles.new)}>
      <div className={styles.entryHead}>
        <h3>{headingOf(request)}</h3>
        <Chip tone={requestTones[situacao]}>{t(`requests.states.${situacao}`)}</Chip>
      </div>
      <p className={styles.facts}>
        {t('requests.numbered', { kind: t(`requests.kinds.${tipo}`), id })} ·{' '}
        {request.pessoa.nome_pessoa} · {request.desc_biblioteca} ·{' '}
        {t('staffList.sentAt', { at: request.enviado_em })}
      </p>
      <Term request={request} />
      <RequestFacts request={request} />
      {resposta !== '' && <p className={classes(styles.answer, styles.text)}>{resposta}</p>}
      <RequestProgress request={request} />
      <ToGiveBack request={request} />
      {!isOver && (
        <>
          <LateDisclosure title={t('staffRequests.handle')}>
            {/* The form begins anew once the request has changed. */}
            <HandleRequest key={andamento_em} request={request} onDone={onDone} />
          </LateDisclosure>
          {tipo === 'ficha-catalografica' && (
            <LateDisclosure title={t('staffRequests.card')}>
              <ApproveCard key={andamento_em} request={request} onDone={onDone} />
            </LateDisclosure>
          )}
          <Disclosure title={t('staffRequests.titles')} note={count(request.total_titulos)}>
            <RequestTitles request={request} onDone={onDone} />
          </Disclosure>
        </>
      )}
      <RequestFiles request={request} isOpen={!isOver} onDone={onDone} />
    </article>
  );
}

const count = (total: number) => (total > 0 ? String(total) : '');

function Term({ request: { prazo, atrasada } }: { readonly request: HandledRequest }) {
  const { t } = useTranslation();
  if (prazo === null) return null;
  if (!atrasada) return <p className={styles.facts}>{t('staffRequests.dueOn', { day: prazo })}</p>;
  return (
    <p>
      <Chip tone="danger">{t('staffRequests.late', { day: prazo })}</Chip>
    </p>
  );
}

function ToGiveBack({ request }: { readonly request: HandledRequest }) {
  const { t } = useTranslation();
  const { situacao, custo_pago_centavos: amount } = request;
  if (situacao !== 'nao-finalizada' || amount === 0) return null;
  return <Message tone="warning">{t('staffRequests.toGiveBack', { amount })}</Message>;
}

function RequestProgress({ request }: { readonly request: HandledRequest }) {
  const { t } = useTranslation();
  const { custo, andamento_em: at, atendente: name } = request;
  const amount = custo?.valor_centavos ?? 0;
  return (
    <>
      {custo && custo.aceito !== null && (
        <p className={styles.facts}>
          {t(custo.aceito ? 'requests.cost.accepted' : 'requests.cost.refused', { amount })}
        </p>
      )}
      {at && (
        <p className={styles.facts}>
          {name === null
            ? t('staffRequests.byReader', { at })
            : t('staffRequests.handledBy', { name, at })}
        </p>
      )}
    </>
  );
}
