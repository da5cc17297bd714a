import { ConfigError } from '../kit/config-error.ts';
import { parsePostgresAddress } from '../kit/database/postgres-address.ts';
import type { Variables } from './environment.ts';

interface Connection {
  hasTls: (url: URL) => boolean;
  advice: string;
}

const checkedModes = new Set(['require', 'verify-ca', 'verify-full']);
const toDatabase: Connection = {
  hasTls: ({ searchParams }) => checkedModes.has(searchParams.get('sslmode') ?? ''),
  advice: 'add ?sslmode=verify-full to it',
};
const overHttp: Connection = {
  hasTls: ({ protocol }) => protocol === 'https:',
  advice: 'set it to an address that begins with https://',
};
const toMailServer: Connection = {
  // Without requireTLS, a machine in between can pretend that the mail server has no TLS.
  hasTls: ({ protocol, searchParams }) => protocol === 'smtps:' || searchParams.get('requireTLS') === 'true',
  advice: 'set it to an address that begins with smtps://, or add ?requireTLS=true to it',
};
const toScanner: Connection = {
  hasTls: () => false,
  advice: 'run the scanner on this machine, because its protocol has no TLS',
};

const connections = {
  DATABASE_URL: toDatabase,
  DATABASE_DIRECT_URL: toDatabase,
  DATABASE_READ_URL: toDatabase,
  DATABASE_OWNER_URL: toDatabase,
  S3_ENDPOINT: overHttp,
  VERIFF_BASE_URL: overHttp,
  SMTP_URL: toMailServer,
  CLAMAV_URL: toScanner,
};

const loopback = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** One URL per host in a variable. */
function urlsIn(address: string): URL[] {
  return (parsePostgresAddress(address)?.nodes ?? [address]).map((url) => new URL(url));
}

function checkFileAddress({ S3_PUBLIC_ENDPOINT, S3_ENDPOINT }: Variables): void {
  const address = S3_PUBLIC_ENDPOINT ?? S3_ENDPOINT;
  if (!address || overHttp.hasTls(new URL(address)) || loopback.test(new URL(address).hostname)) return;
  throw new ConfigError(
    `Browsers cannot fetch files at "${address}" in production: set S3_PUBLIC_ENDPOINT to an address that begins with https://.`,
  );
}

/** Throws if passwords or personal data would leave this machine without TLS, except to hosts that are declared private. */
export function checkTransport(values: Variables): void {
  const privateHosts = values.PRIVATE_HOSTS?.split(',').map((host) => host.trim()) ?? [];
  for (const [name, { hasTls, advice }] of Object.entries(connections)) {
    const address = values[name as keyof typeof connections];
    for (const url of address ? urlsIn(address) : []) {
      const { hostname } = url;
      if (hasTls(url) || loopback.test(hostname) || privateHosts.includes(hostname)) continue;
      throw new ConfigError(
        `${name} leads to ${hostname} without TLS: ${advice}, or add ${hostname} to PRIVATE_HOSTS if the way there is a network of your own.`,
      );
    }
  }
  checkFileAddress(values);
}
