import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const manifest = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
const version = JSON.parse(manifest).devDependencies['@sparticuz/chromium'];

/** Uses an empty temporary folder, because `@sparticuz/chromium` trusts any files that it finds in TMPDIR. */
async function unpackInto(folder: string): Promise<void> {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  // Otherwise it omits the libraries that the browser needs.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs24.x';
  const { default: packed } = await import('@sparticuz/chromium');
  packed.setGraphicsMode = false;
  await packed.executablePath();
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
}

/**
 * Unpacks the browser from npm once per version and returns its path. Renames it into place when complete, so that
 * parallel runs never see a part of it.
 */
export async function unpackBrowser(): Promise<string> {
  const folder = join(tmpdir(), `semilla-chromium-${version}`);
  if (!existsSync(folder)) {
    const aside = mkdtempSync(`${folder}-`);
    await unpackInto(aside);
    const fonts = join(aside, 'fonts/fonts.conf');
    writeFileSync(fonts, readFileSync(fonts, 'utf8').replaceAll('/tmp/', `${folder}/`));
    try {
      renameSync(aside, folder);
    } catch (error) {
      rmSync(aside, { recursive: true });
      if (!existsSync(folder)) throw error;
    }
  }
  process.env.LD_LIBRARY_PATH = join(folder, 'al2023/lib');
  process.env.FONTCONFIG_PATH = join(folder, 'fonts');
  return join(folder, 'chromium');
}
