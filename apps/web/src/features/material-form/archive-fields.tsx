import { useTranslation } from '../../languages/use-translation.ts';
import { useEndpoint } from '../../api/query.ts';
import { ChoiceField, WordsField, type MaterialFormFieldsProps } from './material-form-field.tsx';
import { archiveOptionsQuery } from './material-form-queries.ts';

/** Fields for searching units of an archive (ISAD(G) 3.1 and 3.2). */
export function ArchiveFields(props: MaterialFormFieldsProps) {
  const { t } = useTranslation();
  const { data } = useEndpoint(archiveOptionsQuery, { staleTime: Infinity });
  return (
    <>
      <WordsField {...props} name="codigo_referencia" />
      <ChoiceField {...props} name="fundo" options={data?.fundos ?? []} />
      <ChoiceField {...props} name="nivel" options={data?.niveis ?? []} />
      <WordsField {...props} name="produtor" offered={data?.produtores ?? []} />
      <WordsField {...props} name="data_ini" hint={t('materialForm.dateHint')} />
      <WordsField {...props} name="data_fim" hint={t('materialForm.dateHint')} />
      <WordsField {...props} name="extensao" hint={t('materialForm.extentHint')} />
    </>
  );
}
