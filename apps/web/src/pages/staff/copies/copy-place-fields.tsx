import { useTranslation } from '../../../languages/use-translation.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { optionOf, type Choices, type CopyDraft } from '../../../features/staff-copy/copy.ts';

export interface CopyFieldsProps {
  readonly draft: CopyDraft;
  readonly choices: Choices;
  /** Libraries to choose from. */
  readonly libraries: Choices['bibliotecas'];
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (draft: CopyDraft) => void;
}

const lists = [
  ['cod_colecao', 'colecoes', 'colecao'],
  ['cod_localizacao', 'localizacoes', 'localizacao'],
  ['cod_tipo_emprestimo', 'tipos_emprestimo', 'tipo_emprestimo'],
] as const;

interface CopyPlaceFieldsProps extends Omit<CopyFieldsProps, 'onChange'> {
  readonly change: (part: Partial<CopyDraft>) => void;
}

/** Fields for where a copy belongs: its library, with collection, location and loan type. */
export function CopyPlaceFields({ libraries, ...props }: CopyPlaceFieldsProps) {
  const { t } = useTranslation();
  const { draft, errorAt, change } = props;
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
      {lists.map((list) => (
        <ListField key={list[0]} {...props} list={list} />
      ))}
    </>
  );
}

interface ListFieldProps extends Omit<CopyPlaceFieldsProps, 'libraries'> {
  readonly list: (typeof lists)[number];
}

function ListField({ list: [name, list, word], draft, choices, errorAt, change }: ListFieldProps) {
  const { t } = useTranslation();
  const none = { value: '', label: t('staffCopies.none') };
  return (
    <Select
      label={t(`staffCopies.fields.${word}`)}
      name={name}
      error={errorAt(name)}
      options={[none, ...choices[list].map(optionOf)]}
      value={String(draft[name] ?? '')}
      onChange={({ target: { value } }) => change({ [name]: value === '' ? null : Number(value) })}
    />
  );
}
