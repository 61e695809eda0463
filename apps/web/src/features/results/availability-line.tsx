import { useTranslation } from 'react-i18next';
import type { Output } from '../../app/api.ts';
import { AvailabilityBar } from '../../ui/availability-bar.tsx';
import { Chip } from '../../ui/chip.tsx';

type Item = Output<'searchTitles'>['acervos'][number];

/** In one line: can I have it, and where. */
export function AvailabilityLine({ item }: { readonly item: Item }) {
  const { t } = useTranslation();
  const { exemplares, disponiveis, bibliotecas } = item.disponibilidade;
  if (exemplares === 0) {
    return item.acesso_remoto === 'cr' ? (
      <Chip tone="success" icon="globe">
        {t('availability.online')}
      </Chip>
    ) : (
      <Chip>{t('availability.onRequest')}</Chip>
    );
  }
  const free = bibliotecas.filter((library) => library.disponiveis > 0);
  const [first] = free;
  const libraries =
    free.length > 1
      ? t('availability.more', { first: first?.desc_biblioteca, count: free.length - 1 })
      : first?.desc_biblioteca;
  return (
    <AvailabilityBar free={disponiveis} total={exemplares}>
      {first ? t('availability.availableAt', { libraries }) : t('availability.allOut')}
    </AvailabilityBar>
  );
}
