import { useTranslation } from '../../languages/use-translation.ts';
import { Stack } from '../../ui/layouts/flow.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';

interface NothingHereProps {
  /** Address of the first page of the area; `area` is the area's name. */
  readonly href: string;
  readonly area: string;
}

/** Page for an unknown address of an area, or one that is not for this person. */
export function NothingHere({ href, area }: NothingHereProps) {
  const { t } = useTranslation();
  return (
    <Stack gap={5}>
      <title>{`${t('notFound.title')} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader over={area} title={t('notFound.title')}>
        {t('notFound.hint')}
      </PageHeader>
      <p>
        <Link href={href}>{area}</Link>
      </p>
    </Stack>
  );
}
