import { useEndpoint } from '../../api/query.ts';
import { ChoiceField, WordsField, type MaterialFormFieldsProps } from './material-form-field.tsx';
import { standardOptionsQuery } from './material-form-queries.ts';

/** Fields for searching standards. */
export function StandardFields(props: MaterialFormFieldsProps) {
  const { data } = useEndpoint(standardOptionsQuery, { staleTime: Infinity });
  return (
    <>
      <WordsField {...props} name="numero" />
      <WordsField {...props} name="titulo" />
      <ChoiceField {...props} name="organizacao" options={data?.organizacoes ?? []} />
      <ChoiceField {...props} name="situacao" options={data?.situacoes ?? []} />
    </>
  );
}
