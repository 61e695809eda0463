import { formatDay, formatMoment, formatMoney } from '@estante/phrases/translator';
import { useEffect, useRef } from 'react';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useAct } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/data/chip.tsx';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import styles from '../staff-list.module.css';
import { useDone, type DoneHandler } from '../use-done.ts';
import { copiesPath, nameOf, type Choices, type WholeCopy } from './copy.ts';
import { ChangeCopyForm } from './copy-forms.tsx';
import { StateForm } from './state-form.tsx';

interface CopyCardProps {
  readonly id: number;
  readonly choices: Choices;
  /** Whether who came here has to be led to it. */
  readonly takesFocus?: boolean;
  /** Whether one came to change where it belongs: the form for it is then seen at once. */
  readonly isToChange?: boolean;
}

/** A copy as it is now, and what can be done to it. */
export function CopyCard({ id, choices, takesFocus = false, isToChange = false }: CopyCardProps) {
  const { t } = useTranslation();
  const query = endpointQuery('getStaffCopy', { params: { id: String(id) } });
  const result = useEndpoint(query, { staleTime: 0 });
  const { heading, done } = useDone('getStaffCopy');
  const isLed = useRef(false);
  useEffect(() => {
    if (!takesFocus || isLed.current || !result.data) return;
    isLed.current = true;
    heading.current?.focus();
  }, [takesFocus, result.data, heading]);
  return (
    <QueryBoundary asked={result}>
      {(copy) => (
        <article className={styles.entry}>
          <div className={styles.entryHead}>
            <h2 ref={heading} tabIndex={-1}>
              {nameOf(copy)}
            </h2>
            <Chip tone={copy.situacao === 'na_estante' ? 'success' : 'neutral'}>
              {t(`staffCopies.states.${copy.situacao}`)}
            </Chip>
          </div>
          <Facts copy={copy} />
          <RecordSays copy={copy} onDone={done} />
          <Disclosure title={t('staffCopies.state')} isOpenAtFirst={!isToChange}>
            <StateForm key={copy.situacao} copy={copy} onDone={done} />
          </Disclosure>
          <Disclosure title={t('staffCopies.change')} isOpenAtFirst={isToChange}>
            <ChangeCopyForm key={copy.versao} copy={copy} choices={choices} onDone={done} />
          </Disclosure>
          <History copy={copy} />
        </article>
      )}
    </QueryBoundary>
  );
}

function Facts({ copy }: { readonly copy: WholeCopy }) {
  const { t, i18n } = useTranslation();
  const language = i18n.language;
  const { leitor, previsao_devolucao: back } = copy;
  const facts = [
    ['codigo_barras', copy.codigo_barras],
    ['numero_chamada', copy.numero_chamada],
    ['biblioteca', copy.desc_biblioteca],
    ['localizacao', copy.desc_localizacao],
    ['colecao', copy.desc_colecao],
    ['tipo_emprestimo', copy.desc_tipo_emprestimo],
    ['material_adicional', copy.material_adicional],
    ['preco', copy.preco_centavos === null ? '' : formatMoney(copy.preco_centavos, language)],
    ['adquirido_em', copy.adquirido_em && formatDay(copy.adquirido_em, language)],
    ['nota', copy.nota],
  ] as const;
  return (
    <Stack gap={2}>
      <DefinitionList
        items={facts.map(([name, value]) => ({
          term: t(`staffCopies.fields.${name}`),
          values: value ? [value] : [],
        }))}
      />
      {leitor && (
        <p>
          {t('staffCopies.with', { name: leitor.nome_pessoa })}
          {back && ` ${t('staffCopies.until', { day: back })}`}
        </p>
      )}
      {copy.acervo_retirado && <p>{t('staffCopies.titleWithdrawn')}</p>}
      <Cluster>
        <Link href={`/acervo/${copy.cod_acervo}`}>{t('staffCopies.toTitle')}</Link>
        <Link href={`${copiesPath}?acervo=${copy.cod_acervo}`}>{t('staffCopies.ofTitle')}</Link>
      </Cluster>
    </Stack>
  );
}

interface RecordSaysProps {
  readonly copy: WholeCopy;
  readonly onDone: DoneHandler;
}

/** Fields in which staff have written something else than its record says: imports leave them so. */
function RecordSays({ copy, onDone }: RecordSaysProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct('followCopyRecord');
  if (copy.feito_aqui) return <p>{t('staffCopies.madeHere')}</p>;
  if (copy.do_registro.length === 0) return null;
  const follow = async () => {
    const made = await act({ params: { id: String(copy.cod_exemplar) } });
    if (made) onDone(t('staffCopies.followed', { name: nameOf(made) }));
  };
  return (
    <Message tone="info" title={t('staffCopies.recordSays')}>
      <ul>
        {copy.do_registro.map(({ campo, valor }) => (
          <li
            key={campo}
          >{`${t(`staffCopies.fields.${campo}`)}: ${valor || t('staffCopies.nothing')}`}</li>
        ))}
      </ul>
      <Button size="small" icon="renew" isPending={isBusy} onClick={() => void follow()}>
        {t('staffCopies.follow')}
      </Button>
    </Message>
  );
}

function History({ copy: { historico } }: { readonly copy: WholeCopy }) {
  const { t, i18n } = useTranslation();
  if (historico.length === 0) return null;
  return (
    <Disclosure title={t('staffCopies.history')}>
      <ol className={styles.entries}>
        {historico.map((one, at) => (
          <li key={`${one.em} ${at}`}>
            <strong>{t(`staffCopies.acts.${one.acao}`)}</strong>
            {` · ${formatMoment(one.em, i18n.language)} · ${one.nome}`}
            {one.mudancas.map(({ campo, antes, depois }) => (
              <div key={campo}>
                {t('staffCopies.from', {
                  field: t(`staffCopies.fields.${campo}`),
                  before: antes || t('staffCopies.nothing'),
                  after: depois || t('staffCopies.nothing'),
                })}
              </div>
            ))}
            {one.nota && <div>{one.nota}</div>}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
