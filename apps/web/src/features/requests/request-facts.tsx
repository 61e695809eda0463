import { fieldsOf } from '@estante/contract/plain';
import { formatDay } from '@estante/phrases/translator';
import type { Output } from '../../api/api.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { formOf } from './request-form.ts';

type Request = Output<'listRequests'>['solicitacoes'][number];

/** Fields of a request with their values, in the order of its form. */
export function RequestFacts({ request }: { readonly request: Request }) {
  const { t, i18n } = useTranslation();
  const { dados, documento, observacao, email } = request;
  const said = fieldsOf(formOf(request)).map((field) => {
    const value = dados[field.name];
    if (value === undefined) return { term: t(`requests.fields.${field.name}`), values: [] };
    const option = field.kind === 'choice' && field.options.find((one) => one === value);
    const words = option
      ? t(`requests.options.${option}`)
      : field.kind === 'flag'
        ? t('requests.yes')
        : field.kind === 'day'
          ? formatDay(String(value), i18n.language)
          : String(value);
    return { term: t(`requests.fields.${field.name}`), values: [words] };
  });
  return (
    <DefinitionList
      items={[
        {
          term: t('requests.document'),
          values: documento ? [t(`requests.documents.${documento}`)] : [],
        },
        ...said,
        { term: t('requests.fields.observacao'), values: observacao ? [observacao] : [] },
        { term: t('requests.fields.email'), values: [email] },
      ]}
    />
  );
}
