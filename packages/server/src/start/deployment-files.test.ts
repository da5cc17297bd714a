/** Goal: the proxy uses TLS correctly, and the image contains no source control files, settings or data. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../kit/http/plugins/security-headers.ts';

const top = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(top, path), 'utf8');
const caddyfile = read('packages/server/Caddyfile').replaceAll(/^\s*#.*\n/gm, '');

/** The top-level blocks of the file, by the text in front of them. */
const blocks = new Map(
  [...caddyfile.matchAll(/^(\S.*) \{\n((?:\t.*\n|\n)*)\}$/gm)].map(([, name = '', body = '']) => [
    name,
    body,
  ]),
);

describe('the proxy', () => {
  it('[P7] serves two names with TLS; without TLS it only refuses or redirects', () => {
    expect([...blocks.keys()]).toEqual([
      '(strict-tls)',
      '{$DOMAIN}',
      '{$FILES_DOMAIN}',
      'http://{$DOMAIN}',
      'http://{$FILES_DOMAIN}',
    ]);
  });

  it('[P7] uses only TLS 1.2 and 1.3, with the ciphers that its makers recommend', () => {
    expect(blocks.get('(strict-tls)')).toMatch(/^\ttls \{\n\t\tprotocols tls1\.2 tls1\.3\n\t\}\n$/);
    for (const name of ['{$DOMAIN}', '{$FILES_DOMAIN}'])
      expect(blocks.get(name)).toMatch(/^\timport strict-tls$/m);
    expect(caddyfile.match(/\bprotocols\b/g)).toHaveLength(1);
    expect(caddyfile).not.toMatch(/\b(?:ciphers|curves|insecure_secrets_log)\b/);
  });

  it('[P7] has certificates from a public authority', () => {
    expect(caddyfile).not.toMatch(/\b(?:internal|local_certs|auto_https|issuer|ca|skip_install_trust)\b/);
    expect(caddyfile.match(/^\s*tls\b.*$/gm)).toEqual(['\ttls {']);
  });

  it('[P7] sends the files of the store without sniffing, by TLS alone, framed and read by no other site', () => {
    const [, headers = ''] =
      /^\theader \{\n((?:\t\t.*\n)+)\t\}$/m.exec(blocks.get('{$FILES_DOMAIN}') ?? '') ?? [];
    const lines = headers.split('\n').map((line) => line.trim());
    const { 'strict-transport-security': hsts } = securityHeaders('https://semilla.example');
    expect(lines).toContain('X-Content-Type-Options nosniff');
    expect(lines).toContain(`Strict-Transport-Security "${hsts}"`);
    expect(lines).toContain('Referrer-Policy no-referrer');
    expect(headers).toMatch(/Content-Security-Policy "frame-ancestors https:\/\/\{\$DOMAIN\};/);
    expect(lines).toContain('-Access-Control-*');
  });

  it('[P7] lets nobody write into the store', () => {
    const files = blocks.get('{$FILES_DOMAIN}');
    expect(files).toMatch(/^\t@writing not method GET HEAD\n\trespond @writing 405$/m);
  });

  it('[P7] redirects only readers of pages to HTTPS, and refuses programs', () => {
    const [, matcher = ''] = /@page \{\n((?:\t\t.*\n)+)\t\}/.exec(blocks.get('http://{$DOMAIN}') ?? '') ?? [];
    expect(matcher.split('\n').map((line) => line.trim())).toEqual([
      'method GET HEAD',
      'not path /v1/* /health/* /metrics',
      '',
    ]);
    expect(caddyfile.match(/^\tredir .*$/gm)).toEqual(['\tredir @page https://{host}{uri} permanent']);
    for (const name of ['http://{$DOMAIN}', 'http://{$FILES_DOMAIN}'])
      expect(blocks.get(name)).toMatch(/^\trespond 403$/m);
  });
});

describe('the image', () => {
  it('[B10] is built without source control files, settings, data and tests', () => {
    const patterns = read('.dockerignore')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    expect(patterns).toEqual(
      expect.arrayContaining(['.git', '.data', '**/.env', '**/.data', '**/*.test.ts']),
    );
    expect(patterns.filter((line) => line.startsWith('!'))).toEqual([]);
  });

  it('[B10] takes from the repository only what it names', () => {
    const stages = read('packages/server/Dockerfile').split(/^FROM /m);
    const [last = ''] = stages.slice(-1);
    const sources = [...last.matchAll(/^COPY (?:--from=(\w+) )?(\S+) /gm)].map(
      ([, from = '', path]) => `${from}:${path}`,
    );
    expect(sources.filter((source) => /:\.?\/?$|\.git/.test(source))).toEqual([]);
    expect(
      sources.filter((source) => source.startsWith('built:') && !/\/(dist|sbom\.json)$/.test(source)),
    ).toEqual([]);
    expect(sources.length).toBeGreaterThan(8);
  });
});
