import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question. */
  title: string;
  /** Consequence in a sentence: what will be gone or done. */
  children: ReactNode;
  /** The act itself, by its verb: never 'yes'. */
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is done that cannot be taken back. */
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
