export { type Acting, auditOf, schoolYearNow } from './acting.ts';
export { type AuditEntry, recordAudit } from './audit-repository.ts';
