import { formatNumber } from './format-number.ts';
import { nbsp } from './nbsp.ts';

const units = ['B', 'KB', 'MB', 'GB'];

/** A size in the largest unit that fits: `4,5 MB`. Units are powers of 1000, as in the upload limit. */
export function formatFileSize(bytes: number): string {
  let size = bytes;
  let step = 0;
  while (step < units.length - 1 && roundToTenth(size) >= 1000) {
    size /= 1000;
    step += 1;
  }
  const decimals = Number.isInteger(roundToTenth(size)) ? 0 : 1;
  return `${formatNumber(size, decimals)}${nbsp}${units[step]}`;
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
