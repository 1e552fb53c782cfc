// Prints the reports of the Node that runs this. determinism.ts starts it with another version.
import { newEngine } from '../../../packages/vision/test/scan.ts';
import { partCalled } from './part-called.ts';
import { reportsOf } from './reports.ts';

const [part = '', count = ''] = process.argv.slice(2);
const reports = reportsOf(await newEngine(), partCalled(part), Number(count));
process.stdout.write(JSON.stringify({ node: process.version, reports }));
