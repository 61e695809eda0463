import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { Stack } from '../../ui/layouts/flow.tsx';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './exports.module.css';

interface DublinCoreProps {
  readonly record: Output<'getTitleDublinCore'>;
}

/** Dublin Core statements of a title, by element, and their XML document. */
export function DublinCore({ record: { elementos, xml } }: DublinCoreProps) {
  const { t } = useTranslation();
  const elements = [...new Set(elementos.map(({ elemento }) => elemento))];
  const items = elements.map((element) => ({
    term: `dc:${element}`,
    values: elementos.filter((one) => one.elemento === element).map(({ valor }) => valor),
  }));
  return (
    <Stack gap={5}>
      <section>
        <Stack gap={3}>
          <h2>{t('exports.dublinCore')}</h2>
          <DefinitionList items={items} />
        </Stack>
      </section>
      <section>
        <Stack gap={3}>
          <h2>{t('exports.xml')}</h2>
          <pre className={styles.xml}>{xml}</pre>
          <div>
            <CopyButton text={xml} label={t('exports.copyXml')} done={t('exports.xmlCopied')} />
          </div>
        </Stack>
      </section>
    </Stack>
  );
}
