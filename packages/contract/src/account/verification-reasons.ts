/** Why the provider declines, or asks to send again, by its code, as far as it helps whoever is to try again. */
const names = {
  101: 'notPhysical',
  102: 'tampered',
  103: 'otherFace',
  104: 'otherName',
  201: 'picturesMissing',
  204: 'blurred',
  205: 'damaged',
  206: 'typeNotAccepted',
  207: 'expired',
} as const;

/** The name of a reason, under which there are words for it; of what the provider suspects nobody is told more. */
export function verificationReasonName(reasonCode: number | null) {
  const isKnown = reasonCode !== null && Object.hasOwn(names, reasonCode);
  return isKnown ? names[reasonCode as keyof typeof names] : 'other';
}
