import { classes } from '../classes.ts';
import { coverDesign, isLetteredUp, splitTitle, type CoverLayout } from './cover-design.ts';
import { drawCover } from './cover-layouts.tsx';
import type { IconName } from '../drawings/icon-paths.ts';
import styles from './typographic-cover.module.css';

export interface TypographicCoverProps {
  title: string;
  author?: string;
  kind: IconName;
  /** MARC code of the language of the words. */
  language?: string;
  /** Seed that chooses layout and colours: the same seed, the same cover. */
  seed: string;
  /** Layout that overrides the seed's, for choosing by hand. */
  layout?: CoverLayout;
}

/**
 * Cover drawn from words alone, for a title without a picture. Fills the width it is given, 2 by 3.
 * Decorative: the title stands beside it as text.
 */
export function TypographicCover({
  title,
  author = '',
  kind,
  language = '',
  seed,
  layout,
}: TypographicCoverProps) {
  const { palette, ...design } = coverDesign(seed, kind, language);
  const shown = layout ?? design.layout;
  return (
    <svg
      className={classes(styles.cover, styles[`palette${palette}`], styles[shown])}
      viewBox="0 0 200 300"
      aria-hidden="true"
    >
      {drawCover(shown, {
        ...splitTitle(title),
        author,
        kind,
        isUp: isLetteredUp(language),
      })}
    </svg>
  );
}
