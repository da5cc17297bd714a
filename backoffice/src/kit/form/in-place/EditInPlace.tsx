import { ButtonBase, TextField } from '@mui/material';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formProblems } from '../../../api/form-problems.ts';
import { endpointOf } from '../../../api/resources.ts';

const asText = {
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  letterSpacing: 'inherit',
  display: 'inline',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
  userSelect: 'text',
  borderRadius: 0.5,
  '&:hover, &:focus-visible': { textDecoration: 'underline dotted', textUnderlineOffset: '0.2em' },
} as const;

interface EditInPlaceProps {
  /** The resource and the field that the text belongs to. */
  resource: string;
  source: string;
  value: string;
  /** The message key of the field's name. */
  label: string;
  /** Shows and sends the new text. Undefined where the user may not edit. */
  onSave: ((value: string) => void) | undefined;
  children?: ReactNode;
}

/** A text that becomes an input when it is pressed. Enter and leaving it save, Escape does not. */
export function EditInPlace({ resource, source, value, label, onSave, children = value }: EditInPlaceProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const returnsFocus = useRef(false);
  const isOpen = typed !== undefined;

  useEffect(() => {
    if (isOpen) input.current?.focus();
    else if (returnsFocus.current) button.current?.focus();
    returnsFocus.current = false;
  }, [isOpen]);

  if (!onSave) return <>{children}</>;
  const close = (hasFocus: boolean) => {
    returnsFocus.current = hasFocus;
    setTyped(undefined);
    setProblem(undefined);
  };
  const save = (hasFocus: boolean) => {
    const next = (typed ?? '').trim();
    if (next === value) return close(hasFocus);
    const found = formProblems(endpointOf(resource, 'edit'), { [source]: next || null })[source];
    if (found && typeof found.message === 'string') {
      setProblem(translate(found.message, typeof found.args === 'object' ? found.args : {}));
      return undefined;
    }
    close(hasFocus);
    return onSave(next);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') save(true);
    else close(true);
  };
  if (!isOpen) {
    return (
      <ButtonBase
        ref={button}
        disableRipple
        title={translate('common.backoffice.editInPlace')}
        onClick={() => setTyped(value)}
        sx={asText}
      >
        {children}
      </ButtonBase>
    );
  }
  return (
    <TextField
      inputRef={input}
      fullWidth
      margin="none"
      value={typed}
      error={Boolean(problem)}
      helperText={problem}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={press}
      onBlur={() => save(false)}
      onFocus={({ target }) => target.select()}
      slotProps={{ htmlInput: { 'aria-label': translate(label) } }}
    />
  );
}
