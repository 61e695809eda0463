import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { base64Of } from '../../browser/base64.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './logo-field.module.css';

interface LogoFieldProps {
  /** Address of the present logo; '' if there is none. */
  readonly address: string;
  readonly chosen: string | null | undefined;
  readonly onChoose: (file: string | null) => void;
}

/** Bytes of the largest file that the server takes. */
const largestLogoBytes = 262_144;

/** Field for the logo: keep, replace or remove it. The server checks the file. */
export function LogoField({ address, chosen, onChoose }: LogoFieldProps) {
  const { t } = useTranslation();
  const [isRefused, setRefused] = useState(false);
  const shown = chosen === undefined ? address : chosen && `data:image/png;base64,${chosen}`;
  const read = async (file: File | undefined) => {
    if (!file) return;
    const isFit = file.type === 'image/png' && file.size <= largestLogoBytes;
    setRefused(!isFit);
    if (isFit) onChoose(await base64Of(file));
  };
  return (
    <>
      {shown ? (
        <img className={styles.logo} src={shown} alt={t('edit.logoShown')} />
      ) : (
        <p>{t('edit.noLogo')}</p>
      )}
      <TextField
        label={t('edit.logoFile')}
        description={t('edit.logoHint')}
        type="file"
        accept="image/png"
        error={isRefused && t('errors.LogotipoNaoAceito')}
        onChange={(event) => void read(event.target.files?.[0])}
      />
      {shown && (
        <div>
          <Button icon="trash" onClick={() => onChoose(null)}>
            {t('edit.removeLogo')}
          </Button>
        </div>
      )}
    </>
  );
}
