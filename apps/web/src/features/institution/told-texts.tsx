import { useTranslation } from '../../languages/use-translation.ts';
import { useEndpoint } from '../../api/query.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import styles from './institution.module.css';
import {
  firstSectionQuery,
  generalQuery,
  questionsQuery,
  secondSectionQuery,
} from './institution-queries.ts';

interface Text {
  readonly titulo: string;
  readonly texto: string;
}

export function FirstSection() {
  return <Texts texts={useEndpoint(firstSectionQuery).data} />;
}

/** Second section, followed by what every reader may want to know. */
export function SecondSection() {
  const second = useEndpoint(secondSectionQuery).data ?? [];
  const general = useEndpoint(generalQuery).data ?? [];
  return <Texts texts={[...second, ...general]} />;
}

/**
 * Texts of a section; nothing if there are none, or they could not be loaded: the rest of the page stands.
 */
function Texts({ texts = [] }: { readonly texts: readonly Text[] | undefined }) {
  if (texts.length === 0) return null;
  return (
    <div className={styles.texts}>
      {texts.map(({ titulo, texto }) => (
        <section key={titulo}>
          <h2 className={styles.title}>{titulo}</h2>
          <p className={styles.body}>{texto}</p>
        </section>
      ))}
    </div>
  );
}

export function Questions() {
  const { t } = useTranslation();
  const { data: questions = [] } = useEndpoint(questionsQuery);
  if (questions.length === 0) return null;
  return (
    <section>
      <h2>{t('home.questions')}</h2>
      {questions.map(({ pergunta, resposta }) => (
        <Disclosure key={pergunta} title={pergunta}>
          <p className={styles.body}>{resposta}</p>
        </Disclosure>
      ))}
    </section>
  );
}
