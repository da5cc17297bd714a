export { compactPicture, measurePicture, processPicture } from './process-picture.ts';
export { findDocument } from './repository.ts';
export { registerDocuments } from './routes.ts';
export { sendDocument } from './send-document.ts';
export { privateToCaller, publicForever, sandboxPolicy, sendFile } from './send-file.ts';
export { temporaryAddress } from './signed-address.ts';
export { deleteDocument, deleteFiles, putFile, storeDocument } from './store-document.ts';
export { documents } from './table.ts';
export { registerViewRule, type Sight } from './view-rules.ts';
