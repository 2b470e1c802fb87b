/** An SMTP server in process that stores received emails. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** text: the decoded plain text part. */
export type Received = { readonly to: string; readonly raw: string; readonly text: string };

export type SmtpServer = {
  readonly url: string;
  readonly emails: Received[];
  /** Rejects all emails while true. */
  refuse: boolean;
  /** Number of rejected emails. */
  refused: number;
  /** Accepts no email while true: they wait. */
  hold: boolean;
  /** Number of emails that had to wait. */
  held: number;
  /** Stops listening and ends all connections. */
  readonly down: () => Promise<void>;
  /** Listens on the same port again. */
  readonly up: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const LATER = Object.assign(new Error('Not now.'), { responseCode: 451 });

/** Decodes the quoted-printable text part. */
function textOf(raw: string): string {
  const part = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(raw)?.[1] ?? '';
  const bytes = part
    .replaceAll('=\r\n', '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

export async function openSmtp(): Promise<SmtpServer> {
  let server: SMTPServer | undefined;
  let port = 0;

  async function up(): Promise<void> {
    server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 1,
      onRcptTo: (_, __, done) => {
        if (smtp.refuse) smtp.refused += 1;
        done(smtp.refuse ? LATER : null);
      },
      onData: (stream, { envelope }, done) => {
        const receive = async () => {
          const raw = await readText(stream);
          if (smtp.hold) smtp.held += 1;
          while (smtp.hold) await sleep(20);
          smtp.emails.push({ to: envelope.rcptTo[0]?.address ?? '', raw, text: textOf(raw) });
        };
        receive().then(() => done(), done);
      },
    });
    // A killed sender resets its connection.
    server.on('error', () => {});
    const { server: socket } = server;
    server.listen(port, '127.0.0.1');
    await once(socket, 'listening');
    port = (socket.address() as AddressInfo).port;
  }

  const down = () => new Promise<void>((done) => server?.close(done));
  const smtp: Omit<SmtpServer, 'url'> & { url: string } = {
    ...{ url: '', emails: [], refuse: false, refused: 0, hold: false, held: 0 },
    ...{ down, up, close: down },
  };
  await up();
  smtp.url = `smtp://127.0.0.1:${port}?ignoreTLS=true`;
  return smtp;
}
