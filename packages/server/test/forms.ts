type FormValue = string | number | boolean | File | undefined;

/** A form as a page would send it: a list repeats its field, and what is missing is left out. */
export function formOf(fields: Record<string, FormValue | readonly FormValue[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) form.append(name, one instanceof File ? one : String(one));
    }
  }
  return form;
}

export function fileOf(bytes: Uint8Array | string, name: string): File {
  return new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);
}
