import type { DialogProps } from './dialog-props.ts';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';

const loadPanel = () => import('./dialog-panel.tsx');
const DialogPanel = lazy(async () => ({ default: (await loadPanel()).DialogPanel }));

/** Dialog in the middle of the page, on a phone along its lower edge. */
export const Dialog = (props: DialogProps) => <LazyPanel {...props} place="middle" />;

/** Side panel, on a phone a sheet that rises from below: for filters and other long content. */
export const Sheet = (props: DialogProps) => <LazyPanel {...props} place="side" />;

const subscribeToNothing = () => () => undefined;

/** Panel loaded when first opened; nothing on the server. It then stays mounted, to close in its own time. */
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
