export { isTrustedDevice, trustDevice } from './trust-device.ts';
export { forgetDevices } from './repository.ts';
export { registerDevices } from './routes.ts';
