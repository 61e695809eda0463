import { Button } from '../../ui/controls/button.tsx';
import { usePermanentActs } from './use-permanent-acts.ts';

interface KeepTitlesProps {
  readonly ids: readonly number[];
  /** Words on the button; `name` says it to those who do not see what it stands beside. */
  readonly label: string;
  readonly name: string;
}

/** Puts titles in the permanent basket; those that are there stay. */
export function KeepTitles({ ids, label, name }: KeepTitlesProps) {
  const { keep, isBusy } = usePermanentActs();
  return (
    <Button
      size="small"
      icon="archive"
      aria-label={name}
      isPending={isBusy}
      onClick={() => void keep(ids)}
    >
      {label}
    </Button>
  );
}
