/** A command that cannot be carried out, with one sentence about what the operator can do. */
export class AdminError extends Error {}
