import { describe, expect, it } from 'vitest';
import { otpBody } from './otp-body.ts';

const values = { code: '123456', recoveryCode: 'K7QD-3MXA', trustDevice: false, deviceName: 'Portátil' };

describe('otpBody', () => {
  it('[R10] sends only the code', () => {
    expect(otpBody(values, true)).toEqual({ code: '123456' });
  });

  it('[B7] sends a recovery code instead', () => {
    expect(otpBody(values, false)).toEqual({ recoveryCode: 'K7QD-3MXA' });
  });

  it('[R12] [B7] includes a device to trust if a name was given', () => {
    expect(otpBody({ ...values, trustDevice: true }, true)).toEqual({
      code: '123456',
      trustDevice: true,
      deviceName: 'Portátil',
    });
    expect(otpBody({ ...values, trustDevice: true, deviceName: ' ' }, true)).toEqual({
      code: '123456',
      trustDevice: true,
    });
  });
});
