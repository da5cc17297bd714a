import type { ComponentProps } from 'react';
import { useSay } from './words-context.tsx';

/** A native file input. Its button has the language of the page instead of the browser's. */
export function NativeFileInput({
  multiple,
  ...attributes
}: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const say = useSay();
  return (
    <span className="input file">
      <span aria-hidden="true">{say(multiple ? 'common.upload.chooseSeveral' : 'common.upload.choose')}</span>
      <input {...attributes} type="file" multiple={multiple} />
    </span>
  );
}
