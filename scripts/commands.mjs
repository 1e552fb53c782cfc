/** The commands of an operator: programs in packages/server/scripts, scripts of package.json, and words of a release. */
export const COMMANDS = [
  'admin',
  'backup',
  'catalogue',
  'doctor',
  'keys',
  'move-files',
  'move-to',
  'refunds',
  'restore',
  'verify-backup',
];
