import { copyLengths } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { MoneyField } from '../../../parts/money/money-field.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import type { Choices, CopyDraft } from './copy.ts';

interface CopyFieldsProps {
  readonly draft: CopyDraft;
  readonly choices: Choices;
  /** Libraries that may be chosen. */
  readonly libraries: Choices['bibliotecas'];
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (draft: CopyDraft) => void;
}

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
      <PlaceFields {...{ draft, choices, libraries, errorAt, change }} />
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

const lists = [
  ['cod_colecao', 'colecoes', 'colecao'],
  ['cod_localizacao', 'localizacoes', 'localizacao'],
  ['cod_tipo_emprestimo', 'tipos_emprestimo', 'tipo_emprestimo'],
] as const;

interface PlaceFieldsProps extends Omit<CopyFieldsProps, 'onChange'> {
  readonly change: (part: Partial<CopyDraft>) => void;
}

function PlaceFields({ draft, choices, libraries, errorAt, change }: PlaceFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Select
        label={t('staffCopies.fields.biblioteca')}
        name="cod_biblioteca"
        error={errorAt('cod_biblioteca')}
        options={libraries.map(optionOf)}
        value={String(draft.cod_biblioteca)}
        onChange={({ target }) => change({ cod_biblioteca: Number(target.value) })}
      />
      {lists.map(([name, list, word]) => (
        <Select
          key={name}
          label={t(`staffCopies.fields.${word}`)}
          name={name}
          error={errorAt(name)}
          options={[{ value: '', label: t('staffCopies.none') }, ...choices[list].map(optionOf)]}
          value={String(draft[name] ?? '')}
          onChange={({ target }) =>
            change({ [name]: target.value === '' ? null : Number(target.value) })
          }
        />
      ))}
    </>
  );
}

export const optionOf = ({ codigo, descricao }: Choices['bibliotecas'][number]) => ({
  value: String(codigo),
  label: descricao,
});
