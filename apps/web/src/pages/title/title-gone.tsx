import { useTranslation } from '../../languages/use-translation.ts';
import type { ApiFailure } from '../../api/api.ts';
import { Replacement } from '../../features/not-found/replacement.tsx';
import { NotFound } from '../../features/not-found/not-found.tsx';

/** Message that no such title exists; for one that did, its replacement, and a search for its name. */
export function TitleGone({ failure }: { readonly failure: ApiFailure }) {
  const { t } = useTranslation();
  const { titulo } = failure.valores;
  const words = typeof titulo === 'string' ? titulo : '';
  return (
    <NotFound title={t('title.gone')} words={words}>
      {words === '' ? t('title.goneHint') : t('title.goneNamed', { title: words })}
      <Replacement failure={failure} folder="acervo" />
    </NotFound>
  );
}
