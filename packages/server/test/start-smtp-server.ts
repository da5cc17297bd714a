import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** How the mail server responds to a recipient. */
export type Manner = 'takes' | 'is busy' | 'knows nobody';

const answers: Record<Manner, string> = {
  takes: '250 OK',
  'is busy': '451 4.3.0 Come back later',
  'knows nobody': '550 5.1.1 <lucia@example.com>: User unknown',
};

/** A minimal local mail server that accepts or refuses mails, according to `manner`. */
export async function startSmtpServer() {
  const taken: string[] = [];
  const server = { manner: 'takes' as Manner, asked: 0, taken };
  const sockets = new Set<Socket>();

  function converse(socket: Socket): void {
    let mail: string | undefined;
    let rest = '';
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.write('220 loopback ESMTP\r\n');
    const answer = (line: string): string => {
      if (/^EHLO/i.test(line)) return '250 loopback';
      if (/^DATA/i.test(line)) {
        mail = '';
        return '354 Go on';
      }
      if (/^STARTTLS/i.test(line)) return '502 No TLS here';
      if (/^QUIT/i.test(line)) return '221 Bye';
      if (!/^RCPT/i.test(line)) return '250 OK';
      server.asked += 1;
      return answers[server.manner];
    };
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('utf8')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (mail === undefined) socket.write(`${answer(line)}\r\n`);
        else if (line === '.') {
          taken.push(mail);
          mail = undefined;
          socket.write('250 Taken\r\n');
        } else mail += `${line}\r\n`;
      }
    });
  }

  const listening = createServer(converse);
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  return Object.assign(server, {
    url: `smtp://127.0.0.1:${port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => listening.close(resolve));
    },
  });
}
