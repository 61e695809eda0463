import { accountThemes, themeKinds } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { endpointQuery } from '../../../api/query.ts';
import { ColourField } from '../../../features/institution-edit/colour-field.tsx';
import { EditForm } from '../../../features/institution-edit/edit-form.tsx';
import { LogoField } from '../../../features/institution-edit/logo-field.tsx';
import { EachLanguage, LineField } from '../../../features/institution-edit/text-fields.tsx';
import { PictureField } from '../../../features/institution-edit/picture-field.tsx';
import styles from '../../../features/institution-edit/institution-edit.module.css';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { StaffTask } from '../staff-task.tsx';

const fieldOf = { light: 'cor', dark: 'cor_no_escuro' } as const;

interface Unsent {
  /** Base64 of a file that is to be the logo; null to have none. */
  readonly logo?: string | null;
  /** Base64 of a file that is to be the picture of the front page; null to have none. */
  readonly picture?: string | null;
}

export function Page() {
  const { t } = useTranslation();
  return (
    <StaffTask name="appearance">
      <EditForm<'getAppearance', Unsent>
        query={endpointQuery('getAppearance', {})}
        save={(call, { versao, cor, cor_no_escuro, tema, textos_imagem }, unsent) => {
          const sent = { versao, cor, cor_no_escuro, tema, textos_imagem };
          const { logo, picture } = unsent ?? {};
          const body = {
            ...sent,
            ...(logo !== undefined && { novo_logotipo: logo }),
            ...(picture !== undefined && { nova_imagem: picture }),
          };
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
                onChoose={(logo) => change(appearance, { ...unsent, logo })}
              />
            </fieldset>
            <fieldset className={styles.group}>
              <legend>{t('edit.picture')}</legend>
              <PictureField
                address={appearance.imagem}
                chosen={unsent?.picture}
                onChoose={(picture) => change(appearance, { ...unsent, picture })}
              />
              {(unsent?.picture ?? (unsent?.picture === null ? '' : appearance.imagem)) && (
                <PictureWords
                  words={appearance.textos_imagem}
                  onChange={(textos_imagem) => change({ ...appearance, textos_imagem }, unsent)}
                />
              )}
            </fieldset>
          </>
        )}
      </EditForm>
    </StaffTask>
  );
}

type Words = Output<'getAppearance'>['textos_imagem'];

/** Fields for what is to be seen in the picture, by language, told to those who do not see it. */
function PictureWords(props: { readonly words: Words; readonly onChange: (words: Words) => void }) {
  const { words, onChange } = props;
  const { t } = useTranslation();
  return (
    <>
      <p>{t('edit.pictureWordsHint')}</p>
      <EachLanguage>
        {(language) => (
          <LineField
            label={t('edit.pictureWords')}
            name={`textos_imagem.${language}`}
            language={language}
            longest={300}
            isRequired={language === 'pt'}
            value={words[language]}
            onChange={(text) => onChange({ ...words, [language]: text })}
          />
        )}
      </EachLanguage>
    </>
  );
}
