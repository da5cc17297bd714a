import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { nothing } from '../fields/nothing.ts';
import type { AuditRecord } from './audit-record.ts';
import { type Difference, differencesIn, labelOf } from './differences-in.ts';
import { useShownValue } from './use-shown-value.ts';

const shownMax = 3;
// The summary leaves out values that are only an id, because they mean nothing to a reader.
const bareId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  minWidth: 220,
  maxWidth: 460,
} as const;

/** The first changes of an audit entry as a text of at most two lines. */
export function ChangesSummary({ entry }: { entry: AuditRecord }) {
  const translate = useTranslate();
  const shown = useShownValue();
  const found = differencesIn(entry).filter(
    ({ field, before, after }) => !bareId.test(shown(field, after ?? before)),
  );
  const isChange = Boolean(entry.before && entry.after);
  const textOf = (difference: Difference) => {
    const { field, before, after } = difference;
    const value = isChange
      ? `${shown(field, before)} → ${shown(field, after)}`
      : shown(field, after ?? before);
    return `${labelOf(difference, translate)}: ${value}`;
  };
  const rest = found.length - shownMax;
  const parts = [
    ...found.slice(0, shownMax).map(textOf),
    ...(rest > 0 ? [translate('audit.andMore', { smart_count: rest })] : []),
  ];
  return (
    <Typography variant="body2" color="textSecondary" sx={twoLines}>
      {entry.isErased ? translate('audit.erased') : parts.join(' · ') || nothing}
    </Typography>
  );
}
