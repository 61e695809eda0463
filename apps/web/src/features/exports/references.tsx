import { Fragment } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { Stack } from '../../ui/layouts/flow.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './exports.module.css';

type Reference = Output<'getTitleReference'>['referencias'][number];

/** Citations of a title, one for each style, to be copied. */
export function References({ references }: { readonly references: readonly Reference[] }) {
  const { t } = useTranslation();
  return (
    <section>
      <Stack gap={4}>
        <h2>{t('exports.cite')}</h2>
        <p>{t('exports.citeHint')}</p>
        <ul className={styles.references}>
          {references.map(({ estilo, nome, texto, partes }) => (
            <li key={estilo}>
              <Stack gap={2}>
                <h3>{nome}</h3>
                <p className={styles.reference}>
                  {partes.map((part, at) => (
                    <ReferencePart key={at} part={part} />
                  ))}
                </p>
                <div>
                  <CopyButton
                    text={texto}
                    label={t('exports.copyStyle', { style: nome })}
                    done={t('exports.copied')}
                  />
                </div>
              </Stack>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}

function ReferencePart({
  part: { texto, enfase },
}: {
  readonly part: Reference['partes'][number];
}) {
  switch (enfase) {
    case 'negrito':
      return <b>{texto}</b>;
    case 'italico':
      return <i>{texto}</i>;
    case null:
      return <Fragment>{texto}</Fragment>;
  }
}
