import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { STATES } from '../states.ts';

// Writes the states as JSON, for state handlers in other languages.
writeFileSync(path.join(import.meta.dirname, '../states.json'), `${JSON.stringify(STATES, null, 2)}\n`);
