const typedIn = new Set<HTMLFormElement>();

document.addEventListener('input', ({ target }) => {
  const form = target instanceof Element ? target.closest('form') : null;
  if (form) typedIn.add(form);
});

const textFields = 'textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=file])';

function hasText(form: HTMLFormElement): boolean {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields);
  return [...fields].some(({ value }) => value !== '');
}

let held = 0;

/** Keeps records from being reloaded until the returned function is called. For forms with changes that are not text. */
export function holdRecords(): () => void {
  held += 1;
  return () => {
    held -= 1;
  };
}

/**
 * Whether a form contains typed text. Its record must not be reloaded, because react-admin would reset the
 * form.
 */
export function isWriting(): boolean {
  for (const form of typedIn) if (!form.isConnected) typedIn.delete(form);
  return held > 0 || [...typedIn].some(hasText);
}
