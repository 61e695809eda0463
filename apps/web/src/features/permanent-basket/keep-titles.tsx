import { Button } from '../../ui/controls/button.tsx';
import { usePermanentActs } from './use-permanent-acts.ts';

interface KeepTitlesProps {
  readonly ids: readonly number[];
  /** Words on the button; `name` is read to screen reader users, who do not see its context. */
  readonly label: string;
  readonly name: string;
}

/** Button that puts titles in the permanent basket; those already there stay. */
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
