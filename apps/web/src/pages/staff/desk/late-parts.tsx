import { lazy, Suspense, useEffect, type ComponentProps } from 'react';
import type { PatronCard } from './patron-card.tsx';
import type { useDeskExceptions } from './use-desk-exceptions.ts';

const loadCard = () => import('./patron-card.tsx');
const loadDialog = () => import('../../../features/desk/exception-dialog.tsx');
const Card = lazy(async () => ({ default: (await loadCard()).PatronCard }));
const ExceptionDialog = lazy(async () => ({ default: (await loadDialog()).ExceptionDialog }));

/** Preloads, once the page stands, what the first reader at the desk will need. */
export function useLateParts(): void {
  useEffect(() => {
    // If it does not come, it is requested again when it is needed.
    for (const load of [loadCard, loadDialog]) load().catch(() => {});
  }, []);
}

/** Card of the patron at the desk, once it is loaded. */
export function LatePatronCard(props: ComponentProps<typeof PatronCard>) {
  return (
    <Suspense fallback={null}>
      <Card {...props} />
    </Suspense>
  );
}

interface AskedExceptionProps {
  readonly exceptions: ReturnType<typeof useDeskExceptions>;
}

/** Dialog of the requested exception, if any, once it is loaded. */
export function AskedException({ exceptions: { asked, end, endMade } }: AskedExceptionProps) {
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <ExceptionDialog key={asked.title} exception={asked} onClose={end} onMade={endMade} />
    </Suspense>
  );
}
