/** Districts and schools: what other modules may ask of them. */
export { type Subscription, selectSchool, selectSubscription, zoneOf } from './institution-repository.ts';
export { type StoredSettings, settingsOf, storedSettings } from './settings.ts';
