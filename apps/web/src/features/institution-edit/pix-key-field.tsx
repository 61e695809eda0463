import { useEffect, useRef } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { ApiFailure, Output } from '../../api/api.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { QrDrawing } from '../../ui/drawings/qr-drawing.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useSettled } from '../../ui/fields/use-settled.ts';
import styles from './pix-key-field.module.css';

interface PixKeyFieldProps {
  readonly label: string;
  readonly description: string | undefined;
  readonly longest: number;
  readonly city: string;
  readonly value: string;
  readonly onChange: (key: string) => void;
}

/**
 * Field for a Pix key, checked as it is typed; it can be tried with a bank's application before it is saved.
 */
export function PixKeyField(props: PixKeyFieldProps) {
  const { label, description, longest, value, onChange } = props;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const { shown, problem, isChecking } = useChecked(value, props.city);
  const stops = problem ?? (isChecking ? t('circulationEdit.numbers.pixCheck.checking') : '');
  useEffect(() => input.current?.setCustomValidity(stops), [stops]);
  return (
    <>
      <TextField
        ref={input}
        label={label}
        description={description}
        error={problem}
        autoComplete="off"
        spellCheck={false}
        maxLength={longest}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <div aria-live="polite">
        {isChecking && <p>{t('circulationEdit.numbers.pixCheck.checking')}</p>}
        {shown && <Trial shown={shown} />}
      </div>
    </>
  );
}

/** Has the server check a key, with its city, once they have stopped changing. */
function useChecked(value: string, city: string) {
  const { t } = useTranslation();
  const key = value.trim();
  const asked = useSettled(`${key}\n${city}`, 400);
  const [chave = '', cidade = ''] = asked.split('\n');
  const query = endpointQuery('previewPixKey', { query: { chave, cidade } });
  const { data, error, isFetching } = useEndpoint(query, { enabled: chave !== '' });
  if (key === '') return { shown: null, problem: null, isChecking: false };
  const isChecking = chave !== key || cidade !== city || isFetching;
  if (isChecking) return { shown: null, problem: null, isChecking };
  const failed = t('circulationEdit.numbers.pixCheck.failed');
  return { shown: data ?? null, problem: error ? problemOf(error, failed) : null, isChecking };
}

function problemOf({ campos }: ApiFailure, failed: string): string {
  return campos[0]?.mensagem ?? failed;
}

function Trial({ shown }: { readonly shown: Output<'previewPixKey'> }) {
  const { t } = useTranslation();
  const { qr, copia_e_cola: code } = shown;
  return (
    <Message tone="info" title={t('circulationEdit.numbers.pixCheck.title')}>
      <div className={styles.trial}>
        <div className={styles.qr}>
          <QrDrawing
            label={t('circulationEdit.numbers.pixCheck.qr')}
            size={qr.lado}
            path={qr.desenho}
          />
        </div>
        <div>
          <DefinitionList
            items={[
              {
                term: t('circulationEdit.numbers.pixCheck.kind'),
                values: [t(`circulationEdit.numbers.pixCheck.kinds.${shown.tipo}`)],
              },
              { term: t('circulationEdit.numbers.pixCheck.key'), values: [shown.chave] },
              { term: t('circulationEdit.numbers.pixCheck.payee'), values: [shown.recebedor] },
              { term: t('circulationEdit.numbers.pixCheck.city'), values: [shown.cidade] },
            ]}
          />
          <p>{t('circulationEdit.numbers.pixCheck.hint')}</p>
        </div>
      </div>
      <TextField label={t('circulationEdit.numbers.pixCheck.code')} value={code} readOnly />
    </Message>
  );
}
