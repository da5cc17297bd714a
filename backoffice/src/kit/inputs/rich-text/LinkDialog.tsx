import { Button, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Dialog } from '../../dialog/Dialog.tsx';
import type { Editor } from './formats.tsx';
import { linkTarget } from './link-target.ts';

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

function setLink(editor: Editor, href: string): void {
  const chain = editor.chain();
  const hasNoText = editor.state.selection.empty && !editor.isActive('link');
  // Without a selection the address becomes the text of the link.
  const link = {
    type: 'text',
    text: href.replace(/^mailto:/, ''),
    marks: [{ type: 'link', attrs: { href } }],
  };
  if (hasNoText) chain.insertContent(link).run();
  else chain.extendMarkRange('link').setMark('link', { href }).run();
}

/** Closes the dialog. Then focuses the text, because a dialog that closes returns the focus to its button. */
function useFinish(editor: Editor, onClose: () => void): () => void {
  const isDone = useRef(false);
  useEffect(
    () => () => {
      if (isDone.current) editor.commands.focus();
    },
    [editor],
  );
  return () => {
    isDone.current = true;
    onClose();
  };
}

/** Asks for the address of the selected text. It cannot be a form element because it is inside another form. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const translate = useTranslate();
  const currentHref: string = editor.getAttributes('link').href ?? '';
  const [typed, setTyped] = useState(currentHref);
  const field = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);

  const finish = useFinish(editor, onClose);
  const apply = () => {
    const target = linkTarget(typed);
    if (!target) return setRefused(true);
    setLink(editor, target);
    finish();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetMark('link').run();
    finish();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={(_, reason) => (reason === 'backdropClick' && typed !== currentHref ? undefined : onClose())}
      aria-labelledby="link-title"
      slotProps={{ transition: { onEntered: () => field.current?.focus() } }}
    >
      <DialogTitle id="link-title">{translate('common.backoffice.richText.link')}</DialogTitle>
      <DialogContent>
        <TextField
          inputRef={field}
          label={translate('common.backoffice.richText.address')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          error={isRefused}
          helperText={translate(
            isRefused
              ? 'common.backoffice.richText.addressRefused'
              : 'common.backoffice.richText.addressHint',
          )}
          slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off' } }}
        />
      </DialogContent>
      <DialogActions>
        {currentHref && (
          <Button color="error" onClick={remove} sx={{ mr: 'auto' }}>
            {translate('common.backoffice.richText.unlink')}
          </Button>
        )}
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" onClick={apply}>
          {translate('common.backoffice.richText.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
