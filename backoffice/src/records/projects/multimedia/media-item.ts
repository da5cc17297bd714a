/** A chosen file and its texts. The id stays the same when other files are removed. */
export interface MediaItem {
  id: string;
  file: File;
}

let count = 0;

export const mediaItem = (file: File): MediaItem => {
  count += 1;
  return { id: `m${count}`, file };
};

interface Texts {
  description?: string;
  descriptionEn?: string;
}

/** The values of the form: the chosen files, and their texts by the id of the item. */
export interface MediaValues {
  items?: MediaItem[];
  texts?: Record<string, Texts | undefined>;
}

/** The fields of the request that uploads an item. */
export const bodyOf = ({ id, file }: MediaItem, { texts = {} }: MediaValues) => ({ file, ...texts[id] });
