import { useTranslation } from '../../../languages/use-translation.ts';
import { Select } from '../../../ui/fields/select.tsx';
import type { CodeListProps } from './code-mapping.ts';
import { codeWords } from './code-words.ts';

/**
 * Codes of a list that are asked about at most: a choice for each of more would be a page without
 * end.
 */
const mostAsked = 50;

/** Choice, for each new code of a list, of the entry here that it stands for. */
export function CodeChoices({ list, codes, total, entries, mapped, onChange }: CodeListProps) {
  const { t } = useTranslation();
  const set = (codigo: string, value: string) => {
    const others = mapped.filter((one) => one.codigo !== codigo);
    const said = { lista: list, codigo, cod_entrada: Number(value) };
    onChange(value === '' ? others : [...others, said]);
  };
  return (
    <>
      <p>{t('imports.mapListText')}</p>
      {total > mostAsked && <p>{t('imports.mapMore', { number: total })}</p>}
      {codes.slice(0, mostAsked).map((one) => (
        <Select
          key={one.codigo}
          label={codeWords(one, t)}
          value={String(mapped.find(({ codigo }) => codigo === one.codigo)?.cod_entrada ?? '')}
          options={[
            { value: '', label: t('imports.mapCreate') },
            ...entries.map(({ cod_entrada, sigla, nome }) => ({
              value: String(cod_entrada),
              label: nome === sigla ? nome : t('imports.entry', { name: nome, code: sigla }),
            })),
          ]}
          onChange={({ target }) => set(one.codigo, target.value)}
        />
      ))}
    </>
  );
}
