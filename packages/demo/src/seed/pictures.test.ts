import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PromotionImageKind, promotionImageAdvice, verificationMediaKinds } from '@semilla/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { identityFolders } from './customers/identity-pictures.ts';
import { encodeWebp, pictureHeight, pictureWidth } from './pictures.ts';
import { demoProjectTypes } from './project-types.ts';
import { demoProjects } from './projects/index.ts';
import { demoPromotions } from './promotions/demo-promotions.ts';

const folder = join(import.meta.dirname, 'pictures');
const stored = globSync('**/*.*', { cwd: folder }).toSorted();
const svgOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const kinds: PromotionImageKind[] = ['large', 'small'];

const banners = demoPromotions.flatMap(({ banner }) =>
  kinds.map((kind) => `promotions/${banner}/${kind}.svg`),
);
const used = [
  ...demoProjects.flatMap(({ url, pictures }) => pictures.map(({ file }) => `projects/${url}/${file}`)),
  ...Object.keys(demoProjectTypes).map((key) => `project-types/${key}.svg`),
  ...Object.values(identityFolders).flatMap((name) =>
    verificationMediaKinds.map((kind) => `identities/${name}/${kind}.svg`),
  ),
  ...banners,
];

/** The share of bright pixels in a horizontal part of a banner. */
async function brightShareOf(banner: Buffer, from: number, to: number): Promise<number> {
  const { width, height } = await sharp(banner).metadata();
  const part = {
    left: Math.round(width * from),
    top: Math.round(height * 0.15),
    width: Math.round(width * (to - from)),
    height: Math.round(height * 0.7),
  };
  const points = await sharp(banner).extract(part).greyscale().raw().toBuffer();
  return points.filter((point) => point > 190).length / points.length;
}

describe('the pictures of the demo', () => {
  it('are all used exactly once, and none is missing', () => {
    expect(used.toSorted()).toEqual(stored);
  });

  it('are all different', () => {
    expect(new Set(stored.map(svgOf)).size).toBe(stored.length);
  });

  it('contain no scripts and no references', () => {
    expect(stored.filter((file) => /<(script|image|use|style)|href=|\son\w+=/.test(svgOf(file)))).toEqual([]);
  });

  it('have the declared size', async () => {
    const isBanner = new Set(banners);
    for (const file of stored.filter((name) => !isBanner.has(name))) {
      const { width, height } = await sharp(join(folder, file)).metadata();
      expect([file, width, height]).toEqual([file, pictureWidth, pictureHeight]);
    }
  });

  it('are encoded once, and identical when read again', async () => {
    const [file = ''] = stored;
    const first = await encodeWebp(file, 480);
    const encoded = await sharp(join(folder, file)).resize(480).webp({ quality: 74, effort: 1 }).toBuffer();
    expect(first.equals(encoded)).toBe(true);
    expect((await encodeWebp(file, 480)).equals(first)).toBe(true);
  });

  it.each(demoPromotions)(
    '[R24][E16] show the text of the promotion in both sizes: $title',
    async ({ banner }) => {
      for (const kind of kinds) {
        const image = await encodeWebp(`promotions/${banner}/${kind}.svg`);
        const { width, height } = await sharp(image).metadata();
        const advice = promotionImageAdvice[kind];
        expect(width / height, kind).toBe(advice.width / advice.height);
        expect(await brightShareOf(image, kind === 'large' ? 0.16 : 0.25, 0.5), kind).toBeGreaterThan(0.04);
      }
    },
  );
});

it('[A19] shows the same person on the face and on the document, with long hair if it is a woman', () => {
  const women = [
    'emma-clarke',
    'monica-carrasco',
    'julia-sanchez',
    'ainhoa-etxeberria',
    'iria-castro',
    'sofia-almeida',
  ];
  // What is drawn of a head, without its place and its size.
  const headIn = (folderName: string, kind: string) =>
    svgOf(`identities/${folderName}/${kind}.svg`)
      .match(/<rect [^>]*rx="(?:168|75\.6)"\/>/)?.[0]
      .match(/fill="[^"]*"/)?.[0];
  for (const woman of women) {
    expect(headIn(woman, 'face'), woman).toBeDefined();
    expect(headIn(woman, 'document-front'), woman).toBe(headIn(woman, 'face'));
  }
});
