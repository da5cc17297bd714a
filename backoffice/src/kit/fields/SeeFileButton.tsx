import { Button, type ButtonProps } from '@mui/material';
import { useDecisionKey } from '../acts/deciding/deciding-context.ts';
import { KeyCap } from '../acts/deciding/KeyCap.tsx';

interface SeeFileButtonProps extends Pick<ButtonProps, 'onClick' | 'variant'> {
  label: string;
  /** The name of the file, for screen readers. */
  name: string;
}

/** A button for a file that the API serves only after a recent second factor. */
export function SeeFileButton({ label, name, ...button }: SeeFileButtonProps) {
  const seeKey = useDecisionKey('see');
  return (
    <Button size="small" sx={{ alignSelf: 'start' }} {...button} {...seeKey}>
      {label}
      <span className="visually-hidden">: {name}</span>
      <KeyCap of="see" />
    </Button>
  );
}
