import { usePageConfig } from '../../parts/institution/page-config.ts';
import { typedSearch, tabHref } from '../../parts/search/tab-address.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { useEndpoint } from '../../api/query.ts';
import { isActOffered, titlePermissionsQuery } from '../../parts/title/title-pages.ts';
import { AcquisitionSuggestion } from '../../features/acquisition-suggestion/acquisition-suggestion.tsx';
import { QueueLine } from '../../features/holds/queue-line.tsx';
import { MainAct } from '../../features/title/main-act/main-act.tsx';
import type { MainActState } from '../../features/title/main-act/use-main-act.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { titleName, type Title } from './use-title.ts';

interface TitleActProps {
  readonly title: Title;
  readonly act: MainActState;
}

/** Main act on the title, as far as the reader may do it. */
export function TitleAct({ title, act }: TitleActProps) {
  const { data } = useEndpoint(titlePermissionsQuery(String(title.cod_acervo)));
  return (
    <MainAct
      title={title}
      act={act}
      canHold={data !== undefined && isActOffered(data, 'reserva')}
      canSend={data !== undefined && isActOffered(data, 'solicitacao-emprestimo')}
      queue={<QueueLine titleId={title.cod_acervo} />}
      elsewhere={<OtherWays title={title} />}
    />
  );
}

/** Ways to get a title that is not here: from another institution, or by a suggestion to buy it. */
function OtherWays({ title }: { readonly title: Title }) {
  const { t } = useTranslation();
  const hasNetwork = usePageConfig().features?.guias.includes('rede');
  return (
    <>
      {hasNetwork && (
        <ButtonLink
          variant="primary"
          icon="globe"
          href={tabHref('rede', typedSearch(title.titulo, 'titulo'))}
        >
          {t('mainAct.fromAnother')}
        </ButtonLink>
      )}
      <AcquisitionSuggestion title={titleName(title)} />
    </>
  );
}
