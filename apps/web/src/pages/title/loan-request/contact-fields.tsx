import { loanRequestLengths } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import type { RequestFieldsProps } from './request-draft.ts';

/** Fields for how to reach the person, and who else may collect the copy. */
export function ContactFields({ draft, onChange, errorOf }: RequestFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <ReachFields draft={draft} onChange={onChange} errorOf={errorOf} />
      <Checkbox
        checked={draft.isAuthorised}
        onChange={(isAuthorised) => onChange({ isAuthorised })}
      >
        {t('loanRequests.form.authorise')}
      </Checkbox>
      {draft.isAuthorised && <PersonField draft={draft} onChange={onChange} errorOf={errorOf} />}
      <Checkbox checked={draft.isHome} onChange={(isHome) => onChange({ isHome })}>
        {t('loanRequests.form.home')}
      </Checkbox>
      {draft.isHome && <AddressField draft={draft} onChange={onChange} errorOf={errorOf} />}
    </>
  );
}

type PartProps = Omit<RequestFieldsProps, 'choices'>;

function ReachFields({ draft, onChange, errorOf }: PartProps) {
  const { t } = useTranslation();
  return (
    <FieldGrid>
      <TextField
        label={t('loanRequests.fields.email')}
        description={t('loanRequests.form.emailHint')}
        name="email"
        error={errorOf('email')}
        autoComplete="email"
        inputMode="email"
        required
        maxLength={loanRequestLengths.email}
        value={draft.email}
        onChange={({ target }) => onChange({ email: target.value })}
      />
      <TextField
        label={t('loanRequests.fields.telefone')}
        description={t('loanRequests.form.phoneHint')}
        type="tel"
        autoComplete="tel"
        maxLength={loanRequestLengths.phone}
        value={draft.phone}
        onChange={({ target }) => onChange({ phone: target.value })}
      />
    </FieldGrid>
  );
}

function PersonField({ draft, onChange, errorOf }: PartProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('loanRequests.fields.pessoa_autorizada')}
      name="pessoa_autorizada"
      error={errorOf('pessoa_autorizada')}
      required
      maxLength={loanRequestLengths.person}
      value={draft.person}
      onChange={({ target }) => onChange({ person: target.value })}
    />
  );
}

function AddressField({ draft, onChange, errorOf }: PartProps) {
  const { t } = useTranslation();
  return (
    <TextArea
      label={t('loanRequests.fields.recebimento_textual')}
      name="recebimento_textual"
      error={errorOf('recebimento_textual')}
      autoComplete="street-address"
      required
      rows={3}
      maxLength={loanRequestLengths.address}
      value={draft.address}
      onChange={({ target }) => onChange({ address: target.value })}
    />
  );
}
