import { formatDay } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import type { MyLibrary } from '../libraries/my-library.ts';
import { AvailabilityBar } from '../../ui/data/availability-bar.tsx';
import { Chip } from '../../ui/data/chip.tsx';
import {
  availabilityAnswer,
  type Answer,
  type HeldTitle,
  type Library,
} from './availability-answer.ts';
import styles from './title-list.module.css';

interface AvailabilityLineProps {
  readonly item: HeldTitle;
  /** Library at which the reader prefers to find the title; null for none in particular. */
  readonly mine: MyLibrary | null;
  /** Codes of libraries that are named first. */
  readonly libraries?: readonly string[] | undefined;
}

/** Availability in one line: whether, where, when. */
export function AvailabilityLine({ item, mine, libraries }: AvailabilityLineProps) {
  const { t } = useTranslation();
  const answer = availabilityAnswer(item, mine, libraries);
  const text = useText(answer);
  const online = (
    <Chip tone="success" icon="globe">
      {t('availability.online')}
    </Chip>
  );
  switch (answer.kind) {
    case 'online':
      return online;
    case 'held':
      return <Chip icon="serial">{text}</Chip>;
    case 'onRequest':
      return <Chip>{text}</Chip>;
    case 'free':
    case 'reading':
    case 'out':
    case 'preparing':
      return (
        <span className={styles.availability}>
          <AvailabilityBar
            free={item.disponibilidade.disponiveis}
            total={item.disponibilidade.exemplares}
          >
            {text}
          </AvailabilityBar>
          {item.acesso_remoto === 'cr' && online}
        </span>
      );
  }
}

function useText(answer: Answer): string {
  const { t, i18n } = useTranslation();
  const freeText = useFreeText();
  const names = useNames('libraries' in answer ? answer.libraries : []);
  const date = 'back' in answer && answer.back ? formatDay(answer.back, i18n.language) : null;
  switch (answer.kind) {
    case 'free':
      return freeText(answer, names);
    case 'reading':
      return date === null
        ? t('availability.readAt', { libraries: names })
        : t('availability.readAtBackOn', { libraries: names, date });
    case 'out':
      return date === null ? t('availability.allOut') : t('availability.backOn', { date });
    case 'held':
      return t('availability.heldAt', { libraries: names });
    case 'preparing':
    case 'online':
    case 'onRequest':
      return t(`availability.${answer.kind}`);
  }
}

/** Gives the words for a free copy; the reader's own library needs no name. */
function useFreeText() {
  const { t } = useTranslation();
  return ({ where, libraries }: Extract<Answer, { kind: 'free' }>, names: string): string => {
    const others = libraries.length - 1;
    switch (where) {
      case 'mine':
        return others === 0
          ? t('availability.availableAtMine')
          : t('availability.availableAtMineToo', { count: others });
      case 'here':
        return t('availability.availableAt', { libraries: names });
      case 'otherCampus':
        return t('availability.availableElsewhere', { libraries: names });
    }
  };
}

/** Names the libraries: 'Biblioteca Central e mais 2', '' for none. */
function useNames(libraries: readonly Library[]): string {
  const { t } = useTranslation();
  const [first] = libraries;
  if (!first) return '';
  return libraries.length > 1
    ? t('availability.more', { first: first.desc_biblioteca, count: libraries.length - 1 })
    : first.desc_biblioteca;
}
