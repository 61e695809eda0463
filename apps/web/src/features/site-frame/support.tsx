import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './site-frame.module.css';

/** Message of the institution for readers who need help; nothing if there is none. */
export function Support() {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  const [isOpen, setIsOpen] = useState(false);
  const message = institution?.msg_suporte_consulta.trim();
  if (!message) return null;
  return (
    <>
      <Button className={styles.support} icon="help" size="small" onClick={() => setIsOpen(true)}>
        {t('frame.support')}
      </Button>
      {/* Without a script no dialog opens: the message then stands here. */}
      <p className={styles.supportText}>{message}</p>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('frame.support')}
        closeLabel={t('frame.close')}
      >
        <p className={styles.message}>{message}</p>
      </Dialog>
    </>
  );
}
