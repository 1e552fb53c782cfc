import { readFileSync } from 'node:fs';

export const REMEMBERED = readFileSync('conversation.txt', 'utf8');
