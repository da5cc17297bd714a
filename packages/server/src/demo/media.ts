import type { Db } from '../database/types.ts';
import { projectMediaFiles } from '../project/project-media-files/table.ts';
import type { Services } from '../services.ts';
import { accountId } from './accounts.ts';
import type { Calendar } from './calendar.ts';
import { encodePicture, pictureHeight, pictureWidth } from './pictures.ts';
import { historyOf } from './projects/history.ts';
import type { DemoPicture, DemoProject } from './projects/project.ts';
import { projectId } from './projects/write.ts';
import { demoId } from './random.ts';

export type MediaRow = typeof projectMediaFiles.$inferInsert;

// As many at once as keep two cores busy without holding every picture in memory.
const atOnce = 3;

interface Job {
  project: DemoProject;
  picture: DemoPicture;
  orderIndex: number;
}

async function store(
  services: Services,
  calendar: Calendar,
  { project, picture, orderIndex }: Job,
): Promise<MediaRow> {
  const { createdAt } = historyOf(project, calendar);
  const projectMediaFileId = demoId(`media ${project.url} ${orderIndex}`, createdAt);
  const encoded = await encodePicture(picture.draw, `${project.url} ${orderIndex}`, orderIndex === 0);
  for (const { name, type, bytes } of encoded) {
    await services.files.put(`media/${projectMediaFileId}/${name}`, bytes, type);
  }
  return {
    projectMediaFileId,
    projectId: projectId(project, calendar),
    uploadedBy: accountId(project.manager ?? 'admin', calendar),
    kind: 'image',
    description: picture.description,
    orderIndex,
    width: pictureWidth,
    height: pictureHeight,
    variants: encoded.map(({ bytes, ...variant }) => ({ ...variant, sizeBytes: bytes.length })),
    createdAt,
  };
}

/** Draws and keeps every picture of the projects; answers what is to be told of them. */
export async function storePictures(
  services: Services,
  calendar: Calendar,
  projects: DemoProject[],
): Promise<MediaRow[]> {
  const jobs = projects.flatMap((project) =>
    project.pictures.map((picture, orderIndex): Job => ({ project, picture, orderIndex })),
  );
  const rows: MediaRow[] = [];
  const waiting = jobs.entries();
  const work = async () => {
    for (const [index, job] of waiting) rows[index] = await store(services, calendar, job);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return rows;
}

export async function seedMedia(tx: Db, rows: MediaRow[]): Promise<void> {
  await tx.insert(projectMediaFiles).values(rows);
}
