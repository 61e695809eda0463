import { importCharsets, importItemFields } from '@estante/contract/plain';
import type { Input } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Run } from './run.ts';

export type ImportOptions = Input<'startImportRun'>['body']['opcoes'];

interface ReadingOptionsProps {
  readonly run: Run;
  readonly options: ImportOptions;
  readonly onChange: (some: Partial<ImportOptions>) => void;
}

/** Fields for how the file is to be read, which it mostly states itself. */
export function ReadingOptions({ run, options, onChange }: ReadingOptionsProps) {
  const { t } = useTranslation();
  const source = <SourceField options={options} onChange={onChange} />;
  if (run.tipo !== 'marc') return <Disclosure title={t('imports.more')}>{source}</Disclosure>;
  return (
    <Disclosure title={t('imports.more')}>
      <Stack gap={4}>
        {source}
        <CharsetField options={options} onChange={onChange} />
        <ItemsField options={options} onChange={onChange} />
        <NewLibrariesField options={options} onChange={onChange} />
      </Stack>
    </Disclosure>
  );
}

type FieldProps = Omit<ReadingOptionsProps, 'run'>;

function SourceField({ options, onChange }: FieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('imports.source')}
      description={t('imports.sourceHint')}
      maxLength={100}
      value={options.fonte}
      onChange={({ target }) => onChange({ fonte: target.value })}
    />
  );
}

function CharsetField({ options, onChange }: FieldProps) {
  const { t } = useTranslation();
  const auto = { value: '', label: t('imports.charsetAuto') };
  return (
    <Select
      label={t('imports.charset')}
      value={options.caracteres ?? ''}
      options={[auto, ...importCharsets.map((value) => ({ value, label: value.toUpperCase() }))]}
      onChange={({ target }) =>
        onChange({ caracteres: importCharsets.find((one) => one === target.value) ?? null })
      }
    />
  );
}

function ItemsField({ options, onChange }: FieldProps) {
  const { t } = useTranslation();
  const auto = { value: '', label: t('imports.itemsAuto') };
  const systems = importItemFields.map((value) => ({
    value,
    label: value === 'none' ? t('imports.itemsNone') : itemSystems[value],
  }));
  return (
    <Select
      label={t('imports.items')}
      value={options.itens ?? ''}
      options={[auto, ...systems]}
      onChange={({ target }) =>
        onChange({ itens: importItemFields.find((one) => one === target.value) ?? null })
      }
    />
  );
}

function NewLibrariesField({ options, onChange }: FieldProps) {
  const { t } = useTranslation();
  return (
    <Checkbox
      checked={options.cria_bibliotecas}
      onChange={(cria_bibliotecas) => onChange({ cria_bibliotecas })}
    >
      {t('imports.newLibraries')}
    </Checkbox>
  );
}

/** Names of products, the same in every language. */
const itemSystems = {
  koha: 'Koha (952)',
  symphony: 'Symphony (949, 999)',
  sierra: 'Sierra (945)',
  aleph: 'Aleph (Z30)',
  alma: 'Alma (ITM, 876, AVA)',
  pergamum: 'Pergamum (949)',
  marc: 'MARC 21 (876)',
} as const;
