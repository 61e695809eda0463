import { readerRoles, type ReaderRole } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { optionsOf, type Choices } from './person.ts';

interface PlaceDraft {
  readonly unidade: string;
  readonly papel: ReaderRole;
}

interface PlaceFieldsProps {
  readonly libraries: Choices['bibliotecas'];
  readonly draft: PlaceDraft;
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (part: Partial<PlaceDraft>) => void;
}

/** Fields for the library of a person's link, and its category. */
export function PlaceFields({ libraries, draft, errorAt, onChange }: PlaceFieldsProps) {
  const { t } = useTranslation();
  const unchosen = libraries.length === 1 ? [] : [{ value: '', label: t('staffLibraries.choose') }];
  return (
    <FieldGrid>
      <Select
        label={t('people.fields.unidade')}
        name="unidade"
        options={[...unchosen, ...optionsOf(libraries)]}
        error={errorAt('unidade')}
        value={draft.unidade}
        onChange={({ target }) => onChange({ unidade: target.value })}
      />
      <Select
        label={t('people.fields.papel')}
        name="papel"
        options={readerRoles.map((role) => ({ value: role, label: t(`people.roles.${role}`) }))}
        value={draft.papel}
        onChange={({ target }) => {
          const papel = readerRoles.find((role) => role === target.value);
          if (papel) onChange({ papel });
        }}
      />
    </FieldGrid>
  );
}
