import type { Output } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { usePageConfig } from '../../../parts/institution/page-config.ts';
import letterStyles from '../../../parts/staff/letters.module.css';

export type ClaimLetterText = Output<'writeIssueClaim'>;

/** Letter to a supplier about issues that did not come, as printed. */
export function ClaimLetter({
  letter,
  to,
}: {
  readonly letter: ClaimLetterText;
  readonly to: string;
}) {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  return (
    <section
      className={letterStyles.letters}
      data-print="alone"
      aria-label={t('staffSerialIssues.claim.letter')}
    >
      <article className={letterStyles.letter}>
        <p>
          <strong>{institution?.nome}</strong>
        </p>
        <p>{letter.data}</p>
        {to !== '' && <address className={letterStyles.to}>{to}</address>}
        <p>{letter.saudacao}</p>
        <p>{letter.pedido}</p>
        <ul>
          {letter.fasciculos.map((issue, at) => (
            <li key={at}>{issue}</li>
          ))}
        </ul>
        <p>{letter.fecho}</p>
      </article>
    </section>
  );
}
