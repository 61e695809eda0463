import { searchHref, readSearch } from '../../parts/search/search-address.ts';
import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import {
  MaterialRelations,
  MaterialState,
  MaterialVendors,
  useMaterialFacts,
} from '../../parts/title/material-facts.tsx';
import type { MaterialFields } from '../../parts/search/material-fields.ts';
import type { Definition } from '../../ui/data/definition-list.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Message } from '../../ui/feedback/message.tsx';

type Title = Output<'getTitle'>;

/** Lists the facts that archives, acts and standards alone have, before all else; none for other titles. */
export function useMaterialDefinitions(title: Title): readonly Definition[] {
  const { t } = useTranslation();
  const facts = useMaterialFacts(title);
  const { arquivo, norma } = title;
  const named = (field: 'fundo' | 'situacao' | 'fornecedores', values: readonly ReactNode[]) => ({
    term: t(`materialFacts.${field}`),
    values,
  });
  const state = title.ato?.situacao ?? norma?.situacao;
  return [
    // The extent is listed with the others, as the physical description.
    ...facts
      .filter(({ field }) => field !== 'extensao')
      .map(({ field, text }) => ({
        term: t(`materialFacts.${field}`),
        values: [field === 'codigo_referencia' ? <UnitsBelow key="code" title={title} /> : text],
      })),
    named('fundo', arquivo?.fundo ? [<FondsLink key="fonds" code={arquivo.fundo.codigo} />] : []),
    named('situacao', state ? [<MaterialState key="state" facts={title} />] : []),
    named(
      'fornecedores',
      norma && norma.fornecedores.length > 0
        ? [<MaterialVendors key="vendors" facts={title} />]
        : [],
    ),
  ];
}

const archiveHref = (fields: MaterialFields) =>
  searchHref({ ...readSearch('arquivo', new URLSearchParams()), fields });

function FondsLink({ code }: { readonly code: string }) {
  return <Link href={archiveHref({ fundo: code })}>{code}</Link>;
}

/** Code of the unit, and the link to all units below it. */
function UnitsBelow({ title: { arquivo } }: { readonly title: Title }) {
  const { t } = useTranslation();
  const code = arquivo?.codigo_referencia ?? '';
  if (arquivo?.nivel?.codigo === 'item') return code;
  return (
    <>
      {`${code} · `}
      <Link href={archiveHref({ codigo_referencia: code })}>{t('materialFacts.below')}</Link>
    </>
  );
}

/** Warning before the description: the act or standard is no longer in force as it was. */
export function StateWarning({ title }: { readonly title: Title }) {
  const { t } = useTranslation();
  const code = title.ato?.situacao?.codigo ?? title.norma?.situacao?.codigo;
  if (!code || code === 'em_vigor' || code === 'vigente')
    return <MaterialRelations facts={title} />;
  return (
    <Message tone="warning" title={t(`stateWarnings.${code}`)}>
      <MaterialRelations facts={title} />
    </Message>
  );
}
