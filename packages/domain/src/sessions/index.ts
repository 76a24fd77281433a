export { type DeviceName, deviceNameOf } from './device.ts';
export { type SignInMeans, signInMeans } from './means.ts';
