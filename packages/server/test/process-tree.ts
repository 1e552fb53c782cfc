import { spawnSync } from 'node:child_process';

/** A process that runs at this moment. */
interface Process {
  pid: number;
  parent: number;
  command: string;
}

/** Every process of this machine, without those that only wait to be reaped. */
export function listProcesses(): Process[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, stat = 'Z', command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return stat.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
}
