import { DefaultEditorOptions, RichTextInput } from 'ra-input-rich-text';
import { useEffect, useId, useMemo } from 'react';
import { useInput, useTranslate } from 'react-admin';
import type { RichTextInputProps } from './index.tsx';
import { Toolbar } from './Toolbar.tsx';

const disabled = { code: false, codeBlock: false, strike: false, underline: false, horizontalRule: false };

// Only the formats that the API accepts.
const extensions = DefaultEditorOptions.extensions
  ?.filter(({ name }) => name === 'starterKit')
  .map((kit) =>
    kit.configure({
      ...disabled,
      heading: { levels: [3, 4] },
      link: {
        openOnClick: false,
        autolink: false,
        protocols: ['https', 'mailto'],
        HTMLAttributes: { target: null },
      },
    }),
  );

const looks = {
  '& .ProseMirror': {
    minHeight: 160,
    maxHeight: 420,
    overflowY: 'auto',
    backgroundColor: 'background.paper !important',
  },
  '& .ProseMirror:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
  '& .ProseMirror[aria-invalid=true]': { borderColor: 'error.main' },
  '& .ProseMirror h3, & .ProseMirror h4': { mt: 1, mb: 0.5 },
  '& .ProseMirror li > p': { m: 0 },
  '& .MuiFormHelperText-root': { mx: 1.75 },
};

const wrong = { '& .RaLabeled-label': { color: 'error.main' } };

/** The editor, with an accessible name and error state. */
export default function Editor({ source, label, isRequired = false }: RichTextInputProps) {
  const translate = useTranslate();
  const id = useId();
  const { fieldState } = useInput({ source });
  const name = translate(label);
  const editorOptions = useMemo(
    () => ({
      extensions,
      editorProps: {
        attributes: { 'aria-label': name, 'aria-multiline': 'true', 'aria-required': String(isRequired) },
      },
    }),
    [name, isRequired],
  );

  useEffect(() => {
    document.getElementById(id)?.setAttribute('aria-invalid', String(fieldState.invalid));
  }, [id, fieldState.invalid]);

  return (
    <RichTextInput
      id={id}
      source={source}
      label={isRequired ? `${name} *` : name}
      editorOptions={editorOptions}
      toolbar={<Toolbar label={translate('common.backoffice.richText.toolbar', { label: name })} />}
      sx={fieldState.invalid ? { ...looks, ...wrong } : looks}
    />
  );
}
