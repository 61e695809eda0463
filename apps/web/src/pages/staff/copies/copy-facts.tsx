import { formatDay, formatMoney } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { copiesPath, type WholeCopy } from '../../../features/staff-copy/copy.ts';

/** Details of a copy, its borrower, and the links to its title. */
export function CopyFacts({ copy }: { readonly copy: WholeCopy }) {
  const { t } = useTranslation();
  return (
    <Stack gap={2}>
      <Particulars copy={copy} />
      <Borrower copy={copy} />
      {copy.acervo_retirado && <p>{t('staffCopies.titleWithdrawn')}</p>}
      <Cluster>
        <Link href={`/acervo/${copy.cod_acervo}`}>{t('staffCopies.toTitle')}</Link>
        <Link href={`${copiesPath}?acervo=${copy.cod_acervo}`}>{t('staffCopies.ofTitle')}</Link>
      </Cluster>
    </Stack>
  );
}

function Borrower({ copy }: { readonly copy: WholeCopy }) {
  const { t } = useTranslation();
  const { leitor, previsao_devolucao: back } = copy;
  if (!leitor) return null;
  return (
    <p>
      {t('staffCopies.with', { name: leitor.nome_pessoa })}
      {back && ` ${t('staffCopies.until', { day: back })}`}
    </p>
  );
}

function Particulars({ copy }: { readonly copy: WholeCopy }) {
  const { t, i18n } = useTranslation();
  return (
    <DefinitionList
      items={factsOf(copy, i18n.language).map(([name, value]) => ({
        term: t(`staffCopies.fields.${name}`),
        values: value ? [value] : [],
      }))}
    />
  );
}

/** Lists the fields of a copy, each with its words in the language. */
function factsOf(copy: WholeCopy, language: string) {
  return [
    ['codigo_barras', copy.codigo_barras],
    ['numero_chamada', copy.numero_chamada],
    ['biblioteca', copy.desc_biblioteca],
    ['localizacao', copy.desc_localizacao],
    ['colecao', copy.desc_colecao],
    ['tipo_emprestimo', copy.desc_tipo_emprestimo],
    ['material_adicional', copy.material_adicional],
    ['preco', copy.preco_centavos === null ? '' : formatMoney(copy.preco_centavos, language)],
    ['adquirido_em', copy.adquirido_em && formatDay(copy.adquirido_em, language)],
    ['nota', copy.nota],
  ] as const;
}
