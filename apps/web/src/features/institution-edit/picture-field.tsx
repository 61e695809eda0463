import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { base64Of } from '../../browser/base64.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './logo-field.module.css';

interface PictureFieldProps {
  /** Address of the present picture; '' if there is none. */
  readonly address: string;
  readonly chosen: string | null | undefined;
  readonly onChoose: (file: string | null) => void;
}

/** Pixels of the longer side that are sent: a camera takes more than a page shows. */
const longerSidePixels = 1600;

/** Field for the picture of the front page: keep, replace or remove it. The server redraws it. */
export function PictureField({ address, chosen, onChoose }: PictureFieldProps) {
  const { t } = useTranslation();
  const [isRefused, setRefused] = useState(false);
  const shown = chosen === undefined ? address : chosen && `data:image/jpeg;base64,${chosen}`;
  const read = async (file: File | undefined) => {
    if (!file) return;
    const picture = await shrunk(file);
    setRefused(picture === null);
    if (picture) onChoose(await base64Of(picture));
  };
  return (
    <>
      {shown ? (
        <img className={styles.picture} src={shown} alt={t('edit.pictureShown')} />
      ) : (
        <p>{t('edit.noPicture')}</p>
      )}
      <TextField
        label={t('edit.pictureFile')}
        description={t('edit.pictureHint')}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        error={isRefused && t('errors.ImagemNaoAceita')}
        onChange={(event) => void read(event.target.files?.[0])}
      />
      {shown && (
        <div>
          <Button icon="trash" onClick={() => onChoose(null)}>
            {t('edit.removePicture')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Shrinks the file to a JPEG that the call takes; null if the browser finds no picture in it. */
async function shrunk(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const part = Math.min(1, longerSidePixels / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * part);
  canvas.height = Math.round(picture.height * part);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
}
