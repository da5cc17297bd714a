import Typography from '@mui/material/Typography';
import type { MessageKey } from '@semilla/i18n';
import { useListContext, useTranslate } from 'react-admin';
import { useItemActs } from './item-acts.ts';

interface ArrangeHintProps {
  /** Whether items can be moved as the list is shown now. */
  canArrange: boolean;
  /** How they are moved, where their buttons do not say it. */
  how?: MessageKey;
}

/** How things get another place, or why they cannot right now. */
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
