// Setup of tests with Firestore's web SDK: it logs every denial and broken connection, which these tests cause on
// purpose and check in its results. In Node all files of a worker share one SDK.
import * as full from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';

full.setLogLevel('silent');
lite.setLogLevel('silent');
