import { batchStates } from '@estante/contract/plain';
import type { Input } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { optionOf, type Choices } from './copy.ts';

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

/** Fields for what the copies of a batch become; what is left empty stays as it is. */
export function BatchChangeFields({ choices, change, onChange }: BatchChangeFieldsProps) {
  const { t } = useTranslation();
  const stays = { value: '', label: t('staffCopies.stays') };
  const noneOf = { value: 'none', label: t('staffCopies.none') };
  const write = (name: keyof BatchChange, value: string) => {
    const { [name]: _before, ...others } = change;
    onChange(
      value === '' ? others : { ...others, [name]: value === 'none' ? null : Number(value) },
    );
  };
  const valueOf = (value: number | null | undefined) =>
    value === undefined ? '' : value === null ? 'none' : String(value);
  return (
    <>
      {lists.map(([name, list, word]) => (
        <Select
          key={name}
          label={t(`staffCopies.fields.${word}`)}
          name={name}
          options={[
            stays,
            ...(name === 'cod_biblioteca' ? [] : [noneOf]),
            ...choices[list].map(optionOf),
          ]}
          value={valueOf(change[name])}
          onChange={({ target }) => write(name, target.value)}
        />
      ))}
      <Select
        label={t('staffCopies.fields.situacao')}
        name="situacao"
        options={[
          stays,
          ...batchStates.map((one) => ({ value: one, label: t(`staffCopies.say.${one}`) })),
        ]}
        value={change.situacao ?? ''}
        onChange={({ target }) => {
          const { situacao: _before, ...others } = change;
          const situacao = batchStates.find((one) => one === target.value);
          onChange(situacao ? { ...others, situacao } : others);
        }}
      />
    </>
  );
}
