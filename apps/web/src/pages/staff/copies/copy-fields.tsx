import { copyLengths } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { PriceField, AcquiredField, type CopyFieldProps } from './acquisition-fields.tsx';
import { CopyPlaceFields, type CopyFieldsProps } from './copy-place-fields.tsx';
import type { CopyDraft } from '../../../features/staff-copy/copy.ts';

const texts = [
  ['volume', 'part'],
  ['tomo', 'part'],
  ['parte', 'part'],
  ['numero_exemplar', 'part'],
  ['material_adicional', 'material'],
] as const;

/** Fields of a copy: its description, and its place. */
export function CopyFields({ draft, choices, libraries, errorAt, onChange }: CopyFieldsProps) {
  const change = (part: Partial<CopyDraft>) => onChange({ ...draft, ...part });
  const fields = { draft, errorAt, change };
  return (
    <>
      <BarcodeField {...fields} />
      <CallNumberField {...fields} />
      <CopyPlaceFields {...fields} choices={choices} libraries={libraries} />
      <PartFields {...fields} />
      <PriceField {...fields} />
      <AcquiredField {...fields} />
      <NoteField {...fields} />
    </>
  );
}

function BarcodeField({ draft, errorAt, change }: CopyFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('staffCopies.fields.codigo_barras')}
      name="codigo_barras"
      autoComplete="off"
      maxLength={copyLengths.barcode}
      error={errorAt('codigo_barras')}
      value={draft.codigo_barras}
      onChange={({ target }) => change({ codigo_barras: target.value })}
    />
  );
}

function CallNumberField({ draft, errorAt, change }: CopyFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('staffCopies.fields.numero_chamada')}
      name="numero_chamada"
      autoComplete="off"
      maxLength={copyLengths.callNumber}
      error={errorAt('numero_chamada')}
      value={draft.numero_chamada}
      onChange={({ target }) => change({ numero_chamada: target.value })}
    />
  );
}

/** Fields for the part of its title that a copy is, and its accompanying material. */
function PartFields({ draft, change }: CopyFieldProps) {
  const { t } = useTranslation();
  return (
    <ChoiceGroup label={t('staffCopies.parts')} isGrid>
      {texts.map(([name, length]) => (
        <TextField
          key={name}
          label={t(`staffCopies.fields.${name}`)}
          name={name}
          autoComplete="off"
          maxLength={copyLengths[length]}
          value={draft[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      ))}
    </ChoiceGroup>
  );
}

function NoteField({ draft, change }: CopyFieldProps) {
  const { t } = useTranslation();
  return (
    <TextArea
      label={t('staffCopies.fields.nota')}
      name="nota"
      rows={2}
      maxLength={copyLengths.note}
      value={draft.nota}
      onChange={({ target }) => change({ nota: target.value })}
    />
  );
}
