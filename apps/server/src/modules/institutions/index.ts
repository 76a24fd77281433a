/** Districts and schools: what other modules may ask of them. */

export { type Change, changeInstitution, type SettingName } from './change-service.ts';
export { type Denial, selectDenials } from './denial-repository.ts';
export { allowUnit, denyUnit } from './denial-service.ts';
export { type Subscription, selectSchool, selectSubscription, zoneOf } from './institution-repository.ts';
export { type OpenSchool, selectOptionalOpenSchool, selectOptionalSchoolByCode } from './open-school-repository.ts';
export { type AdministrationRefusal, NotDone, type RefusalFacts } from './refused.ts';
export { countPeople, type Institution, type InstitutionKind, type ListedInstitution, selectInstitutions } from './register-repository.ts';
export { auditIn, createDistrict, createSchool, type Doing, districtOf, institutionOf, resetSchoolCode } from './register-service.ts';
export { type StoredSettings, settingsOf, storedSettings } from './settings.ts';
export { type SubscriptionRow, selectSubscriptions } from './subscription-repository.ts';
export { addSubscriptions, endSubscription, todayIn } from './subscription-service.ts';
