import type { ClientInputOf, v1 } from '@semilla/contract';

export interface OtpValues extends Record<string, string | boolean> {
  code: string;
  recoveryCode: string;
  trustDevice: boolean;
  deviceName: string;
}

type Body = NonNullable<ClientInputOf<typeof v1.totps.check>['body']>;

/** The request body: the code that was asked for, and a device name only if the device should be trusted. */
export function otpBody(values: OtpValues, hasDevice: boolean): Body {
  const { code, recoveryCode, trustDevice, deviceName } = values;
  return {
    ...(hasDevice ? { code } : { recoveryCode }),
    ...(trustDevice && { trustDevice, ...(deviceName.trim() && { deviceName }) }),
  };
}
