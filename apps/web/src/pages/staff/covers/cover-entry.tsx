import { formatMoment } from '@estante/phrases/translator';
import { useSubmission } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { TitleCover } from '../../../parts/covers/title-cover.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Cluster, Stack } from '../../../ui/layouts/flow.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { ActProblem } from '../act-problem.tsx';
import styles from './cover-entry.module.css';
import { CoverReplacement } from './cover-replacement.tsx';
import type { CoverEntryProps } from './staff-cover.ts';

/** A title with its cover, how it came and how often it was reported. */
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
  const { t } = useTranslation();
  const keep = useSubmission('keepCover');
  const refuse = useSubmission('refuseCover');
  const { versao, titulo } = cover;
  const title = titulo.titulo;
  const params = { id: String(titulo.cod_acervo) };
  const decide = async (name: 'keep' | 'refuse') => {
    if (versao === null) return;
    const { send } = name === 'keep' ? keep : refuse;
    refuse.tell(null);
    keep.tell(null);
    const words = t(name === 'keep' ? 'staffCovers.kept' : 'staffCovers.refused', { title });
    if (await send({ params, body: { versao } })) onDone(words);
  };
  return (
    <Stack gap={3}>
      <ActProblem problem={keep.problem ?? refuse.problem} onDone={onDone} />
      <Cluster>
        {cover.avisos > 0 && (
          <Button
            icon="check"
            aria-label={t('staffCovers.keepOf', { title })}
            isPending={keep.isBusy}
            onClick={() => void decide('keep')}
          >
            {t('staffCovers.keep')}
          </Button>
        )}
        {versao !== null && (
          <Button
            icon="trash"
            aria-label={t('staffCovers.refuseOf', { title })}
            isPending={refuse.isBusy}
            onClick={() => void decide('refuse')}
          >
            {t('staffCovers.refuse')}
          </Button>
        )}
        <CoverReplacement cover={cover} onDone={onDone} />
      </Cluster>
    </Stack>
  );
}
