import { issueLengths, staffIssueStates } from '@estante/contract/plain';
import { oneOf } from '../../../browser/one-of.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import type { IssueStateDraft } from './issue-state-draft.ts';

interface IssueStateFieldsProps {
  readonly draft: IssueStateDraft;
  readonly write: (change: Partial<IssueStateDraft>) => void;
  readonly errorAt: (field: string) => string | undefined;
}

/** Fields for the state of an issue, for its receipt if it is here, and for a note. */
export function IssueStateFields(props: IssueStateFieldsProps) {
  return (
    <>
      <StateField {...props} />
      {props.draft.situacao === 'recebido' && (
        <>
          <ReceiptField {...props} />
          <BarcodeField {...props} />
        </>
      )}
      <NoteField {...props} />
    </>
  );
}

function StateField({ draft, write }: IssueStateFieldsProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('staffSerialIssues.state')}
      name="situacao"
      options={staffIssueStates.map((value) => ({
        value,
        label: t(`staffSerialIssues.states.${value}`),
      }))}
      value={draft.situacao}
      onChange={({ target }) =>
        write({ situacao: oneOf(staffIssueStates, target.value) ?? draft.situacao })
      }
    />
  );
}

function ReceiptField({ draft, write, errorAt }: IssueStateFieldsProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('staffSerialIssues.receivedOn')}
      optionalWord={t('libraryFields.optional')}
      name="recebido_em"
      type="date"
      error={errorAt('recebido_em')}
      value={draft.recebido_em}
      onChange={({ target }) => write({ recebido_em: target.value })}
    />
  );
}

function BarcodeField({ draft, write, errorAt }: IssueStateFieldsProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('serialIssues.facts.barcode')}
      optionalWord={t('libraryFields.optional')}
      name="codigo_barras"
      autoComplete="off"
      maxLength={issueLengths.codigo_barras}
      error={errorAt('codigo_barras')}
      value={draft.codigo_barras}
      onChange={({ target }) => write({ codigo_barras: target.value })}
    />
  );
}

function NoteField({ draft, write, errorAt }: IssueStateFieldsProps) {
  const { t } = useTranslation();
  return (
    <TextArea
      label={t('serialIssues.facts.note')}
      optionalWord={t('libraryFields.optional')}
      name="nota"
      rows={2}
      maxLength={issueLengths.nota}
      error={errorAt('nota')}
      value={draft.nota}
      onChange={({ target }) => write({ nota: target.value })}
    />
  );
}
