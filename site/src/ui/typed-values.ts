import { dayFromTyped } from '@semilla/format';
import type { FormValues } from './use-form.ts';

/** Reads the values from the form's controls, because the user may have typed before the script loaded. */
export function typedValues<V extends FormValues>(form: HTMLFormElement, names: V): V {
  const typed = Object.keys(names).flatMap((name) => {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') return [[name, control.checked]];
    // The value of a file input is only a name, not the file.
    if (control instanceof HTMLInputElement && control.type === 'file') return [];
    if (control instanceof HTMLInputElement && control.dataset.kind === 'day')
      return [[name, dayFromTyped(control.value) ?? control.value]];
    return control && 'value' in control ? [[name, control.value]] : [];
  });
  return { ...names, ...Object.fromEntries(typed) };
}
