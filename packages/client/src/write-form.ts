interface Parts {
  fields: Record<string, unknown>;
  /** Fields that are null. */
  emptied: readonly string[];
}

/** A multipart form. It has no null: such a field is an empty text. */
export function writeForm({ fields, emptied }: Parts): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) {
    for (const part of [value].flat()) {
      if (part instanceof Blob) form.append(key, part);
      else form.append(key, String(part));
    }
  }
  for (const key of emptied) form.append(key, '');
  return form;
}
