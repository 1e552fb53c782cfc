// `npm run graph` prints the folders of the server as a picture in Mermaid; `npm run graph -- ui` those of
// another package.
import { drawGraph, folderGraph, readImports } from './folder-graph.ts';

const [name = 'server'] = process.argv.slice(2);
process.stdout.write(`${drawGraph(folderGraph(readImports(), `packages/${name}/src/`))}\n`);
