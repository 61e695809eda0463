import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Names and addresses: of an address written backwards ('7.113.0.203.in-addr.arpa') a name, of a name addresses. */
export type Zone = Readonly<Record<string, string | readonly string[]>>;

export interface NameServer extends AsyncDisposable {
  /** '127.0.0.1:5353'. */
  readonly address: string;
  /** Queries received, in order: 'A www.example.org', with the type first. */
  readonly asked: readonly string[];
}

const types = { 1: 'A', 12: 'PTR', 28: 'AAAA' } as const;
const noSuchName = 3;

/** A server of DNS over UDP (RFC 1035, section 4), on a port of its own. */
export async function startNameServer(zone: Zone): Promise<NameServer> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (message, { port, address }) => {
    const { name, end } = nameAt(message, 12);
    const type = types[message.readUInt16BE(end) as keyof typeof types] ?? '';
    asked.push(`${type} ${name}`);
    const known = zone[name.toLowerCase()] ?? [];
    const values = type === 'PTR' || type === 'A' ? [known].flat() : [];
    const records = values.map((value) => recordOf(type, value));
    const head = Buffer.from(message.subarray(0, 12));
    head.writeUInt16BE(0x8180 + (records.length === 0 ? noSuchName : 0), 2);
    for (const [at, count] of [1, records.length, 0, 0].entries())
      head.writeUInt16BE(count, 4 + 2 * at);
    const question = message.subarray(12, end + 4);
    socket.send(Buffer.concat([head, question, ...records]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    [Symbol.asyncDispose]: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}

function nameAt(message: Buffer, start: number) {
  const labels: string[] = [];
  let at = start;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 1 };
}

function recordOf(type: string, value: string): Buffer {
  const data =
    type === 'PTR'
      ? Buffer.from(
          value
            .split('.')
            .flatMap((label) => [label.length, ...Buffer.from(label)])
            .concat(0),
        )
      : Buffer.from(value.split('.').map(Number));
  const head = Buffer.alloc(12);
  // The name of the question, by a pointer to it.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type === 'PTR' ? 12 : 1, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
