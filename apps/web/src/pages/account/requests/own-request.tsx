import { useAct } from '../../../api/use-act.ts';
import { saveFile } from '../../../features/exports/save-file.ts';
import { RequestFacts } from '../../../features/requests/request-facts.tsx';
import { headingOf, requestTones } from '../../../features/requests/request-form.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/data/chip.tsx';
import { classes } from '../../../ui/classes.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Cluster } from '../../../ui/layouts/flow.tsx';
import { CancelRequest } from './cancel-request.tsx';
import type { OwnRequestProps } from './own-request-props.ts';
import { RequestCost } from './request-cost.tsx';
import styles from './requests.module.css';

type Request = OwnRequestProps['request'];

/** Request: its state, the library's answer and files, and the acts on it. */
export function OwnRequest({ request, onDone }: OwnRequestProps) {
  const { t } = useTranslation();
  const { codigo: id, tipo, situacao, prazo, resposta } = request;
  return (
    <article className={classes(styles.entry, situacao === 'custo-proposto' && styles.waits)}>
      <div className={styles.head}>
        <h3>{headingOf(request)}</h3>
        <Chip tone={requestTones[situacao]}>{t(`requests.states.${situacao}`)}</Chip>
      </div>
      <p className={styles.facts}>
        {t('requests.numbered', { kind: t(`requests.kinds.${tipo}`), id })} ·{' '}
        {t('requests.sentAt', { at: request.enviado_em, library: request.desc_biblioteca })}
      </p>
      {prazo !== null && <p className={styles.facts}>{t('requests.dueOn', { day: prazo })}</p>}
      <RequestEnd request={request} />
      {resposta !== '' && (
        <div className={styles.answer}>
          <h4>{t('requests.answer')}</h4>
          <p className={styles.text}>{resposta}</p>
        </div>
      )}
      <RequestCost request={request} onDone={onDone} />
      <Files request={request} />
      <Cluster>
        {request.total_titulos > 0 && (
          <ButtonLink href={`/meupergamum/solicitacoes/titulos/${id}`} icon="list">
            {t('requests.titles', { count: request.total_titulos })}
          </ButtonLink>
        )}
        {request.ficha && <CardFile request={request} />}
        {situacao === 'aguardando' && <CancelRequest request={request} onDone={onDone} />}
      </Cluster>
      <Disclosure title={t('requests.said')}>
        <RequestFacts request={request} />
      </Disclosure>
    </article>
  );
}

function RequestEnd({ request }: { readonly request: Request }) {
  const { t } = useTranslation();
  const { encerrada_por: ender, andamento_em: at } = request;
  if (!ender || !at) return null;
  return <p className={styles.facts}>{t(`requests.endedBy.${ender}`, { at })}</p>;
}

function Files({ request: { codigo, anexos } }: { readonly request: Request }) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('getRequestAttachment');
  if (anexos.length === 0) return null;
  const download = async (anexo: number) => {
    const file = await act({ params: { id: String(codigo), anexo: String(anexo) } });
    if (file) saveFile(file);
  };
  return (
    <div>
      <h4>{t('requests.files')}</h4>
      <Cluster>
        {anexos.map(({ codigo: anexo, nome }) => (
          <Button
            key={anexo}
            size="small"
            icon="download"
            isPending={isBusy}
            onClick={() => void download(anexo)}
          >
            {t('requests.download', { name: nome })}
          </Button>
        ))}
      </Cluster>
    </div>
  );
}

function CardFile({ request: { codigo, ficha } }: { readonly request: Request }) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('getCatalogueCard');
  const download = async () => {
    const file = await act({ params: { id: String(codigo) } });
    if (file) saveFile(file);
  };
  if (!ficha) return null;
  return (
    <>
      <p className={styles.facts}>
        {t('requests.card.approved', { at: ficha.aprovada_em, code: ficha.codigo_verificacao })}
      </p>
      <Button variant="primary" icon="download" isPending={isBusy} onClick={() => void download()}>
        {t('requests.card.download')}
      </Button>
    </>
  );
}
