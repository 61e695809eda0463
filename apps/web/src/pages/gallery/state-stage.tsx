import { useTranslation } from '../../languages/use-translation.ts';
import type { Show } from './specimen.ts';

interface StateStageProps {
  /** As specimen.ts knows it. */
  readonly name: string;
  readonly show: Show;
  readonly className?: string | undefined;
}

/** A component in one state, dressed and turned as the state's name says. */
export function StateStage({ name, show, className }: StateStageProps) {
  const { t } = useTranslation();
  const turned = name === 'right to left' && ({ dir: 'rtl' } as const);
  return (
    <div className={className} data-shown={name} {...turned}>
      {show(t)}
    </div>
  );
}
