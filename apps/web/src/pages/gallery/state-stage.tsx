import { useTranslation } from '../../languages/use-translation.ts';
import type { Show } from './specimen.ts';

interface StateStageProps {
  /** Name of the state, as in specimen.ts. */
  readonly name: string;
  readonly show: Show;
  readonly className?: string | undefined;
}

/** Component in one state, dressed and turned as the state's name says. */
export function StateStage({ name, show, className }: StateStageProps) {
  const { t } = useTranslation();
  const turned = name === 'right to left' && ({ dir: 'rtl' } as const);
  return (
    <div className={className} data-shown={name} {...turned}>
      {show(t)}
    </div>
  );
}
