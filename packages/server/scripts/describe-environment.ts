import { settings } from '../src/config.ts';

const ROOT = new URL('../../../', import.meta.url);

/** The files that are generated from the settings, with the text that they must have. */
export function describeEnvironment(): { file: URL; text: string }[] {
  return [
    { file: new URL('docs/environment.md', ROOT), text: describeForReaders() },
    { file: new URL('.env.example', ROOT), text: describeForShells() },
  ];
}

function describeForReaders(): string {
  const rows = Object.values(settings).map(
    ({ variable, about, fallback, fallbackNote }) =>
      `| \`${variable}\` | ${fallbackNote ?? `\`${fallback}\``} | ${about} |`,
  );
  return `# Environment

Every setting of the server. All have a default, so \`npm start\` needs none. A wrong value stops the start and names
every variable that has to change. A secret may also be in a file: \`NAME_FILE\` names it, for \`SMTP_URL\` for example
\`SMTP_URL_FILE\`.

Made from \`packages/server/src/config.ts\` by \`npm run generate\`; do not edit.

| Variable | Default | Meaning |
| --- | --- | --- |
${rows.join('\n')}
`;
}

function describeForShells(): string {
  const entries = Object.values(settings).map(
    ({ variable, about, fallback, fallbackNote }) =>
      `# ${about.replaceAll('`', '')}${fallbackNote ? ` Default: ${fallbackNote}.` : ''}\n#${variable}=${fallback}\n`,
  );
  return `# Made from packages/server/src/config.ts by \`npm run generate\`; do not edit.\n\n${entries.join('\n')}`;
}
