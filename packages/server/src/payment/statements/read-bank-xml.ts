import { isUtf8 } from 'node:buffer';
import { StatementProblem } from './bank-statement.ts';
import { readXml, XmlProblem } from './read-xml.ts';

const declared =
  /^<\?xml[^>]*\sencoding=["'](?:(iso-8859-1|latin1|us-ascii)|(iso-8859-15)|(windows-1252))["']/i;

/** Decodes a file as it declares, or refuses it with the first line that is not UTF-8. */
function decode(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes).toString('latin1');
  const [isDeclared, , isLatin9] = declared.exec(latin.slice(0, 200)) ?? [];
  if (isDeclared) return new TextDecoder(isLatin9 ? 'iso-8859-15' : 'windows-1252').decode(bytes);
  if (isUtf8(bytes)) return new TextDecoder('utf-8').decode(bytes);
  const line = latin.split('\n').findIndex((text) => !isUtf8(Buffer.from(text, 'latin1'))) + 1;
  throw new StatementProblem('statement_encoding', { line });
}

function readContent(text: string, several: ReadonlySet<string>): Record<string, unknown> {
  try {
    return readXml(text, several);
  } catch (error) {
    if (!(error instanceof XmlProblem)) throw error;
    throw new StatementProblem('statement_cut', { line: error.line });
  }
}

/** Reads XML of a bank, with the elements in `several` as arrays, or refuses it with the place. */
export function readBankXml(bytes: Uint8Array, several: ReadonlySet<string>) {
  const text = decode(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new StatementProblem('statement_entities');
  return { text, content: readContent(text, several) };
}
