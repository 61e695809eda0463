import { useTranslation } from '../../languages/use-translation.ts';
import { plainAccessibility, schemes, zoomSteps, type Scheme } from './accessibility.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { chooseAccessibility, useAccessibility } from './use-accessibility.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { RadioGroup, SegmentedControl } from '../../ui/fields/radio-group.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import styles from './accessibility-panel.module.css';
import type { SignsState } from './sign-language.tsx';

interface AccessibilityPanelProps {
  readonly id: string;
  readonly signs: SignsState;
  readonly onClose: () => void;
}

/** Panel whose choices take effect at once, on the page that stays in view. */
export function AccessibilityPanel({ id, signs, onClose }: AccessibilityPanelProps) {
  const { t } = useTranslation();
  const reset = () => {
    chooseAccessibility(plainAccessibility);
    announce(t('accessibility.wasReset'));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its controls
    <section
      id={id}
      className={styles.panel}
      aria-label={t('accessibility.title')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Schemes />
      <div className={styles.column}>
        <ZoomChoice />
        <Switches signs={signs} />
        <div className={styles.acts}>
          <Button onClick={reset}>{t('accessibility.reset')}</Button>
          <Button variant="quiet" icon="close" onClick={onClose}>
            {t('frame.close')}
          </Button>
        </div>
      </div>
    </section>
  );
}

function ZoomChoice() {
  const { t, i18n } = useTranslation();
  const { zoom } = useAccessibility();
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return (
    <SegmentedControl
      label={t('accessibility.zoom')}
      hideLabel={false}
      options={zoomSteps.map((step) => ({
        value: String(step),
        label: percent.format(step / 100),
      }))}
      value={String(zoom)}
      onChange={(value) =>
        chooseAccessibility({ zoom: zoomSteps.find((step) => String(step) === value) ?? 0 })
      }
    />
  );
}

function Schemes() {
  const { t } = useTranslation();
  const { cor } = useAccessibility();
  const options = [
    { value: 'system', label: t('accessibility.schemes.system') },
    ...schemes.map((value) => ({ value, label: t(`accessibility.schemes.${value}`) })),
  ] satisfies { value: Scheme | 'system'; label: string }[];
  return (
    <RadioGroup
      isGrid
      label={t('accessibility.scheme')}
      options={options}
      value={cor || 'system'}
      onChange={(value) => chooseAccessibility({ cor: value === 'system' ? '' : value })}
    />
  );
}

function Switches({ signs }: { readonly signs: SignsState }) {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  const { negrito, compacto, libras } = useAccessibility();
  return (
    <div>
      <Switch isOn={negrito} onChange={(isOn) => chooseAccessibility({ negrito: isOn })}>
        {t('accessibility.bold')}
      </Switch>
      <Switch
        isOn={compacto}
        onChange={(isOn) => chooseAccessibility({ compacto: isOn })}
        description={t('accessibility.compactHint')}
      >
        {t('accessibility.compact')}
      </Switch>
      {institution?.libras && (
        <Switch
          isOn={libras}
          onChange={(isOn) => chooseAccessibility({ libras: isOn })}
          description={libras ? t(`accessibility.signs.${signs}`) : t('accessibility.signsHint')}
        >
          {t('accessibility.signLanguage')}
        </Switch>
      )}
    </div>
  );
}
