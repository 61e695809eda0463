import { useQueryClient } from '@tanstack/react-query';
import type { Output } from '../../../api/api.ts';
import { askAgain } from '../../../api/query.ts';
import { useAct } from '../../../api/use-act.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/data/chip.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import styles from '../../../parts/staff/staff-list.module.css';

type Loan = Output<'listOverdueLoans'>['atrasos'][number];

interface OverdueLoanProps {
  readonly loan: Loan;
}

/** Overdue loan as staff see it: the copy, the reader, the delay, and how to reach them. */
export function OverdueLoan({ loan }: OverdueLoanProps) {
  const { t } = useTranslation();
  const { acervo, pessoa, multa_centavos: fine, ultimo_aviso: told } = loan;
  const facts = [
    t('loans.barcode', { barcode: loan.codigo_barras }),
    loan.numero_chamada,
    loan.desc_biblioteca,
    loan.reservado && t('overdueLoans.awaited'),
  ];
  const days = [
    loan.devolver_as === null
      ? t('overdueLoans.due', { day: loan.devolver_ate })
      : t('overdueLoans.dueAt', { at: loan.devolver_as }),
    fine > 0 && t('overdueLoans.fine', { sum: fine, count: loan.dias_multa }),
    told === null ? t('overdueLoans.neverTold') : t('overdueLoans.told', { at: told }),
  ];
  return (
    <article className={styles.entry}>
      <div className={styles.entryHead}>
        <h3>
          {acervo.rota === null ? (
            acervo.titulo || t('loans.goneTitle')
          ) : (
            <Link href={acervo.rota}>{acervo.titulo}</Link>
          )}
        </h3>
        <Chip tone="warning">{t('overdueLoans.late', { count: loan.dias })}</Chip>
      </div>
      <p>
        <strong>
          {t('overdueLoans.with', { name: pessoa.nome_pessoa, user: pessoa.usuario })}
        </strong>
      </p>
      <Contact person={pessoa} />
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      <p className={styles.facts}>{days.filter(Boolean).join(' · ')}</p>
      <Tell loan={loan} />
    </article>
  );
}

/** Button that writes to the borrower, about all of their overdue loans. */
function Tell({ loan: { codigo, pessoa } }: OverdueLoanProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { act, isBusy } = useAct('tellOverdue');
  const name = pessoa.nome_pessoa;
  const tell = async () => {
    const told = await act({ params: { id: String(codigo) }, body: {} });
    if (!told) return;
    showToast({
      tone: 'success',
      words: t(`overdueLoans.${wordsFor(told)}`, { name, count: told.emprestimos }),
    });
    void askAgain(client, ['listOverdueLoans']);
  };
  return (
    <div data-print="no">
      <Button
        size="small"
        icon="mail"
        isPending={isBusy}
        aria-label={t('overdueLoans.tellOf', { name })}
        onClick={() => void tell()}
      >
        {t('overdueLoans.tell')}
      </Button>
    </div>
  );
}

function wordsFor({ emprestimos: count, por_email: isMailed }: Output<'tellOverdue'>) {
  if (count === 0) return 'notifiedToday';
  return isMailed ? 'notified' : 'notifiedInAccount';
}

function Contact({ person: { emails, telefone } }: { readonly person: Loan['pessoa'] }) {
  const { t } = useTranslation();
  if (emails.length === 0 && telefone === '') {
    return <p className={styles.facts}>{t('overdueLoans.noContact')}</p>;
  }
  return (
    <ul className={styles.contact}>
      {emails.map((email) => (
        <li key={email}>
          <Link href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</Link>
        </li>
      ))}
      {telefone !== '' && (
        <li>
          <Phone typed={telefone} />
        </li>
      )}
    </ul>
  );
}

/** Telephone of a reader. A single number is a link to call it; people type more into the field than that. */
function Phone({ typed }: { readonly typed: string }) {
  const { t } = useTranslation();
  const words = t('overdueLoans.phone', { phone: typed });
  return /^\+?[\d\s().-]{8,20}$/.test(typed) ? (
    <Link href={`tel:${typed.replaceAll(/[^\d+]/g, '')}`}>{words}</Link>
  ) : (
    words
  );
}
