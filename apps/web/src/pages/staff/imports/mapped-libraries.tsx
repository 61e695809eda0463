import type { Input, Output } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { codeWords } from './code-words.ts';

type LibraryMapping = Input<'startImportRun'>['body']['opcoes']['bibliotecas'];
type Run = Output<'getImportRun'>;

interface LibraryMappingProps {
  /** Codes of the file that no library here has, as the last trial or import reported. */
  readonly codes: NonNullable<Run['relatorio']>['sem_biblioteca'];
  readonly libraries: Run['bibliotecas'];
  readonly mapped: LibraryMapping;
  readonly onChange: (mapped: LibraryMapping) => void;
}

/** Choice of the library here that each code of the file means. */
export function MappedLibraries({ codes, libraries, mapped, onChange }: LibraryMappingProps) {
  const { t } = useTranslation();
  const said = mapped.map(({ codigo }) => ({ codigo, exemplares: 0, colecoes: 0 }));
  const all = [...codes, ...said.filter((one) => codes.every((c) => c.codigo !== one.codigo))];
  if (all.length === 0) return null;
  const set = (codigo: string, value: string) => {
    const others = mapped.filter((one) => one.codigo !== codigo);
    onChange(value === '' ? others : [...others, { codigo, cod_biblioteca: Number(value) }]);
  };
  return (
    <fieldset>
      <legend>{t('imports.mapTitle')}</legend>
      <Stack gap={3}>
        <p>{t('imports.mapText')}</p>
        {all.map(({ codigo, ...counts }) => (
          <Select
            key={codigo}
            label={codeWords({ codigo, ...counts }, t)}
            value={String(mapped.find((one) => one.codigo === codigo)?.cod_biblioteca ?? '')}
            options={[
              { value: '', label: t('imports.mapNone') },
              ...libraries.map((one) => ({
                value: String(one.cod_biblioteca),
                label: one.desc_biblioteca,
              })),
            ]}
            onChange={({ target }) => set(codigo, target.value)}
          />
        ))}
      </Stack>
    </fieldset>
  );
}
