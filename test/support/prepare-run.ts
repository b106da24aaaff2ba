/**
 * Makes what many tests begin with, before they begin: several that find it missing at once would each make it. With the
 * data folders of services that are about to start, puts it there.
 */
import { madeCertificate, madeDatabase, prepareCertificate, prepareDataFolder } from './data-folder.ts';
import { madeCluster } from './service-postgres.ts';

const folders = process.argv.slice(2);
for (const folder of folders) {
  await prepareDataFolder(folder);
  await prepareCertificate(folder);
}
if (folders.length === 0) {
  await madeDatabase();
  await madeCertificate();
  await madeCluster();
}
