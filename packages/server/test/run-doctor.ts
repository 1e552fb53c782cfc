import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const DOCTOR = fileURLToPath(new URL('../scripts/doctor.ts', import.meta.url));

export interface Said {
  exitCode: number;
  /** All lines about a part, such as `wrong    mail      …`, without the name of the part. */
  about(part: string): string[];
  output: string;
}

/** Runs `npm run doctor` with these settings and no others. */
export async function runDoctor(env: Record<string, string>, words: string[] = []): Promise<Said> {
  const options = { env: { PATH: process.env['PATH'], ...env } };
  const { exitCode, output } = await new Promise<{ exitCode: number; output: string }>((resolve) => {
    const child = execFile(process.execPath, [DOCTOR, ...words], options, (_error, stdout, stderr) =>
      resolve({ exitCode: child.exitCode ?? 0, output: stdout + stderr }),
    );
  });
  const lines = [...output.matchAll(/^(ok|warning|wrong) +(\w+) +(.*)$/gm)];
  return {
    exitCode,
    output,
    about: (part) => lines.flatMap(([, level, name, said]) => (name === part ? [`${level}: ${said}`] : [])),
  };
}
