/** An in-process SMTP server that stores received emails. */
import { createServer, type Socket } from 'node:net';

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

/** Decodes the quoted-printable text part. */
function textOf(raw: string): string {
  const part = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(raw)?.[1] ?? '';
  return part
    .replaceAll('=\r\n', '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

export async function openSmtp(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const letters: Received[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A killed sender resets its connection.
    socket.on('error', () => {});
    let to = '';
    let data: string | null = null;
    let rest = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    const receive = (line: string) => {
      if (data !== null) {
        if (line !== '.') {
          data += `${line.replace(/^\./, '')}\r\n`;
          return;
        }
        const letter = { to, raw: data, text: textOf(data) };
        data = null;
        const take = () => {
          letters.push(letter);
          say('250 taken');
        };
        if (!smtp.hold) return take();
        smtp.held += 1;
        const timer = setInterval(() => {
          if (smtp.hold) return;
          clearInterval(timer);
          take();
        }, 20);
      } else if (/^EHLO/i.test(line)) say('250 test');
      else if (/^RCPT TO:<(.*)>/i.test(line)) {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        if (smtp.refuse) smtp.refused += 1;
        say(smtp.refuse ? '451 not now' : '250 ok');
      } else if (/^DATA/i.test(line)) {
        data = '';
        say('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('250 ok');
    };
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(receive);
    });
    say('220 test');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  const smtp: SmtpServer = {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    emails: letters,
    refuse: false,
    refused: 0,
    hold: false,
    held: 0,
    down: () => smtp.close(),
    up: () => new Promise((done) => server.listen(port, '127.0.0.1', done)),
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
  return smtp;
}
