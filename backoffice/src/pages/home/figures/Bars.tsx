import { useTheme } from '@mui/material/styles';

interface BarsProps {
  values: number[];
  /** The index of the current month. */
  current: number;
}

const height = 36;
const width = 10;
const gap = 3;
const shortest = 2;

/** A small bar chart; hidden from assistive technology because the figures are also written next to it. */
export function Bars({ values, current }: BarsProps) {
  const { palette } = useTheme();
  const most = Math.max(1, ...values);
  const whole = values.length * (width + gap) - gap;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${whole} ${height}`}
      width="100%"
      height={height}
      preserveAspectRatio="none"
    >
      {values.map((value, index) => {
        const size = Math.max(shortest, (Math.max(0, value) / most) * height);
        return (
          <rect
            key={index}
            x={index * (width + gap)}
            y={height - size}
            width={width}
            height={size}
            rx={1.5}
            fill={index === current ? palette.primary.main : palette.action.disabled}
          />
        );
      })}
    </svg>
  );
}
