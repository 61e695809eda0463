/** The channel that Node opens between a parent and a child process. */
export interface Channel {
  send?: (message: object, callback: (error: Error | null) => void) => boolean;
  on(event: 'message', listener: (message: unknown) => void): unknown;
  on(event: 'disconnect', listener: () => void): unknown;
}

/** Calls by name; arguments and results are copied as between threads. */
export type Calls = Readonly<Record<string, (...values: never[]) => Promise<unknown>>>;

export type Caller<KnownCalls extends Calls> = <Name extends keyof KnownCalls & string>(
  name: Name,
  ...values: Parameters<KnownCalls[Name]>
) => ReturnType<KnownCalls[Name]>;

/** An error of the other process, with its name: its class stays there. */
export class RefusedThere extends Error {
  override readonly name: string;

  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

type Message =
  | { readonly kind: 'ask'; call: number; readonly name: string; readonly values: never[] }
  | { readonly kind: 'answered'; readonly call: number; readonly value: unknown }
  | { readonly kind: 'refused'; call: number; readonly name: string; readonly reason: string };

/** Answers the calls of the other process. */
export function answerCalls(channel: Channel, calls: Calls): void {
  channel.on('message', (message) => {
    if (!isMessage(message) || message.kind !== 'ask') return;
    const { call, name, values } = message;
    const answer = async () => calls[name]?.(...values);
    void answer().then(
      (value) => tell(channel, { kind: 'answered', call, value }),
      (fault: unknown) => tell(channel, { kind: 'refused', call, ...nameOf(fault) }),
    );
  });
}

/** Calls the other process. Calls that it has not answered when it ends are rejected. */
export function createCaller<KnownCalls extends Calls>(channel: Channel): Caller<KnownCalls> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  const taken = (call: number) => {
    const one = waiting.get(call);
    waiting.delete(call);
    return one;
  };
  channel.on('message', (message) => {
    if (!isMessage(message)) return;
    if (message.kind === 'answered') taken(message.call)?.resolve(message.value);
    if (message.kind === 'refused')
      taken(message.call)?.reject(new RefusedThere(message.name, message.reason));
  });
  channel.on('disconnect', () => {
    for (const call of waiting.keys())
      taken(call)?.reject(new Error('the other process has ended'));
  });
  return (name, ...values) => {
    const call = (last += 1);
    const answer = Promise.withResolvers<unknown>();
    waiting.set(call, answer);
    tell(channel, { kind: 'ask', call, name, values }, (error) => taken(call)?.reject(error));
    return answer.promise as ReturnType<KnownCalls[typeof name]>;
  };
}

/** Sends a message. To a process that has ended nothing is sent, since nobody waits for it. */
function tell(channel: Channel, message: Message, onError: (error: Error) => void = () => {}) {
  channel.send?.(message, (error) => error && onError(error));
}

function nameOf(fault: unknown): { readonly name: string; readonly reason: string } {
  if (fault instanceof Error) return { name: fault.name, reason: fault.message };
  return { name: 'Error', reason: String(fault) };
}

function isMessage(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'call' in message;
}
