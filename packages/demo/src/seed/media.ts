import type { Db } from '@semilla/server/kit/database/types.ts';
import { projectMediaFiles } from '@semilla/server/schema/project-media-files.ts';
import { accountId } from './accounts.ts';
import type { Calendar } from './calendar.ts';
import { demoId } from './demo-id.ts';
import type { FileSink } from './file-sink.ts';
import { encodeSizes, pictureHeight, pictureWidth } from './pictures.ts';
import { historyOf } from './projects/history-of.ts';
import type { DemoPicture, DemoProject } from './projects/project.ts';
import { projectId } from './projects/write.ts';

export type MediaRow = typeof projectMediaFiles.$inferInsert;

// Enough to keep two cores busy without holding every image in memory.
const concurrency = 3;

interface Job {
  project: DemoProject;
  picture: DemoPicture;
  orderIndex: number;
}

async function store(
  services: FileSink,
  calendar: Calendar,
  { project, picture, orderIndex }: Job,
): Promise<MediaRow> {
  const { createdAt } = historyOf(project, calendar);
  const projectMediaFileId = demoId(`media ${project.url} ${orderIndex}`, createdAt);
  const encoded = await encodeSizes(`projects/${project.url}/${picture.file}`, orderIndex === 0);
  for (const { name, type, bytes } of encoded) {
    await services.files.put(`media/${projectMediaFileId}/${name}`, bytes, type);
  }
  return {
    projectMediaFileId,
    projectId: projectId(project, calendar),
    uploadedBy: accountId(project.manager ?? 'admin', calendar),
    kind: 'image',
    description: picture.description,
    descriptionEn: picture.descriptionEn,
    orderIndex,
    width: pictureWidth,
    height: pictureHeight,
    variants: encoded.map(({ bytes, ...variant }) => ({ ...variant, sizeBytes: bytes.length })),
    createdAt,
  };
}

/** Stores every image of the projects; returns their rows. */
export async function storePictures(
  services: FileSink,
  calendar: Calendar,
  projects: DemoProject[],
): Promise<MediaRow[]> {
  const jobs = projects.flatMap((project) =>
    project.pictures.map((picture, orderIndex): Job => ({ project, picture, orderIndex })),
  );
  const rows: MediaRow[] = [];
  const remaining = jobs.entries();
  const work = async () => {
    for (const [index, job] of remaining) rows[index] = await store(services, calendar, job);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return rows;
}

export async function seedMedia(tx: Db, rows: MediaRow[]): Promise<void> {
  await tx.insert(projectMediaFiles).values(rows);
}
