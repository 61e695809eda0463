import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { ApiFailure } from '../../api/api.ts';
import { failureWords } from '../../api/failure-words.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { Button } from '../../ui/button.tsx';
import { Cluster } from '../../ui/flow.tsx';
import { Message } from '../../ui/message.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './kiosk.module.css';
import type { EarlyScans } from './early-scans.ts';
import type { KioskPatron } from './kiosk-patron.ts';
import { TimeLeft } from './time-left.tsx';
import { useEarlyScans } from './use-early-scans.ts';
import { useIdentify, type Way } from './use-identify.ts';
import { useTypedOutside } from './use-typed.ts';
import type { EndReason } from './welcome.tsx';

interface IdentifyFormProps {
  readonly secret: string;
  readonly isEnd: (failure: ApiFailure) => boolean;
  readonly onLeave: (ended: EndReason) => void;
  readonly onIdentified: (patron: KioskPatron, early: EarlyScans) => void;
}

/** Who has come: by user name with password or loan token, or alone where that is enough here. */
export function IdentifyForm({ secret, isEnd, onLeave, onIdentified }: IdentifyFormProps) {
  const { t } = useTranslation();
  const { institution, selfService } = usePageConfig();
  const isNameEnough = selfService?.authAuto === false;
  const [way, setWay] = useState<Way>(isNameEnough ? 'name' : 'password');
  const [username, setUsername] = useState('');
  const [proof, setProof] = useState('');
  const [unused, setUnused] = useState(0);
  const [missing, setMissing] = useState<'usuario' | 'prova' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { identify, failure, isBusy, forget } = useIdentify({
    secret,
    isEnd,
    onIdentified: (patron) => onIdentified(patron, early.current),
    onRefused: () => {
      setProof('');
      setUnused(early.current.take().length);
      focusOn('prova');
    },
  });
  const early = useEarlyScans(isBusy);
  const field = (name: string) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? null;
  const focusOn = (name: string) => (field(name) ?? field('usuario'))?.focus();
  const goOn = () => focusOn(username.trim() === '' ? 'usuario' : 'prova');
  useTypedOutside(goOn);
  // Another way: what is not yet written comes next.
  const begin = useEffectEvent((_way: Way) => goOn());
  useEffect(() => begin(way), [way]);

  const submit = () => {
    const isProofMissing = way !== 'name' && proof.trim() === '';
    if (username.trim() !== '' && !isProofMissing) {
      setMissing(null);
      setUnused(0);
      return void identify(way, username, proof);
    }
    // A card that was scanned ends with Enter: nothing is wrong, the rest comes next.
    const isScanned = username.trim() !== '' && document.activeElement === field('usuario');
    setMissing(isScanned ? null : username.trim() === '' ? 'usuario' : 'prova');
    goOn();
  };
  const changeWay = (next: Way) => {
    setWay(next);
    setProof('');
    setMissing(null);
    forget();
  };
  const errorAt = (name: 'usuario' | 'prova', label: string) =>
    missing === name && t('errors.CampoObrigatorioNaoPreenchido', { campo: label });
  const usernameLabel = institution?.denominacao_login || t('kiosk.username');
  return (
    <form
      ref={form}
      method="post"
      autoComplete="off"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TimeLeft onEnd={() => onLeave('idle')} />
      <h2>{t('kiosk.who')}</h2>
      <Ways isNameEnough={isNameEnough} current={way} onChange={changeWay} />
      <TextField
        label={usernameLabel}
        name="usuario"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        error={errorAt('usuario', usernameLabel)}
        value={username}
        onChange={({ target }) => setUsername(target.value)}
      />
      {way !== 'name' && (
        <TextField
          key={way}
          label={t(`kiosk.proof.${way}`)}
          description={way === 'token' && t('kiosk.tokenHint')}
          name="prova"
          type={way === 'token' ? 'text' : 'password'}
          autoComplete="off"
          inputMode={way === 'token' ? 'numeric' : undefined}
          maxLength={way === 'token' ? 20 : 1000}
          error={errorAt('prova', t(`kiosk.proof.${way}`))}
          value={proof}
          onChange={({ target }) => setProof(target.value)}
        />
      )}
      <div role="alert">
        {failure && <Message tone="danger">{failureWords(failure, t)}</Message>}
        {failure && unused > 0 && (
          <Message tone="warning">{t('kiosk.readAgain', { count: unused })}</Message>
        )}
      </div>
      <Cluster>
        <Button type="submit" look="primary" icon="arrowRight" isPending={isBusy}>
          {t('kiosk.goOn')}
        </Button>
        <Button icon="close" onClick={() => onLeave('left')}>
          {t('kiosk.cancel')}
        </Button>
      </Cluster>
    </form>
  );
}

interface WaysProps {
  readonly isNameEnough: boolean;
  readonly current: Way;
  readonly onChange: (way: Way) => void;
}

function Ways({ isNameEnough, current, onChange }: WaysProps) {
  const { t } = useTranslation();
  const ways: readonly Way[] = [...(isNameEnough ? (['name'] as const) : []), 'password', 'token'];
  return (
    <fieldset aria-label={t('kiosk.way')} className={styles.modes}>
      {ways.map((way) => (
        <Button
          key={way}
          look={way === current ? 'primary' : 'secondary'}
          aria-pressed={way === current}
          onClick={() => onChange(way)}
        >
          {t(`kiosk.ways.${way}`)}
        </Button>
      ))}
    </fieldset>
  );
}
