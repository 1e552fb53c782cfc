import 'node:fs';
export const thing = 1;
