/** Goal: a file's type is detected from its content, not its name or header, and harmful files are refused. */
import { deflateSync } from 'node:zlib';
import { buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf } from '../../../test/forms.ts';
import { startScanner } from '../../../test/start-scanner.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { open, pictureBytes } from '../../../test/tickets.ts';
import { documents } from '../../schema/documents.ts';

let test: TestApp;
let customer: Caller;

beforeAll(async () => {
  test = await buildTestApp();
  customer = await as(test, 'user');
});
afterAll(() => test.close());

const upload = (bytes: Uint8Array, name: string) => open(customer, { documents: fileOf(bytes, name) });

describe('the name of a file', () => {
  it.each([
    ['a.html', 'a.html.png'],
    ['foto.png', 'foto.png'],
    ['FOTO.PNG', 'FOTO.PNG'],
    ['foto.pdf', 'foto.pdf.png'],
    ['foto', 'foto.png'],
  ])('[V8][V9] %s of a picture becomes %s', async (name, stored) => {
    const answer = await upload(await pictureBytes(), name);
    const { file } = answer.json().documents[0];
    expect(file.name).toBe(stored);
    const rows = await test.db.select().from(documents).where(eq(documents.name, stored));
    for (const { storageKey } of rows) expect(storageKey).toMatch(/^[a-z-]+\/[0-9a-f-]{36}$/);
    expect(rows.length).toBeGreaterThan(0);
  });
});

const pdfWith = (object: string) =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n${object}\nendobj\ntrailer\n%%EOF`, 'latin1');

function pdfWithCompressed(object: string): Buffer {
  const content = deflateSync(object);
  const head = `%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /Filter /FlateDecode /Length ${content.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream\nendobj\n%%EOF')]);
}

const script = '<< /S /JavaScript /JS (app.alert(1)) >>';

function streamOf(keys: string, content: Uint8Array): Buffer {
  const head = `%PDF-1.7\n1 0 obj\n<< ${keys} /Length ${content.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\nendstream\nendobj\n%%EOF')]);
}

const hex = Buffer.from(Buffer.from(`1 0 ${script}`).toString('hex'));
const packed = deflateSync(`1 0 ${script}`);

/** Files that get past a check which reads a PDF as plain text. */
const hostile: [string, Buffer][] = [
  ['an attachment in the dictionary of a file', pdfWith('<< /Type /Filespec /E#46 << /F 2 0 R >> >>')],
  ['a script of a rendition', pdfWith('<< /S /Rendition /OP 0 >>')],
  ['a form of its own kind', pdfWith('<< /AcroForm << /X#46A 2 0 R >> >>')],
  [
    'a script behind a text that looks like a stream',
    pdfWith(`<< /T (>>\nstream\n) /A ${script} /B (endstream) >>`),
  ],
  [
    'a script behind comments that look like a stream',
    pdfWith(`<<\n%>>\n%stream\n/A ${script}\n%endstream\n>>`),
  ],
  ['an object with a script inside a stream', streamOf('', Buffer.from(`\n2 0 obj ${script} endobj\n`))],
  ['an object with a script inside a text', pdfWith(`<< /T (\n2 0 obj\n${script}\nendobj\n) >>`)],
  ['a script in the trailer', Buffer.from(`%PDF-1.7\ntrailer << /Root << /OpenAction ${script} >> >>`)],
  [
    'a compressed script whose type is written with codes',
    streamOf('/Type /Obj#53tm /Filter /#46lateDecode', packed),
  ],
  ['a compressed script without a type', streamOf('/N 1 /F#69rst 4 /Filter /FlateDecode', packed)],
  [
    'a compressed script far behind its type',
    streamOf(`/Type /ObjStm /Filter /FlateDecode ${' '.repeat(1_000)}`, packed),
  ],
  [
    'objects that are compressed twice',
    streamOf('/Type /ObjStm /Filter [/FlateDecode /Fl]', deflateSync(packed)),
  ],
  ['objects in another encoding', streamOf('/Type /ObjStm /Filter /ASCIIHexDecode', hex)],
  ['objects whose encoding is written elsewhere', streamOf('/Type /ObjStm /Filter 2 0 R', hex)],
  ['objects that are not compressed', streamOf('/Type /ObjStm', Buffer.from(`1 0 ${script}`))],
  ['more objects in each other than a person writes', Buffer.from(`%PDF-1.7 ${'1 0 obj ('.repeat(50_000)}`)],
];

describe('a PDF', () => {
  it.each([
    ['a script', pdfWith('<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>')],
    ['a script whose name is written with codes', pdfWith('<< /S /#4aava#53cript >>')],
    ['a script among its compressed objects', pdfWithCompressed('<< /S /JavaScript /JS (app.alert(1)) >>')],
    ['a program to start', pdfWith('<< /S /Launch /F (calc.exe) >>')],
    ['an attached file', pdfWith('<< /Type /EmbeddedFile >>')],
    ['objects that unpack to 40 MB', pdfWithCompressed(' '.repeat(40_000_000))],
    [
      'several objects that unpack to 40 MB together',
      Buffer.concat([1, 2, 3, 4].map(() => pdfWithCompressed(' '.repeat(10_000_000)))),
    ],
    ['objects that cannot be read', streamOf('/Type /ObjStm /Filter /FlateDecode', Buffer.from('nothing'))],
    ...hostile,
  ])('[V8][V9] with %s is refused', async (_what, bytes) => {
    expect((await upload(bytes, 'doc.pdf')).json()).toMatchObject({ status: 415, code: 'file.with_scripts' });
  });

  it.each([
    ['without any', Buffer.from(buildPdf())],
    ['that only speaks of scripts on a page', pdfWith('<< /Length 12 >>\nstream\n/JavaScript\nendstream')],
    ['with harmless compressed objects', pdfWithCompressed('<< /Type /Catalog >>')],
    ['whose title speaks of scripts', pdfWith('<< /Title (/JavaScript and /JS \\) (in texts)) >> % /Launch')],
    [
      'with a picture of any bytes',
      streamOf('/Subtype /Image /Filter /DCTDecode', Buffer.from('/JS /EF obj')),
    ],
    ['with names that only begin alike', pdfWith('<< /JSON 1 /Launcher 2 /EFG 3 /XFAct 4 >>')],
  ])('[V8][V9] %s is accepted', async (_what, bytes) => {
    expect((await upload(bytes, 'doc.pdf')).statusCode).toBe(201);
  });
});

describe('a malware scanner', () => {
  it('[V8][V9] checks every file if configured; infected files are refused, and all files if it does not answer', async () => {
    const { server, url, scanned } = await startScanner();
    test.services.config.clamavUrl = url;
    const harmless = Buffer.from(buildPdf());
    expect((await upload(harmless, 'doc.pdf')).statusCode).toBe(201);
    const large = Buffer.concat([harmless, Buffer.alloc(200_000, ' ')]);
    expect((await upload(large, 'doc.pdf')).statusCode).toBe(201);
    expect(scanned).toEqual([harmless.length, large.length]);
    const infected = Buffer.concat([harmless, Buffer.from('EICAR')]);
    expect((await upload(infected, 'doc.pdf')).json()).toMatchObject({ status: 415, code: 'file.infected' });
    await new Promise((resolve) => server.close(resolve));
    expect((await upload(harmless, 'doc.pdf')).json()).toMatchObject({
      status: 503,
      code: 'request.unavailable',
    });
    test.services.config.clamavUrl = undefined;
    expect((await upload(infected, 'doc.pdf')).statusCode).toBe(201);
  });
});
