// Set up for tests with Firestore's web SDK: it warns on the console of every denial and of connections that break,
// which these tests bring about and look for in its answers. In Node the SDK is one for all files of a worker.
import * as full from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';

full.setLogLevel('silent');
lite.setLogLevel('silent');
