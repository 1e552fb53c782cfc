/** A backup or a restore that is refused, with one sentence about what the operator can do. */
export class BackupError extends Error {}
