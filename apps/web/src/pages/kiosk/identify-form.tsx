import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf, type ApiFailure } from '../../app/api.ts';
import { failureWords } from '../../app/failure-toast.ts';
import { usePageConfig } from '../../app/page-config.ts';
import { ApiContext } from '../../app/query.ts';
import { Button } from '../../ui/button.tsx';
import { Cluster } from '../../ui/flow.tsx';
import { Message } from '../../ui/message.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './kiosk.module.css';
import type { KioskPatron } from './kiosk.tsx';
import { TimeLeft } from './time-left.tsx';
import { useIsHere } from './use-is-here.ts';
import type { Ended } from './welcome.tsx';

interface IdentifyFormProps {
  readonly secret: string;
  readonly isEnd: (failure: ApiFailure) => boolean;
  readonly onLeave: (ended: Ended) => void;
  readonly onIdentified: (patron: KioskPatron) => void;
}

type Way = 'password' | 'token' | 'name';

/** Who has come: by user name with password or loan token, or alone where that is enough here. */
export function IdentifyForm({ secret, isEnd, onLeave, onIdentified }: IdentifyFormProps) {
  const { t } = useTranslation();
  const call = useContext(ApiContext);
  const isHere = useIsHere();
  const asksPassword = usePageConfig().selfService?.authAuto ?? true;
  const ways: readonly Way[] = asksPassword ? ['password', 'token'] : ['name', 'password', 'token'];
  const [way, setWay] = useState<Way>(ways[0] ?? 'password');
  const [username, setUsername] = useState('');
  const [proof, setProof] = useState('');
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  const identify = async () => {
    if (!call || isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      const patron = await call('startKioskSession', {
        body: {
          aparelho: secret,
          usuario: username,
          ...(way === 'password' && { senha: proof }),
          ...(way === 'token' && { token: proof.trim() }),
        },
      });
      // Gone away meanwhile: nobody is to find what was theirs.
      if (isHere.current) onIdentified(patron);
      else await call('endKioskSession', { body: { sessao: patron.sessao } });
    } catch (error) {
      const refused = failureOf(error);
      if (!isHere.current || isEnd(refused)) return;
      setFailure(refused);
      setProof('');
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      ref={form}
      method="post"
      autoComplete="off"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void identify();
      }}
    >
      <TimeLeft onEnd={() => onLeave('idle')} />
      <h2>{t('kiosk.who')}</h2>
      <fieldset aria-label={t('kiosk.way')}>
        <Cluster>
          {ways.map((one) => (
            <Button
              key={one}
              look={one === way ? 'primary' : 'secondary'}
              aria-pressed={one === way}
              onClick={() => {
                setWay(one);
                setProof('');
              }}
            >
              {t(`kiosk.ways.${one}`)}
            </Button>
          ))}
        </Cluster>
      </fieldset>
      <TextField
        label={t('kiosk.username')}
        name="usuario"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        required
        value={username}
        onChange={({ target }) => setUsername(target.value)}
      />
      {way !== 'name' && (
        <TextField
          key={way}
          label={t(`kiosk.proof.${way}`)}
          name="prova"
          type="password"
          autoComplete="off"
          inputMode={way === 'token' ? 'numeric' : undefined}
          maxLength={way === 'token' ? 20 : 1000}
          required
          value={proof}
          onChange={({ target }) => setProof(target.value)}
        />
      )}
      <div role="alert">
        {failure && <Message tone="danger">{failureWords(failure, t)}</Message>}
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
