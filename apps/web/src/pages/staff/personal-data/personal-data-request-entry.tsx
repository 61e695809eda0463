import { dataAnswerLength, type DataRequestState } from '@estante/contract/plain';
import { useState, type SubmitEvent } from 'react';
import type { Output } from '../../../api/api.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { PersonalChanges } from '../../../parts/patrons/personal-changes.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip, type ChipTone } from '../../../ui/data/chip.tsx';
import { classes } from '../../../ui/classes.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { problemAt } from '../../../ui/feedback/problem-summary.tsx';
import { TextArea } from '../../../ui/fields/text-field.tsx';
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';

type Request = Output<'listPersonalDataRequests'>['pedidos'][number];

const tones: Readonly<Record<DataRequestState, ChipTone>> = {
  pendente: 'info',
  aceito: 'success',
  recusado: 'warning',
};

interface EntryProps {
  readonly request: Request;
  readonly onDone: DoneHandler;
}

/** Request with its answer, and the acts on it. */
export function PersonalDataRequestEntry({ request, onDone }: EntryProps) {
  const { t } = useTranslation();
  const { situacao, pessoa } = request;
  const isOpen = situacao === 'pendente';
  return (
    <article className={classes(styles.entry, isOpen && styles.new)}>
      <div className={styles.entryHead}>
        <h3>{pessoa.nome_pessoa}</h3>
        <Chip tone={tones[situacao]}>{t(`staffPersonalData.states.${situacao}`)}</Chip>
      </div>
      <p className={styles.facts}>
        {request.desc_biblioteca} · {t('staffList.sentAt', { at: request.enviado_em })}
      </p>
      <PersonalChanges changes={request.campos} />
      <Outcome request={request} />
      {isOpen && <Decision request={request} onDone={onDone} />}
    </article>
  );
}

function Outcome({ request: { situacao, resposta } }: { readonly request: Request }) {
  const { t } = useTranslation();
  if (!resposta || situacao === 'pendente') return null;
  const name = resposta.nome ?? t('staffList.somebody');
  return (
    <div className={styles.answer}>
      {resposta.texto !== '' && <p className={styles.text}>{resposta.texto}</p>}
      <p className={styles.facts}>
        {t(`staffPersonalData.decidedBy.${situacao}`, { name, at: resposta.em })}
      </p>
    </div>
  );
}

function Decision({ request: { codigo, enviado_em }, onDone }: EntryProps) {
  const { t } = useTranslation();
  const { send: act, isBusy, problem } = useSubmission('decidePersonalDataRequest');
  const [reason, setReason] = useState('');
  const decide = async (situacao: 'aceito' | 'recusado', resposta: string) => {
    const answer = await act({
      params: { id: String(codigo) },
      body: { situacao, resposta, enviado_em_visto: enviado_em },
    });
    const words = situacao === 'aceito' ? 'wasGranted' : 'wasRefused';
    if (answer) onDone(t(`staffPersonalData.${words}`));
  };
  const refuse = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void decide('recusado', reason);
  };
  return (
    <>
      <ActProblem problem={problem} onDone={onDone} />
      <div>
        <Button
          icon="check"
          size="small"
          isPending={isBusy}
          onClick={() => void decide('aceito', '')}
        >
          {t('staffPersonalData.grant')}
        </Button>
      </div>
      <Disclosure title={t('staffPersonalData.toRefuse')}>
        <form className={styles.form} onSubmit={refuse}>
          <Stack gap={3}>
            <TextArea
              label={t('staffPersonalData.reason')}
              description={t('staffPersonalData.reasonHint')}
              name="resposta"
              required
              maxLength={dataAnswerLength}
              error={problemAt(problem, 'resposta')}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
            <div>
              <Button type="submit" variant="primary" isPending={isBusy}>
                {t('staffPersonalData.refuse')}
              </Button>
            </div>
          </Stack>
        </form>
      </Disclosure>
    </>
  );
}
