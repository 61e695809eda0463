import { languages } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { languageNames } from '../../languages/language-names.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { useEndpoint } from '../../api/query.ts';
import { libraryOption } from '../../parts/libraries/library-option.ts';
import { librariesQuery } from '../../parts/libraries/my-library.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ModeChoice } from './mode-choice-field.tsx';
import { NumberField } from './number-field.tsx';
import type { SettingField as Field, Settings } from './setting-groups.ts';
import { PersonalFieldsChoice } from './personal-fields-choice.tsx';
import { LineField, TextAreaField } from './text-fields.tsx';

interface SettingFieldProps {
  readonly field: Field;
  readonly value: Settings[Field['name']];
  readonly onChange: (value: Settings[Field['name']]) => void;
}

export function SettingField({ field, value, onChange }: SettingFieldProps) {
  const { t } = useTranslation();
  const label = t(`edit.settings.${field.name}`);
  const text = String(value ?? '');
  switch (field.kind) {
    case 'line':
    case 'text': {
      const Written = field.kind === 'line' ? LineField : TextAreaField;
      const written = {
        label,
        name: field.name,
        value: text,
        onChange,
        longest: field.most ?? 1000,
      };
      return <Written {...written} isRequired={(field.least ?? 0) > 0} />;
    }
    case 'address':
      return (
        <TextField
          label={label}
          name={field.name}
          type="url"
          placeholder="https://"
          maxLength={1000}
          value={text}
          onChange={(event) => onChange(event.target.value.trim())}
        />
      );
    case 'number':
      return (
        <NumberField
          label={label}
          name={field.name}
          value={Number(value)}
          least={field.least ?? 0}
          most={field.most ?? 1000}
          onChange={onChange}
          {...(field.hint && { description: t(`edit.hints.${field.hint}`) })}
        />
      );
    case 'passwordChecker':
    case 'passwordKeeper':
      return (
        <ModeChoice
          mode={field.kind}
          label={label}
          name={field.name}
          value={Number(value)}
          onChange={onChange}
        />
      );
    case 'switch':
      return (
        <Checkbox checked={value === true} onChange={onChange}>
          {label}
        </Checkbox>
      );
    case 'language':
      return (
        <Select
          label={label}
          name={field.name}
          value={text}
          options={languages.map((code) => ({ value: code, label: languageNames[code] }))}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'library':
      return <LibraryChoice label={label} value={text} onChange={onChange} />;
    case 'personalFields':
      return <PersonalFieldsChoice label={label} value={value} onChange={onChange} />;
  }
}

interface LibraryChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (library: number | null) => void;
}

function LibraryChoice({ label, value, onChange }: LibraryChoiceProps) {
  const { t } = useTranslation();
  const asked = useEndpoint(librariesQuery);
  return (
    <QueryBoundary asked={asked} failed={t('libraryFields.failed')}>
      {(libraries) => (
        <Select
          label={label}
          value={value}
          options={[{ value: '', label: t('edit.anyLibrary') }, ...libraries.map(libraryOption)]}
          onChange={(event) => onChange(Number(event.target.value) || null)}
        />
      )}
    </QueryBoundary>
  );
}
