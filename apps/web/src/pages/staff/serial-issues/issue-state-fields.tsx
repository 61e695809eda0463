import { issueLengths, staffIssueStates, type StaffIssueState } from '@estante/contract/plain';
import { oneOf } from '../../../browser/one-of.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { libraryToday } from '../../../parts/dates/library-today.ts';
import { Select } from '../../../ui/select.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import type { StaffIssue } from './issue.ts';

/** What is said of an issue, as its fields stand in a form. */
export interface Said {
  readonly situacao: StaffIssueState;
  /** YYYY-MM-DD, or ''. */
  readonly recebido_em: string;
  readonly codigo_barras: string;
  readonly nota: string;
}

export function draftOf(issue?: StaffIssue): Said {
  return {
    situacao: oneOf(staffIssueStates, issue?.situacao ?? '') ?? 'recebido',
    recebido_em: issue?.recebido_em ?? libraryToday(),
    codigo_barras: issue?.codigo_barras ?? '',
    nota: issue?.nota ?? '',
  };
}

/** A day and a bar code are those of what came. */
export const bodyOf = ({ recebido_em, ...said }: Said) => ({
  ...said,
  recebido_em: recebido_em || null,
});

interface IssueStateFieldsProps {
  readonly said: Said;
  readonly write: (change: Partial<Said>) => void;
  readonly errorAt: (field: string) => string | undefined;
}

export function IssueStateFields({ said, write, errorAt }: IssueStateFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Select
        label={t('staffIssues.state')}
        name="situacao"
        options={staffIssueStates.map((value) => ({
          value,
          label: t(`staffIssues.states.${value}`),
        }))}
        value={said.situacao}
        onChange={({ target }) =>
          write({ situacao: oneOf(staffIssueStates, target.value) ?? said.situacao })
        }
      />
      {said.situacao === 'recebido' && (
        <>
          <TextField
            label={t('staffIssues.receivedOn')}
            name="recebido_em"
            type="date"
            error={errorAt('recebido_em')}
            value={said.recebido_em}
            onChange={({ target }) => write({ recebido_em: target.value })}
          />
          <TextField
            label={t('kardex.facts.barcode')}
            optionalWord={t('libraryFields.optional')}
            name="codigo_barras"
            autoComplete="off"
            maxLength={issueLengths.codigo_barras}
            error={errorAt('codigo_barras')}
            value={said.codigo_barras}
            onChange={({ target }) => write({ codigo_barras: target.value })}
          />
        </>
      )}
      <TextArea
        label={t('kardex.facts.note')}
        optionalWord={t('libraryFields.optional')}
        name="nota"
        rows={2}
        maxLength={issueLengths.nota}
        error={errorAt('nota')}
        value={said.nota}
        onChange={({ target }) => write({ nota: target.value })}
      />
    </>
  );
}
