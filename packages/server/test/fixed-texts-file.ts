import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FixedText, type FixedTextName, fixedTexts } from '@semilla/contract';

type Changes = Partial<Record<FixedTextName, Partial<FixedText>>>;

/** A file for `FIXED_TEXTS_FILE` as production needs it: every text, compared with the official edition in both languages. */
export function fixedTextsFile(changes: Changes = {}): string {
  const names = Object.keys(fixedTexts) as FixedTextName[];
  const texts = names.map((name) => [
    name,
    { ...fixedTexts[name], comparedIn: ['es', 'en'], ...changes[name] },
  ]);
  const path = join(mkdtempSync(join(tmpdir(), 'semilla-fixed-texts-')), 'fixed-texts.json');
  writeFileSync(path, JSON.stringify(Object.fromEntries(texts)));
  return path;
}
