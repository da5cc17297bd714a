import { Box, Typography } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import type { Cents } from '@semilla/contract';
import { formatDate, formatMoney, formatRoundMoney } from '@semilla/format';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type CurveDay, curvePoints, curveSize } from './curve-points.ts';

interface FundingCurveProps {
  curve: readonly CurveDay[];
  target: Cents;
  /** The last day that it shows. */
  until: string;
}

const { width, height } = curveSize;
export const curveHeight = 148;

function Line({ points }: { points: readonly [number, number][] }) {
  const { palette } = useTheme();
  const shade = useId();
  const line = points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const fixed = { vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <svg
      aria-hidden
      width="100%"
      height={height}
      viewBox={`0 -2 ${width} ${height + 4}`}
      preserveAspectRatio="none"
      style={{ display: 'block' }}
    >
      <defs>
        <linearGradient id={shade} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor={palette.primary.main} stopOpacity={0.28} />
          <stop offset="1" stopColor={palette.primary.main} stopOpacity={0.03} />
        </linearGradient>
      </defs>
      <line x1="0" x2={width} y1="0" y2="0" stroke={palette.divider} strokeDasharray="4 4" {...fixed} />
      <line x1="0" x2={width} y1={height} y2={height} stroke={palette.divider} {...fixed} />
      {points.length > 0 && (
        <>
          <polygon points={`0,${height} ${line} ${width},${height}`} fill={`url(#${shade})`} />
          <polyline
            points={line}
            fill="none"
            stroke={palette.primary.main}
            strokeWidth={2}
            strokeLinejoin="round"
            {...fixed}
          />
        </>
      )}
    </svg>
  );
}

/** The values of the line, for screen readers. */
function Values({ curve }: { curve: readonly CurveDay[] }) {
  const translate = useTranslate();
  return (
    <table className="visually-hidden">
      <caption>{translate('project.backoffice.summary.curve')}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('project.backoffice.summary.day')}</th>
          <th scope="col">{translate('project.backoffice.summary.total')}</th>
        </tr>
      </thead>
      <tbody>
        {curve.map(({ on, invested }) => (
          <tr key={on}>
            <th scope="row">{formatDate(on)}</th>
            <td>{formatMoney(invested)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How the invested amount grew by day, up to the target at the top. */
export function FundingCurve({ curve, target, until }: FundingCurveProps) {
  const translate = useTranslate();
  const [first] = curve;
  return (
    <Box sx={{ position: 'relative', height: curveHeight }}>
      <Typography
        variant="caption"
        color="textSecondary"
        component="div"
        aria-hidden
        sx={{ textAlign: 'right' }}
      >
        {formatRoundMoney(target)}
      </Typography>
      <Line points={curvePoints(curve, target, until)} />
      {first ? (
        <Typography
          variant="caption"
          color="textSecondary"
          component="div"
          aria-hidden
          sx={{ display: 'flex', justifyContent: 'space-between', pt: 0.5 }}
        >
          <span>{formatDate(first.on)}</span>
          <span>{formatDate(until)}</span>
        </Typography>
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ pt: 0.5 }}>
          {translate('project.backoffice.summary.noCurve')}
        </Typography>
      )}
      {first && <Values curve={curve} />}
    </Box>
  );
}
