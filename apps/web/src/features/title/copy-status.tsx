import { formatDay } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { libraryToday } from '../../parts/dates/library-today.ts';
import { Chip, type ChipTone } from '../../ui/data/chip.tsx';

type Copy = Output<'listCopies'>['exemplares'][number];

const tones: Readonly<Record<Copy['situacao'], ChipTone>> = {
  disponivel: 'success',
  consulta: 'info',
  emprestado: 'warning',
  reservado: 'warning',
  transito: 'neutral',
  processamento: 'neutral',
  extraviado: 'danger',
};

interface CopyStatusProps {
  readonly copy: Pick<Copy, 'situacao' | 'previsao_devolucao'>;
  /** Number of copies in this state. */
  readonly count?: number;
}

/** State of a copy, in a word and a colour, and the day on which one that is out is expected. */
export function CopyStatus({ copy, count = 1 }: CopyStatusProps) {
  const { t, i18n } = useTranslation();
  const { situacao, previsao_devolucao: due } = copy;
  const status = t(`copies.statuses.${situacao}`);
  const isLate = due !== null && due < libraryToday();
  return (
    <>
      <Chip tone={tones[situacao]}>
        {count === 1 ? status : t('copyStatus.counted', { status, count })}
      </Chip>{' '}
      {due !== null &&
        (isLate ? t('copies.late') : t('copies.dueBack', { date: formatDay(due, i18n.language) }))}
    </>
  );
}
