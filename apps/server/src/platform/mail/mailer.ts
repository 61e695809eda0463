import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';

/** An e-mail in plain text. */
export interface MailMessage {
  readonly recipients: readonly string[];
  /** The sender's name, shown beside the address. */
  readonly senderName: string;
  readonly subject: string;
  readonly body: string;
  /** A file that is attached. */
  readonly attachment?: Attachment | null;
  /** The address that a POST unsubscribes at (RFC 8058). */
  readonly unsubscribeAddress?: string | null;
}

export interface Attachment {
  readonly name: string;
  /** The media type. */
  readonly type: string;
  readonly content: Buffer;
}

/** An e-mail with its id, which is the same at every try. */
export interface Mail extends MailMessage {
  readonly id: string;
  readonly writtenAt: Date;
}

/**
 * Sends an e-mail. Resolves when the next server has accepted it, or it is written.
 * @throws where neither is done
 */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Longest silence of a mail server, in ms. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends by SMTP (RFC 5321) to a mail server: smtps://user:password@host:port. */
export function createSmtpMailer(address: string, from: string): Mailer {
  let transport: Transporter | undefined;
  return {
    send: async (mail) => {
      const { createTransport } = await import('nodemailer');
      transport ??= createTransport({ url: address, ...patience });
      await transport.sendMail(messageOf(mail, from));
    },
    close: () => transport?.close(),
  };
}

/** Writes each e-mail to a file that ends in .eml, which mail programs open. */
export function createFileMailer(folder: string, from: string): Mailer {
  return {
    send: async (mail) => {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true });
      const { message } = await transport.sendMail(messageOf(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = mail.writtenAt.toISOString().replaceAll(/[:.]/g, '-');
      const file = join(folder, `${time}-${mail.id}.eml`);
      await writeFile(`${file}.tmp`, message, { mode: 0o600 });
      await rename(`${file}.tmp`, file);
    },
    close: () => {},
  };
}

function attached({ name, type, content }: Attachment) {
  return { filename: name, contentType: type, content };
}

function unsubscribing({ unsubscribeAddress: address }: Mail): Readonly<Record<string, string>> {
  if (!address) return {};
  return {
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function messageOf(mail: Mail, from: string) {
  const [, domain = 'localhost'] = from.split('@');
  return {
    from: { name: mail.senderName, address: from },
    // Each may see to whom else it went: they are addresses of one person.
    to: [...mail.recipients],
    subject: mail.subject,
    text: mail.body,
    ...(mail.attachment && { attachments: [attached(mail.attachment)] }),
    date: mail.writtenAt,
    // A mail that is sent twice, as when an answer was lost, is shown once.
    messageId: `<${mail.id}@${domain}>`,
    // RFC 3834: answering machines leave it alone.
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing(mail) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
