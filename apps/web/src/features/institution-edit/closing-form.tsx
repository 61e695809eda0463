import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { askAgain, endpointQuery, useEndpoint } from '../../api/query.ts';
import { useSubmission } from '../../api/use-act.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { ProblemSummary } from '../../ui/feedback/problem-summary.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { SpanFields } from './exception-fields.tsx';
import styles from './institution-edit.module.css';
import type { KnownPlaces } from './known-places.tsx';
import { levelKey, levelOf } from './level.ts';
import { LineField } from './text-fields.tsx';
import { ClosingDialog } from './closing-dialog.tsx';

const blank = { place: '', de: '', ate: '', motivo: '' };

interface ClosingFormProps {
  readonly places: KnownPlaces;
}

/** Form that closes libraries without notice, after a second confirmation. */
export function ClosingForm({ places }: ClosingFormProps) {
  const asked = useEndpoint(endpointQuery('getOpeningCalendar', {}));
  return (
    <QueryBoundary asked={asked}>
      {({ versao }) => <Form places={places} version={versao} />}
    </QueryBoundary>
  );
}

interface FormProps extends ClosingFormProps {
  /** Version of the calendar that the form changes. */
  readonly version: number;
}

function Form({ places: { choices, nameOf }, version }: FormProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { send, isBusy, problem } = useSubmission('closeInEmergency');
  const [draft, setDraft] = useState(blank);
  const [isAsking, setAsking] = useState(false);
  const [receipt, setReceipt] = useState<string | null>(null);
  const { place: key, de, ate, motivo } = draft;
  const place = nameOf(levelOf(key));
  const close = async () => {
    setAsking(false);
    const body = { versao: version, ...levelOf(key), de, ate, motivo };
    const done = await send({ body });
    await askAgain(client, ['getOpeningCalendar']);
    if (!done) return;
    setDraft(blank);
    const { emprestimos: loans, retiradas: pickups, multas: fines, pessoas: people } = done;
    const span = { place, from: de, until: ate };
    setReceipt(t('circulationEdit.closing.receipt', { ...span, loans, pickups, fines, people }));
  };
  return (
    <form
      method="post"
      className={styles.form}
      aria-label={t('circulationEdit.closing.title')}
      onSubmit={(event) => {
        event.preventDefault();
        setAsking(true);
      }}
    >
      <section className={styles.item}>
        <ProblemSummary problem={problem} />
        <p>{t('circulationEdit.closing.lead')}</p>
        <Select
          label={t('circulationEdit.closing.place')}
          value={levelKey(levelOf(key))}
          options={choices}
          onChange={({ target }) => setDraft({ ...draft, place: target.value })}
        />
        <div className={styles.pair}>
          <SpanFields span={draft} onChange={(span) => setDraft({ ...draft, ...span })} />
        </div>
        <LineField
          label={t('circulationEdit.calendar.reason')}
          longest={200}
          isRequired
          value={motivo}
          onChange={(text) => setDraft({ ...draft, motivo: text })}
        />
        <div>
          <Button type="submit" variant="danger" isPending={isBusy}>
            {t('circulationEdit.closing.submit')}
          </Button>
        </div>
        {receipt !== null && (
          <Message isLive tone="success" title={t('circulationEdit.closing.done')}>
            {receipt}
          </Message>
        )}
      </section>
      <ClosingDialog
        isOpen={isAsking}
        span={{ place, from: de, until: ate }}
        onConfirm={() => void close()}
        onCancel={() => setAsking(false)}
      />
    </form>
  );
}
