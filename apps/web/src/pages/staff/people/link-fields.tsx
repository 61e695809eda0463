import { personLengths } from '@estante/contract/plain';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { optionsOf, type Choices } from './person.ts';

export interface LinkDraft {
  readonly usuario: string;
  readonly categoria: string;
  readonly validade: string;
}

interface LinkFieldsProps {
  readonly draft: LinkDraft;
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (part: Partial<LinkDraft>) => void;
}

/** Fields of a link: the user name, the category, and the validity. */
export function LinkFields(props: LinkFieldsProps) {
  const asked = useEndpoint(endpointQuery('getPeopleChoices', {}));
  return (
    <QueryBoundary asked={asked}>
      {({ categorias }) => (
        <FieldGrid>
          <UserField {...props} />
          <CategoryField {...props} categories={categorias} />
          <ValidityField {...props} />
        </FieldGrid>
      )}
    </QueryBoundary>
  );
}

function UserField({ draft, errorAt, onChange }: LinkFieldsProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('people.fields.usuario')}
      description={t('people.userHint')}
      name="usuario"
      required
      autoComplete="off"
      autoCapitalize="none"
      maxLength={personLengths.username}
      error={errorAt('usuario')}
      value={draft.usuario}
      onChange={({ target }) => onChange({ usuario: target.value })}
    />
  );
}

interface CategoryFieldProps extends LinkFieldsProps {
  readonly categories: Choices['categorias'];
}

function CategoryField({ categories, draft, errorAt, onChange }: CategoryFieldProps) {
  const { t } = useTranslation();
  const none = { value: '', label: t('people.noCategory') };
  return (
    <Select
      label={t('people.fields.categoria')}
      name="categoria"
      options={[none, ...optionsOf(categories)]}
      error={errorAt('categoria')}
      value={draft.categoria}
      onChange={({ target }) => onChange({ categoria: target.value })}
    />
  );
}

function ValidityField({ draft, errorAt, onChange }: LinkFieldsProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('people.fields.validade')}
      description={t('people.validityHint')}
      name="validade"
      type="date"
      error={errorAt('validade')}
      value={draft.validade}
      onChange={({ target }) => onChange({ validade: target.value })}
    />
  );
}
