export * from './auditEvent.ts';
export * from './operations.ts';
export * from './securityEvent.ts';
export * from './retention.ts';
export * from './retentionTime.ts';
export * from './user.ts';
