import { requestLengths } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { LibraryFields } from '../../../parts/libraries/library-fields.tsx';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';

export interface Contact {
  readonly campus: string;
  readonly library: string;
  readonly email: string;
  readonly note: string;
}

interface ContactFieldsProps {
  readonly contact: Contact;
  readonly onChange: (contact: Contact) => void;
  readonly errorAt: (field: string) => string | undefined;
}

/** Fields for the library that answers a request, the reader's address, and a note to it. */
export function ContactFields({ contact, onChange, errorAt }: ContactFieldsProps) {
  const { t } = useTranslation();
  const error = errorAt('biblioteca');
  return (
    <>
      <FieldGrid>
        <LibraryFields
          choice={contact}
          onChange={(choice) => onChange({ ...contact, ...choice })}
          {...(error !== undefined && { error })}
        />
        <TextField
          label={t('requests.fields.email')}
          description={t('requests.emailHint')}
          name="email"
          required
          inputMode="email"
          autoComplete="email"
          maxLength={requestLengths.emails}
          value={contact.email}
          error={errorAt('email')}
          onChange={({ target }) => onChange({ ...contact, email: target.value })}
        />
      </FieldGrid>
      <TextArea
        label={t('requests.fields.observacao')}
        optionalWord={t('libraryFields.optional')}
        name="observacao"
        maxLength={requestLengths.text}
        value={contact.note}
        onChange={({ target }) => onChange({ ...contact, note: target.value })}
      />
    </>
  );
}
