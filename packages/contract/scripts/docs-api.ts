// Writes the pages of docs/api that are rendered from openapi.yaml.
import { writeFile } from 'node:fs/promises';
import { apiPages } from './api-pages.ts';

for (const [name, text] of Object.entries(apiPages())) await writeFile(`docs/api/${name}`, text);
