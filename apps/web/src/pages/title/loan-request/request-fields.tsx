import { useTranslation } from '../../../languages/use-translation.ts';
import { libraryOption } from '../../../parts/libraries/library-option.ts';
import { partsName } from '../../../parts/circulation/part-names.ts';
import { Select } from '../../../ui/fields/select.tsx';
import type { Choices, RequestDraft } from './request-draft.ts';
import { nameOf, optionOf, receivingOf } from './request-options.ts';
import type { RequestFieldsProps } from './request-draft.ts';
import { OriginField, PlaceField } from './delivery-fields.tsx';

type UnchosenReason = 'unchosen' | 'whatFirst';

/** Choice of the copy, its source and its destination; each narrows the next. */
export function PlaceFields(props: RequestFieldsProps) {
  return (
    <>
      <OptionField {...props} />
      <ReceivingField {...props} />
      <OriginField {...props} />
      <PlaceField {...props} />
    </>
  );
}

function useUnchosen() {
  const { t } = useTranslation();
  return (words: UnchosenReason) => ({ value: '', label: t(`loanRequests.form.${words}`) });
}

function OptionField({ choices, draft, onChange, errorOf }: RequestFieldsProps) {
  const { t } = useTranslation();
  const none = useUnchosen();
  const [only, ...others] = choices.opcoes;
  if (only && others.length === 0) return <p>{partsName(only, t)}</p>;
  const options = choices.opcoes.map((one) => ({ value: nameOf(one), label: partsName(one, t) }));
  return (
    <Select
      label={t('loanRequests.form.choose')}
      name="volume"
      error={errorOf('volume')}
      required
      value={chosenName(choices, draft)}
      onChange={({ target }) => onChange({ option: target.value, receiving: '', origin: '' })}
      options={[none('unchosen'), ...options]}
    />
  );
}

/** Name of the chosen option; '' if there is none. */
function chosenName(choices: Choices, draft: RequestDraft): string {
  const chosen = optionOf(choices, draft);
  return chosen ? nameOf(chosen) : '';
}

function ReceivingField({ choices, draft, onChange, errorOf }: RequestFieldsProps) {
  const { t } = useTranslation();
  const none = useUnchosen();
  const option = chosenName(choices, draft);
  const receivers = optionOf(choices, draft)?.recebimentos ?? [];
  return (
    <Select
      label={t('loanRequests.fields.biblioteca_recebimento')}
      name="biblioteca_recebimento"
      error={errorOf('biblioteca_recebimento')}
      required
      value={receivingOf(choices, draft)}
      onChange={({ target }) => onChange({ option, receiving: target.value, place: '0' })}
      options={[none(option ? 'unchosen' : 'whatFirst'), ...receivers.map(libraryOption)]}
    />
  );
}
