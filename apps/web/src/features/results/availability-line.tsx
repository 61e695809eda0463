import { useTranslation } from 'react-i18next';
import type { Output } from '../../app/api.ts';
import { AvailabilityBar } from '../../ui/availability-bar.tsx';
import { Chip } from '../../ui/chip.tsx';

type Item = Output<'searchTitles'>['acervos'][number];
type Library = Item['disponibilidade']['bibliotecas'][number];

interface AvailabilityLineProps {
  readonly item: Item;
  /** Codes of libraries that are named first. */
  readonly libraries?: readonly string[] | undefined;
}

/** In one line: can I have it, and where. */
export function AvailabilityLine({ item, libraries = [] }: AvailabilityLineProps) {
  const { t } = useTranslation();
  const { exemplares, disponiveis } = item.disponibilidade;
  const isWanted = (library: Library) => libraries.includes(String(library.cod_biblioteca));
  const bibliotecas = [...item.disponibilidade.bibliotecas].sort(
    (a, b) => Number(isWanted(b)) - Number(isWanted(a)),
  );
  const free = useNames(bibliotecas.filter((library) => library.disponiveis > 0));
  const holding = useNames(bibliotecas.filter((library) => library.colecoes > 0));
  if (exemplares > 0) {
    return (
      <AvailabilityBar free={disponiveis} total={exemplares}>
        {free ? t('availability.availableAt', { libraries: free }) : t('availability.allOut')}
      </AvailabilityBar>
    );
  }
  if (item.acesso_remoto === 'cr') {
    return (
      <Chip tone="success" icon="globe">
        {t('availability.online')}
      </Chip>
    );
  }
  if (holding) return <Chip icon="serial">{t('availability.heldAt', { libraries: holding })}</Chip>;
  return <Chip>{t('availability.onRequest')}</Chip>;
}

/** 'Biblioteca Central e mais 2', '' for none. */
function useNames(libraries: readonly Library[]): string {
  const { t } = useTranslation();
  const [first] = libraries;
  if (!first) return '';
  return libraries.length > 1
    ? t('availability.more', { first: first.desc_biblioteca, count: libraries.length - 1 })
    : first.desc_biblioteca;
}
