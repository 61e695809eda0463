import { accountThemes, themeKinds } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { endpointQuery } from '../../api/query.ts';
import { ColourField } from '../../features/institution-edit/colour-field.tsx';
import { EditForm } from '../../features/institution-edit/edit-form.tsx';
import { LogoField } from '../../features/institution-edit/logo-field.tsx';
import styles from '../../features/institution-edit/institution-edit.module.css';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { StaffTask } from './staff-task.tsx';

const fieldOf = { light: 'cor', dark: 'cor_no_escuro' } as const;

interface Unsent {
  /** Base64 of a file that is to be the logo; null to have none. */
  readonly logo: string | null;
}

export function Page() {
  const { t } = useTranslation();
  return (
    <StaffTask name="appearance">
      <EditForm<'getAppearance', Unsent>
        query={endpointQuery('getAppearance', {})}
        save={(call, { versao, cor, cor_no_escuro, tema }, unsent) => {
          const sent = { versao, cor, cor_no_escuro, tema };
          const body = unsent ? { ...sent, novo_logotipo: unsent.logo } : sent;
          return call('changeAppearance', { body });
        }}
      >
        {(appearance, change, unsent) => (
          <>
            <fieldset className={styles.group}>
              <legend>{t('edit.colours')}</legend>
              <p>{t('edit.coloursHint')}</p>
              {themeKinds.map((kind) => (
                <ColourField
                  key={kind}
                  kind={kind}
                  value={appearance[fieldOf[kind]]}
                  onChange={(colour) => change({ ...appearance, [fieldOf[kind]]: colour })}
                />
              ))}
            </fieldset>
            <RadioGroup
              label={t('edit.theme')}
              options={accountThemes.map((value) => ({
                value,
                label: t(`edit.themeNames.${value}`),
              }))}
              value={appearance.tema}
              onChange={(tema) => change({ ...appearance, tema })}
            />
            <fieldset className={styles.group}>
              <legend>{t('edit.logo')}</legend>
              <LogoField
                address={appearance.logotipo}
                chosen={unsent?.logo}
                onChoose={(logo) => change(appearance, { logo })}
              />
            </fieldset>
          </>
        )}
      </EditForm>
    </StaffTask>
  );
}
