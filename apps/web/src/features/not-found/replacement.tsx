import type { ApiFailure } from '../../api/api.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Link } from '../../ui/navigation/link.tsx';

interface ReplacementProps {
  readonly failure: ApiFailure;
  readonly folder: 'acervo' | 'autoridade';
}

/** Link to the record that replaces a withdrawn one; nothing if none is given. */
export function Replacement({ failure: { valores }, folder }: ReplacementProps) {
  const { t } = useTranslation();
  const { substituto, nome_substituto: name } = valores;
  if (substituto === undefined) return null;
  return (
    <>
      {' '}
      {t('notFound.instead')}{' '}
      <Link href={`/${folder}/${substituto}`}>{name || String(substituto)}</Link>
    </>
  );
}
