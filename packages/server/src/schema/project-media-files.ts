import { mediaKinds } from '@semilla/contract';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isAtMost, isOneOf } from './columns/checks.ts';
import { createdAt, id, version } from './columns/columns.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** One stored size of an image, or the video. `name` is its name in the store under the media file's id: `960.avif`. */
export interface StoredVariant {
  name: string;
  type: string;
  width: number;
  sizeBytes: number;
}

export const projectMediaFiles = pgTable(
  'project_media_files',
  {
    projectMediaFileId: id('project_media_file_id'),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.projectId, { onDelete: 'cascade' }),
    uploadedBy: uuid('uploaded_by').references(() => users.userId, { onDelete: 'set null' }),
    kind: text('kind', { enum: mediaKinds }).notNull(),
    description: text('description').notNull(),
    descriptionEn: text('description_en'),
    orderIndex: integer('order_index').notNull(),
    width: integer('width'),
    height: integer('height'),
    variants: jsonb('variants').$type<StoredVariant[]>().notNull(),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    index('project_media_files_project_index').on(table.projectId, table.orderIndex),
    isOneOf('project_media_files_kind_known', table.kind, mediaKinds),
    isAtMost('project_media_files_description_length', table.description, 300),
    isAtMost('project_media_files_description_en_length', table.descriptionEn, 300),
  ],
);
