import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Typography } from '@mui/material';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import type { AuditRecord } from '../../api/record-types/audit-record.ts';
import { nothing } from '../fields/nothing.ts';
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

const inLine = { fontSize: 'inherit', sx: { verticalAlign: 'text-bottom' } } as const;

/** The first changes of an audit entry as a text of at most two lines. */
export function ChangesSummary({ entry }: { entry: AuditRecord }) {
  const translate = useTranslate();
  const shown = useShownValue();
  const shownOn = (side: 'before' | 'after', { field, [side]: value, noted }: Difference) =>
    shown(field, value, noted[side]);
  const shownLast = (difference: Difference) =>
    shownOn((difference.after ?? null) === null ? 'before' : 'after', difference);
  const found = differencesIn(entry).filter((difference) => !bareId.test(shownLast(difference)));
  const isChange = Boolean(entry.before && entry.after);
  const partOf = (difference: Difference) => {
    return (
      <>
        {labelOf(difference, translate)}:{' '}
        {isChange && (
          <>
            {shownOn('before', difference)}{' '}
            <ArrowForwardIcon titleAccess={translate('audit.becomes')} {...inLine} />{' '}
          </>
        )}
        {isChange ? shownOn('after', difference) : shownLast(difference)}
      </>
    );
  };
  const rest = found.length - shownMax;
  const parts = (
    <>
      {found.slice(0, shownMax).map((difference, index) => (
        <Fragment key={difference.name}>
          {index > 0 && ' · '}
          {partOf(difference)}
        </Fragment>
      ))}
      {rest > 0 && ` · ${translate('audit.andMore', { smart_count: rest })}`}
    </>
  );
  return (
    <Typography variant="body2" color="textSecondary" sx={twoLines}>
      {entry.isErased ? translate('audit.erased') : found.length ? parts : nothing}
    </Typography>
  );
}
