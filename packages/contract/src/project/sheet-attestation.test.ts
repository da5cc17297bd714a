import { expect, it } from 'vitest';
import { attestationOf, sheetAttestation, sheetAttestations } from './sheet-attestation.ts';

async function digestOf(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Published sheets refer to these versions: add a line for a new version, never change one. */
const digests = { '2026-11': 'b8e6092ccea41496' };

it('[L21] the attestation of a sheet never changes without a new version', async () => {
  const found = sheetAttestations.map(async ({ version, ...texts }) => [version, await digestOf(texts)]);
  expect(Object.fromEntries(await Promise.all(found))).toEqual(digests);
});

it('[L21] the attestation names completeness, correctness and clarity in both languages', () => {
  expect(sheetAttestation.es).toMatch(/completa, correcta y clara/);
  expect(sheetAttestation.en).toMatch(/complete, correct and clear/);
});

it('[L21] an attestation is found by its version', () => {
  expect(attestationOf(sheetAttestation.version)).toBe(sheetAttestation);
  expect(attestationOf(null)).toBeUndefined();
});
