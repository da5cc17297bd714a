const hidden = '…';

/** Parameters that contain no personal data: filters, sorting and pages. */
const harmless = new Set([
  'skip',
  'take',
  'orderBy',
  'orderSide',
  'lang',
  'isFrontOffice',
  'getTotalByPhases',
  'phaseId',
  'projectTypeId',
  'projectId',
  'country',
  'stateId',
  'read',
  'main',
  'state',
  'type',
  'status',
]);

const iban = /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,4})?\b/gi;
const email = /[^\s/@]+@[^\s/@]+\.[^\s/@]+/g;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const longRun = /[A-Za-z0-9_]{24,}/;

/** Hides tokens, which are long runs of letters and digits or long texts with dots; keeps ids and words joined by hyphens. */
function redactSegment(segment: string): string {
  if (uuid.test(segment)) return segment;
  if (longRun.test(segment) || (segment.length >= 24 && segment.includes('.'))) return hidden;
  return segment.replace(email, hidden).replace(iban, hidden);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return hidden;
  }
}

/** Removes tokens, codes, e-mail addresses and account numbers from an address of the API. */
export function redactPath(path: string): string {
  const [address = '', query] = path.split('?');
  const clean = address
    .split('/')
    .map((segment) => redactSegment(decoded(segment)))
    .join('/');
  if (query === undefined) return clean;
  const pairs = [...new URLSearchParams(query)].map(([name, value]) =>
    harmless.has(name) ? `${name}=${redactSegment(value)}` : `${name}=${hidden}`,
  );
  return `${clean}?${pairs.join('&')}`;
}
