import { dateOf } from '../../circulation/index.ts';
import { answer, refuse, signIn, type WorkCode } from '../answers/index.ts';
import type { Call, Sip2Deps, Visit } from '../call.ts';
import { readSettings } from '../../institution/index.ts';
import { readMessage, writeMessage, type Message, type Reply } from '../message/index.ts';
import { useTerminal, type Terminal } from '../terminals/index.ts';
import { createTries } from '../tries.ts';

/** Bytes that are sent back; 'hang up' where nothing more is to be said, null where nothing is. */
export type LineResponse = Buffer | 'hang up' | null;

/** Wrong names or passwords of a terminal after which it must call again. */
const mostSignIns = 3;

interface State {
  terminal: Terminal | null;
  signIns: number;
  /** The last message and what was answered: a terminal that did not hear asks the same again. */
  lastLine: Buffer | null;
  lastSent: Buffer | null;
  readonly visit: Visit;
}

/** One side of the talk with a terminal: each line in, what is sent for it out. One at a time. */
export function createConversation(deps: Sip2Deps, onFault: (error: unknown) => void) {
  const visit: Visit = { language: 'pt', patron: null, limiter: createTries(deps.clock) };
  const state: State = { terminal: null, signIns: 0, lastLine: null, lastSent: null, visit };
  return async (line: Buffer): Promise<LineResponse> => {
    const { terminal } = state;
    const characterSet = terminal?.characterSet ?? 'utf-8';
    const reading = readMessage(line, {
      characterSet,
      asksChecksum: terminal?.asksChecksum ?? false,
    });
    if (reading.kind === 'damaged') return askAgain;
    if (reading.kind === 'unknown') return terminal ? null : 'hang up';
    const { message } = reading;
    if (message.code === '97') return state.lastSent ?? askAgain;
    if (message.sequence !== null && state.lastLine?.equals(line)) return state.lastSent;
    const reply = await replyTo(deps, state, message, onFault);
    if (reply === 'hang up') return reply;
    const { sequence } = message;
    const sent = writeMessage(reply, {
      characterSet: state.terminal?.characterSet ?? characterSet,
      sequence,
    });
    state.lastLine = line;
    state.lastSent = sent;
    return state.signIns >= mostSignIns ? 'hang up' : sent;
  };
}

/** 96: it is to be sent again; it bears no number, since none is known. */
const askAgain = Buffer.from('96AZFEF6\r', 'latin1');

async function replyTo(
  deps: Sip2Deps,
  state: State,
  message: Message,
  onFault: (error: unknown) => void,
): Promise<Reply | 'hang up'> {
  if (message.code === '93') return greet(deps, state, message, onFault);
  const { terminal } = state;
  if (!terminal) return 'hang up';
  const { visit } = state;
  const call = { deps, terminal, visit, message, at: deps.clock.now() } as Call<WorkCode>;
  try {
    const now = await useTerminal(deps.db, terminal, dateOf(call.at));
    if (!now) return 'hang up';
    state.terminal = now;
    if (!(await readSettings(deps.db)).selfServiceOn) return shut({ ...call, terminal: now });
    if (isOfAnother(now, message)) return refuse(call, 'sip2.otherInstitution');
    return await answer({ ...call, terminal: now });
  } catch (error) {
    onFault(error);
    return refuse(call, 'sip2.fault');
  }
}

/** Replies that self-service is off, for these machines as for kiosks: the patron who was here is gone. */
function shut(call: Call<WorkCode>): Reply {
  call.visit.patron = null;
  return refuse(call, 'sip2.closed');
}

function isOfAnother({ institution }: Terminal, message: Message): boolean {
  const said = message.field('AO');
  return institution !== '' && said !== '' && said !== institution;
}

/** Lets a terminal in; not one that cannot be looked up. */
async function greet(
  deps: Sip2Deps,
  state: State,
  message: Message,
  onFault: (error: unknown) => void,
): Promise<Reply> {
  state.terminal = await signIn(deps, message).catch((error: unknown) => {
    onFault(error);
    return null;
  });
  state.visit.patron = null;
  state.signIns = state.terminal ? 0 : state.signIns + 1;
  return { head: `94${state.terminal ? '1' : '0'}`, fields: [] };
}
