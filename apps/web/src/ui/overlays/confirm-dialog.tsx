import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** Question. */
  title: string;
  /** Consequence in a sentence: what will be gone or done. */
  children: ReactNode;
  /** Verb of the act: never 'yes'. */
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Dialog that asks before something is done that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, onConfirm, onCancel } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      isAlert
      title={title}
      closeLabel={props.closeLabel}
      actions={
        <>
          <Button variant="danger" onClick={onConfirm}>
            {props.confirmLabel}
          </Button>
          <Button onClick={onCancel}>{props.cancelLabel}</Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
