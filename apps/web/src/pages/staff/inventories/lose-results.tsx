import type { Ref } from 'react';
import type { Output } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Message } from '../../../ui/feedback/message.tsx';
import { nameOf } from '../../../features/staff-copy/copy.ts';

export type LoseAnswer = Output<'loseMissingCopies'>;

interface LoseResultsProps {
  readonly results: LoseAnswer['resultados'];
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** Number of copies marked as lost, and the reason for each that was not. */
export function LoseResults({ results, headingRef }: LoseResultsProps) {
  const { t } = useTranslation();
  if (results.length === 0) return null;
  const left = results.filter(({ resultado }) => resultado !== 'marcado');
  return (
    <section>
      <h3 ref={headingRef} tabIndex={-1}>
        {t('inventories.lose.done', { count: results.length - left.length })}
      </h3>
      {left.length > 0 && (
        <Message tone="warning">
          <ul>
            {left.map((one) => (
              <li key={one.cod_exemplar}>
                {`${nameOf(one)} (${one.codigo_barras}). `}
                {one.resultado !== 'marcado' &&
                  t(`inventories.lose.results.${one.resultado}`, {
                    state: t(`staffCopies.states.${one.situacao}`),
                  })}
              </li>
            ))}
          </ul>
        </Message>
      )}
    </section>
  );
}
