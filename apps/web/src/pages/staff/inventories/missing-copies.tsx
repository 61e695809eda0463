import { useRef, useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Stack } from '../../../ui/flow.tsx';
import styles from '../staff-list.module.css';
import { FindingLine } from './findings.tsx';
import { LoseForm } from './lose-form.tsx';
import { LoseResults, type LoseAnswer } from './lose-results.tsx';
import type { WholeInventory } from './inventory.ts';

interface MissingCopiesProps {
  readonly inventory: WholeInventory;
  readonly onDone: () => void;
}

/** What should be on the shelf and was not scanned; once nothing more is, it can be said to be lost. */
export function MissingCopies({ inventory, onDone }: MissingCopiesProps) {
  const { t } = useTranslation();
  const [results, setResults] = useState<LoseAnswer['resultados']>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const missing = inventory.achados.filter(({ tipo }) => tipo === 'faltando');
  const isEnded = inventory.encerrado_em !== null;
  const done = ({ resultados }: LoseAnswer) => {
    setResults(resultados);
    onDone();
    // It is there from the first answer on.
    setTimeout(() => heading.current?.focus());
  };
  return (
    <>
      <LoseResults results={results} headingRef={heading} />
      {missing.length > 0 && (
        <Disclosure
          // What was not scanned yet is not missing yet.
          key={String(isEnded)}
          title={<h3>{`${t('inventories.findings.faltando')} (${missing.length})`}</h3>}
          isOpenAtFirst={isEnded}
        >
          {isEnded ? (
            <LoseForm
              key={missing.map(({ cod_exemplar }) => cod_exemplar).join(' ')}
              inventoryId={inventory.codigo}
              missing={missing}
              onDone={done}
            />
          ) : (
            <Stack gap={3}>
              <p>{t('inventories.lose.endFirst')}</p>
              <ol className={styles.entries}>
                {missing.map((one) => (
                  <li key={one.cod_exemplar}>
                    <FindingLine finding={one} />
                  </li>
                ))}
              </ol>
            </Stack>
          )}
        </Disclosure>
      )}
    </>
  );
}
