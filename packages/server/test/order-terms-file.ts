import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file for `ORDER_TERMS_FILE` with terms of a platform's own. */
export function orderTermsFile(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'semilla-order-terms-')), 'order-terms.json');
  writeFileSync(
    path,
    JSON.stringify({ version: 'own-1', es: 'Confirmo mi inversión.', en: 'I confirm my order.' }),
  );
  return path;
}
