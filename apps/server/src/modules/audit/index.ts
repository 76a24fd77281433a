export { type Acting, type Actor, auditOf, operator, schoolYearNow } from './acting.ts';
export { type AuditEntry, recordAudit } from './audit-repository.ts';
