import { useTranslation } from '../../../languages/use-translation.ts';
import { Select, type SelectOption } from '../../../ui/fields/select.tsx';
import type { CodeListProps } from './code-mapping.ts';
import { codeWords } from './code-words.ts';

/** Most codes of a list to choose for: more would make the page endless. */
const mostAsked = 50;

/** Choice, for each new code of a list, of the entry here that it stands for. */
export function CodeChoices({ codes, total, ...props }: CodeListProps) {
  const { t } = useTranslation();
  const options = useEntryOptions(props.entries);
  return (
    <>
      <p>{t('imports.mapListText')}</p>
      {total > mostAsked && <p>{t('imports.mapMore', { number: total })}</p>}
      {codes.slice(0, mostAsked).map((one) => (
        <CodeChoice key={one.codigo} {...props} code={one} options={options} />
      ))}
    </>
  );
}

/** Options for a code: a new entry, or an existing one. */
function useEntryOptions(entries: CodeListProps['entries']) {
  const { t } = useTranslation();
  return [
    { value: '', label: t('imports.mapCreate') },
    ...entries.map(({ cod_entrada, sigla, nome }) => ({
      value: String(cod_entrada),
      label: nome === sigla ? nome : t('imports.entry', { name: nome, code: sigla }),
    })),
  ];
}

interface CodeChoiceProps extends Pick<CodeListProps, 'list' | 'mapped' | 'onChange'> {
  readonly code: CodeListProps['codes'][number];
  readonly options: readonly SelectOption[];
}

function CodeChoice({ list, mapped, code, options, onChange }: CodeChoiceProps) {
  const { t } = useTranslation();
  const { codigo } = code;
  const set = (value: string) => {
    const others = mapped.filter((one) => one.codigo !== codigo);
    const said = { lista: list, codigo, cod_entrada: Number(value) };
    onChange(value === '' ? others : [...others, said]);
  };
  return (
    <Select
      label={codeWords(code, t)}
      value={String(mapped.find((one) => one.codigo === codigo)?.cod_entrada ?? '')}
      options={options}
      onChange={({ target }) => set(target.value)}
    />
  );
}
