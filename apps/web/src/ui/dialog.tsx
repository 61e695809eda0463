import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';

const loadPanel = () => import('./dialog-panel.tsx');
const DialogPanel = lazy(async () => ({ default: (await loadPanel()).DialogPanel }));

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** The buttons at its foot, always in view. */
  actions?: ReactNode;
  /** Must be answered: no click outside closes it, and screen readers read it at once. */
  isAlert?: boolean;
}

/** A dialog in the middle of the page, on a phone along its lower edge. */
export const Dialog = (props: DialogProps) => <LazyPanel {...props} place="middle" />;

/** A side panel, on a phone a sheet that rises from below: for filters and other long content. */
export const Sheet = (props: DialogProps) => <LazyPanel {...props} place="side" />;

const subscribeToNothing = () => () => undefined;

/** Nothing on the server; once opened the panel stays mounted, to go out in its own time. */
function LazyPanel(props: DialogProps & { place: 'middle' | 'side' }) {
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && isInBrowser && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  );
}
