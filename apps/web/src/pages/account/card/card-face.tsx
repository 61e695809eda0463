import { formatDay } from '@estante/phrases/translator';
import type { Ref } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { usePageConfig } from '../../../parts/institution/page-config.ts';
import { BarCodeDrawing } from '../../../ui/drawings/bar-code-drawing.tsx';
import { QrDrawing } from '../../../ui/drawings/qr-drawing.tsx';
import type { Card, CardFacts } from './card-facts.ts';
import styles from './card.module.css';
import { DueList, ReadyList } from './card-lists.tsx';

/**
 * Face of the card, which is also kept for days without a network: it shows calendar days, and needs nothing
 * but its markup.
 */
export function CardFace({
  ref,
  card,
  loans,
  holds,
}: CardFacts & { readonly ref: Ref<HTMLElement> }) {
  const { institution } = usePageConfig();
  return (
    <article ref={ref} className={styles.card} aria-label={card.nome}>
      {institution && <p>{institution.nome}</p>}
      <h2>{card.nome}</h2>
      <Codes card={card} />
      <CardStanding card={card} />
      {loans && <DueList loans={loans} />}
      {holds && <ReadyList holds={holds} />}
      <Library library={card.biblioteca} />
    </article>
  );
}

function Codes({ card: { codigo_barras: bars, qr } }: { readonly card: Card }) {
  const { t } = useTranslation();
  return (
    <>
      {bars && (
        <BarCodeDrawing label={t('card.barcode')} width={bars.largura} path={bars.desenho} />
      )}
      <QrDrawing label={t('card.qr')} size={qr.lado} path={qr.desenho} />
    </>
  );
}

function CardStanding({ card }: { readonly card: Card }) {
  const { t, i18n } = useTranslation();
  const { categoria: category, validade: until, vencido: isOver } = card;
  return (
    <>
      <dl>
        <dt>{t('card.login')}</dt>
        <dd>{card.login}</dd>
        {category !== '' && (
          <>
            <dt>{t('card.category')}</dt>
            <dd>{category}</dd>
          </>
        )}
        {until !== null && !isOver && (
          <>
            <dt>{t('card.validity')}</dt>
            <dd>{formatDay(until, i18n.language)}</dd>
          </>
        )}
      </dl>
      {until !== null && isOver && <p>{t('card.ended', { day: until })}</p>}
    </>
  );
}

function Library({ library }: { readonly library: Card['biblioteca'] }) {
  const { t, i18n } = useTranslation();
  const { desc_biblioteca, endereco, telefone, horario, observacao, fechada_em } = library;
  const lines = [endereco, telefone, horario, observacao].filter((line) => line !== '');
  return (
    <section>
      <h3>{t('card.library')}</h3>
      <p>{desc_biblioteca}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {fechada_em.length === 0 ? (
        <p>{t('card.never')}</p>
      ) : (
        <>
          <p>{t('card.closed')}</p>
          <ul>
            {fechada_em.map((day) => (
              <li key={day}>{formatDay(day, i18n.language)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
