import { readFileSync } from 'node:fs';

export const PRAISE = readFileSync('praise.txt', 'utf8');
