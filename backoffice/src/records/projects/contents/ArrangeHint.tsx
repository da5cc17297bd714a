import { Typography } from '@mui/material';
import type { MessageKey } from '@semilla/i18n';
import { useListContext, useTranslate } from 'react-admin';
import { useItemActs } from './item-acts.ts';

interface ArrangeHintProps {
  /** Whether the current order and filters allow moving items. */
  canArrange: boolean;
  /** How to move items, if the buttons do not make it clear. */
  how?: MessageKey;
}

/** Explains how to move items, or why they cannot be moved now. */
export function ArrangeHint({ canArrange, how }: ArrangeHintProps) {
  const { total = 0 } = useListContext();
  const translate = useTranslate();
  const hint = canArrange ? how : 'project.backoffice.contents.notInOrder';
  if (!useItemActs() || total < 2 || !hint) return null;
  return (
    <Typography color="textSecondary" sx={{ mb: 2 }}>
      {translate(hint)}
    </Typography>
  );
}
