import { copyLengths } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { MoneyField } from '../../../parts/money/money-field.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { CopyPlaceFields, type CopyFieldsProps } from './copy-place-fields.tsx';
import type { CopyDraft } from './copy.ts';

/** As the call has it. */
const largestPrice = 100_000_000;

const texts = [
  ['volume', 'part'],
  ['tomo', 'part'],
  ['parte', 'part'],
  ['numero_exemplar', 'part'],
  ['material_adicional', 'material'],
] as const;

/** Fields of a copy: what is written of it, and where it stands. */
export function CopyFields({ draft, choices, libraries, errorAt, onChange }: CopyFieldsProps) {
  const { t } = useTranslation();
  const change = (part: Partial<CopyDraft>) => onChange({ ...draft, ...part });
  return (
    <>
      <TextField
        label={t('staffCopies.fields.codigo_barras')}
        name="codigo_barras"
        autoComplete="off"
        maxLength={copyLengths.barcode}
        error={errorAt('codigo_barras')}
        value={draft.codigo_barras}
        onChange={({ target }) => change({ codigo_barras: target.value })}
      />
      <TextField
        label={t('staffCopies.fields.numero_chamada')}
        name="numero_chamada"
        autoComplete="off"
        maxLength={copyLengths.callNumber}
        error={errorAt('numero_chamada')}
        value={draft.numero_chamada}
        onChange={({ target }) => change({ numero_chamada: target.value })}
      />
      <CopyPlaceFields {...{ draft, choices, libraries, errorAt, change }} />
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
      <MoneyField
        label={t('staffCopies.fields.preco')}
        name="preco_centavos"
        most={largestPrice}
        isOptional
        value={draft.preco_centavos ?? Number.NaN}
        onChange={(sum) => change({ preco_centavos: Number.isNaN(sum) ? null : sum })}
      />
      <TextField
        label={t('staffCopies.fields.adquirido_em')}
        name="adquirido_em"
        type="date"
        error={errorAt('adquirido_em')}
        value={draft.adquirido_em ?? ''}
        onChange={({ target }) => change({ adquirido_em: target.value || null })}
      />
      <TextArea
        label={t('staffCopies.fields.nota')}
        name="nota"
        rows={2}
        maxLength={copyLengths.note}
        value={draft.nota}
        onChange={({ target }) => change({ nota: target.value })}
      />
    </>
  );
}
