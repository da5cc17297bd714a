import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** A fake ClamAV: speaks the part of its protocol that the platform uses, and detects the word EICAR. */
export async function startScanner(): Promise<{ server: Server; url: string; scanned: number[] }> {
  const scanned: number[] = [];
  function converse(socket: Socket): void {
    let received = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const command = 'zINSTREAM\0';
      if (received.toString('latin1', 0, command.length) !== command) return;
      let at = command.length;
      const pieces: Buffer[] = [];
      while (at + 4 <= received.length) {
        const length = received.readUInt32BE(at);
        if (length === 0) {
          const file = Buffer.concat(pieces);
          scanned.push(file.length);
          socket.end(file.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
          return;
        }
        pieces.push(received.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  }
  const server = createServer(converse);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, url: `tcp://127.0.0.1:${port}`, scanned };
}
