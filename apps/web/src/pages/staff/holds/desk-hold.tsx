import { useTranslation } from '../../../languages/use-translation.ts';
import { useSubmission } from '../../../api/use-act.ts';
import { partNames } from '../../../parts/circulation/part-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/data/chip.tsx';
import { classes } from '../../../ui/classes.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import { HoldCancellation } from './hold-cancellation.tsx';
import type { Hold, DeskHoldProps } from './hold.ts';
import { MissForm } from './miss-form.tsx';
import styles from '../../../parts/staff/staff-list.module.css';
import { useNextWords } from './use-next-words.ts';

/** Hold at the desk: its copy, its reader, and the acts on it. */
export function DeskHold({ hold, onDone }: DeskHoldProps) {
  const { t } = useTranslation();
  const { pessoa, situacao, vencida } = hold;
  const who = { name: pessoa.nome_pessoa, user: pessoa.usuario };
  const isToTakeOff = vencida || situacao === 'recolher';
  return (
    <article className={classes(styles.entry, isToTakeOff && styles.new)}>
      <HoldHead hold={hold} isToTakeOff={isToTakeOff} />
      <p>
        <strong>{t(situacao === 'recolher' ? 'holds.desk.was' : 'holds.desk.for', who)}</strong>
      </p>
      <CopyFacts hold={hold} />
      <Days hold={hold} />
      {isToTakeOff && <TakeOff hold={hold} onDone={onDone} />}
      <FoldedActs hold={hold} onDone={onDone} />
    </article>
  );
}

interface HoldHeadProps {
  readonly hold: Hold;
  readonly isToTakeOff: boolean;
}

function HoldHead({ hold: { acervo, situacao, vencida }, isToTakeOff }: HoldHeadProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.entryHead}>
      <h3>
        {acervo.rota === null ? acervo.titulo : <Link href={acervo.rota}>{acervo.titulo}</Link>}
      </h3>
      <Chip tone={isToTakeOff ? 'warning' : 'info'}>
        {t(vencida ? 'holds.desk.expired' : `holds.desk.states.${situacao}`)}
      </Chip>
    </div>
  );
}

function CopyFacts({ hold }: { readonly hold: Hold }) {
  const { t } = useTranslation();
  const facts = [
    ...(hold.codigo_barras ? [t('holds.desk.barcode', { barcode: hold.codigo_barras })] : []),
    hold.numero_chamada,
    ...partNames(hold, t),
    hold.desc_biblioteca,
    hold.localizacao?.desc_localizacao,
  ];
  return <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>;
}

/** Forms for a copy missing from the hold shelf, and for the cancellation of a hold. */
function FoldedActs({ hold, onDone }: DeskHoldProps) {
  const { t } = useTranslation();
  return (
    <>
      {hold.situacao === 'prateleira' && (
        <Disclosure title={t('holds.desk.toMiss')}>
          <MissForm hold={hold} onDone={onDone} />
        </Disclosure>
      )}
      {hold.situacao !== 'recolher' && (
        <Disclosure title={t('holds.desk.toCancel')}>
          <HoldCancellation hold={hold} onDone={onDone} />
        </Disclosure>
      )}
    </>
  );
}

function Days({ hold }: { readonly hold: Hold }) {
  const { t } = useTranslation();
  const wordsOf = useNextWords();
  const lines = [
    ...(hold.situacao === 'prateleira' && hold.retirar_ate
      ? [t('holds.desk.until', { until: hold.retirar_ate })]
      : []),
    ...(hold.suspensa_ate ? [t('holds.suspendedUntil', { until: hold.suspensa_ate })] : []),
    t('holds.placedAt', { at: hold.data_reserva }),
  ];
  return (
    <>
      <p className={styles.facts}>{lines.join(' · ')}</p>
      {hold.situacao === 'recolher' && <p>{wordsOf(hold.proxima)}</p>}
    </>
  );
}

function TakeOff({ hold, onDone }: DeskHoldProps) {
  const { t } = useTranslation();
  const wordsOf = useNextWords();
  const { send: act, isBusy, problem } = useSubmission('takeOffHoldShelf');
  const takeOff = async () => {
    const done = await act({ params: { id: String(hold.codigo) } });
    if (done) onDone(`${t('holds.desk.takenOff')} ${wordsOf(done.proxima)}`);
  };
  return (
    <div>
      <ActProblem problem={problem} onDone={onDone} />
      <Button icon="check" size="small" isPending={isBusy} onClick={() => void takeOff()}>
        {t('holds.desk.takeOff')}
      </Button>
    </div>
  );
}
