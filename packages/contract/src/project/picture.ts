import { z } from 'zod';

/** The size in which other sites show a shared link. */
export const shareSize = { width: 1200, height: 630 } as const;

/** One size of a picture. */
export const pictureSource = z.object({
  url: z
    .string()
    .meta({ example: '/v1/project/project-media-files/01890a5d-ac96-774b-bcce-b302099a8057/960.avif' }),
  type: z.string().meta({ example: 'image/avif' }),
  width: z.int().meta({ example: 960 }),
});

export const picture = z.object({
  description: z.string().meta({ example: 'Fachada del edificio desde la calle del Olivar' }),
  descriptionEn: z.string().nullable().meta({ example: 'The building seen from Calle del Olivar' }),
  width: z.int().meta({ example: 1600 }),
  height: z.int().meta({ example: 1000 }),
  sources: z.array(pictureSource),
  shareUrl: z.string().nullable().meta({
    example: '/v1/project/project-media-files/01890a5d-ac96-774b-bcce-b302099a8057/share.jpg',
    description: 'The middle of the picture as a JPEG of 1200 × 630 pixels, for links that are shared.',
  }),
});
export type Picture = z.output<typeof picture>;
