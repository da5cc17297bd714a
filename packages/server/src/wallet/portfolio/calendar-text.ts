const octetsMax = 75;
const lineEnd = '\r\n';

/** An all-day event. */
export interface CalendarEvent {
  uid: string;
  /** For example `2026-03-01`. */
  day: string;
  summary: string;
  description: string;
}

export interface Calendar {
  name: string;
  product: string;
  writtenAt: Date;
  events: readonly CalendarEvent[];
}

/** Escapes a text value (RFC 5545, 3.3.11). */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    // Other control characters are not allowed in values.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** Folds a line into lines of at most 75 octets, never inside a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > octetsMax) {
      lines.push(current);
      // The space at the beginning of a continued line counts.
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join(lineEnd);
}

const dayValue = (day: string) => day.replaceAll('-', '');
const momentValue = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

const eventLines = ({ uid, day, summary, description }: CalendarEvent, writtenAt: Date) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${momentValue(writtenAt)}`,
  `DTSTART;VALUE=DATE:${dayValue(day)}`,
  `SUMMARY:${escaped(summary)}`,
  `DESCRIPTION:${escaped(description)}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** A calendar that programs can subscribe to (RFC 5545). */
export function calendarText({ name, product, writtenAt, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//ES`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...events.flatMap((event) => eventLines(event, writtenAt)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}${lineEnd}`).join('');
}
