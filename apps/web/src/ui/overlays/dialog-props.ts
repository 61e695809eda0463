import type { ReactNode } from 'react';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Buttons at its foot, always in view. */
  actions?: ReactNode;
  /** Whether it must be answered: no click outside closes it, and screen readers read it at once. */
  isAlert?: boolean;
}
