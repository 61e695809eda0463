import type { LoanRequest } from './loan-request.ts';
import { useTranslation } from '../../../languages/use-translation.ts';

/** Places of the copies that fulfil a request. */
export function FittingCopies({ copies }: { readonly copies: LoanRequest['exemplares'] }) {
  const { t } = useTranslation();
  const lines = copies.map(({ localizacao, numero_chamada, codigo_barras }) =>
    [localizacao, numero_chamada, codigo_barras].filter(Boolean).join(' · '),
  );
  if (lines.length === 0) return <p>{t('loanRequests.pullList.none')}</p>;
  return (
    <div>
      <p>{t('loanRequests.pullList.fits')}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
