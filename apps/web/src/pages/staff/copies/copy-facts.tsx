import { formatDay, formatMoney } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import { DefinitionList } from '../../../ui/data/definition-list.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { copiesPath, type WholeCopy } from './copy.ts';

/** Particulars of a copy, who has it, and the ways to its title. */
export function CopyFacts({ copy }: { readonly copy: WholeCopy }) {
  const { t, i18n } = useTranslation();
  const language = i18n.language;
  const { leitor, previsao_devolucao: back } = copy;
  const facts = [
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
  return (
    <Stack gap={2}>
      <DefinitionList
        items={facts.map(([name, value]) => ({
          term: t(`staffCopies.fields.${name}`),
          values: value ? [value] : [],
        }))}
      />
      {leitor && (
        <p>
          {t('staffCopies.with', { name: leitor.nome_pessoa })}
          {back && ` ${t('staffCopies.until', { day: back })}`}
        </p>
      )}
      {copy.acervo_retirado && <p>{t('staffCopies.titleWithdrawn')}</p>}
      <Cluster>
        <Link href={`/acervo/${copy.cod_acervo}`}>{t('staffCopies.toTitle')}</Link>
        <Link href={`${copiesPath}?acervo=${copy.cod_acervo}`}>{t('staffCopies.ofTitle')}</Link>
      </Cluster>
    </Stack>
  );
}
