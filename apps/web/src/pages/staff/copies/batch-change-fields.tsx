import { batchStates } from '@estante/contract/plain';
import type { Input } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { optionOf, type Choices } from '../../../features/staff-copy/copy.ts';

export type BatchBody = Input<'changeCopyBatch'>['body'];
type BatchChange = BatchBody['mudanca'];

const lists = [
  ['cod_biblioteca', 'bibliotecas', 'biblioteca'],
  ['cod_colecao', 'colecoes', 'colecao'],
  ['cod_localizacao', 'localizacoes', 'localizacao'],
  ['cod_tipo_emprestimo', 'tipos_emprestimo', 'tipo_emprestimo'],
] as const;

interface BatchChangeFieldsProps {
  readonly choices: Choices;
  readonly change: BatchChange;
  readonly onChange: (change: BatchChange) => void;
}

/** Fields for the changes to the copies of a batch; a blank field changes nothing. */
export function BatchChangeFields(props: BatchChangeFieldsProps) {
  return (
    <>
      {lists.map((list) => (
        <ListField key={list[0]} {...props} list={list} />
      ))}
      <StateField {...props} />
    </>
  );
}

const valueOf = (value: number | null | undefined) =>
  value === undefined ? '' : value === null ? 'none' : String(value);

interface ListFieldProps extends BatchChangeFieldsProps {
  readonly list: (typeof lists)[number];
}

function ListField({ list: [name, list, word], choices, change, onChange }: ListFieldProps) {
  const { t } = useTranslation();
  const stays = { value: '', label: t('staffCopies.stays') };
  const noneOf = { value: 'none', label: t('staffCopies.none') };
  const unset = name === 'cod_biblioteca' ? [stays] : [stays, noneOf];
  return (
    <Select
      label={t(`staffCopies.fields.${word}`)}
      name={name}
      options={[...unset, ...choices[list].map(optionOf)]}
      value={valueOf(change[name])}
      onChange={({ target }) => onChange(written(change, name, target.value))}
    />
  );
}

/** Writes the value of a field: a code, none, or unchanged. */
function written(change: BatchChange, name: keyof BatchChange, value: string): BatchChange {
  const { [name]: _before, ...others } = change;
  if (value === '') return others;
  return { ...others, [name]: value === 'none' ? null : Number(value) };
}

function StateField({ change, onChange }: BatchChangeFieldsProps) {
  const { t } = useTranslation();
  const stays = { value: '', label: t('staffCopies.stays') };
  const states = batchStates.map((one) => ({ value: one, label: t(`staffCopies.say.${one}`) }));
  return (
    <Select
      label={t('staffCopies.fields.situacao')}
      name="situacao"
      options={[stays, ...states]}
      value={change.situacao ?? ''}
      onChange={({ target }) => onChange(inState(change, target.value))}
    />
  );
}

function inState({ situacao: _before, ...others }: BatchChange, state: string): BatchChange {
  const situacao = batchStates.find((one) => one === state);
  return situacao ? { ...others, situacao } : others;
}
