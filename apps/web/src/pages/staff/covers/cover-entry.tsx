import { formatMoment } from '@estante/phrases/translator';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { TitleCover } from '../../../parts/covers/title-cover.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import styles from './cover-entry.module.css';
import { CoverReplacement } from './cover-replacement.tsx';
import type { CoverEntryProps, StaffCover } from './staff-cover.ts';

/** Title with its cover, the cover's source, and the number of reports. */
export function CoverEntry({ cover, onDone }: CoverEntryProps) {
  const { t, i18n } = useTranslation();
  const { titulo: title, origem: origin, credito: credit, avisos: reports } = cover;
  const facts = [
    origin === null
      ? t('staffCovers.drawn')
      : t(`staffCovers.origin.${origin}`, { name: credit?.nome ?? '' }),
    formatMoment(cover.em, i18n.language),
    reports > 0 && t('staffCovers.reports', { count: reports }),
  ];
  return (
    <article className={styles.entry}>
      <div className={styles.cover}>
        <TitleCover title={title} />
      </div>
      <div className={styles.words}>
        <h3>
          <Link href={`/acervo/${title.cod_acervo}`}>{title.titulo}</Link>
        </h3>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        <CoverActs cover={cover} onDone={onDone} />
      </div>
    </article>
  );
}

function CoverActs({ cover, onDone }: CoverEntryProps) {
  const { keep, refuse, decide } = useDecision({ cover, onDone });
  return (
    <Stack gap={3}>
      <ActProblem problem={keep.problem ?? refuse.problem} onDone={onDone} />
      <Cluster>
        {cover.avisos > 0 && (
          <KeepButton cover={cover} isBusy={keep.isBusy} onPress={() => void decide('keep')} />
        )}
        {cover.versao !== null && (
          <RefuseButton
            cover={cover}
            isBusy={refuse.isBusy}
            onPress={() => void decide('refuse')}
          />
        )}
        <CoverReplacement cover={cover} onDone={onDone} />
      </Cluster>
    </Stack>
  );
}

/** Keeps or refuses a reported cover. */
function useDecision({ cover, onDone }: CoverEntryProps) {
  const { t } = useTranslation();
  const keep = useSubmission('keepCover');
  const refuse = useSubmission('refuseCover');
  const { versao, titulo } = cover;
  const decide = async (name: 'keep' | 'refuse') => {
    if (versao === null) return;
    const { send } = name === 'keep' ? keep : refuse;
    refuse.tell(null);
    keep.tell(null);
    const title = { title: titulo.titulo };
    const words = t(name === 'keep' ? 'staffCovers.kept' : 'staffCovers.refused', title);
    const params = { id: String(titulo.cod_acervo) };
    if (await send({ params, body: { versao } })) onDone(words);
  };
  return { keep, refuse, decide };
}

interface DecisionButtonProps {
  readonly cover: StaffCover;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

function KeepButton({ cover, isBusy, onPress }: DecisionButtonProps) {
  const { t } = useTranslation();
  const name = t('staffCovers.keepOf', { title: cover.titulo.titulo });
  return (
    <Button icon="check" aria-label={name} isPending={isBusy} onClick={onPress}>
      {t('staffCovers.keep')}
    </Button>
  );
}

function RefuseButton({ cover, isBusy, onPress }: DecisionButtonProps) {
  const { t } = useTranslation();
  const name = t('staffCovers.refuseOf', { title: cover.titulo.titulo });
  return (
    <Button icon="trash" aria-label={name} isPending={isBusy} onClick={onPress}>
      {t('staffCovers.refuse')}
    </Button>
  );
}
