import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../app/query.ts';
import { isOffered, titlePages, titlePermissionsQuery } from '../../app/title-pages.ts';
import { BasketButton } from '../../features/basket/basket-button.tsx';
import { ShareButton } from '../../features/title/share-button.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { titleName, type Title } from './use-title.ts';

const citing = 'referencia';

/** What can be done with the title, in one place. */
export function TitleActions({ title }: { readonly title: Title }) {
  const { t } = useTranslation();
  const { data } = useEndpoint(titlePermissionsQuery(String(title.cod_acervo)));
  const canCite = titlePages.some(
    ({ code, path }: { readonly code: string; readonly path: string }) =>
      path === citing && data && isOffered(data, code),
  );
  return (
    <>
      <BasketButton titleId={title.cod_acervo} title={title.titulo} size="normal" />
      {canCite && (
        <ButtonLink look="quiet" icon="quote" href={`${title.rota}/${citing}`}>
          {t('title.cite')}
        </ButtonLink>
      )}
      <ShareButton name={titleName(title)} />
      <Button look="quiet" icon="print" onClick={() => print()}>
        {t('title.print')}
      </Button>
    </>
  );
}
