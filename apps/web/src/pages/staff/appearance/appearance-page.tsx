import { accountThemes, themeKinds } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { endpointQuery } from '../../../api/query.ts';
import { ColourField } from '../../../features/institution-edit/colour-field.tsx';
import { EditForm } from '../../../features/institution-edit/edit-form.tsx';
import { LogoField } from '../../../features/institution-edit/logo-field.tsx';
import styles from '../../../features/institution-edit/institution-edit.module.css';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';
import { PictureFields } from './picture-fields.tsx';
import type { UnsentFiles, Appearance, AppearanceProps, FileFieldsProps } from './appearance.ts';

const fieldOf = { light: 'cor', dark: 'cor_no_escuro' } as const;

export function Page() {
  return (
    <StaffTask name="appearance">
      <EditForm<'getAppearance', UnsentFiles>
        query={endpointQuery('getAppearance', {})}
        save={(call, appearance, unsent) =>
          call('changeAppearance', { body: bodyOf(appearance, unsent ?? {}) })
        }
      >
        {(appearance, change, unsent) => (
          <AppearanceFields appearance={appearance} unsent={unsent} onChange={change} />
        )}
      </EditForm>
    </StaffTask>
  );
}

function AppearanceFields(props: FileFieldsProps) {
  return (
    <>
      <ColourFields {...props} />
      <ThemeField {...props} />
      <LogoGroup {...props} />
      <PictureFields {...props} />
    </>
  );
}

function bodyOf(appearance: Appearance, { logo, picture }: UnsentFiles) {
  const { versao, cor, cor_no_escuro, tema, textos_imagem } = appearance;
  return {
    versao,
    cor,
    cor_no_escuro,
    tema,
    textos_imagem,
    ...(logo !== undefined && { novo_logotipo: logo }),
    ...(picture !== undefined && { nova_imagem: picture }),
  };
}

function ColourFields({ appearance, onChange }: AppearanceProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.group}>
      <legend>{t('edit.colours')}</legend>
      <p>{t('edit.coloursHint')}</p>
      {themeKinds.map((kind) => (
        <ColourField
          key={kind}
          kind={kind}
          value={appearance[fieldOf[kind]]}
          onChange={(colour) => onChange({ ...appearance, [fieldOf[kind]]: colour })}
        />
      ))}
    </fieldset>
  );
}

function ThemeField({ appearance, onChange }: AppearanceProps) {
  const { t } = useTranslation();
  return (
    <RadioGroup
      label={t('edit.theme')}
      options={accountThemes.map((value) => ({ value, label: t(`edit.themeNames.${value}`) }))}
      value={appearance.tema}
      onChange={(tema) => onChange({ ...appearance, tema })}
    />
  );
}

function LogoGroup({ appearance, unsent, onChange }: FileFieldsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.group}>
      <legend>{t('edit.logo')}</legend>
      <LogoField
        address={appearance.logotipo}
        chosen={unsent?.logo}
        onChoose={(logo) => onChange(appearance, { ...unsent, logo })}
      />
    </fieldset>
  );
}
