import styles from '../../../features/desk/desk.module.css';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import type { Matches } from './desk-patron.ts';

interface FoundPatronsProps {
  readonly found: Matches;
  readonly onChoose: (login: number) => void;
}

/** Matching patrons, of whom one is chosen. */
export function FoundPatrons({ found, onChoose }: FoundPatronsProps) {
  const { t } = useTranslation();
  const { leitores, ha_mais: hasMore } = found;
  return (
    <>
      {hasMore && (
        <Message tone="warning">{t('desk.morePatrons', { count: leitores.length })}</Message>
      )}
      <ul className={styles.found} aria-label={t('desk.choosePatron')}>
        {leitores.map((one) => (
          <li key={one.cod_login}>
            <Button onClick={() => onChoose(one.cod_login)}>
              {`${one.nome_pessoa} · ${one.usuario} · ${one.desc_biblioteca}`}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
