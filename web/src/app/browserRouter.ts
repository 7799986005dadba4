// A file of its own, because the build gives it its own copy of React Router: see web/vite.config.ts.
export { createBrowserRouter } from 'react-router-dom';
