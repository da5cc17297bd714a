type FormValue = string | number | boolean | File | undefined;

/** Builds a form like a page: a list repeats its field, and undefined values are omitted. */
export function formOf(fields: Record<string, FormValue | readonly FormValue[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) form.append(name, item instanceof File ? item : String(item));
    }
  }
  return form;
}

export function fileOf(bytes: Uint8Array | string, name: string): File {
  return new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);
}
