export { deleteExpiredDevices, forgetDevices } from './repository.ts';
export { registerDevices } from './routes.ts';
export { isTrustedDevice, trustDevice } from './trust-device.ts';
