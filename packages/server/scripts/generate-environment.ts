// Writes docs/environment.md and .env.example from the one schema of settings.
import { writeFile } from 'node:fs/promises';
import { describeEnvironment } from './describe-environment.ts';

for (const { file, text } of describeEnvironment()) await writeFile(file, text);
