import { useContext, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { ApiContext } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './scan.module.css';
import { isIsbn, searchOfCode } from './scanned-code.ts';
import { useCamera } from './use-camera.ts';

interface ScanDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Dialog that finds the title of a bar code, shown to the camera or typed. */
export function ScanDialog({ isOpen, onClose }: ScanDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('scan.title')} closeLabel={t('scan.close')}>
      <Scanner onClose={onClose} />
    </Dialog>
  );
}

function Scanner({ onClose }: Pick<ScanDialogProps, 'onClose'>) {
  const { t } = useTranslation();
  const find = useFind(onClose);
  const { video, state } = useCamera(find);
  const hasPicture = state === 'opening' || state === 'looking';
  return (
    <div className={styles.scanner}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the camera, without a sound */}
      <video
        ref={video}
        className={styles.video}
        hidden={!hasPicture}
        muted
        playsInline
        aria-label={t('scan.picture')}
      />
      <output>{t(`scan.states.${state}`)}</output>
      <TypedCode onCode={find} />
    </div>
  );
}

function TypedCode({ onCode }: { readonly onCode: (code: string) => void }) {
  const { t } = useTranslation();
  const [code, write] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    const text = code.replaceAll(/\s/g, '');
    if (text !== '') onCode(text);
  };
  return (
    <form className={styles.typed} onSubmit={send}>
      <TextField
        label={t('scan.typed')}
        autoComplete="off"
        maxLength={64}
        value={code}
        onChange={({ target }) => write(target.value)}
      />
      <Button type="submit" variant="primary">
        {t('search.submit')}
      </Button>
    </form>
  );
}

/** Goes to the title of the copy with this code, else to a search for the code. */
function useFind(onFound: () => void): (code: string) => void {
  const navigate = useNavigate();
  const call = useContext(ApiContext);
  return (code) => {
    const written = code.replaceAll('-', '');
    const hrefOf = async () => {
      if (isIsbn(written)) return searchOfCode(written);
      const copy = await call?.('findScannedCopy', { params: { codigo: code } }).catch(() => null);
      return copy ? `/acervo/${copy.cod_acervo}` : searchOfCode(code);
    };
    void hrefOf().then((href) => {
      onFound();
      return navigate(href);
    });
  };
}
