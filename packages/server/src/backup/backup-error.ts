/** A backup or a restore that cannot go on, with one sentence about what the operator can do. */
export class BackupError extends Error {}
