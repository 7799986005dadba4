// Loaded into firebase-tools before it starts. Without this, a file that is deleted between the permission check and the read
// crashes the suite with 'Cannot read properties of undefined'. Now the file counts as missing.
try {
  const { StorageLayer } = require('firebase-tools/lib/emulator/storage/files.js');
  const { NotFoundError } = require('firebase-tools/lib/emulator/storage/errors.js');
  const { getObject } = StorageLayer.prototype;
  StorageLayer.prototype.getObject = async function getObjectThatIsThere(request) {
    const found = await getObject.call(this, request);
    if (found.data === undefined) throw new NotFoundError('File not found');
    return found;
  };
} catch (error) {
  process.stderr.write(
    `A file that is deleted while it is read may end the suite: ${String(error)}\n`,
  );
}
