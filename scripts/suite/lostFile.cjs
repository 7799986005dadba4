// Loaded into firebase-tools before it starts. A file that is deleted between the question whether it may be read and the
// reading would end the whole suite: 'Cannot read properties of undefined'. Now it is one that is not there.
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
