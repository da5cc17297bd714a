import { acceptOf, type FileType, typedByName } from '@semilla/contract';
import type { ComponentProps } from 'react';
import { useSay } from './words-context.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'accept' | 'onChange'> {
  types: readonly FileType[];
  /** Called with the chosen files, typed by their names if the browser does not know the types. */
  onChoose: (files: File[]) => void;
}

/** A native file input. Its button has the language of the page instead of the browser's. */
export function NativeFileInput({ types, onChoose, multiple, ...attributes }: Props) {
  const say = useSay();
  return (
    <span className="input file">
      <span aria-hidden="true">{say(multiple ? 'common.upload.chooseSeveral' : 'common.upload.choose')}</span>
      <input
        {...attributes}
        type="file"
        multiple={multiple}
        accept={acceptOf(types)}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])].map((file) => typedByName(file, types)));
          // Without this, choosing a removed file again would not fire a change event.
          if (multiple) target.value = '';
        }}
      />
    </span>
  );
}
