import { InvalidInput } from '../../kit/errors.ts';

interface Phones {
  phone?: string | null | undefined;
  phoneNumber?: string | null | undefined;
}

/** Renames `phoneNumber`, which the specification also allows, to `phone`. */
export function withPhone<Body extends Phones>({ phoneNumber, ...body }: Body): Omit<Body, 'phoneNumber'> {
  if (phoneNumber === undefined) return body;
  if (body.phone !== undefined && body.phone !== phoneNumber)
    throw new InvalidInput([{ path: 'phoneNumber', code: 'choice', params: {} }]);
  return { ...body, phone: phoneNumber };
}
