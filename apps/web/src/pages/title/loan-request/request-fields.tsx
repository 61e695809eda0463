import { loanRequestLengths } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { partsName } from '../../../parts/circulation/part-names.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { Select, type SelectOption } from '../../../ui/fields/select.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import {
  nameOf,
  optionOf,
  originOf,
  originsOf,
  placesOf,
  receivingOf,
  type Choices,
  type RequestDraft,
} from './request-draft.ts';

interface RequestFieldsProps {
  readonly choices: Choices;
  readonly draft: RequestDraft;
  readonly onChange: (next: Partial<RequestDraft>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

type Unchosen = 'unchosen' | 'whatFirst' | 'receivingFirst';

/** Choice of what is asked for, from where and to where; each narrows the next. */
export function PlaceFields({ choices, draft, onChange, errorOf }: RequestFieldsProps) {
  const { t } = useTranslation();
  const none = (words: Unchosen) => ({ value: '', label: t(`loanRequests.form.${words}`) });
  const [only, ...others] = choices.opcoes;
  /** Both follow from where it is received. */
  const orReceivingFirst = (options: readonly SelectOption[]) =>
    options.length > 0 ? options : [none('receivingFirst')];
  const chosen = optionOf(choices, draft);
  const option = chosen ? nameOf(chosen) : '';
  const receivers = chosen?.recebimentos ?? [];
  return (
    <>
      {only && others.length === 0 ? (
        <p>{partsName(only, t)}</p>
      ) : (
        <Select
          label={t('loanRequests.form.choose')}
          name="volume"
          error={errorOf('volume')}
          required
          value={option}
          onChange={({ target }) => onChange({ option: target.value, receiving: '', origin: '' })}
          options={[
            none('unchosen'),
            ...choices.opcoes.map((one) => ({
              value: nameOf(one),
              label: partsName(one, t),
            })),
          ]}
        />
      )}
      <Select
        label={t('loanRequests.fields.biblioteca_recebimento')}
        name="biblioteca_recebimento"
        error={errorOf('biblioteca_recebimento')}
        required
        value={receivingOf(choices, draft)}
        onChange={({ target }) => onChange({ option, receiving: target.value, place: '0' })}
        options={[
          none(chosen ? 'unchosen' : 'whatFirst'),
          ...receivers.map(({ cod_biblioteca, desc_biblioteca }) => ({
            value: String(cod_biblioteca),
            label: desc_biblioteca,
          })),
        ]}
      />
      <Select
        label={t('loanRequests.fields.biblioteca_origem')}
        name="biblioteca_origem"
        error={errorOf('biblioteca_origem')}
        required
        value={originOf(choices, draft)}
        onChange={({ target }) => onChange({ origin: target.value })}
        options={orReceivingFirst(
          originsOf(choices, draft).map((origin) => ({
            value: String(origin.cod_biblioteca),
            label: t(origin.previsao ? 'loanRequests.form.from' : 'loanRequests.form.fromAnyDay', {
              library: origin.desc_biblioteca,
              day: origin.previsao,
            }),
          })),
        )}
      />
      <Select
        label={t('loanRequests.fields.cod_local_recebimento')}
        name="cod_local_recebimento"
        error={errorOf('cod_local_recebimento')}
        required
        value={draft.place}
        onChange={({ target }) => onChange({ place: target.value })}
        options={orReceivingFirst(
          placesOf(choices, draft).map(({ cod_local_recebimento, desc_local }) => ({
            value: String(cod_local_recebimento),
            label: desc_local,
          })),
        )}
      />
    </>
  );
}

/** Fields on how the person is reached, and who else may fetch it. */
export function ContactFields({ draft, onChange, errorOf }: RequestFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
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
      <Checkbox
        checked={draft.isAuthorised}
        onChange={(isAuthorised) => onChange({ isAuthorised })}
      >
        {t('loanRequests.form.authorise')}
      </Checkbox>
      {draft.isAuthorised && (
        <TextField
          label={t('loanRequests.fields.pessoa_autorizada')}
          name="pessoa_autorizada"
          error={errorOf('pessoa_autorizada')}
          required
          maxLength={loanRequestLengths.person}
          value={draft.person}
          onChange={({ target }) => onChange({ person: target.value })}
        />
      )}
      <Checkbox checked={draft.isHome} onChange={(isHome) => onChange({ isHome })}>
        {t('loanRequests.form.home')}
      </Checkbox>
      {draft.isHome && (
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
      )}
    </>
  );
}
