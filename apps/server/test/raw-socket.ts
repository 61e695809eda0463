import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends these bytes and reads until the server closes: a letter for each byte that is heard. */
export async function say(address: string, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.setEncoding('latin1').on('data', (text: string) => (heard += text));
  // A server that will hear no more may reset what is still being sent.
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  return heard;
}

export interface HeardAnswer {
  readonly status: number;
  /** Headers by their names in small letters; of one sent twice the values are joined. */
  readonly headers: Headers;
  /** Body as sent: perhaps in chunks, perhaps compressed. */
  readonly body: string;
}

const statusLine = /^HTTP\/1\.1 (\d{3}) [ -~]*$/;
const headerLine = /^([!#$%&'*+.^_`|~\w-]+): ?([\t -~\x80-\xff]*)$/;

/** @throws where it is no answer of HTTP/1.1 (RFC 9112) */
export function readAnswer(all: string): HeardAnswer {
  const heard = all.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  const end = heard.indexOf('\r\n\r\n');
  const [first = '', ...lines] = heard.slice(0, Math.max(end, 0)).split('\r\n');
  const status = statusLine.exec(first)?.[1];
  if (status === undefined) throw new Error(`no answer: ${JSON.stringify(heard.slice(0, 200))}`);
  const headers = new Headers();
  for (const line of lines) {
    const [, name, value] = headerLine.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`no header: ${line}`);
    headers.append(name, value);
  }
  return { status: Number(status), headers, body: heard.slice(end + 4) };
}
