import { coverLists, type CoverList } from '@estante/contract/plain';
import type { Ref } from 'react';
import type { Output } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { coversPath, coversHref } from './covers-address.ts';

export interface CoversProps {
  readonly lista: CoverList;
  readonly pagina: number;
  /** Number of the title whose cover alone is shown; null for all. */
  readonly title: string | null;
}

export interface FoundCoversProps extends CoversProps {
  readonly found: Output<'listStaffCovers'>;
}

interface CoversHeadProps extends Omit<FoundCoversProps, 'pagina'> {
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** Lists to choose from, or the link back to them, over the name of the present one. */
export function CoversHead({ lista, title, found, headingRef }: CoversHeadProps) {
  const { t } = useTranslation();
  const nameOf = useListNames(found);
  return (
    <>
      {title === null ? (
        <ListTabs lista={lista} nameOf={nameOf} />
      ) : (
        <Link href={coversPath}>{t('staffCovers.all')}</Link>
      )}
      <h2 ref={headingRef} tabIndex={-1}>
        {title === null ? nameOf(lista) : t('staffCovers.one')}
      </h2>
    </>
  );
}

/** Names each list with the number of its covers. */
function useListNames({ contagem }: FoundCoversProps['found']) {
  const { t } = useTranslation();
  return (list: CoverList) =>
    t('staffCovers.counted', {
      name: t(`staffCovers.lists.${list}`),
      total: contagem.find((one) => one.lista === list)?.total ?? 0,
    });
}

interface ListTabsProps {
  readonly lista: CoverList;
  readonly nameOf: (list: CoverList) => string;
}

function ListTabs({ lista, nameOf }: ListTabsProps) {
  const { t } = useTranslation();
  return (
    <Tabs
      label={t('staffCovers.byList')}
      tabs={coverLists.map((list) => ({ href: coversHref(list), label: nameOf(list) }))}
      current={coversHref(lista)}
    />
  );
}
