import { Button, type ButtonProps } from '@mui/material';
import { FocusedWhenAsked } from '../asked-act/FocusedWhenAsked.tsx';
import { useDecisionKey } from './deciding-context.ts';
import { KeyCap } from './KeyCap.tsx';

const looks = {
  approve: { variant: 'contained', color: 'primary' },
  reject: { variant: 'outlined', color: 'error' },
} as const;

interface DecisionButtonProps extends ButtonProps {
  act: keyof typeof looks;
}

/** A button that decides on a record. The search can focus it, and work mode has a key for it. */
export function DecisionButton({ act, children, ...props }: DecisionButtonProps) {
  const key = useDecisionKey(act);
  return (
    <FocusedWhenAsked act={act}>
      <Button {...looks[act]} {...key} {...props}>
        {children}
        <KeyCap of={act} />
      </Button>
    </FocusedWhenAsked>
  );
}
