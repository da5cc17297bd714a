import LinkIcon from '@mui/icons-material/Link';
import { Box, ToggleButton } from '@mui/material';
import { useTiptapEditor } from 'ra-input-rich-text';
import { type KeyboardEvent, type ReactNode, useEffect, useReducer, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Editor, formats } from './formats.tsx';
import { LinkDialog } from './LinkDialog.tsx';

/** Rerenders when the text or the selection changes. */
function useEditorUpdates(editor: Editor | null): void {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!editor) return;
    editor.on('transaction', rerender);
    return () => {
      editor.off('transaction', rerender);
    };
  }, [editor]);
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Makes the toolbar a single Tab stop; the arrow keys move within it. */
function useArrows() {
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(buttons.indexOf(event.target as HTMLButtonElement), buttons.length - 1);
    setCurrent(next);
    buttons[next]?.focus();
  };
  return { current, onKeyDown };
}

interface FormatButtonProps {
  label: string;
  icon: ReactNode;
  isOn: boolean;
  isStop: boolean;
  onPress: () => void;
}

function FormatButton({ label, icon, isOn, isStop, onPress }: FormatButtonProps) {
  return (
    <ToggleButton
      value={label}
      size="small"
      selected={isOn}
      aria-label={label}
      title={label}
      tabIndex={isStop ? 0 : -1}
      onClick={onPress}
      sx={{ border: 0, minWidth: 34, minHeight: 34 }}
    >
      {icon}
    </ToggleButton>
  );
}

export function Toolbar({ label }: { label: string }) {
  const translate = useTranslate();
  const editor = useTiptapEditor();
  useEditorUpdates(editor);
  const { current, onKeyDown } = useArrows();
  const [isLinking, setLinking] = useState(false);
  return (
    <>
      <Box
        role="toolbar"
        aria-label={label}
        onKeyDown={onKeyDown}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25, mb: 0.5 }}
      >
        {formats.map((format, index) => (
          <FormatButton
            key={format.label}
            label={translate(format.label)}
            icon={format.icon}
            isOn={Boolean(editor && format.isOn(editor))}
            isStop={index === current}
            onPress={() => editor && format.toggle(editor)}
          />
        ))}
        <FormatButton
          label={translate('common.backoffice.richText.link')}
          icon={<LinkIcon fontSize="small" />}
          isOn={Boolean(editor?.isActive('link'))}
          isStop={current === formats.length}
          onPress={() => setLinking(true)}
        />
      </Box>
      {/* Outside the toolbar, which would otherwise handle arrow keys pressed in the dialog. */}
      {editor && isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}
