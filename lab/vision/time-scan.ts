// Prints only the times of a scan, in milliseconds. `npm run lab:vision` measures all figures.
import { newEngine } from '../../packages/vision/test/scan.ts';
import { timeScan } from './bench/scan-times.ts';

const startedAt = performance.now();
const engine = await newEngine();
const start = performance.now() - startedAt;
const { decode, find, measure, analyse } = await timeScan(engine, { rounds: 17, warmUp: 8 });
const floor = decode + find;
const ms = (value: number): string => `${value.toFixed(0)} ms`;
console.log(`Engine start                       ${ms(start)}`);
console.log(`Decode 12 MP JPEG to 1600 px       ${ms(decode)}`);
console.log(`Find the face                      ${ms(find)}`);
console.log(`Floor (decode + find)              ${ms(floor)}`);
console.log(`Analyse (find included)            ${ms(analyse)}`);
console.log(`Scan (decode + analyse)            ${ms(decode + analyse)}`);
console.log(`Over the floor, without error bars ${((decode + measure) / floor).toFixed(2)}`);
console.log(`Over the floor, with error bars    ${((decode + analyse) / floor).toFixed(2)}`);
console.log(`Memory of the process              ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`);
