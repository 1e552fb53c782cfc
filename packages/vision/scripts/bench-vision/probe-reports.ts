// Prints reports as they come out of whichever Node runs this. Started by determinism.ts with another one.
import { newEngine } from '../../test/scan.ts';
import { partCalled } from './part-called.ts';
import { reportsOf } from './reports.ts';

const [part = '', count = ''] = process.argv.slice(2);
const reports = reportsOf(await newEngine(), partCalled(part), Number(count));
process.stdout.write(JSON.stringify({ node: process.version, reports }));
