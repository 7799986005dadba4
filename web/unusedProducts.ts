// reactfire is one file that imports these of Firebase's products by name. Nothing here uses them through it, and they
// cannot be shaken off, so the build puts this in their place for reactfire. See docs/decisions/0023-libraries-and-tools.md.
function unused(): never {
  throw new Error('The site does not use this product of Firebase through reactfire.');
}

// Realtime Database
export {
  unused as get,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onValue,
};
// Remote Config
export {
  unused as ensureInitialized,
  unused as getAll,
  unused as getBoolean,
  unused as getNumber,
  unused as getString,
  unused as getValue,
};
// Cloud Functions and Cloud Storage, which have doors of their own in src/data.
export { unused as getDownloadURL, unused as httpsCallable, unused as ref };
