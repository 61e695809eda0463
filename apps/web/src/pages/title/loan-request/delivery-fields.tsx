import type { Translate } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Select, type SelectOption } from '../../../ui/fields/select.tsx';
import { originOf, originsOf, placesOf } from './request-options.ts';
import type { RequestFieldsProps } from './request-draft.ts';

/** Gives the options that depend on the library of receipt; before it is chosen, a hint alone. */
function useOrReceivingFirst() {
  const { t } = useTranslation();
  return (options: readonly SelectOption[]) =>
    options.length > 0 ? options : [{ value: '', label: t('loanRequests.form.receivingFirst') }];
}

/** Choice of the sending library, the soonest first. */
export function OriginField({ choices, draft, onChange, errorOf }: RequestFieldsProps) {
  const { t } = useTranslation();
  const orReceivingFirst = useOrReceivingFirst();
  const origins = originsOf(choices, draft).map((origin) => originOption(origin, t));
  return (
    <Select
      label={t('loanRequests.fields.biblioteca_origem')}
      name="biblioteca_origem"
      error={errorOf('biblioteca_origem')}
      required
      value={originOf(choices, draft)}
      onChange={({ target }) => onChange({ origin: target.value })}
      options={orReceivingFirst(origins)}
    />
  );
}

function originOption(origin: ReturnType<typeof originsOf>[number], t: Translate): SelectOption {
  const { cod_biblioteca: code, desc_biblioteca: library, previsao: day } = origin;
  return {
    value: String(code),
    label: t(day ? 'loanRequests.form.from' : 'loanRequests.form.fromAnyDay', { library, day }),
  };
}

/** Choice of the place where the copy is handed over. */
export function PlaceField({ choices, draft, onChange, errorOf }: RequestFieldsProps) {
  const { t } = useTranslation();
  const orReceivingFirst = useOrReceivingFirst();
  const places = placesOf(choices, draft).map(({ cod_local_recebimento, desc_local }) => ({
    value: String(cod_local_recebimento),
    label: desc_local,
  }));
  return (
    <Select
      label={t('loanRequests.fields.cod_local_recebimento')}
      name="cod_local_recebimento"
      error={errorOf('cod_local_recebimento')}
      required
      value={draft.place}
      onChange={({ target }) => onChange({ place: target.value })}
      options={orReceivingFirst(places)}
    />
  );
}
