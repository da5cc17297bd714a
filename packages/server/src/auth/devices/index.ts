export { deleteExpiredDevices, forgetDevices } from './repository.ts';
export { registerDevices } from './routes.ts';
export { isTrustedDevice, trustDevice, trustedDeviceOf } from './trust-device.ts';
