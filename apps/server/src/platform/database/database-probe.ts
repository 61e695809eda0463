import { Socket } from 'node:net';
import { surviveLoss } from '@estante/database';
import pg from 'pg';

/** A connection that asks whether PostgreSQL is there. */
export interface Probe {
  /** Whether a query, or the connection itself, is still unanswered. */
  readonly isWaiting: boolean;
  /** Bytes received from the server: while they increase, it is there. */
  heard(): number;
  ask(): void;
  end(): void;
}

interface ProbeEvents {
  readonly onAnswer: () => void;
  readonly onLost: (wasConnected: boolean) => void;
}

export function openProbe(connectionString: string, { onAnswer, onLost }: ProbeEvents): Probe {
  const client = surviveLoss(
    new pg.Client({ connectionString, application_name: 'estante watch' }),
  );
  let isWaiting = true;
  let isConnected = false;
  const answered = () => {
    isWaiting = false;
    isConnected = true;
    onAnswer();
  };
  client.once('end', () => onLost(isConnected));
  client.connect().then(answered, (error: unknown) => {
    // A server that refuses this one connection, for being one too many or by its user, is there.
    if (isRefusalOfOne(error)) {
      isConnected = true;
      onAnswer();
    }
  });
  return {
    heard: () => {
      const { stream } = client.connection;
      return stream instanceof Socket ? stream.bytesRead : 0;
    },
    get isWaiting() {
      return isWaiting;
    },
    ask: () => {
      isWaiting = true;
      // Nothing to do, and so nothing to wait for: no table, no lock, no disk.
      client.query('').then(answered, () => {});
    },
    end: () => {
      client.removeAllListeners('end');
      client.connection.stream.destroy();
    },
  };
}

/**
 * Whether a server refuses this one connection and is there nonetheless: not where it is starting, stopping or
 * has crashed (SQLSTATE class 57P).
 */
function isRefusalOfOne(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !(error.code ?? '').startsWith('57P');
}
