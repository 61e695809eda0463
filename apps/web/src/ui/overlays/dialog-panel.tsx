import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../controls/button.tsx';
import { classes } from '../classes.ts';
import type { DialogProps } from './dialog-props.ts';
import styles from './dialog-panel.module.css';
import { NavigatedPanel } from './navigated-panel.tsx';

export function DialogPanel(props: DialogProps & { place: 'middle' | 'side' }) {
  const { isOpen, onClose, title, closeLabel, children, actions, isAlert, place } = props;
  return (
    <NavigatedPanel>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        isDismissable={!isAlert}
        className={classes(styles.overlay, styles[place]) ?? ''}
      >
        <Modal className={styles.modal ?? ''}>
          <Dialog role={isAlert ? 'alertdialog' : 'dialog'} className={styles.dialog ?? ''}>
            <div className={styles.head}>
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              <Button variant="quiet" icon="close" iconOnly onClick={onClose}>
                {closeLabel}
              </Button>
            </div>
            <div className={styles.body}>{children}</div>
            {actions && <div className={styles.foot}>{actions}</div>}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </NavigatedPanel>
  );
}
