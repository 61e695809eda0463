import { copyLengths } from '@estante/contract/plain';
import type { Output } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { optionOf } from '../../../features/staff-copy/copy.ts';

export interface StartFormProps {
  readonly choices: Output<'getCopyChoices'>;
}

/** Libraries of the member of staff, in which an inventory may begin. */
export const ownLibraries = ({ bibliotecas, proprias }: StartFormProps['choices']) =>
  bibliotecas.filter(({ codigo }) => proprias.includes(codigo));

/** Shelf in the form; a location of '' is any. */
export interface ShelfDraft {
  readonly library: number;
  readonly location: string;
  readonly chamada_de: string;
  readonly chamada_ate: string;
}

interface ShelfFieldProps extends StartFormProps {
  readonly shelf: ShelfDraft;
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (part: Partial<ShelfDraft>) => void;
}

/** Field for the library of the shelf, one of the member of staff's own. */
export function LibraryField({ choices, shelf, onChange }: ShelfFieldProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('staffCopies.fields.biblioteca')}
      name="cod_biblioteca"
      options={ownLibraries(choices).map(optionOf)}
      value={String(shelf.library)}
      onChange={({ target }) => onChange({ library: Number(target.value) })}
    />
  );
}

/** Field for the location of the shelf; blank for any. */
export function LocationField({ choices, shelf, errorAt, onChange }: ShelfFieldProps) {
  const { t } = useTranslation();
  const any = { value: '', label: t('inventories.anyLocation') };
  return (
    <Select
      label={t('staffCopies.fields.localizacao')}
      name="cod_localizacao"
      error={errorAt('cod_localizacao')}
      options={[any, ...choices.localizacoes.map(optionOf)]}
      value={shelf.location}
      onChange={({ target }) => onChange({ location: target.value })}
    />
  );
}

/** Fields for the first and the last call number of the shelf. */
export function RangeFields({ shelf, errorAt, onChange }: ShelfFieldProps) {
  const { t } = useTranslation();
  return (
    <ChoiceGroup label={t('inventories.range')} isGrid>
      {(['chamada_de', 'chamada_ate'] as const).map((name) => (
        <TextField
          key={name}
          label={t(`inventories.${name}`)}
          name={name}
          error={errorAt(name)}
          autoComplete="off"
          maxLength={copyLengths.callNumber}
          value={shelf[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
    </ChoiceGroup>
  );
}
