import {
  defaultTheme,
  hexColour,
  leastThemeContrast,
  themeContrast,
  themeShades,
  type ThemeKind,
} from '@estante/contract/plain';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './colour-field.module.css';

interface ColourFieldProps {
  readonly kind: ThemeKind;
  /** '#rrggbb', or '' for the default colour. */
  readonly value: string;
  readonly onChange: (colour: string) => void;
}

/** Field for a colour by its picker or its number, with its contrast and a preview. */
export function ColourField({ kind, value, onChange }: ColourFieldProps) {
  const { t, i18n } = useTranslation();
  const label = t(`edit.themes.${kind}`);
  const isColour = value === '' || hexColour.test(value);
  const shown = hexColour.test(value) ? value : defaultTheme[kind];
  const ratio = themeContrast(kind, shown);
  const isWeak = ratio < leastThemeContrast;
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  const contrast = t(isWeak ? 'edit.tooWeak' : 'edit.readable', {
    ratio: number.format(Math.floor(ratio * 100) / 100),
    least: number.format(leastThemeContrast),
  });
  const error = isColour ? isWeak && contrast : t('edit.noColour');
  return (
    <div className={styles.colour}>
      <div className={styles.fields}>
        <input
          type="color"
          className={styles.picker}
          aria-label={t('edit.pick', { name: label })}
          value={shown}
          onChange={(event) => onChange(event.target.value)}
        />
        <TextField
          label={label}
          name={kind === 'light' ? 'cor' : 'cor_no_escuro'}
          placeholder={defaultTheme[kind]}
          maxLength={7}
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value.trim().toLowerCase())}
          {...(error ? { error } : { description: contrast })}
        />
        <Button variant="quiet" disabled={value === ''} onClick={() => onChange('')}>
          {t('edit.asAtFirst')}
        </Button>
      </div>
      <Preview kind={kind} colour={shown} />
    </div>
  );
}

/** Preview: a picture of how a page of the site would look. */
function Preview({ kind, colour }: { readonly kind: ThemeKind; readonly colour: string }) {
  const { t } = useTranslation();
  const { strong, wash } = themeShades(kind, colour);
  const tokens = { '--shown': colour, '--shown-strong': strong, '--shown-wash': wash };
  return (
    <figure
      aria-label={t('edit.preview')}
      className={styles.preview}
      data-kind={kind}
      style={tokens as CSSProperties}
    >
      <span className={styles.link}>{t('home.byLibrary')}</span>
      <span className={styles.washed}>{t('home.events')}</span>
      <span className={styles.filled}>{t('edit.save')}</span>
    </figure>
  );
}
