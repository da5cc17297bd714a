// Goal: only pictures and films are stored, and stored files are harmless. Method: uploads hostile files and inspects what is
// stored.
import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { fileSizeBytesMax } from '@semilla/contract';
import { buildMp4 } from '@semilla/contract/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, form, givenProject, givenProjectType, pictureBytes } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { projectMediaFiles } from '../../schema/project-media-files.ts';

const url = '/v1/project/project-media-files';
let test: TestApp;
let admin: Caller;
let projectId: string;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  projectId = (
    await givenProject(admin, { projectTypeId: await givenProjectType(admin), phase: 'Next_Opening' })
  ).projectId;
});
afterAll(() => test.close());

const send = (bytes: Uint8Array, name = 'foto.png') =>
  admin.post(url, { form: form({ projectId, description: 'Foto', file: fileOf(bytes, name) }) });

const page = '<!doctype html><html><body><script>alert(document.domain)</script></body></html>';
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
function crc32(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] as number) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG of a few kilobytes that decompresses to a huge white square. */
function pixelFlood(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function box(name: string, content: string): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, Buffer.from(content)]);
}
const film = (more: string | Uint8Array) => Buffer.concat([buildMp4(), Buffer.from(more as Uint8Array)]);

describe('an upload is refused', () => {
  it.each<[string, () => Promise<Uint8Array>, number, string]>([
    ['an HTML page named PNG', async () => Buffer.from(page), 415, 'file.type_not_allowed'],
    ['an SVG named PNG', async () => Buffer.from(drawing), 415, 'file.type_not_allowed'],
    [
      'an SVG with an XML prolog',
      async () => Buffer.from(`<?xml version="1.0"?>${drawing}`),
      415,
      'file.type_not_allowed',
    ],
    ['a GIF', () => sharp(square(32)).gif().toBuffer(), 415, 'file.type_not_allowed'],
    ['a TIFF', () => sharp(square(32)).tiff().toBuffer(), 415, 'file.type_not_allowed'],
    ['an AVIF', () => sharp(square(32)).avif().toBuffer(), 415, 'file.type_not_allowed'],
    [
      'a Matroska film',
      async () => Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282846d6174726f736b61', 'hex'),
      415,
      'file.type_not_allowed',
    ],
    ['half a PNG', async () => half(await pictureBytes(300, 300, 'png')), 415, 'file.unreadable'],
    ['half a JPEG', async () => half(await pictureBytes(300, 300, 'jpeg')), 415, 'file.unreadable'],
    ['half a WebP', async () => half(await pictureBytes(300, 300, 'webp')), 415, 'file.unreadable'],
    [
      'only the signature of a PNG',
      async () => (await pictureBytes(9, 9, 'png')).subarray(0, 33),
      415,
      'file.unreadable',
    ],
    [
      'a PNG with noise in its middle',
      async () => noisy(await pictureBytes(300, 300, 'png')),
      415,
      'file.unreadable',
    ],
    ['a film with a page behind it', async () => film(page), 415, 'file.with_scripts'],
    ['a film with a page in a box', async () => film(box('free', page)), 415, 'file.with_scripts'],
    [
      'a film with a drawing in a box',
      async () => film(box('uuid', '<svg onload="alert(1)">')),
      415,
      'file.with_scripts',
    ],
    [
      'a film with a page in UTF-16',
      async () => film(Buffer.from('<script src="x">', 'utf16le')),
      415,
      'file.with_scripts',
    ],
    ['a flood of pixels', async () => pixelFlood(20_000), 415, 'file.unreadable'],
    ['5 MB of a picture', async () => padded(await pictureBytes(), fileSizeBytesMax), 413, 'file.too_large'],
    ['more than 5 MB of a film', async () => padded(buildMp4(), fileSizeBytesMax + 1), 413, 'file.too_large'],
  ])('[V8] %s', async (_, bytes, status, code) => {
    const answer = await send(await bytes());
    expect(answer.statusCode).toBe(status);
    expect(answer.json().code).toBe(code);
    expect(await test.db.select().from(projectMediaFiles)).toEqual([]);
  });
});

const square = (side: number) => ({
  create: { width: side, height: side, channels: 3 as const, background: '#0f5c4a' },
});
const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
function padded(bytes: Uint8Array, length: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.byteLength)]);
}
function noisy(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy.fill(0xa5, Math.floor(copy.length / 2), Math.floor(copy.length / 2) + 2_000);
  return copy;
}

const storedFilesOf = async (answer: Awaited<ReturnType<typeof send>>) => {
  expect(answer.statusCode).toBe(201);
  const sources: { url: string }[] = answer.json().picture.sources;
  return Promise.all(sources.map(async ({ url: source }) => (await admin.get(source)).rawPayload));
};

it('[V8] a film with any bytes, encoder names and metadata is accepted', async () => {
  const noise = Buffer.concat(Array.from({ length: 200 }, () => randomBytes(20_000)));
  const metadata = box('uuid', '<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>');
  const made = box('free', 'IsoMedia File Produced with <libx264> & friends');
  const sent = await send(film(Buffer.concat([metadata, made, box('mdat', '<'), noise])), 'obra.mp4');
  expect(sent.statusCode).toBe(201);
  await test.db.delete(projectMediaFiles);
});

describe('a stored picture', () => {
  it('does not contain the HTML page appended to the upload', async () => {
    const polyglot = Buffer.concat([await pictureBytes(300, 200, 'jpeg'), Buffer.from(page)]);
    for (const bytes of await storedFilesOf(await send(polyglot, 'foto.jpg'))) {
      expect(bytes.includes('<script>')).toBe(false);
    }
  });

  it('has no camera metadata and is rotated upright', async () => {
    const exif = {
      IFD0: { Artist: 'Lucía Ferrer', Copyright: '<script>' },
      IFD3: { GPSLatitude: '40/1 24/1 0/1' },
    };
    const turned = await sharp(await pictureBytes(400, 200, 'jpeg'))
      .withMetadata({ orientation: 6 })
      .withExifMerge(exif)
      .toBuffer();
    expect((await sharp(turned).metadata()).orientation).toBe(6);
    const answer = await send(turned, 'foto.jpg');
    expect(answer.json().picture).toMatchObject({ width: 200, height: 400 });
    for (const bytes of await storedFilesOf(answer)) {
      const { width, height, exif: left, icc, xmp, orientation } = await sharp(bytes).metadata();
      expect([width, height]).toEqual([200, 400]);
      expect([left, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  it('has only the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#0f5c4a', '#b7791f'].map((background) =>
        sharp({ ...square(64), create: { ...square(64).create, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    for (const bytes of await storedFilesOf(await send(moving, 'foto.webp'))) {
      expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
    }
  });

  it('[V8] is accepted from a file just under 5 MB', async () => {
    const answer = await send(padded(await pictureBytes(), fileSizeBytesMax - 1), 'foto.jpg');
    expect(answer.statusCode).toBe(201);
    expect(answer.json().picture).toMatchObject({ width: 64, height: 40 });
  });
});
