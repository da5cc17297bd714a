import Typography from '@mui/material/Typography';
import type { MessageKey } from '@semilla/i18n';
import { useListContext, useTranslate } from 'react-admin';
import { useItemActs } from './item-acts.ts';

interface ArrangeHintProps {
  /** Whether items can be moved in the current order and filters. */
  canArrange: boolean;
  /** How to move items, where the buttons do not explain it. */
  how?: MessageKey;
}

/** Explains how to move items, or why it is not possible now. */
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
