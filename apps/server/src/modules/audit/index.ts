export { type Acting, auditOf, schoolYearNow } from './acting.ts';
export { recordAudit } from './audit-repository.ts';
