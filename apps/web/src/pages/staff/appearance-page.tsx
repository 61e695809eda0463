import { themeKinds } from '@estante/contract/plain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endpointQuery } from '../../app/query.ts';
import { ColourField } from '../../features/institution-edit/colour-field.tsx';
import { EditForm } from '../../features/institution-edit/edit-form.tsx';
import { LogoField } from '../../features/institution-edit/logo-field.tsx';
import styles from '../../features/institution-edit/institution-edit.module.css';
import { StaffTask } from './staff-task.tsx';

const fieldOf = { light: 'cor', dark: 'cor_no_escuro' } as const;

export function Page() {
  const { t } = useTranslation();
  /** Base64 of a file that is to be the logo; null to have none, undefined to leave it. */
  const [logo, setLogo] = useState<string | null>();
  return (
    <StaffTask name="appearance">
      <EditForm
        query={endpointQuery('getAppearance', {})}
        save={async (call, { versao, cor, cor_no_escuro }) => {
          const sent = { versao, cor, cor_no_escuro };
          const body = logo === undefined ? sent : { ...sent, novo_logotipo: logo };
          const saved = await call('changeAppearance', { body });
          setLogo(undefined);
          return saved;
        }}
      >
        {(appearance, change) => (
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
            <fieldset className={styles.group}>
              <legend>{t('edit.logo')}</legend>
              <LogoField
                address={appearance.logotipo}
                chosen={logo}
                onChoose={(chosen) => {
                  setLogo(chosen);
                  change({ ...appearance });
                }}
              />
            </fieldset>
          </>
        )}
      </EditForm>
    </StaffTask>
  );
}
