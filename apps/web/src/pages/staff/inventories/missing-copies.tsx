import { longestFindings } from '@estante/contract/plain';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Pages } from '../../../parts/page/pages.tsx';
import { PastEnd } from '../../../parts/page/past-end.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import { FindingLine } from './findings.tsx';
import { LoseForm } from './lose-form.tsx';
import { LoseResults, type LoseAnswer } from './lose-results.tsx';
import { headingOf, inventoryHref, totalOf, type WholeInventory } from './inventory.ts';

interface MissingCopiesProps {
  readonly inventory: WholeInventory;
  readonly onDone: () => void;
}

/**
 * Copies that should be on the shelf and were not scanned; once scanning is over, they can be marked lost.
 */
export function MissingCopies({ inventory, onDone }: MissingCopiesProps) {
  const { t, i18n } = useTranslation();
  const [results, setResults] = useState<LoseAnswer['resultados']>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const missing = inventory.achados.filter(({ tipo }) => tipo === 'faltando');
  const total = totalOf(inventory, 'faltando');
  const isEnded = inventory.encerrado_em !== null;
  const done = ({ resultados }: LoseAnswer) => {
    setResults(resultados);
    onDone();
    // The heading is there from the first answer on.
    setTimeout(() => heading.current?.focus());
  };
  return (
    <>
      <LoseResults results={results} headingRef={heading} />
      {total > 0 && (
        <Disclosure
          // A copy not scanned yet does not count as missing yet.
          key={String(isEnded)}
          title={<h3>{headingOf(t('inventories.findings.faltando'), total, i18n.language)}</h3>}
          isOpenAtFirst={isEnded}
        >
          <Stack gap={4}>
            {missing.length === 0 ? (
              <PastEnd firstHref={inventoryHref(inventory.codigo)} />
            ) : isEnded ? (
              <LoseForm
                key={missing.map(({ cod_exemplar }) => cod_exemplar).join(' ')}
                inventoryId={inventory.codigo}
                missing={missing}
                isPart={total > missing.length}
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
            <Pages
              label={t('staffList.pages')}
              current={inventory.pagina}
              total={Math.ceil(total / longestFindings)}
              hrefOf={(page) => inventoryHref(inventory.codigo, page)}
            />
          </Stack>
        </Disclosure>
      )}
    </>
  );
}
