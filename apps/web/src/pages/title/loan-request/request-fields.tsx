import { useTranslation } from '../../../languages/use-translation.ts';
import { partsName } from '../../../parts/circulation/part-names.ts';
import { Select, type SelectOption } from '../../../ui/fields/select.tsx';
import type { Choices, RequestDraft } from './request-draft.ts';
import { nameOf, optionOf, originOf, originsOf, placesOf, receivingOf } from './request-options.ts';

export interface RequestFieldsProps {
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
