/** Districts and schools: what other modules may ask of them. */
export { type School, type Subscription, selectSchool, selectSubscription, zoneOf } from './institution-repository.ts';
