import type { AddressInfo, Server } from 'node:net';

const anywhere = new Set(['0.0.0.0', '::']);

/** The URL at which this process reaches itself, without a proxy. */
export function ownUrl(server: Pick<Server, 'address'>): string {
  const listening = server.address() as AddressInfo | null;
  if (!listening) throw new Error('this process does not listen yet');
  const { address, port, family } = listening;
  if (anywhere.has(address)) return `http://127.0.0.1:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
