import { useTranslation } from '../../languages/use-translation.ts';
import { useEndpoint } from '../../api/query.ts';
import { DayField } from '../../parts/search/day-field.tsx';
import { ChoiceField, WordsField, type MaterialFormFieldsProps } from './material-form-field.tsx';
import { actOptionsQuery } from './material-form-queries.ts';

/** Fields for searching normative acts. */
export function ActFields(props: MaterialFormFieldsProps) {
  const { t } = useTranslation();
  const { data } = useEndpoint(actOptionsQuery, { staleTime: Infinity });
  return (
    <>
      <ChoiceField {...props} name="especie" options={data?.especies ?? []} />
      <WordsField {...props} name="numero" />
      <DayField {...props} name="data_ini" />
      <DayField {...props} name="data_fim" />
      <WordsField {...props} name="orgao" offered={data?.orgaos ?? []} />
      <ChoiceField {...props} name="situacao" options={data?.situacoes ?? []} />
      <WordsField {...props} name="ementa" />
      <WordsField {...props} name="ato_relacionado" hint={t('materialForm.actHint')} />
    </>
  );
}
