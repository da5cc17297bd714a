import type { Db } from '@semilla/server/kit/database/types.ts';
import { documents } from '@semilla/server/schema/documents.ts';
import { projectTypes } from '@semilla/server/schema/project-types.ts';
import type { Calendar } from './calendar.ts';
import { demoId } from './demo-id.ts';
import type { FileSink } from './file-sink.ts';
import { encodeWebp } from './pictures.ts';

interface DemoProjectType {
  name: string;
  description: string;
  nameEn: string;
  descriptionEn: string;
}

export const demoProjectTypes = {
  housing: {
    name: 'Rehabilitación de viviendas',
    description:
      'Compra y reforma de edificios y pisos con historia, que después se venden o se alquilan. Ladrillo que ya existe, en barrios donde la gente quiere vivir.',
    nameEn: 'Housing renovation',
    descriptionEn:
      'Buying and renovating buildings and flats with a history, then selling or letting them. Bricks that already stand, in quarters where people want to live.',
  },
  solar: {
    name: 'Energía solar',
    description:
      'Plantas fotovoltaicas y tejados compartidos que venden su electricidad a la red, a empresas o a los vecinos.',
    nameEn: 'Solar energy',
    descriptionEn:
      'Solar plants and shared rooftops that sell their electricity to the grid, to businesses or to the neighbours.',
  },
  business: {
    name: 'Préstamos a pymes',
    description:
      'Préstamos a empresas pequeñas y cooperativas con oficio y clientes, para máquinas, locales o vehículos.',
    nameEn: 'Loans to small businesses',
    descriptionEn:
      'Loans to small companies and cooperatives with a trade and customers, for machines, premises or vehicles.',
  },
  farming: {
    name: 'Agricultura',
    description:
      'Olivares, viñas, frutales e invernaderos: plantaciones, riego eficiente y pequeñas industrias que transforman la cosecha.',
    nameEn: 'Farming',
    descriptionEn:
      'Olive groves, vineyards, orchards and greenhouses: planting, thrifty irrigation and small works that process the harvest.',
  },
  hospitality: {
    name: 'Hostelería y turismo rural',
    description:
      'Casas rurales, pequeños hoteles y albergues que se abren o se mejoran en lugares con viajeros todo el año.',
    nameEn: 'Hospitality and rural tourism',
    descriptionEn:
      'Country houses, small hotels and hostels that are opened or improved in places with travellers all year round.',
  },
} satisfies Record<string, DemoProjectType>;

export type ProjectTypeKey = keyof typeof demoProjectTypes;

const keys = Object.keys(demoProjectTypes) as ProjectTypeKey[];
const since = (calendar: Calendar) => calendar.ago(718);

export function projectTypeId(key: ProjectTypeKey, calendar: Calendar): string {
  return demoId(`project type ${key}`, since(calendar));
}

type ImageRow = typeof documents.$inferInsert & { documentId: string };

/** Stores the image of each type; returns the rows of their documents. */
export async function storeProjectTypeImages(services: FileSink, calendar: Calendar): Promise<ImageRow[]> {
  return Promise.all(
    keys.map(async (key) => {
      const createdAt = since(calendar);
      const documentId = demoId(`project type image ${key}`, createdAt);
      const bytes = await encodeWebp(`project-types/${key}.svg`, 960);
      const storageKey = `documents/${documentId}`;
      await services.files.put(storageKey, bytes, 'image/webp');
      return {
        documentId,
        purpose: 'project-type-image' as const,
        storageKey,
        name: `${key}.webp`,
        type: 'image/webp',
        sizeBytes: bytes.length,
        createdAt,
      };
    }),
  );
}

export function projectTypeRows(calendar: Calendar) {
  return keys.map((key) => ({
    projectTypeId: projectTypeId(key, calendar),
    ...demoProjectTypes[key],
    createdAt: since(calendar),
  }));
}

export async function seedProjectTypes(tx: Db, images: ImageRow[], calendar: Calendar): Promise<void> {
  await tx.insert(documents).values(images);
  await tx
    .insert(projectTypes)
    .values(projectTypeRows(calendar).map((row, index) => ({ ...row, imageId: images[index]?.documentId })));
}
