/** The first import of the process that compiles bodies: whatever is loaded afterwards is kept. */
import { keepModules } from './keep-modules';

keepModules('bodies');
